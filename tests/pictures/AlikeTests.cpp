// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Likeness.h"

#include <QDir>
#include <QProcess>
#include <QTemporaryDir>

#include <catch2/catch_test_macros.hpp>

/// All renderers draw alike: every picture of the tour is taken with OpenGL and with the software renderer, and compared.
namespace
{

// Letters are a little bolder by the one than by the other, above all light ones on a dark ground: that comes to 0.012 and 0.066
// at most. A row that is lit comes to 0.09, a plate that is cut or missing to much more.
constexpr double mostMean = 0.016;
constexpr double mostWorst = 0.08;

constexpr int longest = 800'000; // milliseconds

/// The program on its way through the tour, with one renderer.
class Tour
{
public:
    Tour(bool software, const QStringList &options, const char *parts)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("MA_SOFTWARE"), software ? QStringLiteral("1") : QStringLiteral("0"));
        environment.insert(QStringLiteral("ACADEMY_TOUR"), QLatin1String(parts));
        m_process.setProcessEnvironment(environment);
        m_process.start(QStringLiteral(ACADEMY_ON_DISPLAY),
                        QStringList{QStringLiteral(ACADEMY_TOUR)} + options
                            + QStringList{QStringLiteral("--pictures"), m_folder.path()});
    }

    /// Waits for its end, and requires that it went well.
    void requireEnd()
    {
        const bool ended = m_process.waitForFinished(longest) && m_process.exitStatus() == QProcess::NormalExit;
        INFO(m_process.readAllStandardError().toStdString());
        REQUIRE(ended);
        REQUIRE(m_process.exitCode() == 0);
    }
    /// Without those of what is never twice the same: the game after the first lesson has cards of its own, and what tells that
    /// somebody thinks goes round.
    [[nodiscard]] QStringList names() const
    {
        QStringList names = QDir(m_folder.path()).entryList({QStringLiteral("*.png")}, QDir::Files, QDir::Name);
        names.removeIf([](const QString &name) { return name.contains(u"first-game") || name.contains(u"thinking"); });
        return names;
    }
    [[nodiscard]] QImage picture(const QString &name) const { return QImage(m_folder.filePath(name)); }

private:
    QTemporaryDir m_folder;
    QProcess m_process;
};

void requireAlike(const char *size, const char *language, const char *parts)
{
    const QStringList options{QStringLiteral("--size"), QLatin1String(size), QStringLiteral("--language"),
                              QLatin1String(language)};
    Tour software(true, options, parts);
    Tour drawn(false, options, parts);
    software.requireEnd();
    drawn.requireEnd();
    const QStringList names = drawn.names();
    REQUIRE(names.size() > 5);
    REQUIRE(names == software.names());
    for (const QString &name : names) {
        const QImage one = drawn.picture(name);
        const QImage other = software.picture(name);
        const Likeness likeness = Likeness::of(one, other);
        INFO(name.toStdString() << " at " << likeness.place.x() << ", " << likeness.place.y());
        CHECK(likeness.mean <= mostMean);
        CHECK(likeness.worst <= mostWorst);
        if (likeness.mean > mostMean || likeness.worst > mostWorst) { // left beside the test program's other files
            one.save(QStringLiteral("unlike-") + name);
            other.save(QStringLiteral("unlike-software-") + name);
        }
    }
}

// The tour in two halves, which take about as long; what moves is left out, as no two of its strips show the same moments. Other
// sizes show what is arranged otherwise there, so that every part is compared at least once.
constexpr auto earlier = "pages,setup,standard,third-turn,curtain";
constexpr auto later = "everything,exchange,advice,level,lancelot,karadoc,palettes,large-type";

} // namespace

TEST_CASE("All renderers draw alike: the smallest window")
{
    requireAlike("least", "fr", "setup,third-turn,exchange,lancelot,large-type");
}

TEST_CASE("All renderers draw alike: a phone, earlier pictures")
{
    requireAlike("phone", "en", earlier);
}

TEST_CASE("All renderers draw alike: a phone, later pictures")
{
    requireAlike("phone", "en", later);
}

TEST_CASE("All renderers draw alike: a tablet")
{
    requireAlike("tablet", "fr", "third-turn,karadoc,saved,results");
}

TEST_CASE("All renderers draw alike: a tablet held upright")
{
    requireAlike("tablet-portrait", "en", "third-turn,lessons");
}

TEST_CASE("All renderers draw alike: the desktop")
{
    requireAlike("desktop", "fr", "pages,setup,palettes,rulebook");
}
