// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

class QWindow;

namespace academy::controls
{
class Edges;
}

namespace academy::app
{

/// Keeps `edges` as the system says they are for this window, which on Android reaches under the bars.
void followEdges(QWindow &window, controls::Edges &edges);

} // namespace academy::app
