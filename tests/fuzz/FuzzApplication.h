// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QGuiApplication>

#include <array>

/// What fuzzers of the model need of Qt.
namespace academy::fuzz
{

/// Makes the one application of the process, without a display; it lasts as long as the process.
inline void startApplication()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    static int count = 1;
    static std::array<char, 5> name{"fuzz"};
    static std::array<char *, 2> arguments{name.data(), nullptr};
    static const QGuiApplication application(count, arguments.data());
}

} // namespace academy::fuzz
