// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "PreparedGame.h"

#include "pages/SavedGames.h"

#include "record/Match.h"
#include "record/RecordFile.h"
#include "rules/Playout.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTimeZone>

#include <array>

namespace academy::app
{

namespace
{

// Names, never translated: they are people.
constexpr std::array usualNames{u"Ana", u"Bruno", u"Chloé", u"Dario", u"Emre"};
constexpr std::array levels{u"page", u"herald"};
constexpr std::array styles{u"bold", u"careful", u"collector"};

QDateTime leftAt()
{
    return {QDate(2026, 11, 21), QTime(18, 40), QTimeZone::UTC};
}

record::Record played(const record::Record &beginning, int turns)
{
    record::Match match(beginning);
    rules::Random random(1);
    while (match.state().turn <= turns && match.due() != rules::Due::Nothing) {
        if (match.due() == rules::Due::Chance) {
            match.drawChance();
        } else if (match.due() == rules::Due::Advance) {
            match.advance();
        } else {
            const auto taken = match.decide(rules::randomAction(match.state(), random));
            Q_ASSERT(std::holds_alternative<record::Step>(taken));
        }
    }
    return match.record();
}

} // namespace

PreparedGame PreparedGame::standard(int squires)
{
    PreparedGame game;
    game.options = rules::Options::of(rules::Mode::Standard, squires);
    return game;
}

PreparedGame PreparedGame::withEverything() const
{
    PreparedGame game = *this;
    for (int rule = 0; rule < rules::advancedCount; ++rule) {
        game.options.set(static_cast<rules::Advanced>(rule));
    }
    for (int rule = 0; rule < rules::variationCount; ++rule) {
        game.options.set(static_cast<rules::Variation>(rule));
    }
    return game;
}

record::Record PreparedGame::record() const
{
    record::Record record;
    record.options = options;
    record.created = leftAt().toString(Qt::ISODate);
    record.seed = QString::number(seed, 16);
    for (int player = 0; player < options.players(); ++player) {
        const auto place = static_cast<std::size_t>(player);
        const bool human = player < humans;
        record.players.push_back({.name = names.value(player, QString::fromUtf16(usualNames[place])),
                                  .kind = human ? record::PlayerKind::Human : record::PlayerKind::Computer,
                                  .level = human ? QString() : QString::fromUtf16(levels[place % levels.size()]),
                                  .style = human ? QString() : QString::fromUtf16(styles[place % styles.size()])});
    }
    record.table = table;
    return played(record, turns);
}

bool PreparedGame::lay(const QString &name) const
{
    const QDir folder(model::SavedGames::folder());
    const QString path = folder.filePath(name);
    if (!folder.mkpath(QStringLiteral(".")) || record::saveRecord(path, record())) {
        return false;
    }
    QFile file(path);
    return file.open(QIODevice::Append) && file.setFileTime(leftAt(), QFileDevice::FileModificationTime);
}

void PreparedGame::clearAway()
{
    QDir folder(model::SavedGames::folder());
    const QStringList files = folder.entryList(QDir::Files);
    for (const QString &file : files) {
        folder.remove(file);
    }
}

} // namespace academy::app
