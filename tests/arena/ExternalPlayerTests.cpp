// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arena.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QThread>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

#include <algorithm>

using namespace academy::arena::test;
using Catch::Matchers::ContainsSubstring;

namespace
{

/// A ladder of a Python program against random players.
Run against(const QString &program, const QStringList &more)
{
    return arena(QStringList{QStringLiteral("ladder"), QStringLiteral("--seed"), QStringLiteral("6"),
                             QStringLiteral("--players"), QStringLiteral("exec:python3 \"%1\",random").arg(program),
                             QStringLiteral("--json")}
                 + more);
}

/// The program of a player that greets, and then does this when it is asked to choose.
QByteArray thatDoes(const QByteArray &what)
{
    return "import json, sys, time\n"
           "for line in sys.stdin:\n"
           "    (message, content), = json.loads(line).items()\n"
           "    if message == 'hello':\n"
           "        print('{\"hello\": {}}', flush=True)\n"
           "    if message == 'choose':\n"
           "        "
        + what + "\n";
}

constexpr int patience = 60'000; // milliseconds

/// Waits until it is so; false when it does not become so.
template <typename Condition>
bool comesTrue(const Condition &condition)
{
    constexpr int pause = 10;
    for (int waited = 0; waited < patience && !condition(); waited += pause) {
        QThread::msleep(pause);
    }
    return condition();
}

/// Python that starts a helper which ends only when it is made to, and notes its number in the file of the first word.
const QByteArray startHelper =
    "helper = subprocess.Popen(['sleep', '600']); print(helper.pid, file=open(sys.argv[1], 'a'), flush=True); ";

bool haveEnded(const QString &helpers)
{
    const QList<QByteArray> numbers = read(helpers).trimmed().split('\n');
    REQUIRE_FALSE(numbers.first().isEmpty());
    return std::ranges::all_of(numbers, [](const QByteArray &number) {
        return comesTrue([&] { // what has ended may still be listed, but has no command line any more
            QFile commandLine(QStringLiteral("/proc/%1/cmdline").arg(QString::fromLatin1(number)));
            return !commandLine.open(QIODevice::ReadOnly) || !commandLine.readAll().contains("sleep");
        });
    });
}

} // namespace

TEST_CASE("The example of the documentation plays every game to its end", "[external][long]")
{
    const QString random = QStringLiteral("random");
    const Run run = arena(QStringList{
        QStringLiteral("play"), QStringLiteral("--seed"), QStringLiteral("6"), QStringLiteral("--games"),
        QStringLiteral("30"), QStringLiteral("--mode"), random, QStringLiteral("--squires"), random,
        QStringLiteral("--variations"), random, QStringLiteral("--advanced"), random, QStringLiteral("--players"),
        QStringLiteral("exec:python3 \"%1\"").arg(QStringLiteral(ACADEMY_EXAMPLE_PLAYER))});
    CHECK(run.code == 0);
    CHECK(run.errors.isEmpty()); // it has lost none
}

TEST_CASE("The example of the documentation plays better than chance", "[external]")
{
    const Run run = against(QStringLiteral(ACADEMY_EXAMPLE_PLAYER),
                            {QStringLiteral("--games"), QStringLiteral("30"), QStringLiteral("--squires"),
                             QStringLiteral("4"), QStringLiteral("--variations"), QStringLiteral("random")});
    CHECK(run.code == 0);
    CHECK(run.errors.isEmpty());
    const QJsonArray standings = QJsonDocument::fromJson(run.output).object().value(u"standings").toArray();
    REQUIRE(standings.size() == 2);
    CHECK(standings[0][u"player"].toString().startsWith(u"exec:python3"));
    CHECK(standings[0][u"forfeits"].toInt() == 0);
}

TEST_CASE("A program that does wrong loses its game, and only that", "[external]")
{
    struct Case {
        const char *does;
        const char *message;
    };
    const Case one = GENERATE(values<Case>({
        {"sys.exit(3)", "has lost: it has ended by itself"},
        {"print('{\"choice\": 99}', flush=True)", "has lost: its choice is not a number from 0 to"},
        {"print('{\"choice\": \"first\"}', flush=True)", "has lost: its choice is not a number"},
        {"print('{\"choice\": 0.5}', flush=True)", "has lost: its choice is not a number"},
        {"print('anything', flush=True)", "has lost: its answer is not {\"choice\": …} but anything"},
        {"print('\\x1b[2J\\u202eanything', flush=True)",
         "has lost: its answer is not {\"choice\": …} but ?[2J?anything"},
        {"print('{\"choice\": 0}\\n{\"choice\": 0}', flush=True)", "has lost: it has said more than it was asked"},
        {"[print('y' * 60, flush=True) for n in range(10**9)]", "has lost: its answer is not {\"choice\": …} but yyy"},
        {"print('x' * 100000, end='', flush=True); time.sleep(60)", "has lost: its answer has no end"},
        {"time.sleep(60)", "has lost: it has not answered within 400 ms"},
    }));
    INFO(one.does);
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("a player.py"));
    write(program, thatDoes(one.does));
    const Run run = against(
        program,
        {QStringLiteral("--games"), QStringLiteral("3"), QStringLiteral("--time-limit"), QStringLiteral("400")});
    CHECK(run.code == 0);
    CHECK_THAT(run.errors.toStdString(), ContainsSubstring(one.message));
    CHECK(run.errors.count('\n') == 3); // a line for each game
    for (const QJsonValue row : QJsonDocument::fromJson(run.output).object().value(u"standings").toArray()) {
        const bool wrong = row[u"player"].toString() != u"random";
        CHECK(row[u"forfeits"].toInt() == (wrong ? 3 : 0));
        CHECK(row[u"share"].toDouble() == (wrong ? 0.0 : 0.5));
    }
}

TEST_CASE("What a program has started ends with it", "[external]")
{
    const QByteArray does = GENERATE(QByteArray("print('{\"choice\": 0}', flush=True)"), QByteArray("time.sleep(600)"));
    INFO(does.toStdString());
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("player.py"));
    const QString helpers = folder.filePath(QStringLiteral("helpers"));
    write(program, "import subprocess\n" + thatDoes(startHelper + does));
    const Run run = arena(QStringList{
        QStringLiteral("play"), QStringLiteral("--seed"), QStringLiteral("1"), QStringLiteral("--mode"),
        QStringLiteral("karadoc"), QStringLiteral("--time-limit"), QStringLiteral("400"), QStringLiteral("--players"),
        QStringLiteral("exec:python3 \"%1\" \"%2\",random").arg(program, helpers)});
    CHECK(run.code == 0);
    CHECK(haveEnded(helpers));
}

TEST_CASE("Whoever ends the arena ends its programs and what they have started", "[external]")
{
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("player.py"));
    const QString helpers = folder.filePath(QStringLiteral("helpers"));
    write(program, "import subprocess\n" + thatDoes(startHelper + "time.sleep(600)"));
    QProcess process;
    process.start(QStringLiteral(ACADEMY_ARENA),
                  {QStringLiteral("ladder"), QStringLiteral("--time-limit"), QStringLiteral("600000"),
                   QStringLiteral("--mode"), QStringLiteral("karadoc"), QStringLiteral("--jobs"), QStringLiteral("2"),
                   QStringLiteral("--players"), QStringLiteral("exec:python3 \"%1\" \"%2\"").arg(program, helpers)});
    REQUIRE(comesTrue([&] { return QFile::exists(helpers) && read(helpers).count('\n') == 2; }));
    process.terminate();
    REQUIRE(process.waitForFinished(patience));
    CHECK(process.exitStatus() == QProcess::CrashExit); // as without programs: whoever asks is told of the signal
    CHECK(haveEnded(helpers));
}

TEST_CASE("An answer that comes before its question loses the game", "[external]")
{
    // One is out of step from its first answer on: another line follows while the other is thinking.
    const QTemporaryDir folder;
    const QString asked = folder.filePath(QStringLiteral("asked"));
    const QString said = folder.filePath(QStringLiteral("said"));
    const QByteArray waiting = "import os\n"
                               "def wait_for(name):\n"
                               "    while not os.path.exists(name):\n"
                               "        time.sleep(0.01)\n";
    const QString one = folder.filePath(QStringLiteral("one.py"));
    write(one,
          waiting
              + thatDoes("print('{\"choice\": 0}', flush=True)\n"
                         "        if not os.path.exists(sys.argv[2]):\n"
                         "            wait_for(sys.argv[1])\n"
                         "            print('{\"choice\": 0}', flush=True)\n"
                         "        print('a question', file=open(sys.argv[2], 'a'))"));
    const QString other = folder.filePath(QStringLiteral("other.py"));
    write(other,
          waiting
              + thatDoes("open(sys.argv[1], 'a')\n"
                         "        wait_for(sys.argv[2])\n"
                         "        print('{\"choice\": 0}', flush=True)"));
    const QString command = QStringLiteral("exec:python3 \"%1\" \"%2\" \"%3\"");
    const Run run = arena(QStringList{QStringLiteral("play"), QStringLiteral("--seed"), QStringLiteral("1"),
                                      QStringLiteral("--mode"), QStringLiteral("karadoc"), QStringLiteral("--players"),
                                      command.arg(one, asked, said) + u',' + command.arg(other, asked, said)});
    CHECK(run.code == 0);
    CHECK_THAT(run.errors.toStdString(), ContainsSubstring("player 1 (exec:"));
    CHECK_THAT(run.errors.toStdString(), ContainsSubstring("has lost: it has said more than it was asked"));
    CHECK(read(said).count('\n') == 1); // its second question is not asked any more
}

TEST_CASE("What a program says without end fills no memory", "[external]")
{
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("player.py"));
    const QString runner = folder.filePath(QStringLiteral("runner.py"));
    write(runner,
          "import os, resource, subprocess, sys\n"
          "options = os.environ.get('ASAN_OPTIONS', '') # it would keep what is freed\n"
          "os.environ['ASAN_OPTIONS'] = options + ':quarantine_size_mb=1:thread_local_quarantine_size_kb=64'\n"
          "subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL, check=True)\n"
          "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)\n");
    const auto mostMemory = [&](const QByteArray &does) {
        write(program, thatDoes(does));
        QProcess process;
        process.start(QStringLiteral("python3"),
                      {runner, QStringLiteral(ACADEMY_ARENA), QStringLiteral("play"), QStringLiteral("--seed"),
                       QStringLiteral("1"), QStringLiteral("--mode"), QStringLiteral("karadoc"),
                       QStringLiteral("--players"), QStringLiteral("exec:python3 \"%1\",random").arg(program)});
        REQUIRE(process.waitForFinished(patience));
        REQUIRE(process.exitCode() == 0);
        return process.readAllStandardOutput().trimmed().toLongLong();
    };
    const QByteArray answer = "print('{\"choice\": 0}', flush=True)";
    const QByteArray lines = "while True: sys.stdout.write('{\"choice\": 0}\\n' * 4096)";
    const qint64 quiet = mostMemory(answer);
    REQUIRE(quiet > 0);
    CHECK(mostMemory(lines) < 2 * quiet); // it loses, and is ended
    CHECK(mostMemory(answer + "\n    if message == 'bye':\n        " + lines)
          < 2 * quiet); // in the second it has to end
}

TEST_CASE("A program that is not there loses its game", "[external]")
{
    const Run run = arena("play --games 1 --players exec:there-is-no-such-program,random");
    CHECK(run.code == 0);
    CHECK_THAT(run.errors.toStdString(),
               ContainsSubstring("player 1 (exec:there-is-no-such-program) has lost: it cannot be started"));
}

TEST_CASE("A program is told its view and its choices, and no secrets", "[external]")
{
    const QTemporaryDir folder;
    const QString program = folder.filePath(QStringLiteral("player.py"));
    const QString log = folder.filePath(QStringLiteral("log.jsonl"));
    write(program,
          "import json, sys\n"
          "log = open(sys.argv[1], 'w')\n"
          "for line in sys.stdin:\n"
          "    log.write(line)\n"
          "    if 'hello' in line[:10]:\n"
          "        print('{\"hello\": {}}', flush=True)\n"
          "    if 'choose' in line[:10]:\n"
          "        print('{\"choice\": 0}', flush=True)\n");
    REQUIRE(arena(QStringList{QStringLiteral("play"), QStringLiteral("--seed"), QStringLiteral("1"),
                              QStringLiteral("--variations"), QStringLiteral("all"), QStringLiteral("--players"),
                              QStringLiteral("random,exec:python3 \"%1\" \"%2\"").arg(program, log)})
                .code
            == 0);
    const QList<QByteArray> lines = read(log).trimmed().split('\n');
    const auto message = [&](qsizetype line, QStringView name) {
        return QJsonDocument::fromJson(lines[line]).object().value(name);
    };
    CHECK(message(0, u"hello")[u"player"].toInt() == 1);
    CHECK(message(0, u"hello")[u"options"][u"mode"].toString() == u"standard");
    CHECK(message(lines.size() - 1, u"bye")[u"scores"].toArray().size() == 3);
    REQUIRE(lines.size() % 2 == 0); // hello, a view before each choice, bye
    for (qsizetype line = 1; line + 1 < lines.size(); line += 2) {
        const QJsonValue view = message(line, u"view");
        CHECK(view[u"player"].toInt() == 1);
        const QJsonArray squires = view[u"squires"].toArray();
        REQUIRE(squires.size() == 3);
        for (int squire = 0; squire < 3; ++squire) {
            for (const auto key : {u"hand", u"dealt", u"kept"}) {
                for (const QJsonValue card : squires[squire][key].toArray()) {
                    CHECK(card.isNull() == (squire != 1));
                }
            }
        }
        CHECK_FALSE(message(line + 1, u"choose")[u"choices"].toArray().isEmpty());
    }
}
