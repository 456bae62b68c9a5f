// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Session.h"
#include "table/AdvicePrompt.h"
#include "table/Table.h"
#include "visitor/Finger.h"
#include "visitor/PreparedGame.h"

#include <QEventLoop>
#include <QMutex>
#include <QProcess>
#include <QQuickWindow>
#include <QThread>
#include <QTimer>

#include <pthread.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <string_view>
#include <vector>

/// What has to be done for a frame while things move. By the GUI thread: what is told, bindings, animations, layout, and the
/// time for which it is stopped to hand the scene over. And by the thread that draws, which is the same one or another
/// (QSG_RENDER_LOOP). Then how long the GUI thread is away at most while the master thinks. All are processor time of one
/// thread alone, so that what else the machine does is not counted.
namespace
{

using namespace academy;
using namespace academy::app;

constexpr std::string_view thinking = "--thinking";
constexpr int longestTurn = 180'000; // milliseconds

double millisecondsOf(clockid_t clock)
{
    timespec now{};
    clock_gettime(clock, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

double threadMilliseconds()
{
    return millisecondsOf(CLOCK_THREAD_CPUTIME_ID);
}

/// The work for each frame that the window shows. Handing the scene over is the GUI thread's, whoever does it: it waits.
class FrameWork : public QObject
{
public:
    explicit FrameWork(QQuickWindow &window)
    {
        pthread_getcpuclockid(pthread_self(), &m_gui);
        m_begun = millisecondsOf(m_gui);
        // On the thread that draws.
        connect(&window, &QQuickWindow::beforeSynchronizing, this, &FrameWork::handOver, Qt::DirectConnection);
        connect(&window, &QQuickWindow::beforeRendering, this, &FrameWork::draw, Qt::DirectConnection);
        connect(&window, &QQuickWindow::frameSwapped, this, &FrameWork::end, Qt::DirectConnection);
    }

    void forget()
    {
        const QMutexLocker lock(&m_mutex);
        m_work.clear();
        m_drawing.clear();
    }
    /// Of the GUI thread for all frames since then, sorted.
    [[nodiscard]] std::vector<double> work() const { return sorted(m_work); }
    /// Of the thread that draws.
    [[nodiscard]] std::vector<double> drawing() const { return sorted(m_drawing); }

private:
    void handOver()
    {
        m_before = millisecondsOf(m_gui) - m_begun;
        m_handing = threadMilliseconds();
    }
    void draw()
    {
        m_drawn = threadMilliseconds();
        m_begun = millisecondsOf(m_gui);
        const QMutexLocker lock(&m_mutex);
        m_work.push_back(m_before + m_drawn - m_handing);
    }
    void end()
    {
        if (QThread::currentThread() == thread()) {
            m_begun = millisecondsOf(m_gui);
        }
        const QMutexLocker lock(&m_mutex);
        m_drawing.push_back(threadMilliseconds() - m_drawn);
    }
    [[nodiscard]] std::vector<double> sorted(const std::vector<double> &times) const
    {
        const QMutexLocker lock(&m_mutex);
        std::vector<double> all = times;
        std::ranges::sort(all);
        return all;
    }

    clockid_t m_gui{};
    double m_begun = 0;
    double m_before = 0;
    double m_handing = 0;
    double m_drawn = 0;
    mutable QMutex m_mutex; ///< for what follows
    std::vector<double> m_work;
    std::vector<double> m_drawing;
};

double part(const std::vector<double> &sorted, double share)
{
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1))];
}

void say(const char *what, const std::vector<double> &work)
{
    if (work.empty()) {
        std::printf("%-28s no frames\n", what);
        return;
    }
    std::printf("%-28s %8zu %8.2f %8.2f %8.2f\n", what, work.size(), part(work, 0.5), part(work, 0.99), work.back());
}

/// Opens a prepared game, as the first of the saved ones.
model::Table *open(const Session &session, Finger &finger, const PreparedGame &game)
{
    PreparedGame::clearAway();
    if (!game.lay(QStringLiteral("motion.json"))) {
        return nullptr;
    }
    finger.choose(QStringLiteral("savedGames"));
    finger.choose(QStringLiteral("game0"));
    finger.scene().waitFor([&session] { return session.table() != nullptr && session.table()->running(); });
    return finger.trouble().isEmpty() ? session.table() : nullptr;
}

/// Lets the program run until the turn is over, and says what its frames took: cards first, then the scoring.
void watchTurn(const model::Table &table, FrameWork &frames)
{
    QEventLoop loop;
    bool scores = false;
    QObject::connect(&table, &model::Table::changed, &loop, [&] {
        if (table.stage() == model::Enums::Stage::Scoring && !scores) {
            scores = true;
            say("cards", frames.work());
            say("cards, drawing", frames.drawing());
            frames.forget();
        }
        if (table.turn() > 1 || table.over()) {
            loop.quit();
        }
    });
    QTimer::singleShot(longestTurn, &loop, &QEventLoop::quit);
    frames.forget();
    loop.exec();
    say("scoring", frames.work());
    say("scoring, drawing", frames.drawing());
}

/// Asks the master, and says how long the thread was away at most before it took up the next event.
void watchThinking(model::AdvicePrompt &advice)
{
    QEventLoop loop;
    double longest = 0;
    double before = threadMilliseconds();
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &loop, [&] {
        const double now = threadMilliseconds();
        longest = std::max(longest, now - before);
        before = now;
        if (!advice.thinking()) {
            loop.quit();
        }
    });
    advice.ask();
    beat.start(1);
    loop.exec();
    std::printf("longest absence while the master thinks: %.2f ms\n", longest);
}

} // namespace

int main(int argc, char *argv[])
{
    const bool thinks = argc > 1 && argv[1] == thinking;
    CommandLine line;
    line.language = QStringLiteral("en");
    line.form = FormFactor::Tablet;
    line.speed = model::Enums::Speed::Normal;
    line.unattended = true; // settings and saved games of its own
    const Session session(argc, argv, line);
    if (session.window() == nullptr) {
        return 1;
    }
    Finger finger(*session.window());
    PreparedGame game = PreparedGame::standard(5);
    game.humans = thinks ? 1 : 0;
    const model::Table *table = open(session, finger, game);
    if (table == nullptr) {
        std::fprintf(stderr, "%s\n", qPrintable(finger.trouble()));
        return 1;
    }
    if (thinks) {
        finger.scene().waitFor([table] { return table->advice()->offered(); });
        watchThinking(*table->advice());
        return 0;
    }
    FrameWork frames(*session.window());
    std::printf("%-28s %8s %8s %8s %8s\n", "5 squires, ms of work", "frames", "median", "99 %", "most");
    watchTurn(*table, frames);
    std::fflush(stdout);
    return QProcess::execute(QCoreApplication::applicationFilePath(), {QString::fromLatin1(thinking.data())});
}
