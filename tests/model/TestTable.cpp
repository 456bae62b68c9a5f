// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "TestTable.h"

#include <catch2/catch_test_macros.hpp>

#include <QSet>
#include <QTest>

namespace academy::model
{

record::Record beginning(const rules::Options &options, int humans, std::uint64_t seed)
{
    static const QStringList names{QStringLiteral("Ana"), QStringLiteral("Bruno"), QStringLiteral("Chloé"),
                                   QStringLiteral("Dario"), QStringLiteral("Emre")};
    record::Record record;
    record.options = options;
    for (int player = 0; player < options.players(); ++player) {
        const bool human = player < humans;
        record.players.push_back({.name = names.at(player),
                                  .kind = human ? record::PlayerKind::Human : record::PlayerKind::Computer,
                                  .level = human ? QString() : QStringLiteral("random")});
    }
    record.created = QStringLiteral("2026-11-20T08:00:00Z");
    record.seed = QString::number(seed, 16);
    return record;
}

rules::Options options(rules::Mode mode, int squires, unsigned variations, unsigned advanced)
{
    rules::Options options = rules::Options::of(mode, squires);
    options.variations = static_cast<std::uint8_t>(variations);
    options.advanced = static_cast<std::uint8_t>(advanced);
    return options;
}

rules::Options anyOptions(rules::Random &random)
{
    const auto mode = static_cast<rules::Mode>(random.below(3));
    rules::Options any =
        options(mode, 3 + random.below(3), static_cast<unsigned>(random.below(1 << rules::variationCount)),
                static_cast<unsigned>(random.below(1 << rules::advancedCount)));
    any.stakes = static_cast<rules::Stakes>(random.below(2));
    any.firstSquire = static_cast<std::uint8_t>(random.below(mode == rules::Mode::Karadoc ? 2 : any.squires));
    return any;
}

TestTable::TestTable(std::uint64_t seed, const QString &savesFolder)
    : TestTable(seed,
                TableConfig{.clock = EventPresenter::Clock::ByHand,
                            .threads = Worker::Threads::None,
                            .savesFolder = savesFolder})
{
}

TestTable::TestTable(std::uint64_t seed, const TableConfig &config)
    : m_random(seed)
    , m_table(config)
{
    const auto test = [this](QAbstractItemModel *model) {
        m_testers.push_back(
            std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::Fatal));
    };
    test(m_table.squires());
    test(m_table.boards());
    test(m_table.hand());
    test(m_table.kept());
    test(m_table.codex());
    test(m_table.chronicle());
    test(m_table.result());
    for (const rules::Board board : rules::allBoards) {
        test(m_table.boards()->discs(static_cast<Enums::Board>(board)));
    }
}

void TestTable::begin(const rules::Options &options, int humans, std::uint64_t seed, const QString &path)
{
    m_table.begin(beginning(options, humans, seed), path);
}

bool TestTable::isAsked()
{
    return m_table.prompt()->curtain() || m_table.prompt()->decision() != Enums::Decision::None;
}

void TestTable::tellAll()
{
    if (watch) {
        watch();
    }
    while (m_table.presenter()->telling()) {
        m_table.presenter()->finishStep();
        if (watch) {
            watch();
        }
    }
}

void TestTable::decide()
{
    if (m_table.prompt()->curtain()) {
        m_table.prompt()->lookBehindCurtain();
        if (watch) {
            watch();
        }
    }
    REQUIRE(m_table.prompt()->decision() != Enums::Decision::None);
    choose();
    if (watch) {
        watch();
    }
    const QList<PromptButton> buttons = m_table.prompt()->buttons();
    QList<int> enabled;
    for (int button = 0; button < buttons.size(); ++button) {
        if (buttons.at(button).enabled) {
            enabled.append(button);
        }
    }
    REQUIRE(!enabled.isEmpty());
    m_table.prompt()->press(enabled.at(below(enabled.size())));
    if (watch) {
        watch();
    }
}

void TestTable::choose()
{
    Prompt &prompt = *m_table.prompt();
    switch (prompt.decision()) {
    case Enums::Decision::Keep:
        chooseCards(1);
        break;
    case Enums::Decision::Play:
        if (m_table.hand()->count() > 1 || !m_table.hand()->rows().at(0).chosen) {
            chooseCards(1);
        }
        break;
    case Enums::Decision::Split:
    case Enums::Decision::Assign:
        chooseCards(3);
        break;
    case Enums::Decision::Bet:
    case Enums::Decision::Bonus: {
        QList<Enums::Board> glowing;
        for (const BoardRow &row : m_table.boards()->rows()) {
            if (row.glows) {
                glowing.append(row.board);
            }
        }
        REQUIRE(!glowing.isEmpty());
        prompt.chooseBoard(glowing.at(below(glowing.size())));
        break;
    }
    case Enums::Decision::TakeStack:
        prompt.chooseStack(below(2)); // the other player's stacks come first
        break;
    case Enums::Decision::Peek:
    case Enums::Decision::TakeToken: {
        QList<int> places;
        for (const CodexRow &row : m_table.codex()->rows()) {
            if (row.mayBeChosen) {
                places.append(row.place);
            }
        }
        REQUIRE(!places.isEmpty());
        prompt.choosePlace(places.at(below(places.size())));
        break;
    }
    case Enums::Decision::WinTie:
        REQUIRE(!prompt.covered().isEmpty());
        prompt.chooseCovered(below(prompt.covered().size()));
        break;
    case Enums::Decision::Exchange:
        exchange();
        break;
    case Enums::Decision::None:
        break;
    }
}

void TestTable::chooseCards(int number)
{
    QSet<int> chosen;
    while (chosen.size() < number) {
        const int row = below(m_table.hand()->count());
        if (!chosen.contains(row)) {
            chosen.insert(row);
            m_table.prompt()->chooseCard(row);
        }
    }
}

void TestTable::exchange()
{
    Prompt &prompt = *m_table.prompt();
    const auto isChosen = [](const auto &thing) { return static_cast<bool>(thing.chosen); };
    if (std::ranges::none_of(prompt.partners(), isChosen)) {
        prompt.choosePartner(below(prompt.partners().size()));
    }
    if (!prompt.gives().isEmpty() && std::ranges::none_of(prompt.gives(), isChosen)) {
        prompt.chooseGive(below(prompt.gives().size()));
    }
    while (prompt.chosenCount() < prompt.needed()) {
        const int before = prompt.chosenCount();
        QList<int> left;
        for (int row = 0; row < prompt.takes().size(); ++row) {
            if (prompt.takes().at(row).chosen < prompt.takes().at(row).count) {
                left.append(row);
            }
        }
        REQUIRE(!left.isEmpty());
        prompt.chooseTake(left.at(below(left.size())));
        REQUIRE(prompt.chosenCount() == before + 1);
    }
}

bool TestTable::playUntil(Enums::Decision decision)
{
    tellAll();
    while (!m_table.over()) {
        REQUIRE(isAsked());
        if (m_table.prompt()->curtain()) {
            m_table.prompt()->lookBehindCurtain();
        }
        if (m_table.prompt()->decision() == decision) {
            return true;
        }
        decide();
        tellAll();
    }
    return false;
}

bool TestTable::playToPage()
{
    while (!m_table.over()) {
        if (m_table.scoring()->active() && m_table.scoring()->waits()) {
            return true;
        }
        if (m_table.presenter()->telling()) {
            m_table.presenter()->finishStep();
        } else {
            decide();
        }
    }
    return false;
}

void TestTable::playToTheEnd(const std::function<void()> &atEachDecision)
{
    tellAll();
    while (!m_table.over()) {
        REQUIRE(isAsked());
        if (atEachDecision) {
            atEachDecision();
        }
        decide();
        tellAll();
    }
}

namespace
{

// Asks for a saved game, and waits for it.
bool comes(Table &table, const std::function<void()> &ask)
{
    std::optional<bool> well;
    const auto listening = QObject::connect(&table, &Table::resumed, &table, [&well](bool now) { well = now; });
    ask();
    REQUIRE(QTest::qWaitFor([&well] { return well.has_value(); }, 60'000));
    QObject::disconnect(listening);
    return *well;
}

} // namespace

bool resumed(Table &table, const QString &path)
{
    return comes(table, [&] { table.resume(path); });
}

bool replayed(Table &table, const QString &path)
{
    return comes(table, [&] { table.replay(path); });
}

QVariant roleOf(const RowsModel &model, int row, QByteArrayView name)
{
    const int role = model.roleNamed(name);
    REQUIRE(role >= 0);
    return model.data(model.index(row), role);
}

} // namespace academy::model
