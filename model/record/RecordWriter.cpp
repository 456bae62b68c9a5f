// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/Json.h"
#include "record/Record.h"

#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace academy::record
{

namespace
{

QByteArray quoted(const QString &text)
{
    return json::quoted(text.toUtf8());
}

QByteArray squires(const rules::Options &options)
{
    QByteArrayList items;
    for (int squire = 0; squire < options.squires; ++squire) {
        const auto color = options.colors[static_cast<std::size_t>(squire)];
        const int owner = options.owner(squire);
        items += R"({"color": )" + json::quoted(rules::colorNames[static_cast<std::size_t>(color)]) + R"(, "player": )"
            + (owner == rules::nobody ? QByteArray("null") : QByteArray::number(owner)) + '}';
    }
    return json::list(items);
}

QByteArray players(const std::vector<Player> &players)
{
    QByteArrayList items;
    for (const Player &player : players) {
        items += R"({"name": )" + quoted(player.name) + R"(, "kind": )"
            + (player.kind == PlayerKind::Human ? R"("human")" : R"("computer")")
            + (player.level.isEmpty() ? QByteArray() : R"(, "level": )" + quoted(player.level))
            + (player.style.isEmpty() ? QByteArray() : R"(, "style": )" + quoted(player.style)) + '}';
    }
    return json::list(items);
}

QByteArray namesOf(unsigned bits, const auto &names)
{
    QByteArrayList items;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if ((bits >> i & 1U) != 0) {
            items += json::quoted(names[i]);
        }
    }
    return json::list(items);
}

/// The seven options in the documented order.
std::array<std::pair<const char *, QByteArray>, 7> optionMembers(const Record &record)
{
    const rules::Options &options = record.options;
    return {{{"mode", json::quoted(rules::modeNames[static_cast<std::size_t>(options.mode)])},
             {"squires", squires(options)},
             {"players", players(record.players)},
             {"firstSquire", QByteArray::number(options.firstSquire)},
             {"advanced", namesOf(options.advanced, rules::advancedNames)},
             {"variations", namesOf(options.variations, rules::variationNames)},
             {"stakes", json::quoted(rules::stakesNames[static_cast<std::size_t>(options.stakes)])}}};
}

QByteArray object(const auto &members, const QByteArray &begin, const QByteArray &separator, const QByteArray &end)
{
    QByteArray json;
    for (const auto &[key, value] : members) {
        json += (json.isEmpty() ? begin : separator) + '"' + key + "\": " + value;
    }
    return json + end;
}

/// What the table agreed on, in the documented order; nothing where it is not said.
QByteArray table(const TableTerms &terms)
{
    const std::array<std::pair<const char *, std::optional<bool>>, 4> all{{{"hiddenScores", terms.hiddenScores},
                                                                           {"takeBacks", terms.takeBacks},
                                                                           {"branched", terms.branched},
                                                                           {"over", terms.over}}};
    std::vector<std::pair<const char *, QByteArray>> said;
    if (!terms.title.isEmpty()) {
        said.emplace_back("title", quoted(terms.title));
    }
    for (const auto &[key, term] : all) {
        if (term) {
            said.emplace_back(key, *term ? "true" : "false");
        }
    }
    return said.empty() ? QByteArray() : object(said, "{", ", ", "}");
}

} // namespace

QByteArray optionsToJson(const Record &record)
{
    return object(optionMembers(record), "{", ", ", "}");
}

QByteArray toJson(const Record &record)
{
    QByteArray entries;
    for (const Entry &entry : record.entries) {
        entries += (entries.isEmpty() ? "\n    " : ",\n    ") + toJson(entry);
    }
    std::vector<std::pair<const char *, QByteArray>> members{
        {"format", R"("medieval-academy-record")"},
        {"version", "1"},
        {"application", quoted(record.application)},
        {"created", quoted(record.created)},
        {"seed", quoted(record.seed)},
        {"options", object(optionMembers(record), "{\n    ", ",\n    ", "\n  }")},
    };
    if (const QByteArray terms = table(record.table); !terms.isEmpty()) {
        members.emplace_back("table", terms);
    }
    members.emplace_back("entries", '[' + entries + (entries.isEmpty() ? "]" : "\n  ]"));
    return object(members, "{\n  ", ",\n  ", "\n}\n");
}

} // namespace academy::record
