// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"
#include "pages/SavedGames.h"
#include "players/Player.h"

#include "rules/Refusal.h"
#include "words/Reasons.h"
#include "words/RuleTexts.h"

#include <QMetaProperty>
#include <QRegularExpression>
#include <QTranslator>

#include <catch2/catch_test_macros.hpp>

using namespace academy;
using namespace academy::model;

namespace
{

constexpr QChar mark(0x00A7);

// Translates everything into a language in which each text begins and ends with a mark, so that whatever is shown without
// having been translated can be told.
class MarkTranslator : public QTranslator
{
public:
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char * /*context*/, const char *source, const char * /*comment*/,
                                    int /*number*/) const override
    {
        return mark + QString::fromUtf8(source) + mark;
    }
};

// All texts that a value holds: a string, a list, a value type, a list of them.
void collect(const QVariant &value, QStringList &texts)
{
    if (value.typeId() == QMetaType::QString) {
        texts.append(value.toString());
    } else if (const QMetaObject *type = value.metaType().metaObject();
               type != nullptr && !value.canConvert<QObject *>()) {
        for (int property = 0; property < type->propertyCount(); ++property) {
            collect(type->property(property).readOnGadget(value.constData()), texts);
        }
    } else if (value.canConvert<QVariantList>() && value.typeId() != QMetaType::QByteArray) {
        const QVariantList list = value.toList();
        for (const QVariant &one : list) {
            collect(one, texts);
        }
    }
}

void collectRows(const QAbstractItemModel &model, QStringList &texts)
{
    const auto roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row) {
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            collect(model.data(model.index(row, 0), role.key()), texts);
        }
    }
}

void collectProperties(const QObject &object, QStringList &texts)
{
    const QMetaObject *type = object.metaObject();
    for (int property = type->propertyOffset(); property < type->propertyCount(); ++property) {
        collect(type->property(property).read(&object), texts);
    }
}

// Everything on the table that is text.
QStringList textsOf(Table &table)
{
    QStringList texts;
    collectProperties(table, texts);
    collectProperties(*table.prompt(), texts);
    collectProperties(*table.presenter(), texts);
    collectProperties(*table.scoring(), texts);
    collectProperties(*table.result(), texts);
    for (const QAbstractItemModel *model :
         std::initializer_list<const QAbstractItemModel *>{table.squires(), table.boards(), table.hand(), table.kept(),
                                                           table.codex(), table.chronicle(), table.result()}) {
        collectRows(*model, texts);
    }
    for (const rules::Board board : rules::allBoards) {
        collectRows(*table.boards()->discs(static_cast<Enums::Board>(board)), texts);
    }
    texts.removeAll(QString());
    return texts;
}

// Texts that are the same in every language: names people gave, numbers, Roman numerals, points, art keys.
bool needsNoWords(const QString &text)
{
    static const QRegularExpression words(QStringLiteral("[a-z]{2,}"));
    static const QStringList names{QStringLiteral("Ana"), QStringLiteral("Bruno"), QStringLiteral("Chloé"),
                                   QStringLiteral("Dario"), QStringLiteral("Emre")};
    if (std::ranges::find(players::levelNames(), text.toStdString()) != players::levelNames().end()) {
        return true; // of a drawing
    }
    for (const rules::BoardFacts &board : rules::boardTable) {
        if (text.toStdString() == board.usual.artKey || text.toStdString() == board.turned.artKey) {
            return true;
        }
    }
    QString rest = text;
    for (const QString &name : names) {
        rest.remove(name);
    }
    rest.remove(QStringLiteral(" and ")); // a list of names, by the locale
    return !rest.contains(words);
}

void requireTranslated(Table &table)
{
    for (const QString &text : textsOf(table)) {
        INFO(text.toStdString());
        REQUIRE((text.contains(mark) || needsNoWords(text)));
    }
}

void requireWellFormed(Table &table)
{
    static const QRegularExpression leftOver(QStringLiteral("%[0-9n]"));
    for (const QString &text : textsOf(table)) {
        INFO(text.toStdString());
        REQUIRE(!text.contains(leftOver));
        REQUIRE(!text.contains(QStringLiteral("  ")));
        REQUIRE(!text.contains(QStringLiteral("..")));
        REQUIRE(text.trimmed() == text);
    }
}

} // namespace

TEST_CASE("Whatever is shown in a game is translated and complete", "[Words][long]")
{
    MarkTranslator translator;
    const std::vector<rules::Options> all{options(rules::Mode::Standard, 4, allVariations, allAdvanced),
                                          options(rules::Mode::Standard, 3, 0, 0),
                                          options(rules::Mode::Karadoc, 3, allVariations, 0),
                                          options(rules::Mode::Lancelot, 4, allVariations, allAdvanced)};
    for (const rules::Options &options : all) {
        for (const int humans : {1, 2}) {
            TestTable game(81);
            int moment = 0;
            game.watch = [&] {
                if (++moment % 7 == 0) {
                    requireWellFormed(game.table());
                }
            };
            game.begin(options, humans, 81);
            game.playToTheEnd();
            requireWellFormed(game.table());
        }
        QCoreApplication::installTranslator(&translator);
        TestTable game(82);
        int moment = 0;
        game.watch = [&] {
            if (++moment % 7 == 0) {
                requireTranslated(game.table());
            }
        };
        game.begin(options, 1, 82);
        game.playToTheEnd();
        requireTranslated(game.table());
        QCoreApplication::removeTranslator(&translator);
    }
}

TEST_CASE("When the language changes everything shown is said again", "[Words]")
{
    MarkTranslator translator;
    TestTable game(83);
    game.begin(options(rules::Mode::Standard, 4, allVariations, allAdvanced), 1, 83);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    game.table().prompt()->chooseCard(0);
    const QStringList before = textsOf(game.table());

    QCoreApplication::installTranslator(&translator);
    game.table().retranslate();
    requireTranslated(game.table());
    QCoreApplication::removeTranslator(&translator);
    game.table().retranslate();
    CHECK(textsOf(game.table()) == before);

    game.playToTheEnd();
    QCoreApplication::installTranslator(&translator);
    game.table().retranslate();
    requireTranslated(game.table());
    QCoreApplication::removeTranslator(&translator);
}

TEST_CASE("The setup page is translated, and said again when the language changes", "[Words]")
{
    MarkTranslator translator;
    GameSetup setup;
    setup.reset();
    QCoreApplication::installTranslator(&translator);
    setup.retranslate();
    QStringList texts;
    collectRows(*setup.advanced(), texts);
    collectRows(*setup.variations(), texts);
    for (const QList<SetupChoice> &choices : {setup.modes(), setup.levels(), setup.stakesChoices()}) {
        for (const SetupChoice &choice : choices) {
            CHECK(choice.name.contains(mark));
            CHECK(choice.sentence.contains(mark));
        }
    }
    for (const RuleRow &row : setup.variations()->rows()) {
        CHECK(row.name.contains(mark));
        CHECK(row.sentence.contains(mark));
    }
    CHECK(setup.seats()->rows().at(0).kindText.contains(mark));
    CHECK(setup.startsText().contains(mark));
    QCoreApplication::removeTranslator(&translator);
    setup.retranslate();
    CHECK(!setup.startsText().contains(mark));
}

TEST_CASE("Every refusal of the rules has a sentence of its own language", "[Words]")
{
    for (int reason = 0; reason < rules::reasonCount; ++reason) {
        const QString text = Reasons::refusal(static_cast<rules::Reason>(reason));
        CHECK(text.endsWith(QLatin1Char('.')));
    }
}

TEST_CASE("With three squires no board promises anything to a third", "[Words]")
{
    for (unsigned variations = 0; variations <= allVariations; ++variations) {
        for (const rules::Board board : rules::allBoards) {
            const QString three = RuleTexts::pays(board, options(rules::Mode::Standard, 3, variations, 0));
            INFO(three.toStdString());
            CHECK(!three.contains(QStringLiteral("3rd"))); // R5.4
            CHECK(!three.isEmpty());
        }
    }
    const unsigned bet = 1U << static_cast<unsigned>(rules::Variation::Gallantry);
    CHECK(RuleTexts::pays(rules::Board::Gallantry, options(rules::Mode::Standard, 4, bet, 0))
              .contains(QStringLiteral("3rd")));
}

TEST_CASE("King’s Service tells the landing, the stair above it and the throne apart", "[Words]")
{
    const auto reason = [](int square) {
        rules::State table = rules::newGame(rules::Options::of(rules::Mode::Standard, 3));
        table.track(rules::Board::KingsService).place(0, square);
        const rules::Event coat{.kind = rules::EventKind::CoatGiven,
                                .squire = 0,
                                .board = rules::Board::KingsService,
                                .cause = rules::Cause::Square,
                                .from = static_cast<std::int16_t>(square)};
        return Reasons::coat(coat, table, People(beginning(table.options, 3, 1)));
    };
    CHECK(reason(6) == QStringLiteral("on the landing, square\u00a06")); // R5.6: it is where 6 points begin
    CHECK(reason(7) == QStringLiteral("past the landing, square\u00a07"));
    CHECK(reason(11) == QStringLiteral("past the landing, square\u00a011"));
    CHECK(reason(12) == QStringLiteral("on the throne, square\u00a012"));
}
