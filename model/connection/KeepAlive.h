// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

class QAbstractSocket;

/// Devices fall asleep and change their network without a farewell. A system notices that by itself only after two hours of
/// silence, or a quarter of an hour of speaking to nobody: so it is asked to look sooner.
namespace academy::connection
{

/// Lets the system end a connection whose other side has not answered for about half a minute. Where that is not to be had,
/// the system's own times hold. The socket has to be connected.
void noticeSilence(const QAbstractSocket &socket);

} // namespace academy::connection
