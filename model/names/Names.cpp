// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "names/Names.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace academy::model
{

using rules::CardKind;

namespace
{

struct Text {
    const char *source = nullptr;
    const char *comment = nullptr;

    [[nodiscard]] QString translated() const { return QCoreApplication::translate("Names", source, comment); }
};

/// A side of a board, by its art key.
struct BoardTexts {
    std::string_view artKey;
    Text name;
    Text inSentence; ///< where it is not the name
    Text on;
};

constexpr std::array boardTexts{
    BoardTexts{"gallantry",
               //: Name of a board.
               QT_TRANSLATE_NOOP3("Names", "Gallantry", "board"),
               {},
               //: Part of sentences such as "2nd on Gallantry" and "Move 2 squares on Gallantry".
               {QT_TRANSLATE_NOOP("Names", "on Gallantry")}},
    BoardTexts{"jousts",
               //: Name of a board.
               QT_TRANSLATE_NOOP3("Names", "Jousts", "board"),
               {},
               //: Part of sentences such as "2nd on Jousts" and "Play on Jousts".
               {QT_TRANSLATE_NOOP("Names", "on Jousts")}},
    BoardTexts{"tournaments",
               //: Name of a board.
               QT_TRANSLATE_NOOP3("Names", "Tournaments", "board"),
               {},
               //: Part of sentences such as "2nd on Tournaments" and "Play on Tournaments".
               {QT_TRANSLATE_NOOP("Names", "on Tournaments")}},
    BoardTexts{"education",
               //: Name of a board.
               QT_TRANSLATE_NOOP3("Names", "Education", "board"),
               {},
               //: Part of sentences such as "2nd on Education" and "Move 2 squares on Education".
               {QT_TRANSLATE_NOOP("Names", "on Education")}},
    BoardTexts{"kings-service",
               //: Name of a board.
               QT_TRANSLATE_NOOP3("Names", "King’s Service", "board"),
               {},
               //: Part of sentences such as "square 6 on King’s Service" and "Move 2 squares on King’s Service".
               {QT_TRANSLATE_NOOP("Names", "on King’s Service")}},
    BoardTexts{"quests",
               //: Name of a board.
               QT_TRANSLATE_NOOP3("Names", "Quests", "board"),
               {},
               //: Part of sentences such as "2nd on Quests" and "Move 2 squares on Quests".
               {QT_TRANSLATE_NOOP("Names", "on Quests")}},
    BoardTexts{"charity",
               //: Name of a board.
               QT_TRANSLATE_NOOP3("Names", "Charity", "board"),
               {},
               //: Part of sentences such as "2nd on Charity" and "Move 2 squares on Charity".
               {QT_TRANSLATE_NOOP("Names", "on Charity")}},
    BoardTexts{"white-knight",
               //: The track that replaces Jousts in the variation of Jousts and Tournaments.
               {QT_TRANSLATE_NOOP("Names", "White Knight")},
               //: Part of sentences such as "Ana bets on the White Knight".
               {QT_TRANSLATE_NOOP("Names", "the White Knight")},
               //: Part of sentences such as "2nd on the White Knight’s track" and "Play on the White Knight’s track".
               {QT_TRANSLATE_NOOP("Names", "on the White Knight’s track")}},
    BoardTexts{"black-knight",
               //: The track that replaces Tournaments in the variation of Jousts and Tournaments.
               {QT_TRANSLATE_NOOP("Names", "Black Knight")},
               //: Part of sentences such as "Ana bets on the Black Knight".
               {QT_TRANSLATE_NOOP("Names", "the Black Knight")},
               //: Part of sentences such as "2nd on the Black Knight’s track" and "Play on the Black Knight’s track".
               {QT_TRANSLATE_NOOP("Names", "on the Black Knight’s track")}},
};

const BoardTexts &textsOf(std::string_view artKey)
{
    static constexpr BoardTexts nothing;
    const auto found = std::ranges::find(boardTexts, artKey, &BoardTexts::artKey);
    return found == boardTexts.end() ? nothing : *found;
}

const BoardTexts &textsOf(rules::Board board, const rules::Options &options)
{
    return textsOf(rules::artKey(board, options));
}

QString inSentence(const BoardTexts &texts)
{
    return (texts.inSentence.source != nullptr ? texts.inSentence : texts.name).translated();
}

} // namespace

QString Names::board(rules::Board board, const rules::Options &options)
{
    return textsOf(board, options).name.translated();
}

QString Names::boardInSentence(rules::Board board, const rules::Options &options)
{
    return inSentence(textsOf(board, options));
}

QString Names::boardInSentence(const QString &artKey)
{
    return inSentence(textsOf(artKey.toStdString()));
}

QString Names::onBoard(rules::Board board, const rules::Options &options)
{
    return textsOf(board, options).on.translated();
}

QString Names::cardKind(CardKind kind)
{
    switch (kind) {
    case CardKind::Gallantry:
        //: Kind of a Learning card.
        return tr("Gallantry", "card");
    case CardKind::Swords:
        //: Kind of a Learning card, played on Jousts or Tournaments.
        return tr("Swords", "card");
    case CardKind::Education:
        //: Kind of a Learning card.
        return tr("Education", "card");
    case CardKind::KingsService:
        //: Kind of a Learning card.
        return tr("King’s Service", "card");
    case CardKind::Quests:
        //: Kind of a Learning card.
        return tr("Quests", "card");
    case CardKind::Charity:
        //: Kind of a Learning card.
        return tr("Charity", "card");
    }
    return {};
}

QString Names::card(rules::Card card)
{
    //: A Learning card: %1 is its kind, %2 its value, which stay in one line. "Swords 4"
    return tr("%1\u00a0%2", "card").arg(cardKind(card.kind()), number(card.value()));
}

QString Names::color(rules::Color color)
{
    switch (color) {
    case rules::Color::Blue:
        //: Colour of a squire.
        return tr("blue");
    case rules::Color::Green:
        //: Colour of a squire.
        return tr("green");
    case rules::Color::Yellow:
        //: Colour of a squire.
        return tr("yellow");
    case rules::Color::Red:
        //: Colour of a squire.
        return tr("red");
    case rules::Color::Black:
        //: Colour of a squire.
        return tr("black");
    }
    return {};
}

QString Names::coat(rules::Coat coat, const rules::Options &options)
{
    const rules::CoatFacts &facts = rules::facts(coat);
    //: A coat of arms: %1 is its value with its sign, %2 the name of the board it comes from. "+3 of Jousts"
    return tr("%1 of %2", "coat").arg(points(facts.value), board(facts.board, options));
}

QString Names::level(const QString &id)
{
    if (id == QLatin1String("varlet")) {
        //: A very weak computer player: a boy who serves in the stables.
        return tr("Varlet");
    }
    if (id == QLatin1String("page")) {
        //: A computer player who plays sensibly weak: a young servant at court.
        return tr("Page");
    }
    if (id == QLatin1String("minstrel")) {
        //: A computer player stronger than the page.
        return tr("Minstrel");
    }
    if (id == QLatin1String("falconer")) {
        //: A computer player stronger than the minstrel.
        return tr("Falconer");
    }
    if (id == QLatin1String("steward")) {
        //: A computer player stronger than the falconer: the one who keeps a castle's accounts.
        return tr("Steward");
    }
    if (id == QLatin1String("herald")) {
        //: A good computer player.
        return tr("Herald");
    }
    if (id == QLatin1String("knight")) {
        //: A strong computer player.
        return tr("Knight");
    }
    if (id == QLatin1String("master")) {
        //: The strongest computer player.
        return tr("Master");
    }
    //: A computer player who plays whatever comes to mind.
    return tr("Jester");
}

QString Names::opponents(const QString &level)
{
    if (level == QLatin1String("varlet")) {
        //: Computers of one level, within a sentence: "against varlets".
        return tr("varlets");
    }
    if (level == QLatin1String("page")) {
        //: Computers of one level, within a sentence: "against pages".
        return tr("pages");
    }
    if (level == QLatin1String("minstrel")) {
        //: Computers of one level, within a sentence: "against minstrels".
        return tr("minstrels");
    }
    if (level == QLatin1String("falconer")) {
        //: Computers of one level, within a sentence: "against falconers".
        return tr("falconers");
    }
    if (level == QLatin1String("steward")) {
        //: Computers of one level, within a sentence: "against stewards".
        return tr("stewards");
    }
    if (level == QLatin1String("herald")) {
        //: Computers of one level, within a sentence: "against heralds".
        return tr("heralds");
    }
    if (level == QLatin1String("knight")) {
        //: Computers of one level, within a sentence: "against knights".
        return tr("knights");
    }
    if (level == QLatin1String("master")) {
        //: Computers of one level, within a sentence: "against masters".
        return tr("masters");
    }
    //: Computers of one level, within a sentence: "against jesters".
    return tr("jesters");
}

QString Names::turn(int turn)
{
    static constexpr std::array<QLatin1StringView, 7> romans{
        {QLatin1StringView("0"), QLatin1StringView("I"), QLatin1StringView("II"), QLatin1StringView("III"),
         QLatin1StringView("IV"), QLatin1StringView("V"), QLatin1StringView("VI")}};
    return romans[static_cast<std::size_t>(turn)];
}

QString Names::ordinal(int rank)
{
    switch (rank) {
    case 1:
        //: Rank on a board.
        return tr("1st");
    case 2:
        //: Rank on a board.
        return tr("2nd");
    case 3:
        //: Rank on a board.
        return tr("3rd");
    case 4:
        //: Rank on a board.
        return tr("4th");
    default:
        //: Rank on a board.
        return tr("5th");
    }
}

QString Names::spelledOrdinal(int rank)
{
    switch (rank) {
    case 1:
        //: Rank on a board, in words.
        return tr("first");
    case 2:
        //: Rank on a board, in words.
        return tr("second");
    case 3:
        //: Rank on a board, in words.
        return tr("third");
    case 4:
        //: Rank on a board, in words.
        return tr("fourth");
    default:
        //: Rank on a board, in words.
        return tr("fifth");
    }
}

QString Names::spelled(int number)
{
    switch (number) {
    case 1:
        //: A number in words.
        return tr("one");
    case 2:
        //: A number in words.
        return tr("two");
    case 3:
        //: A number in words.
        return tr("three");
    case 4:
        //: A number in words.
        return tr("four");
    case 5:
        //: A number in words.
        return tr("five");
    case 6:
        //: A number in words.
        return tr("six");
    default:
        return Names::number(number);
    }
}

QString Names::points(int points)
{
    // A true minus sign, whatever the locale prefers: it stands in drawings and tables.
    constexpr QChar minus(0x2212);
    const QString size = number(std::abs(points));
    return points > 0 ? QLatin1Char('+') + size : points < 0 ? minus + size : size;
}

QString Names::number(int number)
{
    return QLocale().toString(number);
}

QString Names::day(const QDate &date)
{
    const QLocale locale;
    // The long form says which comes first; the day of the week has other letters.
    const QString full = locale.dateFormat(QLocale::LongFormat).remove(QStringLiteral("dddd"));
    const bool monthFirst = full.indexOf(u'M') < full.indexOf(u'd');
    return locale.toString(date, monthFirst ? QStringLiteral("MMMM\u00A0d") : QStringLiteral("d\u00A0MMMM"));
}

QString Names::list(const QStringList &names)
{
    return QLocale().createSeparatedList(names);
}

} // namespace academy::model
