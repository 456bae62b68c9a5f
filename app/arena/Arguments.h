// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Command.h"

#include <QCommandLineParser>
#include <QString>
#include <QStringList>

#include <string_view>

/// What stands on the command line after the name of a command. The first thing that is wrong with it is kept as a
/// complaint, and whatever is read afterwards is a stand-in; so a command reads all it needs and then looks once.
namespace academy::arena
{

class Arguments
{
public:
    Arguments(const Command &command, const QStringList &words);

    [[nodiscard]] bool wantsHelp() const;
    [[nodiscard]] const QString &complaint() const { return m_complaint; }
    void complain(const QString &text) const;

    [[nodiscard]] bool has(const QString &option) const;
    /// The value given, or the standard one.
    [[nodiscard]] QString text(const QString &option) const;
    /// A whole number from smallest to largest.
    [[nodiscard]] int number(const QString &option, int smallest, int largest) const;
    [[nodiscard]] double seconds(const QString &option, double smallest, double largest) const;
    /// The words after the options.
    [[nodiscard]] QStringList operands() const;

    /// The position of the option's value among the names.
    [[nodiscard]] int choice(const QString &option, std::span<const std::string_view> names) const;
    /// A comma-separated list of names, or `all` or `none`, as bits by position.
    [[nodiscard]] unsigned set(const QString &option, std::span<const std::string_view> names) const;

private:
    [[nodiscard]] int position(const QString &option, const QString &name,
                               std::span<const std::string_view> names) const;

    QCommandLineParser m_parser;
    mutable QString m_complaint; ///< reading is const for whoever reads, complaints included
};

/// Names joined by commas.
[[nodiscard]] QString joined(std::span<const std::string_view> names);

} // namespace academy::arena
