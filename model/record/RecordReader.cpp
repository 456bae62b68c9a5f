// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "record/EntryReader.h"
#include "record/Fields.h"
#include "record/Json.h"
#include "record/Names.h"
#include "record/OptionsReader.h"
#include "record/Record.h"
#include "record/Replay.h"

#include <limits>
#include <optional>

namespace academy::record
{

namespace
{

constexpr std::string_view formatName = "medieval-academy-record";
constexpr int formatVersion = 1;

QString stringOrEmpty(const Fields &fields, std::string_view key)
{
    return fields.has(key) ? QString::fromStdString(fields.string(key)) : QString();
}

/// Names in the order of their table, none twice: as bits.
std::uint8_t readSet(const Fields &options, std::string_view key, const auto &names, Complaint &complaint)
{
    unsigned bits = 0;
    for (const json::Value &value : options.array(key)) {
        const std::string *name = value.string();
        if (name == nullptr) {
            options.complain(key, QStringLiteral("must be a list of names"));
            break;
        }
        const auto position = enumeratorFromName<unsigned>(names, *name);
        if (!position) {
            options.complain(key, QStringLiteral("has an unknown name: %1").arg(shown(*name)));
            break;
        }
        if (bits >> *position != 0) {
            complaint.make(QStringLiteral("%1 of options must keep the order of the rules and name nothing twice")
                               .arg(shown(key)));
            break;
        }
        bits |= 1U << *position;
    }
    return static_cast<std::uint8_t>(bits);
}

void readPlayers(const json::Array &values, Record &record, Complaint &complaint)
{
    for (std::size_t i = 0; i < values.size() && !complaint.isMade(); ++i) {
        const Fields fields(values[i], QStringLiteral("players[%1]").arg(i), complaint);
        constexpr std::array<std::string_view, 2> kinds{"human", "computer"};
        record.players.push_back({.name = QString::fromStdString(fields.string("name")),
                                  .kind = fields.choice<PlayerKind>("kind", kinds),
                                  .level = stringOrEmpty(fields, "level"),
                                  .style = stringOrEmpty(fields, "style")});
    }
}

/// R8.1, R9.1: who owns a squire follows from the mode, so a record that says otherwise contradicts itself.
void checkOwner(const Fields &squire, int seat, const rules::Options &options, Complaint &complaint)
{
    const int owner = options.owner(seat);
    const json::Value &value = squire.value("player");
    const bool right =
        owner == rules::nobody ? value.isNull() : value.integer() != nullptr && *value.integer() == owner;
    if (!right) {
        complaint.make(QStringLiteral("squires[%1] must have the player %2")
                           .arg(seat)
                           .arg(owner == rules::nobody ? QStringLiteral("null") : QString::number(owner)));
    }
}

void readSquires(const json::Array &values, rules::Options &options, Complaint &complaint)
{
    if (values.size() < 3 || values.size() > rules::maxSquires) {
        complaint.make(QStringLiteral("a game has three to five squires, not %1").arg(values.size()));
        return;
    }
    options.squires = static_cast<std::uint8_t>(values.size());
    for (int seat = 0; seat < options.squires && !complaint.isMade(); ++seat) {
        const auto position = static_cast<std::size_t>(seat);
        const Fields fields(values[position], QStringLiteral("squires[%1]").arg(seat), complaint);
        options.colors[position] = fields.choice<rules::Color>("color", rules::colorNames);
        checkOwner(fields, seat, options, complaint);
    }
}

/// The rule that the options break goes to `rule`, where it is one.
void readOptions(const json::Value &value, Record &record, Complaint &complaint, std::string_view &rule)
{
    const Fields fields(value, QStringLiteral("options"), complaint);
    rules::Options &options = record.options;
    options.mode = fields.choice<rules::Mode>("mode", rules::modeNames);
    const json::Array &squires = fields.array("squires");
    const json::Array &players = fields.array("players");
    options.firstSquire = static_cast<std::uint8_t>(fields.integer("firstSquire", 0, rules::maxSquires - 1));
    options.advanced = readSet(fields, "advanced", rules::advancedNames, complaint);
    options.variations = readSet(fields, "variations", rules::variationNames, complaint);
    options.stakes = fields.choice<rules::Stakes>("stakes", rules::stakesNames);
    if (complaint.isMade()) {
        return;
    }
    readSquires(squires, options, complaint);
    readPlayers(players, record, complaint);
    if (complaint.isMade()) {
        return;
    }
    if (const auto refusal = rules::check(options)) {
        complaint.make(QString::fromUtf8(refusal->text()));
        rule = refusal->rule;
    } else if (players.size() != static_cast<std::size_t>(options.players())) {
        complaint.make(QStringLiteral("this game needs %1 players, not %2").arg(options.players()).arg(players.size()));
    }
}

void readTable(const json::Value &value, TableTerms &table, Complaint &complaint)
{
    const Fields fields(value, QStringLiteral("table"), complaint);
    table.title = stringOrEmpty(fields, "title");
    table.hiddenScores = fields.truth("hiddenScores");
    table.takeBacks = fields.truth("takeBacks");
    table.branched = fields.truth("branched");
    table.over = fields.truth("over");
}

std::optional<RecordError> readHead(const json::Value &value, Record &record)
{
    Complaint complaint;
    const Fields fields(value, QStringLiteral("the record"), complaint);
    if (!fields.has("format") || fields.value("format").string() == nullptr || fields.string("format") != formatName) {
        return RecordError{.trouble = Trouble::NotARecord,
                           .text = QStringLiteral("this is no record of a game of Medieval Academy")};
    }
    const int version = fields.integer("version", 1, std::numeric_limits<int>::max());
    if (!complaint.isMade() && version > formatVersion) {
        return RecordError{.trouble = Trouble::NewerVersion,
                           .text =
                               QStringLiteral("the record has version %1, but only version %2 is known here; a newer "
                                              "version of the game is needed")
                                   .arg(version)
                                   .arg(formatVersion)};
    }
    record.application = stringOrEmpty(fields, "application");
    record.created = stringOrEmpty(fields, "created");
    record.seed = stringOrEmpty(fields, "seed");
    std::string_view rule;
    readOptions(fields.value("options"), record, complaint, rule);
    if (fields.has("table")) {
        readTable(fields.value("table"), record.table, complaint);
    }
    if (complaint.isMade()) {
        return RecordError{.trouble = Trouble::BadOptions, .text = complaint.text(), .rule = rule};
    }
    return std::nullopt;
}

std::optional<RecordError> readEntries(const json::Value &value, Record &record)
{
    Complaint complaint;
    const Fields fields(value, QStringLiteral("the record"), complaint);
    const json::Array &values = fields.array("entries");
    if (complaint.isMade()) {
        return RecordError{.trouble = Trouble::BadOptions, .text = complaint.text()};
    }
    record.entries.reserve(values.size());
    for (const json::Value &one : values) {
        const EntryReading reading = readEntry(one);
        if (reading.complaint.isMade()) {
            return RecordError{.trouble = Trouble::BadEntry,
                               .text = reading.complaint.text(),
                               .entry = static_cast<int>(record.entries.size()) + 1,
                               .rule = reading.rule};
        }
        record.entries.push_back(reading.entry);
    }
    return std::nullopt;
}

} // namespace

std::variant<Summary, RecordError> readSummary(QByteArrayView text)
{
    const auto reading = readRecord(text);
    if (const auto *error = std::get_if<RecordError>(&reading)) {
        return *error;
    }
    const auto &record = std::get<Record>(reading);
    const auto replayed = replayRecord(record);
    if (const auto *error = std::get_if<RecordError>(&replayed)) {
        return *error;
    }
    const auto &state = std::get<rules::State>(replayed);
    return Summary{.options = record.options,
                   .players = record.players,
                   .title = record.table.title,
                   .turn = state.turn,
                   .begun = !record.seed.isEmpty() || !record.entries.empty(),
                   .over = state.phase == rules::Phase::Over,
                   .hiddenScores = record.table.hiddenScores.value_or(true),
                   .result = rules::result(state)};
}

std::variant<Record, RecordError> readOptions(const json::Value &value)
{
    Record record;
    Complaint complaint;
    std::string_view rule;
    readOptions(value, record, complaint, rule);
    if (complaint.isMade()) {
        return RecordError{.trouble = Trouble::BadOptions, .text = complaint.text(), .rule = rule};
    }
    return record;
}

std::variant<Record, RecordError> readRecord(QByteArrayView text)
{
    const auto parsed = json::parse(text);
    if (const auto *error = std::get_if<json::Error>(&parsed)) {
        return RecordError{.trouble = Trouble::NotJson, .text = error->text};
    }
    const json::Value &value = std::get<json::Value>(parsed);
    Record record;
    if (auto error = readHead(value, record)) {
        return *error;
    }
    if (auto error = readEntries(value, record)) {
        return *error;
    }
    return record;
}

} // namespace academy::record
