// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QUrl>

class QWindow;

namespace academy::app
{

/// Opens records of games in the window, and codes of seats at other devices' tables: the one of the command line, and those
/// that the system hands over while the program runs, as macOS does when a file is clicked and Android when a code is scanned.
class RecordOpener : public QObject
{
    Q_OBJECT

public:
    explicit RecordOpener(QWindow &window);
    ~RecordOpener() override;
    Q_DISABLE_COPY_MOVE(RecordOpener)

    /// Goes on with that game, or shows how it ended; nothing when the path is empty.
    void open(const QString &path);
    /// Shows that game from its beginning on, as a look back.
    void replay(const QString &path);
    /// Joins the table whose code this is, "medievalacademy:…", as a camera has read it; nothing when it is empty.
    Q_INVOKABLE void join(const QUrl &code);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWindow &m_window;
};

} // namespace academy::app
