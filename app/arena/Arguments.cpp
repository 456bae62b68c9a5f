// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arguments.h"

#include <algorithm>

namespace academy::arena
{

namespace
{

const auto helpOption = QStringLiteral("help");

QString string(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

} // namespace

Arguments::Arguments(const Command &command, const QStringList &words)
{
    for (const OptionText &option : command.options) {
        m_parser.addOption({option.name, option.text, option.value, option.standard});
    }
    m_parser.addOption({{QStringLiteral("h"), helpOption}, QString()});
    if (!m_parser.parse(QStringList(command.name) + words)) {
        QString error = m_parser.errorText(); // a sentence; ours start small and have no full stop
        error.front() = error.front().toLower();
        complain(error.endsWith(u'.') ? error.chopped(1) : error);
    } else if (command.operands.isEmpty() && !operands().isEmpty()) {
        complain(QStringLiteral("there is nothing to do with \"%1\"").arg(operands().constFirst()));
    }
    for (const OptionText &option : command.options) {
        if (m_parser.optionNames().count(option.name) > 1) {
            complain(QStringLiteral("--%1 is given twice").arg(option.name));
        }
    }
}

bool Arguments::wantsHelp() const
{
    return m_parser.isSet(helpOption);
}

void Arguments::complain(const QString &text) const
{
    if (m_complaint.isEmpty()) {
        m_complaint = text;
    }
}

bool Arguments::has(const QString &option) const
{
    return m_parser.isSet(option);
}

QString Arguments::text(const QString &option) const
{
    return m_parser.value(option);
}

int Arguments::number(const QString &option, int smallest, int largest) const
{
    bool isNumber = false;
    const int number = text(option).toInt(&isNumber);
    if (!isNumber || number < smallest || number > largest) {
        complain(QStringLiteral("--%1 needs a whole number from %2 to %3, not \"%4\"")
                     .arg(option)
                     .arg(smallest)
                     .arg(largest)
                     .arg(text(option)));
        return smallest;
    }
    return number;
}

double Arguments::seconds(const QString &option, double smallest, double largest) const
{
    bool isNumber = false;
    const double seconds = text(option).toDouble(&isNumber);
    if (!isNumber || !(seconds >= smallest && seconds <= largest)) {
        complain(QStringLiteral("--%1 needs a number from %2 to %3, not \"%4\"")
                     .arg(option)
                     .arg(smallest)
                     .arg(largest)
                     .arg(text(option)));
        return smallest;
    }
    return seconds;
}

QStringList Arguments::operands() const
{
    return m_parser.positionalArguments();
}

int Arguments::position(const QString &option, const QString &name, std::span<const std::string_view> names) const
{
    const auto found = std::ranges::find(names, name.toStdString());
    if (found == names.end()) {
        complain(QStringLiteral("--%1 does not know \"%2\"; there is %3").arg(option, name, joined(names)));
        return 0;
    }
    return static_cast<int>(found - names.begin());
}

int Arguments::choice(const QString &option, std::span<const std::string_view> names) const
{
    return position(option, text(option), names);
}

unsigned Arguments::set(const QString &option, std::span<const std::string_view> names) const
{
    const QString value = text(option);
    if (value == u"none") {
        return 0;
    }
    if (value == u"all") {
        return (1U << names.size()) - 1;
    }
    unsigned bits = 0;
    for (const QString &name : value.split(u',')) {
        const unsigned bit = 1U << position(option, name.trimmed(), names);
        if ((bits & bit) != 0) {
            complain(QStringLiteral("--%1 names \"%2\" twice").arg(option, name.trimmed()));
        }
        bits |= bit;
    }
    return bits;
}

QString joined(std::span<const std::string_view> names)
{
    QStringList strings;
    for (const std::string_view name : names) {
        strings += string(name);
    }
    return strings.join(QStringLiteral(", "));
}

} // namespace academy::arena
