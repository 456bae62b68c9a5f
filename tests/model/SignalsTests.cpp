// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include <catch2/catch_test_macros.hpp>

#include <QMetaProperty>
#include <QSet>
#include <QSignalSpy>

using namespace academy;
using namespace academy::model;

namespace
{

// Collects which rows and roles a model says have changed, and fails on a reset.
class Changes
{
public:
    explicit Changes(RowsModel &model)
    {
        QObject::connect(&model, &QAbstractItemModel::modelReset, &m_context, [] { FAIL("the model was reset"); });
        QObject::connect(&model, &QAbstractItemModel::dataChanged, &m_context,
                         [this, &model](const QModelIndex &from, const QModelIndex &to, const QList<int> &roles) {
                             REQUIRE(!roles.isEmpty());
                             for (int row = from.row(); row <= to.row(); ++row) {
                                 m_rows.insert(row);
                             }
                             for (const int role : roles) {
                                 m_roles.insert(model.roleNames().value(role));
                             }
                         });
    }

    [[nodiscard]] QSet<int> rows() const { return m_rows; }
    [[nodiscard]] QSet<QByteArray> roles() const { return m_roles; }

private:
    QObject m_context;
    QSet<int> m_rows;
    QSet<QByteArray> m_roles;
};

// Requires, whenever an object says that something of it has changed, that the signals of just those properties were
// emitted whose values are different.
class Properties
{
public:
    template <typename Shows>
    explicit Properties(Shows &shows)
    {
        const QMetaObject &type = *shows.metaObject();
        for (int at = QObject::staticMetaObject.propertyCount(); at < type.propertyCount(); ++at) {
            const QMetaProperty property = type.property(at);
            const QByteArray name = property.name();
            if (property.notifySignal().name() == name + "Changed") {
                m_watched.push_back(
                    {name, property.read(&shows), std::make_unique<QSignalSpy>(&shows, property.notifySignal())});
            }
        }
        QObject::connect(&shows, &Shows::changed, &m_context, [this, &shows] {
            int different = 0;
            for (Watched &one : m_watched) {
                const QVariant now = shows.property(one.name.constData());
                INFO(one.name.toStdString());
                CHECK(one.signal->count() == (now == one.value ? 0 : 1));
                different += now == one.value ? 0 : 1;
                one.value = now;
                one.signal->clear();
            }
            CHECK(different > 0);
            ++m_times;
        });
    }

    [[nodiscard]] int times() const { return m_times; }

private:
    struct Watched {
        QByteArray name;
        QVariant value;
        std::unique_ptr<QSignalSpy> signal;
    };

    QObject m_context;
    std::vector<Watched> m_watched;
    int m_times = 0;
};

} // namespace

TEST_CASE("A card that is played moves one disc, and only rows that change say so", "[DiscModel]")
{
    TestTable game(2);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 4), 1, 41);
    REQUIRE(game.playUntil(Enums::Decision::Play));

    // The first disc on an empty track: it alone moves; the others fall behind, all still last together.
    int row = 0;
    while (table.hand()->rows().at(row).kind == Enums::CardKind::Swords) {
        ++row;
    }
    table.prompt()->chooseCard(row);
    const Enums::Board board = table.prompt()->buttons().at(0).board;
    std::vector<std::unique_ptr<Changes>> changes;
    for (const rules::Board one : rules::allBoards) {
        changes.push_back(std::make_unique<Changes>(*table.boards()->discs(static_cast<Enums::Board>(one))));
    }
    const rules::Track before = table.told().table.track(static_cast<rules::Board>(board));
    table.prompt()->confirm();
    while (table.presenter()->kind() != Enums::AnimationStep::DiscMoved) {
        table.presenter()->finishStep();
    }
    const rules::Track after = table.told().table.track(static_cast<rules::Board>(board));
    QSet<int> expected;
    for (int squire = 0; squire < 4; ++squire) {
        const bool moves = before.progress(squire) != after.progress(squire);
        const bool fallsBack = before.betterDiscs(squire) != after.betterDiscs(squire);
        const bool stack = before.height(squire) != after.height(squire);
        if (moves || fallsBack || stack) {
            expected.insert(squire);
        }
    }
    for (const rules::Board one : rules::allBoards) {
        const bool played = static_cast<Enums::Board>(one) == board;
        const Changes &seen = *changes[static_cast<std::size_t>(one)];
        if (played) {
            CHECK(seen.rows().contains(0));
            CHECK(seen.roles().contains("progress"));
            // Others may change in rank or in what is under them, never in place.
            for (const int other : seen.rows() - expected) {
                CHECK(before.progress(other) == after.progress(other));
            }
        } else {
            CHECK(seen.rows().isEmpty());
        }
    }
}

TEST_CASE("A card that leaves the hand takes its row with it", "[HandModel]")
{
    TestTable game(2);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 42);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const QList<HandRow> before = table.hand()->rows();
    const QSignalSpy removed(table.hand(), &QAbstractItemModel::rowsRemoved);
    const QSignalSpy inserted(table.hand(), &QAbstractItemModel::rowsInserted);
    table.prompt()->chooseCard(2);
    table.prompt()->press(0);
    REQUIRE(removed.count() == 1);
    const int row = removed.at(0).at(1).toInt();
    CHECK(removed.at(0).at(2).toInt() == row);
    CHECK(before.at(row).name == before.at(2).name);
    CHECK(inserted.count() == 0);
    CHECK(table.hand()->count() == 4);
}

TEST_CASE("Lifting a card changes that card and the boards it may be played on", "[HandModel][BoardModel]")
{
    TestTable game(2);
    Table &table = game.table();
    game.begin(rules::Options::of(rules::Mode::Standard, 3), 1, 43);
    REQUIRE(game.playUntil(Enums::Decision::Play));
    const Changes cards(*table.hand());
    const Changes boards(*table.boards());
    const Changes squires(*table.squires());
    table.prompt()->chooseCard(1);
    CHECK(cards.rows() == QSet<int>{1});
    CHECK(cards.roles() == QSet<QByteArray>{"chosen", "spoken"});
    QSet<int> glowing;
    for (const BoardRow &row : table.boards()->rows()) {
        if (row.glows) {
            glowing.insert(static_cast<int>(row.board));
        }
    }
    CHECK(!glowing.isEmpty());
    CHECK((glowing - boards.rows()).isEmpty());
    CHECK(squires.rows().isEmpty());
}

TEST_CASE("Each board has its row, which is not its number, and boards that are not on the table have none",
          "[BoardModel]")
{
    BoardModel boards;
    BoardRow gallantry;
    BoardRow charity;
    charity.board = toShown(rules::Board::Charity);
    boards.show({gallantry, charity});
    CHECK(boards.place(rules::index(rules::Board::Gallantry)) == 0);
    CHECK(boards.place(rules::index(rules::Board::Charity)) == 1);
    CHECK(boards.place(rules::index(rules::Board::Jousts)) == -1);
    CHECK(boards.place(-1) == -1);
    CHECK(boards.boardAt(1) == rules::index(rules::Board::Charity));
    CHECK(boards.boardAt(2) == -1);
    CHECK(boards.boardAt(-1) == -1);
    const QVariant discs = boards.data(boards.index(1), boards.roleNames().key("discs"));
    CHECK(discs.value<DiscModel *>() == boards.discs(charity.board));
}

TEST_CASE("No model is ever reset in a whole game", "[RowsModel]")
{
    TestTable game(3);
    Table &table = game.table();
    game.begin(options(rules::Mode::Standard, 4, allVariations, allAdvanced), 1, 44);
    std::vector<std::unique_ptr<Changes>> changes;
    for (RowsModel *model :
         std::initializer_list<RowsModel *>{table.squires(), table.boards(), table.hand(), table.kept(), table.codex(),
                                            table.chronicle(), table.result()}) {
        changes.push_back(std::make_unique<Changes>(*model));
    }
    game.playToTheEnd();
    CHECK(table.result()->count() == 4);
}

TEST_CASE("What is different says so, and nothing else does", "[Prompt][Table][ScoringWalk]")
{
    rules::Random random(7);
    for (std::uint64_t seed = 44; seed < 48; ++seed) {
        TestTable game(seed);
        const Properties prompt(*game.table().prompt());
        const Properties table(game.table());
        const Properties scoring(*game.table().scoring());
        game.begin(anyOptions(random), 2, seed);
        game.playToTheEnd();
        CHECK(prompt.times() > 50);
        CHECK(table.times() > 50);
        CHECK(scoring.times() > 20);
    }
}

TEST_CASE("Steps that nobody sees are not announced", "[EventPresenter]")
{
    EventPresenter presenter(EventPresenter::Clock::ByHand);
    const QSignalSpy changed(&presenter, &EventPresenter::stepChanged);
    const QSignalSpy finished(&presenter, &EventPresenter::finished);
    presenter.tell({AnimationStep{}, AnimationStep{}});
    CHECK(finished.count() == 1);
    CHECK(changed.count() == 0);

    presenter.tell({AnimationStep{}, AnimationStep{.duration = 100}, AnimationStep{}});
    CHECK(changed.count() == 1);
    presenter.finishStep();
    CHECK(finished.count() == 2);
    CHECK(changed.count() == 2);
    CHECK(!presenter.telling());
}
