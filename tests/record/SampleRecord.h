// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QByteArray>

/// The record that the format's description shows, with some entries.
namespace academy::record::test
{

inline const QByteArray sampleRecord = R"({
  "format": "medieval-academy-record",
  "version": 1,
  "application": "0.1.0",
  "created": "2026-11-20T08:00:00Z",
  "seed": "f00dfeed12345678",
  "options": {
    "mode": "standard",
    "squires": [
      {"color": "blue",   "player": 0},
      {"color": "green",  "player": 1},
      {"color": "yellow", "player": 2}
    ],
    "players": [
      {"name": "Ana", "kind": "human"},
      {"name": "Bruno", "kind": "computer", "level": "knight"},
      {"name": "Chloé", "kind": "human"}
    ],
    "firstSquire": 0,
    "advanced": ["win-a-tie", "step-back", "ranked-reset"],
    "variations": ["jousts-tournaments", "gallantry", "kings-service"],
    "stakes": "booklet"
  },
  "entries": [
    {"deal": {"turn": 1, "hands": [["G5", "S3", "Q2", "C4", "E3"], ["S5", "S4", "S3", "K2", "K3"], ["C2", "G2", "Q5", "Q4", "E5"]]}},
    {"bet": {"squire": 0, "board": "quests"}},
    {"bet": {"squire": 1, "board": "jousts"}},
    {"bet": {"squire": 2, "board": "quests"}},
    {"keep": {"squire": 2, "card": "Q5"}},
    {"keep": {"squire": 0, "card": "G5"}}
  ]
})";

/// The sample with one piece of text replaced by another.
[[nodiscard]] inline QByteArray changed(const QByteArray &from, const QByteArray &to)
{
    QByteArray text = sampleRecord;
    return text.replace(from, to);
}

} // namespace academy::record::test
