// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "WindowEdges.h"

#include "Edges.h"

#include <QWindow>

namespace academy::app
{

void followEdges([[maybe_unused]] QWindow &window, [[maybe_unused]] controls::Edges &edges)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 9, 0) // before, Qt knows of no such thing, and the window ends at the bars
#ifdef Q_OS_ANDROID
    window.setFlags(window.flags() | Qt::ExpandedClientAreaHint | Qt::NoTitleBarBackgroundHint);
#endif
    const auto follow = [&window, &edges] { edges.setTaken(window.safeAreaMargins().toMarginsF()); };
    QObject::connect(&window, &QWindow::safeAreaMarginsChanged, &edges, follow);
    follow();
#endif
}

} // namespace academy::app
