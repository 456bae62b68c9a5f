// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// bench-soak [--short] [FILE.svg]: two hundred games through the model and twenty through the window, all in one process, and
// how much memory it has after each. A curve of both is written to the file. It fails where the memory has grown by one per
// cent or more after the tenth game. --short: fewer games, as a test.

#include "../SampleSize.h"
#include "ProcessMemory.h"
#include "Session.h"
#include "pages/Settings.h"
#include "rules/Random.h"
#include "table/Table.h"
#include "visitor/Finger.h"
#include "visitor/GamePlayer.h"
#include "visitor/PreparedGame.h"

#include <QFile>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cstdio>
#include <functional>
#include <vector>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace academy::app
{
namespace
{

constexpr std::size_t settled = 10; ///< from this game on nothing may grow
constexpr double mostGrowth = 1; // per cent
constexpr double mostGrowthOfFew = 3; // where a few games have hardly shown all that there is

struct Memory {
    double used = 0; ///< MB that the program has asked for and not given back
    double resident = 0; ///< MB that the system has given it
};

Memory memory()
{
    Memory now;
#ifdef __GLIBC__
    malloc_trim(0); // what the program has given back goes back to the system
    const auto heap = mallinfo2();
    now.used = static_cast<double>(heap.uordblks + heap.hblkhd) / (1 << 20);
#endif
    now.resident = bench::processMemory("VmRSS");
    return now;
}

/// One kind of games.
struct Curve {
    const char *name;
    std::vector<Memory> after;

    [[nodiscard]] std::size_t first() const { return std::min(settled, (after.size() + 1) / 2) - 1; }
    /// Since then, in per cent.
    [[nodiscard]] double growth(double Memory::*what) const
    {
        return (after.back().*what / (after[first()].*what) - 1) * 100;
    }
};

std::vector<PreparedGame> kindsOfGames()
{
    std::vector<PreparedGame> kinds;
    for (int squires = 3; squires <= 5; ++squires) {
        kinds.push_back(PreparedGame::standard(squires));
        kinds.push_back(PreparedGame::standard(squires).withEverything());
    }
    for (const rules::Mode mode : {rules::Mode::Karadoc, rules::Mode::Lancelot}) {
        PreparedGame game;
        game.options = rules::Options::of(mode);
        kinds.push_back(game);
        kinds.push_back(game.withEverything());
    }
    return kinds;
}

/// A whole game at a table that lasts as long as the program, with people and computers; and then its scorings once more.
void playThroughModel(model::Table &table, const PreparedGame &game)
{
    table.begin(game.record(), {});
    rules::Random random(game.seed);
    while (true) {
        while (table.presenter()->telling()) {
            table.presenter()->finishStep();
        }
        if (table.over()) {
            break;
        }
        table.prompt()->lookBehindCurtain();
        rules::ActionList actions;
        rules::legalActions(table.controller().state(), table.controller().asked()->actor, actions);
        table.decide(actions[random.below(actions.size())]);
    }
    table.leave();
}

bool playThroughWindow(Session &session, Finger &finger, const PreparedGame &game)
{
    const bool begun = game.lay(QStringLiteral("soak.json")) && finger.choose(QStringLiteral("savedGames"))
        && finger.choose(QStringLiteral("game0"))
        && finger.scene().waitFor([&] { return session.table() != nullptr && session.table()->running(); });
    if (!begun) {
        finger.complain(QStringLiteral("no game has begun"));
        return false;
    }
    GamePlayer player(finger, *session.table(), game.seed);
    player.hurry();
    const bool played = player.playToTheEnd() && finger.choose(QStringLiteral("leave"))
        && finger.scene().waitFor([&] { return !session.table()->running(); });
    PreparedGame::clearAway();
    finger.scene().settle();
    session.engine().collectGarbage();
    Scene::pause(100); // what is to be deleted later is deleted
    return played;
}

void write(const QString &path, const std::vector<Curve> &curves)
{
    constexpr double width = 720;
    constexpr double height = 180;
    constexpr double left = 60;
    QByteArray svg = R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 820 )"
        + QByteArray::number(60 + 250 * static_cast<int>(curves.size()))
        + R"(" font-family="sans-serif" font-size="12">)" + "\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n";
    double top = 40;
    for (const Curve &curve : curves) {
        double most = 0;
        for (const Memory &memory : curve.after) {
            most = std::max({most, memory.used, memory.resident});
        }
        most *= 1.1;
        svg += QStringLiteral("<text x=\"%1\" y=\"%2\">MB after each of %3 games %4</text>\n")
                   .arg(left)
                   .arg(top - 12)
                   .arg(curve.after.size())
                   .arg(QLatin1StringView(curve.name))
                   .toUtf8();
        svg += QStringLiteral("<path d=\"M%1 %2v%3h%4\" fill=\"none\" stroke=\"black\"/>\n")
                   .arg(left)
                   .arg(top)
                   .arg(height)
                   .arg(width)
                   .toUtf8();
        for (const double mark : {0.0, most / 2, most}) {
            svg += QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"end\">%3</text>\n")
                       .arg(left - 6)
                       .arg(top + height - mark / most * height + 4)
                       .arg(mark, 0, 'f', 0)
                       .toUtf8();
        }
        constexpr std::array<std::pair<double Memory::*, const char *>, 2> lines{
            {{&Memory::resident, "#1d4f8c"}, {&Memory::used, "#a3341f"}}};
        for (const auto &[what, color] : lines) {
            QStringList points;
            for (std::size_t game = 0; game < curve.after.size(); ++game) {
                points.append(
                    QStringLiteral("%1,%2")
                        .arg(left + width * static_cast<double>(game + 1) / static_cast<double>(curve.after.size()))
                        .arg(top + height - curve.after[game].*what / most * height));
            }
            svg += QStringLiteral("<polyline points=\"%1\" fill=\"none\" stroke=\"%2\" stroke-width=\"1.5\"/>\n")
                       .arg(points.join(u' '), QLatin1StringView(color))
                       .toUtf8();
        }
        top += 250;
    }
    svg += "<text x=\"60\" y=\"" + QByteArray::number(top - 10)
        + "\"><tspan fill=\"#1d4f8c\">resident</tspan>, <tspan fill=\"#a3341f\">in use on the "
          "heap</tspan></text>\n</svg>\n";
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(svg) != svg.size()) {
        std::fprintf(stderr, "bench-soak: %s cannot be written\n", qPrintable(path));
    }
}

int tell(const std::vector<Curve> &curves, bool isShort)
{
    bool flat = true;
    for (const Curve &curve : curves) {
        std::printf("%zu games %s\n  after game   heap MB   resident MB\n", curve.after.size(), curve.name);
        const std::size_t every = std::max<std::size_t>(1, curve.after.size() / 10);
        for (std::size_t game = 0; game < curve.after.size(); ++game) {
            if (game == 0 || game == curve.first() || (game + 1) % every == 0) {
                std::printf("  %10zu  %8.2f  %12.2f\n", game + 1, curve.after[game].used, curve.after[game].resident);
            }
        }
        std::printf("  since game %zu: heap %+.2f %%, resident %+.2f %%\n", curve.first() + 1,
                    curve.growth(&Memory::used), curve.growth(&Memory::resident));
        flat = flat && curve.growth(&Memory::used) < (isShort ? mostGrowthOfFew : mostGrowth)
            && (isShort || curve.growth(&Memory::resident) < mostGrowth); // the system gives by pages, at its leisure
    }
    // A sanitizer keeps what is freed, and does not tell of its heap; there it is looked at whether anything goes wrong.
    return flat || test::isSanitized ? 0 : 1;
}

int run(Session &session, bool isShort, const QString &path)
{
    const std::size_t modelGames = isShort ? 30 : 200;
    const std::size_t windowGames = isShort ? 5 : 20;
    std::vector<PreparedGame> kinds = kindsOfGames();
    unsigned seed = 1;
    Finger finger(*session.window());
    finger.expectNoMotion();
    session.settings().setHandOver(model::Enums::HandOver::Tap);
    Curve window{.name = "through the window", .after = {}};
    for (std::size_t game = 0; game < windowGames; ++game) {
        // Each kind shows what no other has shown before; a few games are alike, so that nothing new is loaded after the first ones.
        PreparedGame &kind = kinds[isShort ? 0 : game % kinds.size()];
        kind.seed = seed++;
        kind.humans = isShort ? 2 : 1 + static_cast<int>(game % 2);
        if (!playThroughWindow(session, finger, kind)) {
            std::fprintf(stderr, "bench-soak: %s\n", qPrintable(finger.trouble()));
            return 1;
        }
        window.after.push_back(memory());
    }
    Curve model{.name = "through the model", .after = {}};
    {
        model::Table table(model::TableConfig{
            .clock = model::EventPresenter::Clock::ByHand, .threads = model::Worker::Threads::None, .savesFolder = {}});
        for (std::size_t game = 0; game < modelGames; ++game) {
            PreparedGame &kind = kinds[game % kinds.size()];
            kind.seed = seed++;
            kind.humans = 1 + static_cast<int>(game % 3 % static_cast<std::size_t>(kind.options.players()));
            playThroughModel(table, kind);
            model.after.push_back(memory());
        }
    }
    const std::vector<Curve> curves{std::move(model), std::move(window)};
    if (!path.isEmpty()) {
        write(path, curves);
    }
    return tell(curves, isShort);
}

} // namespace
} // namespace academy::app

int main(int argc, char *argv[])
{
    using namespace academy::app;
    const QStringList words = argumentsOf(argc, argv).mid(1);
    CommandLine line;
    line.language = QStringLiteral("en");
    line.form = FormFactor::Phone;
    line.speed = academy::model::Enums::Speed::Instant;
    line.unattended = true;
    Session session(argc, argv, line);
    if (session.window() == nullptr) {
        return 1;
    }
    const bool isShort = words.contains(QStringLiteral("--short"));
    const QStringList paths = words.filter(QStringLiteral(".svg"));
    return run(session, isShort, paths.value(0));
}
