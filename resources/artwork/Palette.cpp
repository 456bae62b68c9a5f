// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/Palette.h"

#include "artwork/Resources.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtLogging>

#include <algorithm>
#include <cmath>
#include <vector>

namespace academy::artwork
{
namespace
{

constexpr std::array<std::string_view, Palette::tokenCount> tokenNames{
    "page", "leaf", "sunk", "card",      "rule", "shade",   "ink",   "ink2", "golddeep", "danger", "ok",
    "link", "line", "gold", "goldlight", "art",  "onfield", "azure", "vert", "or",       "gules",  "sable"};

QJsonObject readTable()
{
    initResources();
    QFile file(QStringLiteral(":/academy/palettes.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        qFatal("The palettes are missing from the program's resources");
    }
    return QJsonDocument::fromJson(file.readAll()).object();
}

double luminance(const QColor &color)
{
    const auto linear = [](float channel) {
        const double c = static_cast<double>(channel);
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

std::vector<ContrastPair> makePairs()
{
    using enum Palette::Token;
    constexpr double text = 4.5;
    constexpr double line = 3.0;
    std::vector<ContrastPair> pairs;
    for (const auto ground : {Page, Leaf, Sunk}) {
        for (const auto ink : {Ink, Ink2, GoldDeep, Danger, Ok, Link}) {
            pairs.push_back({ink, ground, text});
        }
    }
    // The answer beside a question is written the other way round.
    pairs.push_back({Page, Palette::Token::Ink, text});
    pairs.push_back({Line, Page, line});
    pairs.push_back({Line, Leaf, line});
    for (const auto ground : {Gold, Card, Or}) {
        pairs.push_back({Art, ground, text});
    }
    for (const auto field : {Azure, Vert, Gules, Sable}) {
        pairs.push_back({OnField, field, text});
    }
    return pairs;
}

} // namespace

const Palette &Palette::get(Id id)
{
    static const std::array<Palette, ids.size()> palettes{read(Id::Vellum), read(Id::Scriptorium),
                                                          read(Id::HighContrast)};
    return palettes.at(static_cast<std::size_t>(id));
}

Palette Palette::read(Id id)
{
    static const QJsonObject table = readTable();
    const QJsonObject colors = table[name(id)].toObject();
    Palette palette;
    palette.m_dark = colors[QLatin1String("dark")].toBool();
    for (std::size_t i = 0; i < tokenCount; ++i) {
        const QLatin1String key(tokenNames[i].data(), static_cast<qsizetype>(tokenNames[i].size()));
        palette.m_colors[i] = QColor::fromString(colors[key].toString());
        if (!palette.m_colors[i].isValid()) {
            qFatal("The palette %s has no colour %s", qPrintable(name(id)), key.data());
        }
    }
    const QJsonObject boards = colors[QLatin1String("boards")].toObject();
    for (auto board = boards.begin(); board != boards.end(); ++board) {
        palette.m_pigments.insert(board.key(), QColor::fromString(board.value().toString()));
    }
    return palette;
}

QString Palette::name(Id id)
{
    switch (id) {
    case Id::Vellum:
        return QStringLiteral("vellum");
    case Id::Scriptorium:
        return QStringLiteral("scriptorium");
    case Id::HighContrast:
        return QStringLiteral("high-contrast");
    }
    Q_UNREACHABLE_RETURN({});
}

std::optional<Palette::Id> Palette::byName(QStringView name)
{
    const auto found = std::ranges::find_if(ids, [name](Id id) { return Palette::name(id) == name; });
    return found == ids.end() ? std::nullopt : std::optional(*found);
}

std::string_view Palette::tokenName(Token token)
{
    return tokenNames[static_cast<std::size_t>(token)];
}

std::optional<Palette::Token> Palette::tokenByName(QStringView name)
{
    for (std::size_t i = 0; i < tokenCount; ++i) {
        if (name == QLatin1String(tokenNames[i].data(), static_cast<qsizetype>(tokenNames[i].size()))) {
            return static_cast<Token>(i);
        }
    }
    return std::nullopt;
}

QColor mix(const QColor &from, const QColor &to, double share)
{
    const auto channel = [share](int a, int b) { return static_cast<int>(std::lround(a + (b - a) * share)); };
    return QColor(channel(from.red(), to.red()), channel(from.green(), to.green()), channel(from.blue(), to.blue()));
}

double contrast(const QColor &one, const QColor &other)
{
    const auto [darker, lighter] = std::minmax({luminance(one), luminance(other)});
    return (lighter + 0.05) / (darker + 0.05);
}

std::span<const ContrastPair> contrastPairs()
{
    static const std::vector<ContrastPair> pairs = makePairs();
    return pairs;
}

} // namespace academy::artwork
