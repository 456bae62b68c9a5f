// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/GameSetup.h"

#include "names/PlayerName.h"
#include "rows/RuleEnums.h"
#include "rows/StoredNames.h"

#include "names/PlayerNames.h"

#include "players/Player.h"

#include <QCoreApplication>
#include <QDateTime>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

/// The people at the table being set up, how the setup is remembered, and the game that comes of it.
namespace academy::model
{

using rules::Mode;

namespace
{

bool isLevel(const QString &level)
{
    return stored::positionOf(level, players::levelNames()).has_value();
}

/// One that can be chosen; empty for chance.
bool isStyle(const QString &style)
{
    return style.isEmpty() || stored::positionOf(style, players::styleNames());
}

} // namespace

GameSetup::People GameSetup::usualPeople()
{
    // Somebody who has just learnt the rules beats about every other table of pages (tests/bench/README.md).
    constexpr std::string_view usualLevel = "page";
    const auto levels = players::levelNames();
    const std::string_view level = std::ranges::find(levels, usualLevel) != levels.end() ? usualLevel : levels.back();
    People people;
    for (Person &person : people) {
        person.level = QString::fromUtf8(level);
    }
    people[0].human = true;
    return people;
}

void GameSetup::setName(int seat, const QString &name)
{
    if (seat >= 0 && seat < playerCount()) {
        const QString given = model::shownName(name); // the default, typed, is still the default
        const bool usual = PlayerNames::stored(given) == PlayerNames::unnamed(seat);
        m_people[static_cast<std::size_t>(seat)].name = usual ? QString() : given;
        change();
    }
}

void GameSetup::setTincture(int seat, Enums::Tincture tincture)
{
    const auto color = toRules(tincture);
    if (!color || seat < 0 || seat >= playerCount() || m_options.mode == Mode::Lancelot) {
        return;
    }
    const auto holder = std::ranges::find(m_options.colors, *color);
    std::swap(*holder, m_options.colors[static_cast<std::size_t>(seat)]);
    change();
}

void GameSetup::setHuman(int seat, bool human)
{
    if (seat >= 0 && seat < playerCount()) {
        m_people[static_cast<std::size_t>(seat)].human = human;
        change();
    }
}

void GameSetup::setElsewhere(int seat, bool elsewhere)
{
    if (seat >= 0 && seat < playerCount()) {
        m_people[static_cast<std::size_t>(seat)].elsewhere = elsewhere;
        change();
    }
}

std::set<int> GameSetup::elsewhere() const
{
    std::set<int> players;
    for (int seat = 0; seat < playerCount(); ++seat) {
        const Person &person = m_people[static_cast<std::size_t>(seat)];
        if (person.human && person.elsewhere) {
            players.insert(seat);
        }
    }
    return players;
}

void GameSetup::setLevel(int seat, const QString &level)
{
    if (seat >= 0 && seat < playerCount() && isLevel(level)) {
        m_people[static_cast<std::size_t>(seat)].level = level;
        change();
    }
}

void GameSetup::setComputerLevel(const QString &level)
{
    if (isLevel(level)) {
        for (Person &person : m_people) { // whoever joins a larger game later as well
            if (!person.human) {
                person.level = level;
            }
        }
        change();
    }
}

QString GameSetup::personAlone() const
{
    const auto atTable = std::span(m_people).first(static_cast<std::size_t>(playerCount()));
    const auto person = std::ranges::find_if(atTable, &Person::human);
    if (std::ranges::count_if(atTable, &Person::human) != 1 || person->elsewhere) {
        return {};
    }
    return PlayerNames::stored(storedName(static_cast<int>(person - atTable.begin())));
}

QString GameSetup::computerLevel() const
{
    QString level;
    for (const Person &person : std::span(m_people).first(static_cast<std::size_t>(playerCount()))) {
        if (!person.human && !level.isEmpty() && person.level != level) {
            return {};
        }
        level = person.human ? level : person.level;
    }
    return level;
}

void GameSetup::setStyle(int seat, const QString &style)
{
    if (seat >= 0 && seat < playerCount() && isStyle(style)) {
        m_people[static_cast<std::size_t>(seat)].style = style;
        change();
    }
}

void GameSetup::moveSeat(int from, int to)
{
    const int seats = playerCount();
    if (from < 0 || from >= seats || to < 0 || to >= seats || from == to) {
        return;
    }
    const auto move = [from, to](auto &things) {
        const auto at = [&things](int seat) { return things.begin() + seat; };
        if (from < to) {
            std::rotate(at(from), at(from + 1), at(to + 1));
        } else {
            std::rotate(at(to), at(from), at(from + 1));
        }
    };
    move(m_people);
    if (m_options.mode != Mode::Lancelot) {
        move(m_options.colors);
    }
    change();
}

void GameSetup::reset()
{
    m_options = rules::Options();
    m_people = usualPeople();
    m_starts = -1;
    m_hiddenScores = true;
    m_advanced->setAll(false);
    m_variations->setAll(false);
    change();
}

void GameSetup::prepareFirstGame()
{
    const QString name = m_people[0].name;
    reset();
    m_people[0].name = name;
    change();
}

void GameSetup::retranslate()
{
    showAll();
    Q_EMIT wordsChanged();
}

QString GameSetup::storedName(int seat) const
{
    const Person &person = m_people[static_cast<std::size_t>(seat)];
    return person.human && person.name.isEmpty() ? PlayerNames::unnamed(seat) : shownName(seat);
}

record::Record GameSetup::beginning(rules::Random &random) const
{
    record::Record record;
    record.options = options();
    const int mayStartCount = m_options.mode == Mode::Karadoc ? 2 : record.options.squires;
    record.options.firstSquire = static_cast<std::uint8_t>(m_starts >= 0 ? m_starts : random.below(mayStartCount));
    for (int seat = 0; seat < record.options.players(); ++seat) {
        const Person &person = m_people[static_cast<std::size_t>(seat)];
        record.players.push_back({.name = storedName(seat),
                                  .kind = person.human ? record::PlayerKind::Human : record::PlayerKind::Computer,
                                  .level = person.human ? QString() : person.level});
    }
    record.table.hiddenScores = m_hiddenScores;
    record.application = QCoreApplication::applicationVersion();
    record.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODate);
    record.seed = QString::number(random.next(), 16);
    giveStyles(record, random); // after the seed: the cards do not depend on what computers like
    return record;
}

// Those that are drawn come in an order that is drawn, so that as many computers differ as can.
void GameSetup::giveStyles(record::Record &record, rules::Random &random) const
{
    const auto names = players::styleNames();
    std::vector<std::string_view> order(names.begin(), names.end());
    for (int left = static_cast<int>(order.size()); left > 1; --left) {
        std::swap(order[static_cast<std::size_t>(left - 1)], order[static_cast<std::size_t>(random.below(left))]);
    }
    std::size_t drawn = 0;
    for (std::size_t seat = 0; seat < record.players.size(); ++seat) {
        record::Player &player = record.players[seat];
        if (player.kind == record::PlayerKind::Computer && players::hasStyle(player.level.toStdString())) {
            const QString &chosen = m_people[seat].style;
            player.style = chosen.isEmpty() ? stored::text(order[drawn++ % order.size()]) : chosen;
        }
    }
}

namespace
{

// Keys in the store; never translated, never renamed.
constexpr QLatin1StringView group("setup");
constexpr QLatin1StringView modeKey("mode");
constexpr QLatin1StringView squiresKey("squires");
constexpr QLatin1StringView colorsKey("colors");
constexpr QLatin1StringView stakesKey("stakes");
constexpr QLatin1StringView advancedKey("advanced");
constexpr QLatin1StringView variationsKey("variations");
constexpr QLatin1StringView startsKey("starts");
constexpr QLatin1StringView hiddenScoresKey("hiddenScores");
constexpr QLatin1StringView peopleKey("people");
constexpr QLatin1StringView nameKey("name");
constexpr QLatin1StringView humanKey("human");
constexpr QLatin1StringView elsewhereKey("elsewhere");
constexpr QLatin1StringView levelKey("level");
constexpr QLatin1StringView styleKey("style");

// The five colours, each once; anything else is as if nothing were stored.
void readColors(const QStringList &stored, rules::Options &options)
{
    std::array<rules::Color, rules::maxSquires> colors{};
    for (std::size_t seat = 0; seat < colors.size(); ++seat) {
        const QByteArray name = stored.value(static_cast<qsizetype>(seat)).toUtf8();
        const auto found = std::ranges::find(rules::colorNames,
                                             std::string_view(name.constData(), static_cast<std::size_t>(name.size())));
        const auto color = static_cast<rules::Color>(found - rules::colorNames.begin());
        const auto end = colors.begin() + static_cast<std::ptrdiff_t>(seat);
        if (found == rules::colorNames.end() || std::find(colors.begin(), end, color) != end) {
            return;
        }
        colors[seat] = color;
    }
    options.colors = colors;
}

} // namespace

void GameSetup::load()
{
    m_store.beginGroup(group);
    m_options.mode = stored::enumerator(m_store.value(modeKey), rules::modeNames, Mode::Standard);
    m_options.squires =
        static_cast<std::uint8_t>(std::clamp(m_store.value(squiresKey, 3).toInt(), 3, rules::maxSquires));
    readColors(m_store.value(colorsKey).toStringList(), m_options);
    m_options.stakes = stored::enumerator(m_store.value(stakesKey), rules::stakesNames, rules::Stakes::Booklet);
    m_options.advanced = static_cast<std::uint8_t>(stored::bits(m_store.value(advancedKey), rules::advancedNames));
    m_options.variations = static_cast<std::uint8_t>(stored::bits(m_store.value(variationsKey), rules::variationNames));
    m_hiddenScores = m_store.value(hiddenScoresKey, true).toBool();
    const int seats = m_store.beginReadArray(peopleKey);
    for (int seat = 0; seat < std::min(seats, rules::maxPlayers); ++seat) {
        m_store.setArrayIndex(seat);
        Person &person = m_people[static_cast<std::size_t>(seat)];
        person.name = model::shownName(m_store.value(nameKey).toString());
        person.human = m_store.value(humanKey).toBool();
        person.elsewhere = m_store.value(elsewhereKey).toBool();
        if (const QString level = m_store.value(levelKey).toString(); isLevel(level)) {
            person.level = level;
        }
        if (const QString style = m_store.value(styleKey).toString(); isStyle(style)) {
            person.style = style;
        }
    }
    m_store.endArray();
    const int starts = m_store.value(startsKey, -1).toInt();
    m_starts = starts >= -1 && mayStart(starts) ? starts : -1;
    m_store.endGroup();
}

void GameSetup::save()
{
    m_store.beginGroup(group);
    m_store.setValue(modeKey, stored::name(m_options.mode, rules::modeNames));
    m_store.setValue(squiresKey, static_cast<int>(m_options.squires));
    QStringList colors;
    for (const rules::Color color : m_options.colors) {
        colors.append(QString::fromUtf8(rules::colorNames[static_cast<std::size_t>(color)]));
    }
    m_store.setValue(colorsKey, colors);
    m_store.setValue(stakesKey, stored::name(m_options.stakes, rules::stakesNames));
    m_store.setValue(advancedKey, stored::namesOf(m_options.advanced, rules::advancedNames));
    m_store.setValue(variationsKey, stored::namesOf(m_options.variations, rules::variationNames));
    m_store.setValue(hiddenScoresKey, m_hiddenScores);
    m_store.setValue(startsKey, m_starts);
    m_store.beginWriteArray(peopleKey, rules::maxPlayers);
    for (int seat = 0; seat < rules::maxPlayers; ++seat) {
        m_store.setArrayIndex(seat);
        const Person &person = m_people[static_cast<std::size_t>(seat)];
        m_store.setValue(nameKey, person.name);
        m_store.setValue(humanKey, person.human);
        m_store.setValue(elsewhereKey, person.elsewhere);
        m_store.setValue(levelKey, person.level);
        m_store.setValue(styleKey, person.style);
    }
    m_store.endArray();
    m_store.endGroup();
}

} // namespace academy::model
