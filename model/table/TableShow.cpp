// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "table/SceneRows.h"
#include "table/Table.h"

#include "words/Headings.h"
#include "words/Questions.h"
#include "words/Results.h"
#include "words/Sentences.h"
#include "words/Speech.h"

#include "rules/Game.h"

#include <algorithm>
#include <span>

/// What the table shows: from the moment told to the rows of the models.
namespace academy::model
{

using rules::EventKind;
using rules::Phase;

namespace
{

Enums::Stage stageOf(Phase phase)
{
    switch (phase) {
    case Phase::Deal:
    case Phase::Codex:
    case Phase::Bet:
    case Phase::Draft:
    case Phase::Split:
    case Phase::TakeStack:
    case Phase::Assign:
    case Phase::DraftDone:
        return Enums::Stage::Draft;
    case Phase::Play:
    case Phase::Peek:
        return Enums::Stage::Play;
    case Phase::Over:
        return Enums::Stage::Over;
    default:
        return Enums::Stage::Scoring;
    }
}

QList<int> scrollsOn(const rules::State &table)
{
    QList<int> squares;
    for (const rules::Scroll &scroll : rules::allScrolls) {
        if ((table.scrolls & scroll.bit) != 0) {
            squares.append(scroll.square);
        }
    }
    return squares;
}

// Which of its cards each squire plays now, from 1 on. The last one of a round is `told` while all have played as many.
int cardBeingPlayed(const rules::State &table, bool told)
{
    const auto counts = std::span(table.playedCount).first(static_cast<std::size_t>(table.options.squires));
    const auto [fewest, most] = std::ranges::minmax(counts);
    const bool underWay = fewest < most || (told && most > 0);
    return underWay ? most : std::min(most + 1, table.options.cardsPlayed());
}

} // namespace

// At a seat the coats of others are not all known: then their points are not, either.
bool Table::hasOpenScores() const
{
    const rules::RuleSet &rules = m_told.table.rules();
    const bool secretCoats = rules.uses(rules::Scoring::Codex) || rules.uses(rules::Scoring::Exchange);
    if (m_leader->seenBy() >= 0 && secretCoats) {
        return false;
    }
    return m_openScores || !m_leader->record().table.hiddenScores.value_or(true);
}

Scene Table::scene() const
{
    Scene scene{.told = m_told,
                .people = m_leader->people(),
                .seenBy = m_leader->seenBy(),
                .looker = m_leader->looker(),
                .viewSeat = m_viewSeat,
                .openScores = hasOpenScores(),
                .openHands = m_told.table.phase == Phase::Over && m_leader->seenBy() < 0};
    if (const int human = scene.people.onlyHuman(); human >= 0 && scene.options().owner(m_viewSeat) != human) {
        scene.viewSeat = human;
    }
    if (const DisplayedState *again = m_scoring->toldAgain()) {
        scene.told = *again;
        return scene;
    }
    if (m_moment >= 0 && m_moment < m_chronicle->count()) {
        scene.told = m_chronicle->toldAt(m_moment);
        scene.lookedAt = m_chronicle->rows().at(m_moment).board;
        return scene;
    }
    scene.asked = m_leader->asked();
    scene.thinking = m_leader->thinking();
    scene.awaited = m_presenter->telling() ? rules::ActorSet{0} : m_leader->awaited();
    // What was chosen stays as it lies until it is carried out.
    scene.choice = scene.asked || m_leader->hasDecided() ? m_prompt->choice() : nullptr;
    scene.advised = m_advice->boards();
    return scene;
}

void Table::show()
{
    if (!m_leader->leads()) {
        showNothing();
        return;
    }
    const Scene scene = this->scene();
    m_squires->show(squireRows(scene));
    for (const rules::Board board : scene.table().rules().boards()) {
        m_boards->discs(toShown(board))->show(discRows(scene, board));
    }
    m_kept->show(keptRows(scene));
    m_scoring->show(scene.people, scene.looker, scene.openScores);
    showChoice(scene);
    showResult();
    ShownTable::show(shown(scene));
    m_playback->setPlace(m_moment,
                         {.mayPlayOn = mayPlayOnFrom(m_moment),
                          .offersPlayOn = m_moment >= 0 && mayPlayOnFrom(0),
                          .atEnd = m_controller->isFrozen() && m_moment + 1 >= m_chronicle->count()});
}

// All that a tap can change.
void Table::showChoice(const Scene &scene)
{
    m_boards->show(boardRows(scene));
    m_hand->show(handRows(scene));
    m_codex->show(codexRows(scene));
    PromptShown prompt = Questions::prompt(scene);
    prompt.refusal = m_refusal;
    prompt.refusalRule = m_refusalRule;
    const bool drafting = scene.table().phase == Phase::Draft && scene.table().step > 0; // nothing new there
    if (scene.choice != nullptr && scene.asked && !drafting) {
        prompt.since = m_chronicle->since(scene.asked->player, scene.table().turn, scene.people);
    }
    m_prompt->show(prompt);
}

void Table::showNothing()
{
    m_squires->show({});
    for (const rules::Board board : rules::allBoards) {
        m_boards->discs(toShown(board))->show({});
    }
    m_boards->show({});
    m_hand->show({});
    m_kept->show({});
    m_codex->show({});
    m_scoring->clear();
    m_prompt->show({});
    m_result->show({}, {});
    ShownTable::show({});
    m_playback->setPlace(-1, {});
}

void Table::showResult()
{
    const bool over =
        m_controller->leads() && m_told.table.phase == Phase::Over && m_controller->state().phase == Phase::Over;
    if (!over) {
        m_result->show({}, {});
    } else if (m_result->count() == 0) {
        m_result->show(Results::rows(m_controller->match(), m_controller->people()),
                       Results::words(m_controller->match(), m_controller->people()));
    }
}

TableShown Table::shown(const Scene &scene) const
{
    const rules::State &table = scene.table();
    const rules::Options &options = table.options;
    TableShown shown{.running = true,
                     .over = scene.over() && m_guide == nullptr, // whoever guides has the last word
                     .replayed = m_controller->isFrozen(),
                     .mode = toShown(options.mode),
                     .stage = stageOf(table.phase),
                     .turn = table.turn,
                     .draftDirection = rules::passingDirection(table.turn),
                     .viewSeat = scene.viewSeat,
                     .humans = scene.people.humans(),
                     .hasCup = table.rules().uses(rules::Scoring::CupRanks),
                     .cup = table.cup,
                     .hasBets = table.rules().uses(rules::Scoring::Bet),
                     .hasCodex = table.rules().uses(rules::Scoring::Codex),
                     .hasScrolls = table.rules().uses(rules::Scoring::ScrollSquares),
                     .scrolls = scrollsOn(table),
                     .busy = m_presenter->telling() || scene.thinking != 0,
                     .canUndo =
                         m_guide == nullptr && m_moment < 0 && m_scoring->toldAgain() == nullptr && m_leader->canUndo(),
                     .canReplay = m_moment < 0 && m_scoring->toldAgain() == nullptr && roundToReplay() >= 0,
                     .moment = m_moment};
    if (m_moment >= 0 && m_moment < m_chronicle->count()) {
        const ChronicleRow &row = m_chronicle->rows().at(m_moment);
        shown.momentSection = row.section;
        shown.momentText = row.text;
        shown.momentDetail = row.detail;
        shown.momentSquire = row.seat >= 0 ? static_cast<int>(row.tincture) : -1;
        shown.momentEmblem = row.emblem;
    }
    const bool drafts = table.phase == Phase::Draft;
    shown.cardsPlayed = options.cardsPlayed();
    shown.cardNumber =
        drafts ? std::min(table.step + 1, rules::draftRounds) : cardBeingPlayed(table, m_presenter->telling());
    shown.cupText = shown.hasCup ? Sentences::cup(table.cup) : QString();
    shown.headingLines = Headings::lines(scene, shown.cardNumber);
    shown.headingDetail = Headings::detail(scene, shown.cardNumber);
    shown.scrollsText = shown.hasScrolls ? Headings::scrolls(shown.scrolls) : QString();
    shown.outlookText = scene.over() ? QString() : Speech::outlook(table);
    return shown;
}

StepShown Table::shownOf(const AnimationStep &animation) const
{
    StepShown shown{.kind = animation.kind()};
    if (animation.events.empty()) {
        return shown;
    }
    const rules::Event &event = animation.events.front();
    const rules::Options &options = animation.told.table.options;
    const int looker = m_leader->looker();
    const bool own = event.squire < options.squires && looker >= 0 && options.owner(event.squire) == looker;
    shown.seat = event.squire < options.squires ? event.squire : -1;
    shown.other = event.other < options.squires ? event.other : -1;
    shown.board = toShown(event.board);
    shown.from = event.from;
    shown.to = event.to;
    const bool secret = event.kind == EventKind::CoatGiven && event.cause == rules::Cause::CodexToken;
    shown.value = secret && !own ? 0 : event.value;
    if (event.kind == EventKind::CardPlayed || (event.kind == EventKind::CardKept && own)) {
        shown.card = cardFace(event.card, options);
        shown.card.board = shown.board;
    }
    const Happening happening{.event = event, .move = {}, .told = animation.told};
    const QString text = Sentences::text(happening, m_leader->people());
    shown.sentence = text;
    return shown;
}

void Table::showMoment(int row)
{
    // Behind the curtain nobody looks back: the table would lie open again.
    const bool curtain = m_leader->asked() && m_leader->asked()->curtain;
    int moment = !curtain && row >= 0 && row < m_chronicle->count() ? row : -1;
    if (moment < 0 && m_controller->isFrozen()) { // there is no present to come back to
        moment = m_chronicle->count() - 1;
    }
    if (moment != m_moment) {
        m_moment = moment;
        show();
    }
}

// Of the one who is asked and has looked. A lesson says itself what is to be looked at.
int Table::roundToReplay() const
{
    const std::optional<Asked> &asked = m_leader->asked();
    const bool asks = m_guide == nullptr && asked && !asked->curtain && !m_presenter->telling();
    return asks ? m_chronicle->roundBeginning(asked->player) : -1;
}

void Table::replayRound()
{
    if (canReplay()) {
        m_playback->replay(roundToReplay());
    }
}

void Table::retranslate()
{
    ++m_language;
    m_chronicle->retranslate(m_leader->people());
    showSavingProblem();
    m_advice->retranslate();
    m_devices->retranslate();
    m_joined->retranslate();
    m_result->show({}, {});
    show();
}

void Table::setOpenScores(bool open)
{
    if (open != m_openScores) {
        m_openScores = open;
        show();
        Q_EMIT openScoresChanged();
    }
}

void Table::setHandOver(Enums::HandOver way)
{
    if (way != m_handOver) {
        m_handOver = way;
        m_controller->setHandOver(way);
        Q_EMIT handOverChanged();
    }
}

void Table::setTakeBacks(bool allowed)
{
    if (allowed != m_takeBacks) {
        m_takeBacks = allowed;
        m_controller->setTakeBacks(allowed);
        Q_EMIT takeBacksChanged();
    }
}

void Table::setStatistics(Statistics *statistics)
{
    if (statistics != m_statistics) {
        m_statistics = statistics;
        Q_EMIT statisticsChanged();
    }
}

} // namespace academy::model
