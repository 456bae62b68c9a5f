// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "GamePlayer.h"

#include "decision/Prompt.h"
#include "game/EventPresenter.h"
#include "rows/CodexModel.h"
#include "rows/HandModel.h"
#include "rows/RuleEnums.h"
#include "table/ScoringWalk.h"
#include "table/Table.h"

#include <QVariant>

#include <algorithm>

namespace academy::app
{

using model::Enums::Decision;

namespace
{

constexpr int mostSteps = 5000; // a game of five with all variations needs some hundred

// TakeStack -> "take-stack", for names of moments.
template <typename Enumerator>
QString kebab(Enumerator value)
{
    QString result;
    for (const QChar letter : QVariant::fromValue(value).toString()) {
        if (letter.isUpper() && !result.isEmpty()) {
            result += QLatin1Char('-');
        }
        result += letter.toLower();
    }
    return result;
}

// By the rules' identifier, which boards have that QML does not know by name.
QString nameOf(model::Enums::Board board)
{
    const auto ours = model::toRules(board);
    const std::string_view name = ours ? rules::facts(*ours).name : std::string_view();
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QList<int> rowsWith(const QAbstractItemModel &rows, const char *role)
{
    const int number = rows.roleNames().key(role, -1);
    QList<int> found;
    for (int row = 0; row < rows.rowCount(); ++row) {
        if (rows.data(rows.index(row, 0), number).toBool()) {
            found.append(row);
        }
    }
    return found;
}

} // namespace

// What can be chosen at a table: how it is called in the window, with its number, and what a tap on it does.
struct GamePlayer::Thing {
    const char *name;
    void (*choose)(model::Prompt &prompt, int number);
};

struct GamePlayer::Things {
    using Prompt = model::Prompt;

    static constexpr Thing board{
        "board", [](Prompt &prompt, int id) { prompt.chooseBoard(static_cast<model::Enums::Board>(id)); }};
    static constexpr Thing card{"card", [](Prompt &prompt, int row) { prompt.chooseCard(row); }};
    static constexpr Thing place{"place", [](Prompt &prompt, int number) { prompt.choosePlace(number); }};
    static constexpr Thing stack{"stack", [](Prompt &prompt, int row) { prompt.chooseStack(row); }};
    static constexpr Thing covered{"covered", [](Prompt &prompt, int row) { prompt.chooseCovered(row); }};
    static constexpr Thing partner{"partner", [](Prompt &prompt, int row) { prompt.choosePartner(row); }};
    static constexpr Thing give{"give", [](Prompt &prompt, int row) { prompt.chooseGive(row); }};
    static constexpr Thing take{"take", [](Prompt &prompt, int row) { prompt.chooseTake(row); }};
    static constexpr Thing button{"decide", [](Prompt &prompt, int row) { prompt.press(row); }};
};

GamePlayer::GamePlayer(Visitor &visitor, model::Table &table, unsigned seed)
    : m_visitor(visitor)
    , m_table(table)
    , m_random(seed)
{
}

int GamePlayer::below(qsizetype count)
{
    return static_cast<int>(m_random() % static_cast<unsigned>(count));
}

bool GamePlayer::playToTheEnd()
{
    m_wanted = nullptr;
    m_reached = false;
    for (int steps = 0; steps < mostSteps && !m_table.over() && m_visitor.trouble().isEmpty(); ++steps) {
        step();
    }
    m_visitor.letGo();
    if (!m_table.over()) {
        m_visitor.complain(QStringLiteral("the game does not end"));
    }
    return m_visitor.trouble().isEmpty();
}

bool GamePlayer::playUntil(const QString &moment)
{
    return playUntil([&moment](const QString &now) { return now == moment; });
}

bool GamePlayer::playUntil(const std::function<bool(const QString &moment)> &wanted)
{
    m_wanted = wanted;
    m_reached = false;
    for (int steps = 0; steps < mostSteps && !m_reached && !m_table.over() && m_visitor.trouble().isEmpty(); ++steps) {
        step();
    }
    return m_reached;
}

bool GamePlayer::somethingAsks() const
{
    return m_table.over() || m_table.prompt()->curtain() || m_table.prompt()->decision() != Decision::None
        || (m_table.scoring()->active() && m_table.scoring()->waits());
}

bool GamePlayer::waitForQuestion()
{
    return m_visitor.scene().waitFor(
        [this] {
            if (m_hurries && !somethingAsks()) {
                m_table.presenter()->turnPage();
            }
            return somethingAsks();
        },
        60000);
}

void GamePlayer::step()
{
    if (!waitForQuestion()) {
        m_visitor.complain(QStringLiteral("nobody is asked anything, and the game is not over"));
    } else if (m_table.over()) {
        return;
    } else if (m_table.prompt()->curtain()) {
        m_visitor.letGo(); // whoever has looked before
        tell(QStringLiteral("curtain"));
        if (!m_reached && m_direct) {
            m_table.prompt()->lookBehindCurtain();
        } else if (!m_reached && m_table.handOver() == model::Enums::HandOver::Tap) {
            m_visitor.choose(QStringLiteral("eye"));
        } else if (!m_reached) {
            m_visitor.keepHolding(QStringLiteral("eye"), curtainMilliseconds);
        }
    } else if (m_table.prompt()->decision() != Decision::None) {
        decide();
    } else {
        tell(QStringLiteral("scoring-%1").arg(nameOf(m_table.scoring()->board())));
        if (!m_reached && m_direct) {
            m_table.scoring()->next();
        } else if (!m_reached) {
            m_visitor.choose(QStringLiteral("next"));
        }
    }
}

void GamePlayer::tell(const QString &moment)
{
    if (m_moment) {
        m_moment(moment);
    }
    m_reached = m_reached || (m_wanted && m_wanted(moment));
}

void GamePlayer::decide()
{
    const QString name = kebab(m_table.prompt()->decision());
    tell(name);
    if (m_reached) {
        return;
    }
    if (m_otherWindows) {
        m_visitor.giveUpWhen([this] { return m_table.prompt()->curtain(); });
    }
    chooseParts();
    if (!m_visitor.givesUp()) {
        tell(name + QLatin1String("-chosen"));
    }
    if (!m_visitor.givesUp() && !m_reached) {
        pressButton();
    }
    m_visitor.giveUpWhen({});
}

void GamePlayer::choose(const Thing &thing, int number)
{
    if (m_direct) {
        thing.choose(*m_table.prompt(), number);
    } else {
        m_visitor.choose(QLatin1String(thing.name) + QString::number(number));
    }
}

void GamePlayer::chooseRow(const QAbstractItemModel &rows, const char *allowed, const Thing &thing)
{
    if (const QList<int> found = rowsWith(rows, allowed); !found.isEmpty()) {
        choose(thing, found.at(below(found.size())));
    }
}

void GamePlayer::chooseCard()
{
    const QAbstractItemModel &hand = *m_table.hand();
    const int kind = hand.roleNames().key("kind", -1);
    const QList<int> playable = rowsWith(hand, "playable");
    const auto preferred = std::ranges::find_if(playable, [&](int row) {
        return m_preferred && hand.data(hand.index(row, 0), kind).value<model::Enums::CardKind>() == *m_preferred;
    });
    if (preferred != playable.end()) {
        choose(Things::card, *preferred);
    } else {
        chooseRow(hand, "playable", Things::card);
    }
}

void GamePlayer::chooseParts()
{
    const model::Prompt &prompt = *m_table.prompt();
    switch (prompt.decision()) {
    case Decision::Bet:
    case Decision::Bonus:
        chooseRow(*m_table.boards(), "glows", Things::board);
        break;
    case Decision::Keep:
    case Decision::Play:
        chooseCard();
        break;
    case Decision::Split:
    case Decision::Assign:
        chooseCards();
        break;
    case Decision::TakeStack: {
        QList<int> open;
        for (int row = 0; row < prompt.stacks().size(); ++row) {
            if (prompt.stacks().at(row).mayBeTaken) {
                open.append(row);
            }
        }
        choose(Things::stack, open.at(below(open.size())));
        break;
    }
    case Decision::Peek:
    case Decision::TakeToken:
        chooseRow(*m_table.codex(), "mayBeChosen", Things::place);
        break;
    case Decision::WinTie:
        choose(Things::covered, below(prompt.covered().size()));
        break;
    case Decision::Exchange:
        chooseCoats();
        break;
    case Decision::None:
        break;
    }
}

void GamePlayer::chooseCards()
{
    const int needed = m_table.prompt()->needed();
    QList<int> rows;
    for (int row = 0; row < m_table.hand()->rowCount(); ++row) {
        rows.append(row);
    }
    for (int card = 0; card < needed && !rows.isEmpty(); ++card) {
        choose(Things::card, rows.takeAt(below(rows.size())));
    }
}

void GamePlayer::chooseCoats()
{
    const model::Prompt &prompt = *m_table.prompt();
    if (prompt.partners().size() > 1) {
        choose(Things::partner, below(prompt.partners().size()));
    }
    if (!prompt.gives().isEmpty()) {
        choose(Things::give, below(prompt.gives().size()));
    }
    // Each tap takes one more; the same kind again as long as there is one.
    for (int taps = 0; taps < 8 && !prompt.canConfirm() && !prompt.takes().isEmpty(); ++taps) {
        QList<int> left;
        for (int row = 0; row < prompt.takes().size(); ++row) {
            if (prompt.takes().at(row).chosen < prompt.takes().at(row).count) {
                left.append(row);
            }
        }
        if (left.isEmpty()) {
            break;
        }
        choose(Things::take, left.at(below(left.size())));
    }
}

void GamePlayer::pressButton()
{
    QList<int> golden;
    const QList<model::PromptButton> buttons = m_table.prompt()->buttons();
    for (int row = 0; row < buttons.size(); ++row) {
        if (buttons.at(row).enabled && buttons.at(row).first) {
            golden.append(row);
        }
    }
    if (golden.isEmpty()) {
        m_visitor.complain(QStringLiteral("nothing confirms the decision '%1'; the table says '%2'")
                               .arg(kebab(m_table.prompt()->decision()), m_table.prompt()->refusal()));
        return;
    }
    choose(Things::button, golden.at(below(golden.size())));
}

} // namespace academy::app
