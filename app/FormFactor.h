// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QSize>
#include <QStringView>

#include <array>
#include <optional>

namespace academy::app
{

/// A form factor is a size the interface is designed for and looked at in pictures; Least is the smallest window it works in.
enum class FormFactor { Least, Phone, Tablet, TabletPortrait, Desktop };

inline constexpr std::array formFactors{FormFactor::Least, FormFactor::Phone, FormFactor::Tablet,
                                        FormFactor::TabletPortrait, FormFactor::Desktop};

/// `least`, `phone`, `tablet`, `tablet-portrait`, `desktop`: on the command line and in the names of pictures.
[[nodiscard]] QStringView name(FormFactor form);
[[nodiscard]] std::optional<FormFactor> formFactorNamed(QStringView wanted);

/// The window's size in device-independent pixels.
[[nodiscard]] QSize windowSize(FormFactor form);

/// Tells Kirigami which kind of device this is. To be called before the application object is made.
void pretend(FormFactor form);

} // namespace academy::app
