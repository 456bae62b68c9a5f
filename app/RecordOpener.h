// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>

class QWindow;

namespace academy::app
{

/// Opens records of games in the window: the one of the command line, and those that the system hands over while the
/// program runs, as macOS does when a file is clicked.
class RecordOpener : public QObject
{
public:
    explicit RecordOpener(QWindow &window);

    /// Goes on with that game, or shows how it ended; nothing when the path is empty.
    void open(const QString &path);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWindow &m_window;
};

} // namespace academy::app
