// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QPointer>
#include <QtQmlIntegration/qqmlintegration.h>

class QKeyEvent;
class QQuickWindow;

/// How the keyboard is used in the whole program.
namespace academy::controls
{

/// Whether people are using the keyboard: from a key until the next touch or click. Controls show then that they have the
/// focus, however it came to them.
///
/// It also sees to it that a key that is held acts once, save where it goes on from thing to thing or writes, and that a key
/// does nothing to a control that has come to have the focus while the key was down.
///
/// Arrow keys, Enter and Escape go far: an arrow for which what has the focus has no use goes to the next or
/// the previous control, as Tab does, and Enter presses every button. This is for what sends no other keys: the
/// directions and the first button of a game controller or a remote control (Key_Select), where the system makes keys of
/// them. Qt itself knows controllers no longer since its version 6.
class Keyboard : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_PROPERTY(bool used READ isUsed NOTIFY usedChanged FINAL)

public:
    explicit Keyboard(QObject *parent = nullptr);

    [[nodiscard]] bool isUsed() const { return m_used; }

Q_SIGNALS:
    void usedChanged();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUsed(bool used);
    bool press(const QKeyEvent &event);
    bool release(const QKeyEvent &event);
    static bool deliver(QQuickWindow &window, QKeyEvent &event);

    bool m_used = false;
    int m_key = 0; ///< the last one that was pressed
    QPointer<QObject> m_pressed; ///< what had the focus then
};

} // namespace academy::controls
