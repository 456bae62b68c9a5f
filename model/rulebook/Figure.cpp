// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Figure.h"
#include "table/SceneRows.h"

#include "rows/RuleEnums.h"

#include "names/Names.h"
#include "words/ScoreLines.h"
#include "words/Sentences.h"

#include <algorithm>
#include <array>

namespace academy::rulebook
{

using model::DisplayedState;
using model::Happening;
using model::Names;
using model::Scene;
using model::ScoreLines;
using model::Sentences;
using rules::Cause;
using rules::Event;
using rules::EventKind;

namespace
{

// As many people as squires: texts then say nobody "you".
model::People peopleOf(const rules::Options &options)
{
    constexpr std::array names{"Ana", "Bruno", "Chloé", "Emre", "Farah"};
    record::Record record;
    record.options = options;
    for (int player = 0; player < options.players(); ++player) {
        record.players.push_back({.name = QString::fromUtf8(names.at(static_cast<std::size_t>(player)))});
    }
    return model::People(record);
}

// The move that a card or a bonus makes is told with it.
bool belongsToOther(const Event &event)
{
    return event.kind == EventKind::DiscMoved && event.cause != Cause::StepBack;
}

QList<model::CardFace> faces(const rules::Hand &hand, const rules::Options &options)
{
    QList<model::CardFace> cards;
    for (int position = 0; position < hand.size(); ++position) {
        cards.append(model::cardFace(hand.at(position), options));
    }
    return cards;
}

QString namesOf(const QList<model::CardFace> &cards)
{
    QStringList names;
    for (const model::CardFace &card : cards) {
        names.append(card.name);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

Figure::Figure(QObject *parent)
    : QObject(parent)
    , m_boards(new model::BoardModel(this))
    , m_codex(new model::CodexModel(this))
{
}

void Figure::setName(const QString &name)
{
    if (name == m_name) {
        return;
    }
    m_name = name;
    m_script = figureScript(name.toStdString());
    m_frames = m_script != nullptr ? rulebook::play(*m_script) : std::vector<FigureFrame>();
    m_position = 0;
    if (!m_frames.empty()) {
        m_people = peopleOf(m_script->options);
        show();
    }
    Q_EMIT nameChanged();
    Q_EMIT positionChanged();
}

void Figure::setLanguage(const QString &language)
{
    if (language == m_language) {
        return;
    }
    m_language = language;
    Q_EMIT languageChanged();
    if (!m_frames.empty()) {
        show();
        Q_EMIT positionChanged();
    }
}

void Figure::play()
{
    if (steps() == 0) {
        return;
    }
    m_position = m_position < steps() ? m_position + 1 : 0;
    show();
    Q_EMIT positionChanged();
}

void Figure::reset()
{
    if (m_position != 0) {
        m_position = 0;
        show();
        Q_EMIT positionChanged();
    }
}

const rules::State &Figure::state() const
{
    static const rules::State none;
    return m_frames.empty() ? none : m_frames.at(static_cast<std::size_t>(m_position)).state;
}

bool Figure::shows(rules::Board board) const
{
    return m_script != nullptr && std::ranges::find(m_script->boards, board) != m_script->boards.end();
}

QList<int> Figure::shown() const
{
    QList<int> boards;
    for (const rules::Board board : state().rules().boards()) {
        if (shows(board)) {
            boards.append(rules::index(board));
        }
    }
    return boards;
}

bool Figure::hasCup() const
{
    return state().rules().uses(rules::Scoring::CupRanks);
}

int Figure::cup() const
{
    return state().cup;
}

QString Figure::cupText() const
{
    return hasCup() ? Sentences::cup(state().cup) : QString();
}

QList<int> Figure::scrolls() const
{
    QList<int> squares;
    for (const rules::Scroll &scroll : rules::allScrolls) {
        if ((state().scrolls & scroll.bit) != 0) {
            squares.append(scroll.square);
        }
    }
    return squares;
}

void Figure::show()
{
    Scene scene{.told = {.table = state()}, .people = m_people};
    const FigureFrame &frame = m_frames.at(static_cast<std::size_t>(m_position));
    scene.told.tokensShown =
        std::ranges::any_of(frame.events, [](const Event &event) { return event.kind == EventKind::TokensShown; });
    for (const rules::Board board : state().rules().boards()) {
        m_boards->discs(static_cast<model::Enums::Board>(board))->show(discRows(scene, board));
    }
    m_boards->show(boardRows(scene));
    m_codex->show(codexRows(scene));
    m_hands = m_script->hands ? handsOf(state()) : QList<FigureHand>();
    m_spoken = spokenOf(scene);
    tell(scene);
}

void Figure::tell(const Scene &scene)
{
    m_told.clear();
    m_gains.clear();
    if (m_position == 0) {
        return;
    }
    const FigureFrame &frame = m_frames.at(static_cast<std::size_t>(m_position));
    const rules::Board first = m_script->boards.empty() ? rules::noBoard : m_script->boards.front();
    DisplayedState told{.table = m_frames.at(static_cast<std::size_t>(m_position) - 1).state};
    std::vector<Happening> happenings;
    std::vector<Event> coats;
    bool scored = false;
    for (std::size_t number = 0; number < frame.events.size(); ++number) {
        const Event &event = frame.events[number];
        model::follow(told, event, frame.events.stateAfter(number));
        scored = scored || (event.kind == EventKind::BoardScores && event.board == first);
        if (event.kind == EventKind::CoatGiven || event.kind == EventKind::TokenReturned) {
            if (event.board == first || event.kind == EventKind::TokenReturned) {
                coats.push_back(event);
            }
        } else if (belongsToOther(event)) {
            if (!happenings.empty()) {
                happenings.back().move = event;
                happenings.back().told = told;
            }
        } else if (event.board == rules::noBoard || shows(event.board)) {
            happenings.push_back({.event = event, .move = {}, .told = told});
        }
    }
    for (const Happening &happening : happenings) {
        const QString text = Sentences::text(happening, m_people);
        const QString detail = Sentences::detail(happening, m_people);
        if (!text.isEmpty() && happening.event.kind != EventKind::BoardScores) {
            //: A step of a figure in the rulebook: %1 is what happens, %2 what comes of it
            m_told.append(detail.isEmpty() ? text : tr("%1 (%2)", "figure").arg(text, detail));
        }
    }
    if (scored || !coats.empty()) {
        const DisplayedState page{.table = scene.told.table, .scoring = first};
        m_gains = ScoreLines::gains({.told = page, .people = m_people, .looker = -1}, coats);
    }
}

QList<FigureHand> Figure::handsOf(const rules::State &state) const
{
    QList<FigureHand> hands;
    const bool drafting = state.phase == rules::Phase::Draft || state.phase == rules::Phase::DraftDone;
    for (int squire = 0; squire < (drafting ? state.squires() : 1); ++squire) {
        const auto at = static_cast<std::size_t>(squire);
        FigureHand hand{.name = m_people.squireFirst(squire),
                        .tincture = model::toShown(state.options.colors.at(at)),
                        .cards = faces(state.hands.at(at), state.options),
                        .kept = drafting ? faces(state.kept.at(at), state.options) : QList<model::CardFace>()};
        //: For screen readers: a hand in a figure of the rulebook; %1 is a squire, %2 a list of cards
        hand.spoken = tr("%1: %2.").arg(hand.name, namesOf(hand.cards));
        if (!hand.kept.isEmpty()) {
            //: For screen readers, after a hand in a figure of the rulebook: %1 is a list of cards
            hand.spoken += QLatin1Char(' ') + tr("Kept: %1.").arg(namesOf(hand.kept));
        }
        hands.append(std::move(hand));
    }
    return hands;
}

QString Figure::spokenOf(const Scene &scene) const
{
    QStringList sentences;
    for (const rules::Board board : state().rules().boards()) {
        if (!shows(board)) {
            continue;
        }
        QStringList discs;
        const auto rows = discRows(scene, board);
        for (const model::DiscRow &row : rows) {
            discs.append(row.spoken);
        }
        sentences.append(Names::board(board, scene.options()) + QStringLiteral(": ")
                         + discs.join(QStringLiteral("; ")));
    }
    for (const FigureHand &hand : m_hands) {
        sentences.append(hand.spoken);
    }
    return sentences.join(QStringLiteral(". "));
}

} // namespace academy::rulebook
