// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Arena.h"

#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>
#include <catch2/generators/catch_generators.hpp>
#include <catch2/matchers/catch_matchers_string.hpp>

using namespace academy::arena::test;
using Catch::Matchers::ContainsSubstring;

TEST_CASE("Help for the tool and each command goes to stdout", "[usage]")
{
    struct Case {
        const char *words;
        const char *piece;
    };
    const Case one = GENERATE(values<Case>({
        {"--help", "replay"},
        {"help", "Usage: academy-arena COMMAND"},
        {"play --help", "--variations LIST"},
        {"play -h", "--players LIST"},
        {"play --games nonsense --help", "--record DIR"},
        {"replay --help", "--audit FILE"},
        {"ladder --help", "the last one named takes the seats left over"},
        {"ladder --help", "\nA share is"},
        {"bench --help", "--seconds N"},
        {"learn --help", "--output FILE"},
        {"host --help", "--address IP"},
        {"host --help", "academy-arena host [OPTIONS] FILE"},
        {"seat --help", "--memory FILE"},
        {"--version", "academy-arena "},
    }));
    const Run run = arena(one.words);
    CHECK(run.code == 0);
    CHECK_THAT(run.output.toStdString(), ContainsSubstring(one.piece));
    CHECK(run.errors.isEmpty());
}

TEST_CASE("A command line that makes no sense gets one clear line and exit code 2", "[usage]")
{
    struct Case {
        const char *words;
        const char *message;
    };
    const Case one = GENERATE(values<Case>({
        {"", "name a command"},
        {"win", "no command \"win\""},
        {"--games 3", "no command \"--games\""},
        {"play --games 0", "--games needs a whole number from 1"},
        {"play --games many", "not \"many\""},
        {"play --games", "missing value after '--games'"},
        {"play --games 3 --games 4", "--games is given twice"},
        {"play --speed 3", "unknown option 'speed'"},
        {"play --json=yes", "'--json'"},
        {"play game.json", "nothing to do with \"game.json\""},
        {"play --seed 0xZZ", "--seed needs"},
        {"play --seed -1", "--seed needs"},
        {"play --seed 18446744073709551616", "--seed needs"},
        {"play --players exec:\"\"", "--players does not know"},
        {"play --players random,exec:", "--players does not know \"exec:\""},
        {"play --mode chess", "--mode does not know \"chess\"; there is standard, karadoc, lancelot"},
        {"play --squires 2", "--squires needs a whole number from 3 to 5"},
        {"play --squires 6", "--squires needs"},
        {"play --mode karadoc --squires 4", "always played with 3 squires"},
        {"play --mode lancelot --squires 3", "always played with 4 squires"},
        {"play --variations moon", "--variations does not know \"moon\"; there is jousts-tournaments"},
        {"play --variations quests,quests", "names \"quests\" twice"},
        {"play --variations quests,", "--variations does not know \"\""},
        {"play --variations all,quests", "--variations does not know \"all\""},
        {"play --advanced win", "--advanced does not know \"win\"; there is win-a-tie, step-back, ranked-reset"},
        {"play --stakes high", "--stakes does not know \"high\""},
        {"play --players random,merlin", "--players does not know \"merlin\"; there is random"},
        {"play --players page/merry", "--players does not know \"page/merry\"; there is random"},
        {"play --players knight:40/merry",
         "LEVEL/STYLE, also after a number, but for random: bold, careful, collector"},
        {"play --players random/bold", "--players does not know \"random/bold\""},
        {"play --players page/", "--players does not know \"page/\""},
        {"play --players /bold", "--players does not know \"/bold\""},
        {"ladder --players bold,page", "--players does not know \"bold\""},
        {"play --record=", "--record needs the name of a folder"},
        {"play --audit=", "--audit needs the name of a folder"},
        {"replay", "name at least one record"},
        {"replay --audit -", "name at least one record"},
        {"replay a.json --audit=", "--audit needs the name of a file"},
        {"replay a.json --json", "unknown option 'json'"},
        {"bench --seconds 0", "--seconds needs a number"},
        {"bench --seconds nan", "--seconds needs a number"},
        {"bench rules", "nothing to do with \"rules\""},
        {"host", "name one file for the record"},
        {"host a.json b.json", "name one file for the record"},
        {"host --address tower a.json", "--address does not know \"tower\""},
        {"host --port 65536 a.json", "--port needs a whole number from 0"},
        {"host --players seat,merlin a.json", "--players does not know \"merlin\""},
        {"play --players seat", "--players does not know \"seat\""},
        {"seat", "name the code of a seat"},
        {"seat 12345-ABCDE", "\"12345-ABCDE\" is no code of a seat"},
        {"seat --player seat 12345", "--player does not know \"seat\""},
        {"seat --patience 0 12345", "--patience needs a whole number from 1"},
        {"seat --record /etc/passwd 12345", "/etc/passwd is there already, and stays as it is"},
    }));
    INFO(one.words);
    const Run run = *one.words == '\0' ? arena(QStringList()) : arena(one.words);
    CHECK(run.code == 2);
    CHECK(run.output.isEmpty());
    CHECK(run.errors.count('\n') == 1);
    CHECK(run.errors.startsWith("academy-arena: "));
    CHECK(run.errors.contains("--help)"));
    CHECK_THAT(run.errors.toStdString(), ContainsSubstring(one.message));
}

TEST_CASE("What cannot be said is told of, with exit code 1, by every command", "[usage]")
{
    const QTemporaryDir folder;
    REQUIRE(arena("play --seed 5 --record .", folder.path()).code == 0);
    for (const char *words :
         {"--help", "--version", "play --help", "play --seed 5", "play --seed 5 --json", "replay game-000001.json",
          "replay --audit - game-000001.json", "ladder --games 6 --players random,herald",
          "ladder --games 6 --players random,herald --json", "learn --games 1 --output learnt.cpp",
          "bench --seconds 0.01", "bench --seconds 0.01 --json"}) {
        INFO(words);
        const Run run = arenaInto(QStringLiteral("/dev/full"), words, folder.path());
        CHECK(run.code == 1);
        CHECK(run.errors == "academy-arena: stdout cannot be written\n");
    }
}
