// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "rulebook/Signposts.h"

#include "rulebook/Book.h"

#include "decision/Prompt.h"
#include "rows/HandModel.h"
#include "rows/RuleEnums.h"
#include "table/ScoringWalk.h"

#include <QHash>

#include <algorithm>

namespace academy::rulebook
{

using model::HandRow;
using model::Table;
using rules::Mode;
using rules::Phase;
using rules::Scoring;

namespace
{

QString at(const char *target)
{
    return QString::fromLatin1(target);
}

// The kind of the only card that is lifted.
std::optional<rules::CardKind> lifted(const Table &table)
{
    std::optional<rules::CardKind> kind;
    int count = 0;
    for (const HandRow &row : table.hand()->rows()) {
        if (row.chosen) {
            kind = model::toRules(row.kind);
            ++count;
        }
    }
    return count == 1 ? kind : std::nullopt;
}

} // namespace

Signposts::Signposts(QObject *parent)
    : QObject(parent)
{
}

QString Signposts::ofBoard(rules::Board board, const rules::Options &options)
{
    // Where not the page with the identifier of the board, or of the variation that turns it.
    switch (rules::ruleSet(options)[board].scoring) {
    case Scoring::Bet:
        return at("bet#bonus");
    case Scoring::CupRanks:
        return at("knights");
    case Scoring::Codex:
        return at("codex");
    case Scoring::ScrollSquares:
        return at("scrolls");
    case Scoring::Deeds:
        return at("deeds");
    case Scoring::Exchange:
        return at("exchange");
    default:
        break;
    }
    const bool isSwords = board == rules::facts(rules::CardKind::Swords).otherBoard; // one page tells of both
    const std::string_view name = rules::facts(isSwords ? rules::Board::Jousts : board).name;
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

QString Signposts::ofBoard(Board board, const Table *table)
{
    if (!model::toRules(board)) {
        return at("boards");
    }
    const bool running = table != nullptr && table->running();
    return ofBoard(*model::toRules(board), running ? table->told().table.options : rules::Options());
}

QString Signposts::ofCard(rules::CardKind kind, const rules::Options &options)
{
    if (kind == rules::CardKind::Swords) {
        const bool knights = rules::ruleSet(options).uses(Scoring::CupRanks);
        return knights ? at("knights#swords") : at("jousts");
    }
    return ofBoard(rules::Card(kind, 3).ownBoard(), options);
}

QString Signposts::ofDecision(Decision decision, const rules::State &table)
{
    switch (decision) {
    case Decision::Bet:
        return at("bet#lay");
    case Decision::Keep:
        return at("turn#draft");
    case Decision::Split:
    case Decision::TakeStack:
        return at("lancelot#exchange");
    case Decision::Assign:
        return at("lancelot#give");
    case Decision::Play:
        return table.options.mode == Mode::Lancelot ? at("lancelot#play") : at("turn#play");
    case Decision::Peek:
        return at("codex#look");
    case Decision::WinTie:
        return at("advanced#win-a-tie");
    case Decision::Bonus:
        return at("gallantry#bonus");
    case Decision::TakeToken:
        return at("codex#take");
    case Decision::Exchange:
        return table.step == 0 ? at("exchange#first") : at("exchange#second");
    case Decision::None:
        break;
    }
    return ofPhase(table);
}

QString Signposts::ofPhase(const rules::State &table)
{
    switch (table.phase) {
    case Phase::Deal:
        return table.options.mode == Mode::Lancelot ? at("lancelot#deal") : at("turn#deal");
    case Phase::Codex:
        return at("codex#lay");
    case Phase::Bet:
        return at("bet#lay");
    case Phase::Draft:
    case Phase::DraftDone:
        return table.options.mode == Mode::Lancelot ? at("lancelot#give") : at("turn#draft");
    case Phase::Split:
    case Phase::TakeStack:
        return at("lancelot#exchange");
    case Phase::Assign:
        return at("lancelot#give");
    case Phase::Play:
    case Phase::PlayDone:
        return table.options.mode == Mode::Lancelot ? at("lancelot#play") : at("turn#play");
    case Phase::Peek:
        return at("codex#look");
    case Phase::WinTie:
        return at("advanced#win-a-tie");
    case Phase::Bonus:
        return at("gallantry#bonus");
    case Phase::TakeToken:
        return at("codex#take");
    case Phase::Exchange:
        return at("exchange");
    case Phase::ScoringDone:
        return at("turn#scoring");
    case Phase::ResetDone:
        return at("turn#excalibur");
    case Phase::Over:
        return at("end");
    }
    return at("turn");
}

QString Signposts::now(const Table *table)
{
    if (table == nullptr || !table->running()) {
        return at("goal");
    }
    const rules::State &told = table->told().table;
    const model::Prompt &prompt = *table->prompt();
    if (prompt.decision() == Decision::None || prompt.curtain()) {
        return table->scoring()->active() ? ofBoard(table->scoring()->board(), table) : ofPhase(told);
    }
    if (!prompt.refusalRule().isEmpty()) {
        return ofRule(prompt.refusalRule());
    }
    const bool ofOneCard = prompt.decision() == Decision::Keep || prompt.decision() == Decision::Play;
    if (const auto kind = lifted(*table); ofOneCard && kind) {
        return ofCard(*kind, told.options);
    }
    return ofDecision(prompt.decision(), told);
}

QString Signposts::ofMode(model::Enums::Mode mode)
{
    switch (mode) {
    case model::Enums::Mode::Karadoc:
        return at("karadoc");
    case model::Enums::Mode::Lancelot:
        return at("lancelot");
    case model::Enums::Mode::Standard:
        break;
    }
    return at("setup#squires");
}

QString Signposts::ofRule(const QString &rule)
{
    return Book(QStringLiteral("en")).targetOfRule(rule); // places are the same in every language
}

QString Signposts::ofSetup(const QString &row)
{
    static const QHash<QString, QString> rows{
        {at("squires"), at("setup#squires")},
        {at("advanced"), at("advanced")},
        {at("variations"), at("variations")},
        {at("stakes"), at("stakes")},
        {at("hiddenScores"), at("boards#coats")},
        {at("starts"), at("setup#first")},
        {at("win-a-tie"), at("advanced#win-a-tie")},
        {at("step-back"), at("advanced#step-back")},
        {at("ranked-reset"), at("advanced#ranked-reset")},
        {at("jousts-tournaments"), at("knights")},
        {at("gallantry"), at("bet")},
        {at("education"), at("codex")},
        {at("kings-service"), at("scrolls")},
        {at("quests"), at("deeds")},
        {at("charity"), at("exchange")},
    };
    const bool isPage = std::ranges::find(pageOrder(), row, &PageFacts::id) != pageOrder().end();
    return rows.value(row, isPage ? row : at("setup"));
}

} // namespace academy::rulebook
