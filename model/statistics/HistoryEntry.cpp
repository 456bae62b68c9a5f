// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "names/PlayerName.h"
#include "names/PlayerNames.h"
#include "statistics/FinishedGame.h"

#include "record/Fields.h"
#include "record/Json.h"
#include "record/Names.h"
#include "rules/RuleSet.h"

#include <algorithm>

/// A line of the history, written and read (HISTORY.md).
namespace academy::model
{

namespace
{

namespace json = record::json;

using record::Complaint;
using record::Fields;

constexpr std::array<std::string_view, 2> kinds{"human", "computer"};

QByteArray quoted(const QString &text)
{
    return json::quoted(text.toUtf8());
}

QByteArray namesOf(unsigned bits, const auto &names)
{
    QByteArrayList items;
    for (std::size_t position = 0; position < names.size(); ++position) {
        if ((bits >> position & 1U) != 0) {
            items.append(json::quoted(names[position]));
        }
    }
    return json::list(items);
}

QByteArray toJson(const FinishedPlayer &player, const rules::Options &options)
{
    QByteArrayList colors;
    for (const rules::Color color : player.colors) {
        colors.append(json::quoted(rules::colorNames[static_cast<std::size_t>(color)]));
    }
    QByteArrayList boards;
    for (const rules::Board board : rules::ruleSet(options).boards()) {
        if (!rules::ruleSet(options)[board].movesDiscs()) { // which gives no points
            boards.append(json::quoted(record::boardText(board)) + ": "
                          + QByteArray::number(player.byBoard[static_cast<std::size_t>(board)]));
        }
    }
    QByteArray text = "{\"name\": " + quoted(player.name) + ", \"kind\": " + json::quoted(kinds[player.human ? 0 : 1]);
    if (!player.level.isEmpty()) {
        text += ", \"level\": " + quoted(player.level);
    }
    text += ", \"colors\": " + json::list(colors) + ", \"place\": " + QByteArray::number(player.place);
    if (player.won) {
        text += ", \"won\": true";
    }
    return text + ", \"points\": " + QByteArray::number(player.points) + ", \"boards\": {" + boards.join(", ") + "}}";
}

// Names in a list, as bits; none of them twice.
unsigned bitsOf(const Fields &fields, std::string_view key, const auto &names)
{
    unsigned bits = 0;
    for (const json::Value &value : fields.array(key)) {
        const std::string *name = value.string();
        const auto position = name != nullptr ? record::enumeratorFromName<unsigned>(names, *name) : std::nullopt;
        if (!position || (bits >> *position & 1U) != 0) {
            fields.complain(key, QStringLiteral("must name known things once"));
            return bits;
        }
        bits |= 1U << *position;
    }
    return bits;
}

QString nameIn(const Fields &fields)
{
    return PlayerNames::stored(shownName(QString::fromStdString(fields.string("name"))));
}

FinishedPlayer readPlayer(const json::Value &value, int players, Complaint &complaint)
{
    const Fields fields(value, QStringLiteral("player"), complaint);
    enum class Kind { Human, Computer };
    FinishedPlayer player{.name = nameIn(fields),
                          .human = fields.choice<Kind>("kind", kinds) == Kind::Human,
                          .level = fields.has("level") ? shownName(QString::fromStdString(fields.string("level")))
                                                       : QString(),
                          .place = fields.integer("place", 1, players),
                          .won = fields.truth("won").value_or(false),
                          .points = fields.integer("points", -mostPoints, mostPoints)};
    for (const json::Value &color : fields.array("colors")) {
        const std::string *name = color.string();
        const auto known =
            name != nullptr ? record::enumeratorFromName<rules::Color>(rules::colorNames, *name) : std::nullopt;
        if (!known) {
            fields.complain("colors", QStringLiteral("must be colours"));
            return player;
        }
        player.colors.push_back(*known);
    }
    const Fields boards(fields.value("boards"), QStringLiteral("boards"), complaint);
    for (const rules::Board board : rules::allBoards) {
        if (boards.has(record::boardText(board))) {
            player.byBoard[static_cast<std::size_t>(board)] =
                boards.integer(record::boardText(board), -mostPoints, mostPoints);
        }
    }
    return player;
}

// Each squire's colour, as the seats of the players tell; false where two have the same, or players have too few or too many.
bool colorSquires(FinishedGame &game)
{
    rules::Options &options = game.options;
    std::vector<rules::Color> left(options.colors.begin(), options.colors.end());
    std::vector<std::size_t> given(game.players.size(), 0);
    for (int squire = 0; squire < options.squires; ++squire) {
        if (options.isNeutral(squire)) {
            continue;
        }
        const auto owner = static_cast<std::size_t>(options.owner(squire));
        const std::vector<rules::Color> &colors = game.players[owner].colors;
        if (given[owner] >= colors.size()) {
            return false;
        }
        const rules::Color color = colors[given[owner]++];
        if (std::erase(left, color) == 0) {
            return false;
        }
        options.colors[static_cast<std::size_t>(squire)] = color;
    }
    for (std::size_t player = 0; player < given.size(); ++player) {
        if (given[player] != game.players[player].colors.size()) {
            return false;
        }
    }
    auto next = left.begin();
    for (int squire = 0; squire < rules::maxSquires && next != left.end(); ++squire) {
        if (squire >= options.squires || options.isNeutral(squire)) {
            options.colors[static_cast<std::size_t>(squire)] = *next++;
        }
    }
    return true;
}

bool isIdentity(const std::string &text)
{
    constexpr std::size_t longest = 64;
    return !text.empty() && text.size() <= longest && std::ranges::all_of(text, [](char letter) {
        return (letter >= '0' && letter <= '9') || (letter >= 'a' && letter <= 'f');
    });
}

std::optional<FinishedGame> readGame(const Fields &fields, Complaint &complaint)
{
    const std::string identity = fields.string("game");
    FinishedGame game{.identity = QString::fromStdString(identity),
                      .finished =
                          QDateTime::fromString(QString::fromStdString(fields.string("finished")), Qt::ISODate)};
    const auto mode = fields.choice<rules::Mode>("mode", rules::modeNames);
    const auto stakes = fields.choice<rules::Stakes>("stakes", rules::stakesNames);
    const unsigned advanced = bitsOf(fields, "advanced", rules::advancedNames);
    const unsigned variations = bitsOf(fields, "variations", rules::variationNames);
    const json::Array &players = fields.array("players");
    game.undone = fields.truth("undone").value_or(false);
    constexpr int firstYear = 2000;
    constexpr int lastYear = 9999;
    if (complaint.isMade() || !isIdentity(identity) || !game.finished.isValid() || players.size() < 2
        || players.size() > rules::maxPlayers || game.finished.date().year() < firstYear
        || game.finished.date().year() > lastYear) {
        return std::nullopt;
    }
    game.finished = game.finished.toUTC();
    for (const json::Value &value : players) {
        game.players.push_back(readPlayer(value, static_cast<int>(players.size()), complaint));
    }
    if (complaint.isMade() || std::ranges::none_of(game.players, &FinishedPlayer::won)) {
        return std::nullopt;
    }
    game.options = rules::Options::of(mode, std::max(3, static_cast<int>(players.size())));
    game.options.stakes = stakes;
    game.options.advanced = static_cast<std::uint8_t>(advanced);
    game.options.variations = static_cast<std::uint8_t>(variations);
    if (game.options.players() != static_cast<int>(players.size()) || !colorSquires(game)
        || rules::check(game.options)) {
        return std::nullopt;
    }
    return game;
}

EarlierGames readEarlier(const json::Value &value, Complaint &complaint)
{
    const Fields fields(value, QStringLiteral("earlier"), complaint);
    EarlierGames earlier{.name = nameIn(fields), .games = fields.integer("games", 1, mostEarlierGames)};
    const int most = earlier.games * mostPoints;
    earlier.victories = fields.integer("victories", 0, earlier.games);
    earlier.best = fields.integer("best", -mostPoints, mostPoints);
    earlier.points = fields.integer("points", -most, most);
    earlier.undone = fields.integer("undone", 0, earlier.games);
    if (earlier.name.isEmpty()) {
        fields.complain("name", QStringLiteral("is empty"));
    }
    return earlier;
}

} // namespace

QByteArray toJson(const FinishedGame &game)
{
    QByteArrayList players;
    for (const FinishedPlayer &player : game.players) {
        players.append(toJson(player, game.options));
    }
    QByteArray text = "{\"game\": " + quoted(game.identity)
        + ", \"finished\": " + quoted(game.finished.toString(Qt::ISODate))
        + ", \"mode\": " + json::quoted(rules::modeNames[static_cast<std::size_t>(game.options.mode)])
        + ", \"stakes\": " + json::quoted(rules::stakesNames[static_cast<std::size_t>(game.options.stakes)])
        + ", \"advanced\": " + namesOf(game.options.advanced, rules::advancedNames)
        + ", \"variations\": " + namesOf(game.options.variations, rules::variationNames);
    if (game.undone) {
        text += ", \"undone\": true";
    }
    return text + ", \"players\": " + json::list(players) + '}';
}

QByteArray toJson(const EarlierGames &earlier)
{
    const auto number = [](int value) { return QByteArray::number(value); };
    return "{\"earlier\": {\"name\": " + quoted(earlier.name) + ", \"games\": " + number(earlier.games)
        + ", \"victories\": " + number(earlier.victories) + ", \"best\": " + number(earlier.best)
        + ", \"points\": " + number(earlier.points) + ", \"undone\": " + number(earlier.undone) + "}}";
}

std::optional<HistoryEntry> readHistoryEntry(const QByteArray &line)
{
    const auto parsed = json::parse(line);
    const auto *value = std::get_if<json::Value>(&parsed);
    if (value == nullptr || value->object() == nullptr) {
        return std::nullopt;
    }
    Complaint complaint;
    const Fields fields(*value, QStringLiteral("line"), complaint);
    if (fields.has("earlier")) {
        const EarlierGames earlier = readEarlier(fields.value("earlier"), complaint);
        return complaint.isMade() ? std::nullopt : std::optional<HistoryEntry>(earlier);
    }
    return readGame(fields, complaint);
}

} // namespace academy::model
