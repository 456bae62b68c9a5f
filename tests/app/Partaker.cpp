// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// partaker: the program as one of several devices that play one game, through its window alone. together.py starts them.

#include "Session.h"
#include "decision/Prompt.h"
#include "pages/Settings.h"
#include "rows/ResultModel.h"
#include "table/Table.h"
#include "visitor/Finger.h"
#include "visitor/GamePlayer.h"

#include <QDir>
#include <QImage>
#include <QQuickItem>
#include <QQuickWindow>

#include <cstdio>

namespace academy::app
{
namespace
{

constexpr int patience = 300'000; // milliseconds; only what hangs takes as long

void say(const QString &line)
{
    std::fprintf(stdout, "%s\n", qPrintable(line));
    std::fflush(stdout);
}

/// One device, which takes a picture of each moment that is new to it.
class Device
{
public:
    Device(const Session &session, QString pictures)
        : m_session(session)
        , m_finger(*session.window())
        , m_pictures(std::move(pictures))
    {
        m_finger.expectNoMotion();
    }

    [[nodiscard]] Finger &finger() { return m_finger; }
    [[nodiscard]] model::Table &table() const { return *m_session.table(); }

    void takePicture(const QString &name)
    {
        if (m_pictures.isEmpty() || m_taken.contains(name)) {
            return;
        }
        m_taken.insert(name);
        m_finger.scene().settle();
        const QString file = QStringLiteral("%1-%2.png").arg(m_taken.size(), 2, 10, QLatin1Char('0')).arg(name);
        if (!m_session.window()->grabWindow().save(QDir(m_pictures).filePath(file))) {
            m_finger.complain(QStringLiteral("the picture %1 cannot be written").arg(file));
        }
    }
    bool waitFor(const char *what, const std::function<bool()> &condition)
    {
        const bool come = m_finger.trouble().isEmpty() && m_finger.scene().waitFor(condition, patience);
        if (!come) {
            m_finger.complain(QStringLiteral("it has not come: %1").arg(QLatin1String(what)));
        }
        return come;
    }
    /// The exit code.
    int finish()
    {
        const QString warnings = m_session.warnings().join(QLatin1Char('\n'));
        if (!m_finger.trouble().isEmpty() || !warnings.isEmpty()) {
            say(QStringLiteral("trouble: ") + m_finger.trouble() + warnings);
            return 1;
        }
        say(QStringLiteral("over"));
        return 0;
    }

private:
    const Session &m_session;
    Finger m_finger;
    QString m_pictures;
    QSet<QString> m_taken;
};

/// Three players: the first two at other devices, the third a computer.
int host(Device &device)
{
    Finger &finger = device.finger();
    finger.choose(QStringLiteral("newGame"));
    for (const int seat : {0, 1}) {
        finger.choose(QStringLiteral("seat%1").arg(seat));
        if (seat == 1) {
            finger.choose(QStringLiteral("kind0"));
        }
        finger.choose(QStringLiteral("elsewhere"));
        if (seat == 0) {
            device.takePicture(QStringLiteral("setup-seat"));
        }
        finger.choose(QStringLiteral("done"));
    }
    device.takePicture(QStringLiteral("setup"));
    finger.choose(QStringLiteral("begin"));
    device.waitFor("the codes", [&] { return device.table().devices()->places()->count() == 2; });
    finger.scene().waitFor([&] { return finger.scene().find(QStringLiteral("code0")) != nullptr; });
    device.takePicture(QStringLiteral("codes"));
    for (const model::PlaceRow &row : device.table().devices()->places()->rows()) {
        say(QStringLiteral("code ") + row.code);
    }
    device.waitFor("somebody joins", [&] { return device.table().devices()->missing() < 2; });
    device.takePicture(QStringLiteral("one-joined"));
    if (!device.waitFor("the game", [&] { return device.table().running(); })) {
        return device.finish();
    }
    model::Table &table = device.table();
    device.waitFor("the end", [&] {
        if (!table.presenter()->telling()) {
            device.takePicture(
                QStringLiteral("stage-%1-turn-%2").arg(static_cast<int>(table.stage())).arg(table.turn()));
        }
        if (table.scoring()->active()) {
            device.takePicture(QStringLiteral("scoring-%1").arg(table.turn()));
        }
        return table.over();
    });
    device.waitFor("the result", [&] { return table.result()->count() > 0; });
    device.takePicture(QStringLiteral("knighting"));
    Scene::pause(3000); // the seats still hear of the end
    return device.finish();
}

int sit(Device &device, const QString &code, unsigned seed)
{
    Finger &finger = device.finger();
    device.takePicture(QStringLiteral("start"));
    finger.choose(QStringLiteral("join"));
    finger.write(QStringLiteral("code"), QStringLiteral("nonsense"));
    finger.choose(QStringLiteral("join"));
    device.takePicture(QStringLiteral("mistyped"));
    finger.write(QStringLiteral("code"), code);
    device.takePicture(QStringLiteral("typed"));
    finger.choose(QStringLiteral("join"));
    device.waitFor("the table",
                   [&] { return device.table().joined()->standing() != model::JoinedSeat::Standing::Looking; });
    device.takePicture(QStringLiteral("joined"));
    if (!device.waitFor("the game", [&] { return device.table().running(); })) {
        return device.finish();
    }
    GamePlayer player(finger, device.table(), seed);
    player.hurry();
    player.onMoment([&device](const QString &moment) { device.takePicture(moment); });
    player.playToTheEnd();
    device.waitFor("the whole game", [&] { return device.table().result()->count() > 0; });
    device.takePicture(QStringLiteral("knighting"));
    say(QStringLiteral("fairness ") + device.table().joined()->fairness());
    return device.finish();
}

} // namespace
} // namespace academy::app

/// partaker host|seat LANGUAGE SIZE PICTURES [CODE SEED]: an empty name of a folder for no pictures.
int main(int argc, char *argv[])
{
    using namespace academy::app;
    const QStringList words = argumentsOf(argc, argv);
    if (words.size() < 5) {
        std::fputs("usage: partaker host|seat LANGUAGE SIZE PICTURES [CODE SEED]\n", stderr);
        return 2;
    }
    const auto read = readCommandLine({words[0], QStringLiteral("--size"), words[3], QStringLiteral("--language"),
                                       words[2], QStringLiteral("--speed"), QStringLiteral("none")});
    if (const auto *farewell = std::get_if<Farewell>(&read)) {
        return say(*farewell, "partaker");
    }
    auto line = std::get<CommandLine>(read);
    line.unattended = true;
    const Session session(argc, argv, line);
    if (session.window() == nullptr) {
        return 1;
    }
    Device device(session, words[4]);
    return words[1] == u"host" ? host(device) : sit(device, words.value(5), words.value(6).toUInt());
}
