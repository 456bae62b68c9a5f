// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "ViewJson.h"

#include "record/Names.h"
#include "rules/Game.h"

#include <QJsonArray>

namespace academy::arena
{

namespace
{

using namespace rules;

QString text(std::string_view words)
{
    return QString::fromUtf8(words);
}

QJsonValue cardJson(Card card)
{
    return card.isKnown() ? QJsonValue(text(record::cardText(card))) : QJsonValue();
}

QJsonValue boardJson(Board board)
{
    return board == noBoard ? QJsonValue() : QJsonValue(text(record::boardText(board)));
}

QJsonValue squireOrNull(std::uint8_t squire)
{
    return squire == nobody ? QJsonValue() : QJsonValue(squire);
}

QJsonArray handJson(Hand hand)
{
    QJsonArray cards;
    for (int position = 0; position < hand.size(); ++position) {
        cards.append(cardJson(hand.at(position)));
    }
    return cards;
}

QJsonArray coatsJson(const Coats &coats)
{
    QJsonArray list;
    for (int kind = 0; kind < coatCount; ++kind) {
        for (int copy = 0; copy < coats.of(static_cast<Coat>(kind)); ++copy) {
            list.append(text(record::coatText(static_cast<Coat>(kind))));
        }
    }
    return list;
}

QJsonObject tracksJson(const State &table)
{
    QJsonObject boards;
    for (const Board one : table.rules().boards()) {
        QJsonArray discs;
        for (int squire = 0; squire < table.squires(); ++squire) {
            const Track &track = table.track(one);
            discs.append(QJsonArray{squire, track.progress(squire), track.height(squire)});
        }
        boards.insert(text(record::boardText(one)), discs);
    }
    return boards;
}

QJsonArray playedJson(const State &table, std::size_t squire)
{
    QJsonArray cards;
    for (std::size_t position = 0; position < table.playedCount[squire]; ++position) {
        const PlayedCard one = table.played[squire][position];
        cards.append(QJsonArray{cardJson(one.card()), boardJson(one.board())});
    }
    return cards;
}

QJsonArray squiresJson(const State &table)
{
    QJsonArray list;
    for (std::size_t squire = 0; squire < table.options.squires; ++squire) {
        list.append(QJsonObject{
            {QStringLiteral("hand"), handJson(table.hands[squire])},
            {QStringLiteral("kept"), handJson(table.kept[squire])},
            {QStringLiteral("dealt"), handJson(table.dealt[squire])},
            {QStringLiteral("played"), playedJson(table, squire)},
            {QStringLiteral("coats"), coatsJson(table.coats[squire])},
            {QStringLiteral("bet"), boardJson(table.bets[squire])},
        });
    }
    return list;
}

QJsonArray codexJson(const State &table)
{
    QJsonArray places;
    for (std::size_t place = 0; place < table.options.squires; ++place) {
        const int token = table.codex.token[place];
        QJsonArray peeked;
        for (std::size_t squire = 0; squire < table.options.squires; ++squire) {
            if (((table.codex.peeked[squire] >> place) & 1) != 0) {
                peeked.append(static_cast<int>(squire));
            }
        }
        places.append(QJsonObject{
            {QStringLiteral("token"), token == Codex::unknownToken ? QJsonValue() : QJsonValue(token)},
            {QStringLiteral("taker"), squireOrNull(table.codex.taker[place])},
            {QStringLiteral("peeked"), peeked},
        });
    }
    return places;
}

bool codexLies(const State &table)
{
    return table.rules().uses(Scoring::Codex) && table.phase >= Phase::Bet && table.phase <= Phase::TakeToken;
}

QString phaseName(Phase phase)
{
    return text(record::phaseNames[static_cast<std::size_t>(phase)]);
}

} // namespace

QJsonObject viewToJson(const View &view)
{
    const State &table = view.table;
    QJsonArray seen;
    for (const Hand &one : view.seen) {
        if (!one.isEmpty()) {
            seen.append(handJson(one));
        }
    }
    QJsonArray scrolls;
    for (const Scroll &scroll : allScrolls) {
        if ((table.scrolls & scroll.bit) != 0) {
            scrolls.append(scroll.square);
        }
    }
    return {
        {QStringLiteral("player"), view.player},
        {QStringLiteral("turn"), table.turn},
        {QStringLiteral("phase"), phaseName(table.phase)},
        {QStringLiteral("first"), table.first},
        {QStringLiteral("tracks"), tracksJson(table)},
        {QStringLiteral("squires"), squiresJson(table)},
        {QStringLiteral("seen"), seen},
        {QStringLiteral("drawn"), cardJson(table.drawn)},
        {QStringLiteral("cup"), table.cup},
        {QStringLiteral("scrolls"), scrolls},
        {QStringLiteral("codex"), codexLies(table) ? QJsonValue(codexJson(table)) : QJsonValue()},
    };
}

} // namespace academy::arena
