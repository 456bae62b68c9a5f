// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "statistics/GamesTable.h"

#include "names/Names.h"
#include "names/PlayerNames.h"
#include "words/RuleTexts.h"

#include "rules/RuleSet.h"

#include <algorithm>

namespace academy::model
{

namespace
{

// The boards that give points in some game.
std::vector<rules::Board> boardsOfTable()
{
    std::vector<rules::Board> boards;
    for (const rules::Board board : rules::allBoards) {
        if (!rules::ruleSet({})[board].movesDiscs()) {
            boards.push_back(board);
        }
    }
    return boards;
}

// What spreadsheets take for the beginning of a formula; also as East Asian keyboards write it.
bool beginsFormula(QChar first)
{
    static const QString signs = QStringLiteral("=+-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20");
    return signs.contains(first);
}

} // namespace

QString GamesTable::cell(const QString &text, QChar separator)
{
    QString safe = text;
    if (!safe.isEmpty() && beginsFormula(safe.front())) {
        safe.prepend(u'\'');
    }
    const auto demands = [separator](QChar letter) {
        return letter == separator || letter == u'"' || letter == u'\n' || letter == u'\r' || letter == u','
            || letter == u';';
    };
    if (std::ranges::any_of(safe, demands)) {
        safe.replace(u'"', QStringLiteral("\"\""));
        safe = u'"' + safe + u'"';
    }
    return safe;
}

QStringList GamesTable::headings()
{
    QStringList headings{
        //: Heading of a column in an exported table of games: when a game was finished
        tr("Date", "column"),
        //: Heading of a column in an exported table of games: Academy, Karadoc or Lancelot
        tr("Kind of game", "column"),
        //: Heading of a column in an exported table of games: booklet or grand finale
        tr("Stakes", "column"),
        //: Heading of a column in an exported table of games: the advanced rules that were played
        tr("Advanced rules", "column"),
        //: Heading of a column in an exported table of games: the variations that were played
        tr("Variations", "column"),
        //: Heading of a column in an exported table of games: name of the player whom the row is about
        tr("Player", "column"),
        //: Heading of a column in an exported table of games: how well the computer plays; empty for people
        tr("Computer", "column"),
        //: Heading of a column in an exported table of games: 1, 2, 3 …
        tr("Place", "column"),
        //: Heading of a column in an exported table of games: whether the player has won
        tr("Won", "column"),
        //: Heading of a column in an exported table of games
        tr("Points", "column"),
    };
    for (const rules::Board board : boardsOfTable()) {
        headings.append(Names::board(board, {}));
    }
    //: Heading of a column in an exported table of games: whether decisions were undone together with the computers’ answers
    headings.append(tr("Undone moves", "column"));
    return headings;
}

QStringList GamesTable::cells(const FinishedGame &game, const FinishedPlayer &player)
{
    //: In an exported table of games
    const QString yes = tr("yes", "cell");
    //: In an exported table of games
    const QString no = tr("no", "cell");
    const auto list = [](unsigned bits, std::size_t count, const auto &textOf) {
        QStringList names;
        for (std::size_t number = 0; number < count; ++number) {
            if ((bits >> number & 1U) != 0) {
                names.append(textOf(number));
            }
        }
        return names.join(QStringLiteral(", "));
    };
    QStringList cells{
        game.finished.toLocalTime().toString(QStringLiteral("yyyy-MM-dd HH:mm")),
        RuleTexts::mode(game.options.mode).name,
        RuleTexts::stakes(game.options.stakes).name,
        list(game.options.advanced, rules::advancedNames.size(),
             [](std::size_t rule) { return RuleTexts::advanced(static_cast<rules::Advanced>(rule)).name; }),
        list(game.options.variations, rules::variationNames.size(),
             [](std::size_t rule) { return RuleTexts::variation(static_cast<rules::Variation>(rule)).name; }),
        PlayerNames::shown(player.name),
        player.human ? QString() : Names::level(player.level),
        QString::number(player.place),
        player.won ? yes : no,
        QString::number(player.points),
    };
    const rules::RuleSet &rules = rules::ruleSet(game.options);
    for (const rules::Board board : boardsOfTable()) {
        const bool gives = rules.has(board) && !rules[board].movesDiscs();
        cells.append(gives ? QString::number(player.byBoard[static_cast<std::size_t>(board)]) : QString());
    }
    cells.append(game.undone ? yes : no);
    return cells;
}

QByteArray GamesTable::csv(const std::vector<FinishedGame> &games, const QLocale &locale)
{
    const QChar separator = locale.decimalPoint() == QLatin1String(",") ? u';' : u',';
    QString text(QChar::ByteOrderMark);
    const auto addRow = [&text, separator](const QStringList &cells) {
        for (qsizetype column = 0; column < cells.size(); ++column) {
            // Numbers are ours, and below nought they begin like formulas.
            bool isNumber = false;
            (void)cells.at(column).toInt(&isNumber);
            text += (column > 0 ? QString(separator) : QString())
                + (isNumber ? cells.at(column) : cell(cells.at(column), separator));
        }
        text += QStringLiteral("\r\n");
    };
    addRow(headings());
    for (const FinishedGame &game : games) {
        for (const FinishedPlayer &player : game.players) {
            addRow(cells(game, player));
        }
    }
    return text.toUtf8();
}

} // namespace academy::model
