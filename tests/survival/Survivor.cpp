// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

// survivor: the program with a game on its table, played through its window until somebody kills it. It says at once what it
// shows, a line of JSON for each thing; kill.py and pair.py read that, kill it, and compare. Of one moment it may take a picture.

#include "Session.h"
#include "decision/Prompt.h"
#include "pages/Settings.h"
#include "record/Audit.h"
#include "record/Entry.h"
#include "rows/HandModel.h"
#include "table/Table.h"
#include "visitor/Finger.h"
#include "visitor/GamePlayer.h"
#include "visitor/Scene.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickWindow>
#include <QTimer>

#include <cstdio>
#include <functional>
#include <utility>

namespace academy::app
{
namespace
{

using model::Enums::HandOver;

void say(const QByteArray &line)
{
    std::fwrite(line.constData(), 1, static_cast<std::size_t>(line.size()), stdout);
    std::fputc('\n', stdout);
    std::fflush(stdout);
}

void say(const char *key, const QJsonValue &value)
{
    say(QJsonDocument(QJsonObject{{QLatin1String(key), value}}).toJson(QJsonDocument::Compact));
}

QJsonArray namesOf(const model::HandModel &hand)
{
    QJsonArray names;
    for (const model::HandRow &row : hand.rows()) {
        names.append(row.name);
    }
    return names;
}

/// Says what people come to see: each entry of the record before it is told, the state at each breath of the game as the audit
/// has it, who is asked what and which cards are open, and who thinks.
class Teller
{
public:
    explicit Teller(model::Table &table)
        : m_table(table)
    {
        const auto look = [this] { tell(); };
        QObject::connect(table.presenter(), &model::EventPresenter::stepBegan, &table,
                         [this](const model::AnimationStep &animation, bool /*passing*/) {
                             tell();
                             say("step", QVariant::fromValue(animation.kind()).toString());
                         });
        QObject::connect(table.presenter(), &model::EventPresenter::finished, &table, look);
        QObject::connect(&table.controller(), &model::GameController::changed, &table, look);
        QObject::connect(table.prompt(), &model::Prompt::curtainChanged, &table, look);
        tell();
    }

    void tell()
    {
        const model::GameController &controller = m_table.controller();
        if (!controller.leads()) {
            return;
        }
        tellEntries(controller.match().record().entries);
        tellState(controller.state());
        tellAsked(controller);
        if (const bool thinking = controller.thinking() != 0; thinking != m_thinking) {
            m_thinking = thinking;
            say("thinking", thinking);
        }
    }

private:
    void tellEntries(const std::vector<record::Entry> &entries)
    {
        for (; m_entries < entries.size(); ++m_entries) {
            say(R"({"number":)" + QByteArray::number(static_cast<qulonglong>(m_entries)) + R"(,"entry":)"
                + record::toJson(entries[m_entries]) + '}');
        }
    }

    void tellState(const rules::State &state)
    {
        using enum rules::Phase;
        if (state.phase != DraftDone && state.phase != PlayDone && state.phase != ScoringDone
            && state.phase != ResetDone && state.phase != Over) {
            return;
        }
        record::AuditWriter audit;
        audit.writeState(state);
        if (audit.text() != m_state) {
            m_state = audit.text();
            say(m_state.trimmed());
        }
    }

    void tellAsked(const model::GameController &controller)
    {
        if (!controller.asked() || m_table.presenter()->telling()) {
            return;
        }
        const model::Prompt &prompt = *m_table.prompt();
        const QJsonObject asked{
            {QStringLiteral("entries"), static_cast<int>(controller.match().record().entries.size())},
            {QStringLiteral("decision"), QVariant::fromValue(prompt.decision()).toString()},
            {QStringLiteral("player"), prompt.player()},
            {QStringLiteral("name"), prompt.name()},
            {QStringLiteral("question"), prompt.question()},
            {QStringLiteral("title"), prompt.title()},
            {QStringLiteral("curtain"), prompt.curtain()},
            {QStringLiteral("hand"), namesOf(*m_table.hand())},
            {QStringLiteral("kept"), namesOf(*m_table.kept())},
        };
        if (asked != m_asked) {
            m_asked = asked;
            say("asked", asked);
        }
    }

    model::Table &m_table;
    std::size_t m_entries = 0;
    QByteArray m_state;
    QJsonObject m_asked;
    bool m_thinking = false;
};

/// A picture of the window, taken once, when a moment has come: `begun`, `curtain`, `sharing` (cards of Lancelot), `scoring` or
/// `thinking`.
class Photographer
{
public:
    Photographer(model::Table &table, const Scene &scene, const QString &file, const QString &moment)
        : m_scene(scene)
        , m_file(file)
        , m_moment(moment)
    {
        // Things move then: a little later they are on their way.
        if (moment == u"scoring") {
            QObject::connect(table.presenter(), &model::EventPresenter::stepBegan, &table,
                             [this, &table](const model::AnimationStep &animation, bool passing) {
                                 if (!passing && animation.kind() == model::Enums::AnimationStep::CoatGiven) {
                                     takeSoon(table, [] { return true; });
                                 }
                             });
        } else if (moment == u"thinking") {
            QObject::connect(&table.controller(), &model::GameController::changed, &table, [this, &table] {
                const auto thinks = [&table] { return table.controller().thinking() != 0; };
                if (thinks()) {
                    takeSoon(table, thinks);
                }
            });
        }
    }

    /// That moment has come, and the game waits.
    void come(const QString &moment)
    {
        const bool sharing = moment == u"split" || moment == u"take-stack" || moment == u"assign";
        if (moment == m_moment || (sharing && m_moment == u"sharing")) {
            m_scene.settle();
            take();
        }
    }

private:
    void takeSoon(model::Table &table, const std::function<bool()> &still)
    {
        QTimer::singleShot(250, &table, [this, still] {
            if (still()) {
                take();
            }
        });
    }
    void take()
    {
        if (!m_file.isEmpty() && m_scene.window().grabWindow().save(std::exchange(m_file, {}))) {
            say("picture", m_moment);
        }
    }

    const Scene &m_scene;
    QString m_file; ///< empty when no picture is wanted any more
    QString m_moment;
};

int play(const Session &session, unsigned seed, const QString &picture, const QString &pictured)
{
    Finger finger(*session.window());
    if (session.settings().speed() == model::Enums::Speed::Instant) {
        finger.expectNoMotion();
    }
    const auto refused = [&] { return session.table() != nullptr && !session.table()->problem().isEmpty(); };
    const auto begun = [&] { return session.table() != nullptr && session.table()->running(); };
    if (!finger.scene().waitFor([&] { return begun() || refused(); }, 60000)) {
        say("trouble", QStringLiteral("no game lies on the table"));
        return 1;
    }
    if (!begun()) {
        say("refused", session.table()->problem());
        return 0;
    }
    model::Table &table = *session.table();
    Teller teller(table);
    say("begun", true);
    Photographer photographer(table, finger.scene(), picture, pictured);
    photographer.come(QStringLiteral("begun"));
    GamePlayer player(finger, table, seed);
    player.expectOtherWindows();
    player.onMoment([&](const QString &moment) {
        teller.tell();
        if (session.window()->title() != u"Medieval Academy") {
            finger.complain(QStringLiteral("the window's title tells more than its name"));
        }
        say("moment", moment);
        photographer.come(moment);
    });
    player.playToTheEnd();
    teller.tell();
    if (!finger.trouble().isEmpty() || !session.warnings().isEmpty()) {
        say("trouble", finger.trouble() + session.warnings().join(QLatin1Char('\n')));
        return 1;
    }
    say("over", true);
    return 0;
}

} // namespace
} // namespace academy::app

/// survivor GAME SEED hold|tap|open slow|normal|fast|none [PICTURE MOMENT]: settings and statistics are those of
/// XDG_CONFIG_HOME.
int main(int argc, char *argv[])
{
    using namespace academy::app;
    const QStringList words = argumentsOf(argc, argv);
    if (words.size() != 5 && words.size() != 7) {
        std::fputs("usage: survivor GAME SEED hold|tap|open slow|normal|fast|none [PICTURE MOMENT]\n", stderr);
        return 2;
    }
    const auto read =
        readCommandLine({words[0], QStringLiteral("--size"), QStringLiteral("phone"), QStringLiteral("--language"),
                         QStringLiteral("en"), QStringLiteral("--speed"), words[4], words[1]});
    if (const auto *farewell = std::get_if<Farewell>(&read)) {
        return say(*farewell, "survivor");
    }
    const Session session(argc, argv, std::get<CommandLine>(read));
    if (session.window() == nullptr) {
        return 1;
    }
    session.settings().setHandOver(words[3] == u"open"      ? HandOver::Open
                                       : words[3] == u"tap" ? HandOver::Tap
                                                            : HandOver::Hold);
    return play(session, words[2].toUInt(), words.value(5), words.value(6));
}
