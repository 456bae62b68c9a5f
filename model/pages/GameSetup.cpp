// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/GameSetup.h"

#include "rows/RuleEnums.h"
#include "rows/StoredNames.h"

#include "names/Names.h"
#include "names/PlayerNames.h"
#include "words/Reasons.h"
#include "words/RuleTexts.h"
#include "words/StyleTexts.h"

#include "players/Player.h"

#include <algorithm>
#include <set>

namespace academy::model
{

using rules::Mode;

namespace
{

// Names for computer players who were given none; the same in every language.
constexpr std::array<QLatin1StringView, rules::maxPlayers> courtiers{
    QLatin1StringView("Yvain"), QLatin1StringView("Enide"), QLatin1StringView("Perceval"), QLatin1StringView("Viviane"),
    QLatin1StringView("Tristan")};

QStringList levelIds()
{
    QStringList ids;
    for (const std::string_view name : players::levelNames()) {
        ids.append(QString::fromUtf8(name));
    }
    return ids;
}

// What stands for a style: the first of the boards that it likes most.
rules::Board likedBest(players::Style style)
{
    const players::Interests &interests = players::interestsOf(style);
    return static_cast<rules::Board>(std::ranges::max_element(interests) - interests.begin());
}

} // namespace

GameSetup::GameSetup(QObject *parent)
    : QObject(parent)
    , m_seats(new SeatModel(this))
    , m_advanced(new RuleModel(this))
    , m_variations(new RuleModel(this))
{
    m_people = usualPeople();
    load();
    showAll();
    connect(m_advanced, &RuleModel::switched, this, &GameSetup::change);
    connect(m_variations, &RuleModel::switched, this, &GameSetup::change);
}

rules::Options GameSetup::options() const
{
    rules::Options options = rules::Options::of(m_options.mode, m_options.squires);
    if (m_options.mode != Mode::Lancelot) { // R9.1
        options.colors = m_options.colors;
    }
    options.stakes = m_options.stakes;
    options.advanced = m_options.advanced;
    options.variations = m_options.variations;
    return options;
}

// After a change of anything: what the models hold is taken over, shown again, kept.
void GameSetup::change()
{
    for (int row = 0; row < m_advanced->rows().size(); ++row) {
        m_options.set(static_cast<rules::Advanced>(row), m_advanced->rows().at(row).on);
    }
    for (int row = 0; row < m_variations->rows().size(); ++row) {
        m_options.set(static_cast<rules::Variation>(row), m_variations->rows().at(row).on);
    }
    if (!mayStart(m_starts)) {
        m_starts = -1;
    }
    save();
    showAll();
}

void GameSetup::showAll()
{
    const rules::Options shown = options();
    QList<SeatRow> seats;
    for (int seat = 0; seat < shown.players(); ++seat) {
        const Person &person = m_people[static_cast<std::size_t>(seat)];
        SeatRow row{.name = person.name,
                    .shownName = shownName(seat),
                    .tincture = toShown(shown.colors[static_cast<std::size_t>(seat)]),
                    .human = person.human,
                    .elsewhere = person.human && person.elsewhere,
                    .level = person.level,
                    .style = person.style,
                    .styled = !person.human && players::hasStyle(person.level.toStdString()),
                    //: Who plays a squire: a person at this device.
                    .kindText = tr("Human")};
        if (shown.mode == Mode::Lancelot) {
            row.secondTincture = static_cast<int>(toShown(shown.colors[static_cast<std::size_t>(seat) + 2]));
        }
        if (!person.human) {
            //: Who plays a squire: %1 is how well the computer plays, "Herald", or with what it likes, "Herald · Bold".
            row.kindText = tr("Computer, %1").arg(StyleTexts::character(person.level, person.style));
        }
        if (row.elsewhere) {
            //: Who plays a squire: a person at another device.
            row.kindText = tr("On another device");
        }
        seats.append(row);
    }
    m_seats->show(seats);

    const auto rows = [](auto &names, auto textOf, auto isOn) {
        QList<RuleRow> all;
        for (std::size_t number = 0; number < names.size(); ++number) {
            const RuleTexts::Text text = textOf(number);
            all.append({.id = QString::fromUtf8(names[number]),
                        .name = text.name,
                        .sentence = text.sentence,
                        .on = isOn(number)});
        }
        return all;
    };
    QList<RuleRow> advanced = rows(
        rules::advancedNames, [](std::size_t rule) { return RuleTexts::advanced(static_cast<rules::Advanced>(rule)); },
        [this](std::size_t rule) { return m_options.has(static_cast<rules::Advanced>(rule)); });
    advanced[static_cast<int>(rules::Advanced::StepBack)].emblem = emblemOf(rules::Board::Gallantry, {});
    QList<RuleRow> variations = rows(
        rules::variationNames,
        [](std::size_t rule) { return RuleTexts::variation(static_cast<rules::Variation>(rule)); },
        [this](std::size_t rule) { return m_options.has(static_cast<rules::Variation>(rule)); });
    for (int rule = 0; rule < variations.size(); ++rule) {
        variations[rule].emblem = emblemOf(rules::boardOf(static_cast<rules::Variation>(rule)), {});
    }
    m_advanced->show(advanced);
    m_variations->show(variations);
    Q_EMIT changed();
}

QString GameSetup::shownName(int seat) const
{
    const Person &person = m_people[static_cast<std::size_t>(seat)];
    if (!person.name.isEmpty()) {
        return person.name;
    }
    if (!person.human) {
        return courtiers[static_cast<std::size_t>(seat)];
    }
    return PlayerNames::shown(PlayerNames::unnamed(seat));
}

Enums::Mode GameSetup::mode() const
{
    return toShown(m_options.mode);
}

void GameSetup::setMode(Enums::Mode mode)
{
    if (const auto wanted = toRules(mode); wanted && *wanted != m_options.mode) {
        m_options.mode = *wanted;
        change();
    }
}

int GameSetup::squireCount() const
{
    return options().squires;
}

void GameSetup::setSquireCount(int count)
{
    if (m_options.mode == Mode::Standard && count >= 3 && count <= rules::maxSquires && count != m_options.squires) {
        m_options.squires = static_cast<std::uint8_t>(count);
        change();
    }
}

int GameSetup::playerCount() const
{
    return options().players();
}

int GameSetup::neutralTincture() const
{
    return m_options.mode == Mode::Karadoc ? static_cast<int>(toShown(m_options.colors[rules::Options::neutralSquire]))
                                           : -1;
}

bool GameSetup::mayStart(int squire) const
{
    const rules::Options shown = options();
    return squire < shown.squires && (squire < 0 || !shown.isNeutral(squire));
}

void GameSetup::setStarts(int squire)
{
    if (squire != m_starts && squire >= -1 && mayStart(squire)) {
        m_starts = squire;
        change();
    }
}

QString GameSetup::squireName(int squire) const
{
    const rules::Options shown = options();
    QString owner = shownName(shown.owner(squire));
    if (shown.mode == Mode::Lancelot) {
        //: A squire of a player who has two: %1 is the player, %2 the squire's colour. "Ana (blue)"
        return tr("%1 (%2)", "squire").arg(owner, Names::color(shown.colors[static_cast<std::size_t>(squire)]));
    }
    return owner;
}

QList<SetupChoice> GameSetup::starters() const
{
    //: Who starts: chance decides.
    QList<SetupChoice> choices{{.number = -1, .name = tr("Random")}};
    const rules::Options shown = options();
    for (int squire = 0; squire < shown.squires; ++squire) {
        if (mayStart(squire)) {
            choices.append({
                .number = squire,
                .name = squireName(squire),
                .tincture = static_cast<int>(toShown(shown.colors[static_cast<std::size_t>(squire)])),
            });
        }
    }
    return choices;
}

QString GameSetup::startsText() const
{
    const QList<SetupChoice> all = starters();
    return std::ranges::find(all, m_starts, &SetupChoice::number)->name;
}

Enums::Stakes GameSetup::stakes() const
{
    return toShown(m_options.stakes);
}

void GameSetup::setStakes(Enums::Stakes stakes)
{
    if (const auto wanted = toRules(stakes); wanted && *wanted != m_options.stakes) {
        m_options.stakes = *wanted;
        change();
    }
}

void GameSetup::setHiddenScores(bool hidden)
{
    if (hidden != m_hiddenScores) {
        m_hiddenScores = hidden;
        change();
    }
}

QString GameSetup::problem() const
{
    const rules::Options shown = options();
    if (const auto refusal = rules::check(shown)) {
        return Reasons::refusal(refusal->reason);
    }
    std::set<QString> names;
    for (int seat = 0; seat < shown.players(); ++seat) {
        if (!names.insert(shownName(seat)).second) {
            //: Why the game cannot start: %1 is the name.
            return tr("Two players are called %1.").arg(shownName(seat));
        }
    }
    return {};
}

QList<SetupChoice> GameSetup::modes() const
{
    QList<SetupChoice> choices;
    for (const Mode mode : {Mode::Standard, Mode::Karadoc, Mode::Lancelot}) {
        const RuleTexts::Text text = RuleTexts::mode(mode);
        choices.append({.number = static_cast<int>(mode), .name = text.name, .sentence = text.sentence});
    }
    return choices;
}

QList<SetupChoice> GameSetup::levels() const
{
    QList<SetupChoice> choices;
    for (const QString &id : levelIds()) {
        const RuleTexts::Text text = RuleTexts::level(id);
        choices.append({.id = id,
                        .number = static_cast<int>(choices.size()),
                        .name = text.name,
                        .sentence = text.sentence,
                        .drawing = QStringLiteral("attribute-") + id});
    }
    return choices;
}

QList<SetupChoice> GameSetup::styles() const
{
    const RuleTexts::Text random = StyleTexts::choice({});
    QList<SetupChoice> choices{{.name = random.name, .sentence = random.sentence}};
    for (const std::string_view name : players::styleNames()) {
        const QString id = stored::text(name);
        const RuleTexts::Text text = StyleTexts::choice(id);
        choices.append({.id = id,
                        .number = static_cast<int>(choices.size()),
                        .name = text.name,
                        .sentence = text.sentence,
                        .drawing = QStringLiteral("emblem-") + emblemOf(likedBest(players::styleNamed(name)), {})});
    }
    return choices;
}

QList<SetupChoice> GameSetup::stakesChoices() const
{
    QList<SetupChoice> choices;
    for (const rules::Stakes stakes : {rules::Stakes::Booklet, rules::Stakes::GrandFinale}) {
        const RuleTexts::Text text = RuleTexts::stakes(stakes);
        choices.append({.number = static_cast<int>(stakes), .name = text.name, .sentence = text.sentence});
    }
    return choices;
}

} // namespace academy::model
