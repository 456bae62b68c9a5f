// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PictureTour.h"

#include "pages/Settings.h"
#include "rows/SquireModel.h"
#include "table/Table.h"

#include "visitor/GamePlayer.h"
#include "visitor/Learner.h"

#include <QQuickItem>
#include <QQuickWindow>

#include <algorithm>
#include <array>

namespace academy::app
{

namespace
{

constexpr int holdMilliseconds = 1200;
constexpr int repaintMilliseconds = 2500; // every drawing on the table is drawn anew

} // namespace

PictureTour::PictureTour(QQuickWindow &window, model::Settings &settings, const QString &folder, const QString &prefix,
                         QString palette, ColorVision vision)
    : m_finger(window)
    , m_settings(settings)
    , m_camera(m_finger.scene(), folder, prefix)
    , m_palette(std::move(palette))
{
    m_camera.lookWith(vision);
}

QString PictureTour::run()
{
    using Part = std::pair<const char *, void (PictureTour::*)()>;
    static constexpr std::array parts{
        Part{"pages", &PictureTour::seeFirstPages},      Part{"setup", &PictureTour::seeSetup},
        Part{"standard", &PictureTour::seeStandardGame}, Part{"third-turn", &PictureTour::seeThirdTurn},
        Part{"curtain", &PictureTour::seeCurtain},       Part{"everything", &PictureTour::seeEverything},
        Part{"exchange", &PictureTour::seeExchange},     Part{"advice", &PictureTour::seeAdvice},
        Part{"lancelot", &PictureTour::seeLancelot},     Part{"karadoc", &PictureTour::seeKaradoc},
        Part{"palettes", &PictureTour::seePalettes},     Part{"large-type", &PictureTour::seeLargeType},
        Part{"lessons", &PictureTour::seeLessons},       Part{"motion", &PictureTour::seeMotion},
        Part{"rulebook", &PictureTour::seeRulebook},     Part{"saved", &PictureTour::seeSavedGames},
        Part{"results", &PictureTour::seeResults},       Part{"level", &PictureTour::seeLevelOffer},
    };
    const QByteArrayList wanted = qgetenv("ACADEMY_TOUR").split(',');
    m_settings.setPalette(m_palette);
    m_finger.scene().settle();
    for (const auto &[name, see] : parts) {
        if (wanted.constFirst().isEmpty() || wanted.contains(name)) {
            // One game is played with all its motion, and strips show it; elsewhere a picture shows none.
            m_settings.setReducedMotion(see != &PictureTour::seeStandardGame && see != &PictureTour::seeMotion);
            (this->*see)();
        }
    }
    if (!m_finger.trouble().isEmpty()) {
        m_camera.take(QStringLiteral("trouble"));
    }
    return m_finger.trouble();
}

void PictureTour::take(const QString &what)
{
    // How far computers have come with what they decide meanwhile depends on the machine.
    m_finger.scene().waitFor([this] {
        const model::Table *game = table();
        return game == nullptr || std::ranges::none_of(game->squires()->rows(), &model::SquireRow::thinking);
    });
    if (m_finger.trouble().isEmpty() && !m_camera.take(what)) {
        m_finger.complain(QStringLiteral("the picture '%1' cannot be written").arg(what));
    }
}

model::Table *PictureTour::table() const
{
    return m_finger.scene().window().property("table").value<model::Table *>();
}

void PictureTour::seeFirstPages()
{
    take(QStringLiteral("start"));
    m_finger.choose(QStringLiteral("settings"));
    take(QStringLiteral("settings"));
    m_finger.choose(QStringLiteral("shortcutsRow"));
    take(QStringLiteral("shortcuts"));
    m_finger.choose(QStringLiteral("done"));
    m_finger.choose(QStringLiteral("back"));
    m_finger.choose(QStringLiteral("about"));
    take(QStringLiteral("about"));
    m_finger.choose(QStringLiteral("back"));
    m_finger.choose(QStringLiteral("savedGames"));
    take(QStringLiteral("saved-none"));
    m_finger.choose(QStringLiteral("back"));
}

void PictureTour::seeRulebook()
{
    m_finger.choose(QStringLiteral("rulebook"));
    take(QStringLiteral("rulebook"));
    m_finger.back();
}

// The way of a newcomer: the list, a moment of a lesson, the first lesson, and the first game that follows it.
void PictureTour::seeLessons()
{
    m_finger.choose(QStringLiteral("learn"));
    take(QStringLiteral("learn"));
    const auto takeLesson = [this](int row, const QString &prefix, std::initializer_list<int> steps) {
        m_finger.choose(QStringLiteral("lesson%1").arg(row));
        lessons::Lesson *lesson = Learner::lessonIn(m_finger.scene().window());
        if (lesson == nullptr) {
            m_finger.complain(QStringLiteral("the lesson does not open"));
            return;
        }
        Learner learner(m_finger, *lesson);
        learner.onStep([&](int number) {
            if (std::ranges::find(steps, number) != steps.end()) {
                take(QStringLiteral("%1-%2").arg(prefix).arg(number, 2, 10, QLatin1Char('0')));
            }
        });
        learner.takeToTheEnd();
        take(prefix + QStringLiteral("-end"));
        m_finger.choose(QStringLiteral("accept")); // the list; after the first one a game
    };
    takeLesson(1, QStringLiteral("lesson-karadoc"), {6});
    takeLesson(0, QStringLiteral("lesson-first"), {1, 2, 3, 8, 9, 13, 14, 16, 17, 20});
    if (!m_finger.scene().waitFor([this] { return table() != nullptr && table()->running(); })) {
        m_finger.complain(QStringLiteral("there is no first game"));
        return;
    }
    m_settings.setHints(false); // they come and go, and would be on some pictures only
    playAndTake(3, QStringLiteral("first-game-"));
    leaveGame();
}

void PictureTour::seeSetup()
{
    m_finger.choose(QStringLiteral("newGame"));
    take(QStringLiteral("setup"));
    m_finger.choose(QStringLiteral("playerCount3"));
    m_finger.choose(QStringLiteral("seat0"));
    take(QStringLiteral("setup-seat-human"));
    m_finger.choose(QStringLiteral("done"));
    m_finger.choose(QStringLiteral("seat1"));
    take(QStringLiteral("setup-seat-computer"));
    m_finger.choose(QStringLiteral("style-bold"));
    take(QStringLiteral("setup-seat-style"));
    m_finger.choose(QStringLiteral("done"));
    for (const auto &dialog : {QStringLiteral("advanced"), QStringLiteral("variations")}) {
        m_finger.choose(dialog);
        m_finger.choose(QStringLiteral("all"));
        take(QStringLiteral("setup-") + dialog);
        m_finger.choose(QStringLiteral("done"));
    }
    for (const auto &dialog : {QStringLiteral("stakes"), QStringLiteral("starts")}) {
        m_finger.choose(dialog);
        take(QStringLiteral("setup-") + dialog);
        m_finger.choose(QStringLiteral("done"));
    }
    take(QStringLiteral("setup-five"));
    m_finger.choose(QStringLiteral("playerCount0"));
    m_finger.choose(QStringLiteral("mode1"));
    take(QStringLiteral("setup-karadoc"));
    m_finger.choose(QStringLiteral("mode2"));
    take(QStringLiteral("setup-lancelot"));
    m_finger.choose(QStringLiteral("back"));
}

void PictureTour::open(const PreparedGame &game, const QString &name)
{
    if (!m_finger.trouble().isEmpty()) {
        return;
    }
    PreparedGame::clearAway();
    if (!game.lay(name + QLatin1String(".json"))) {
        m_finger.complain(QStringLiteral("the game '%1' cannot be laid among the saved ones").arg(name));
    }
    m_finger.choose(QStringLiteral("savedGames"));
    if (m_camera.taken() > 0) {
        m_camera.takeOnce(QStringLiteral("saved"));
    }
    m_finger.choose(QStringLiteral("game0"));
    if (!m_finger.scene().waitFor([this] { return table() != nullptr && table()->running(); })) {
        m_finger.complain(QStringLiteral("the game '%1' does not go on").arg(name));
    }
}

// The first step back may only lay a lifted card down, or close what lies over the table.
void PictureTour::leaveGame()
{
    constexpr int mostSteps = 4;
    for (int step = 0; step < mostSteps && m_finger.trouble().isEmpty() && table()->running(); ++step) {
        m_finger.back();
        m_finger.scene().settle();
        if (m_finger.scene().find(u"accept") != nullptr) {
            m_camera.takeOnce(QStringLiteral("leave-question"));
            m_finger.choose(QStringLiteral("accept"));
            m_finger.scene().waitFor([this] { return !table()->running(); });
        }
    }
    if (m_finger.trouble().isEmpty() && table()->running()) {
        m_finger.complain(QStringLiteral("the game cannot be left"));
    }
}

GamePlayer PictureTour::hastyPlayer(unsigned seed)
{
    GamePlayer player(m_finger, *table(), seed);
    player.hurry();
    player.playDirectly();
    return player;
}

bool PictureTour::reach(GamePlayer &player, const QString &moment, const std::function<bool()> &there)
{
    const auto playTo = [&](const QString &wanted) {
        return player.playUntil([&](const QString &now) { return now == wanted && there(); });
    };
    // What is asked has been laid out when something is chosen: the height of a phone's sheet depends on that.
    if (const QString chosen = QStringLiteral("-chosen"); moment.endsWith(chosen)) {
        playTo(moment.chopped(chosen.size()));
        m_finger.scene().settle();
        player.playDirectly(false);
    }
    const bool reached = playTo(moment);
    player.playDirectly();
    return reached;
}

void PictureTour::playUntil(const QString &moment, unsigned seed)
{
    GamePlayer player = hastyPlayer(seed);
    if (!reach(player, moment, [] { return true; })) {
        m_finger.complain(QStringLiteral("the moment '%1' does not come").arg(moment));
    }
}

void PictureTour::playAndTake(unsigned seed, const QString &prefix)
{
    if (!m_finger.trouble().isEmpty()) {
        return;
    }
    GamePlayer player = hastyPlayer(seed);
    player.onMoment([this, &prefix](const QString &moment) { m_camera.takeOnce(prefix + moment); });
    if (player.playToTheEnd()) {
        awaitKnighting();
        take(prefix + QLatin1String("result"));
    }
}

// Between its parts nothing moves for a while; the last of them are the points, which are counted up.
void PictureTour::awaitKnighting()
{
    m_finger.scene().waitFor([this] {
        const QQuickItem *plate = m_finger.scene().find(u"knightPlate");
        return plate == nullptr || plate->property("over").toBool();
    });
}

void PictureTour::seeStandardGame()
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    open(game, QStringLiteral("five"));
    if (m_finger.trouble().isEmpty()) {
        playUntil(QStringLiteral("play"), 3);
        leaveGame();
        take(QStringLiteral("start-continue"));
        m_finger.choose(QStringLiteral("startButton"));
    }
    playAndTake(3, QString());
    lookBack();
    leaveGame();
    m_finger.choose(QStringLiteral("results"));
    take(QStringLiteral("results"));
    m_finger.choose(QStringLiteral("back"));
}

void PictureTour::lookBack()
{
    m_finger.choose(QStringLiteral("resultChronicle"));
    take(QStringLiteral("over-chronicle"));
    m_finger.back();
    if (m_finger.trouble().isEmpty()) {
        table()->showMoment(40);
        m_finger.scene().settle();
        m_finger.choose(QStringLiteral("laterMoment"));
        take(QStringLiteral("over-moment"));
        m_finger.choose(QStringLiteral("present"));
    }
}

void PictureTour::seeThirdTurn()
{
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    open(game, QStringLiteral("third"));
    if (m_finger.trouble().isEmpty()) {
        GamePlayer player = hastyPlayer(3);
        for (const auto &moment :
             {QStringLiteral("keep-chosen"), QStringLiteral("play-chosen"), QStringLiteral("scoring-jousts")}) {
            // The second card: some have played one, others two.
            reach(player, moment, [&] {
                return table()->turn() == 3 && (table()->cardNumber() == 2 || moment.startsWith(u"scoring"));
            });
            take(QStringLiteral("third-turn-") + moment);
            if (moment.startsWith(u"play")) {
                seeClosely();
            }
        }
    }
    leaveGame();
}

void PictureTour::seeClosely()
{
    m_finger.hold(QStringLiteral("board1"), holdMilliseconds);
    take(QStringLiteral("third-turn-board"));
    m_finger.back();
    m_finger.choose(QStringLiteral("squire1"));
    take(QStringLiteral("third-turn-squire"));
    m_finger.back();
    // On a desktop it stands open beside the table.
    const bool open = m_finger.scene().find(u"closeChronicle") != nullptr;
    if (!open) {
        m_finger.choose(QStringLiteral("chronicle"));
    }
    take(QStringLiteral("third-turn-chronicle"));
    if (!open) {
        m_finger.choose(QStringLiteral("closeChronicle"));
    }
    const double scale = m_settings.textScale();
    m_settings.setTextScale(1.3);
    Scene::pause(repaintMilliseconds);
    take(QStringLiteral("third-turn-play-chosen-larger-type"));
    m_settings.setTextScale(scale);
    for (const auto &palette : {QStringLiteral("scriptorium"), QStringLiteral("high-contrast")}) {
        m_settings.setPalette(palette);
        Scene::pause(repaintMilliseconds);
        take(QStringLiteral("third-turn-play-chosen-") + palette);
    }
    m_settings.setPalette(m_palette);
    m_finger.back(); // lays the card back
}

void PictureTour::seeCurtain()
{
    PreparedGame game = PreparedGame::standard(3);
    game.humans = 2;
    game.seed = 11;
    open(game, QStringLiteral("three"));
    if (m_finger.trouble().isEmpty()) {
        playUntil(QStringLiteral("curtain"), 5);
        take(QStringLiteral("curtain"));
    }
    leaveGame();
}

void PictureTour::seeAdvice()
{
    PreparedGame game = PreparedGame::standard(4);
    game.seed = 23;
    open(game, QStringLiteral("advice"));
    if (m_finger.trouble().isEmpty()) {
        GamePlayer player = hastyPlayer(6);
        player.playUntil([](const QString &moment) { return moment == u"play"; });
        constexpr int patience = 60'000; // so that it says the same on every picture
        table()->advice()->setPatience(patience);
        m_finger.choose(QStringLiteral("advice"));
        m_camera.take(QStringLiteral("advice-thinking"), 1); // before the thought is over
        m_finger.scene().waitFor([this] { return table()->advice()->given(); }, patience);
        take(QStringLiteral("advice"));
        m_finger.choose(QStringLiteral("followAdvice"));
        take(QStringLiteral("advice-followed"));
    }
    leaveGame();
}

void PictureTour::seeEverything()
{
    PreparedGame game = PreparedGame::standard(4).withEverything();
    game.seed = 13;
    open(game, QStringLiteral("everything"));
    playAndTake(9, QStringLiteral("all-"));
    leaveGame();
}

// Who has done most for Charity is asked (R10.6.1).
void PictureTour::seeExchange()
{
    PreparedGame game = PreparedGame::standard(4);
    game.options.set(rules::Variation::Charity);
    game.seed = 13;
    open(game, QStringLiteral("exchange"));
    if (m_finger.trouble().isEmpty()) {
        GamePlayer player = hastyPlayer(3);
        player.prefer(model::Enums::CardKind::Charity);
        if (!player.playUntil(QStringLiteral("exchange-chosen"))) {
            m_finger.complain(QStringLiteral("nobody here is asked to exchange coats"));
        }
        take(QStringLiteral("exchange-chosen"));
    }
    leaveGame();
}

void PictureTour::seeLancelot()
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Lancelot);
    game.seed = 17;
    open(game, QStringLiteral("lancelot"));
    playAndTake(2, QStringLiteral("lancelot-"));
    leaveGame();
}

void PictureTour::seeKaradoc()
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Karadoc);
    game.seed = 19;
    open(game, QStringLiteral("karadoc"));
    if (m_finger.trouble().isEmpty()) {
        playUntil(QStringLiteral("play-chosen"), 4);
        take(QStringLiteral("karadoc-play-chosen"));
    }
    leaveGame();
}

void PictureTour::seePalettes()
{
    for (const auto &palette : {QStringLiteral("scriptorium"), QStringLiteral("high-contrast")}) {
        m_settings.setPalette(palette);
        take(QStringLiteral("start-") + palette);
        m_finger.choose(QStringLiteral("settings"));
        take(QStringLiteral("settings-") + palette);
        m_finger.choose(QStringLiteral("back"));
        PreparedGame game = PreparedGame::standard(5);
        game.seed = 7;
        open(game, palette);
        if (m_finger.trouble().isEmpty()) {
            playUntil(QStringLiteral("play-chosen"), 3);
            take(QStringLiteral("play-chosen-") + palette);
        }
        leaveGame();
    }
    m_settings.setPalette(m_palette);
}

void PictureTour::seeLargeType()
{
    const double scale = m_settings.textScale();
    m_settings.setTextScale(2);
    take(QStringLiteral("start-large-type"));
    m_finger.choose(QStringLiteral("newGame"));
    take(QStringLiteral("setup-large-type"));
    m_finger.choose(QStringLiteral("back"));
    PreparedGame game = PreparedGame::standard(5);
    game.seed = 7;
    open(game, QStringLiteral("large"));
    if (m_finger.trouble().isEmpty()) {
        playUntil(QStringLiteral("play-chosen"), 3);
        take(QStringLiteral("play-chosen-large-type"));
    }
    leaveGame();
    m_settings.setTextScale(scale);
}

} // namespace academy::app
