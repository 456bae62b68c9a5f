// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "protocol/FairDeal.h"
#include "record/Fields.h"

#include <string_view>

/// Shares of a deal and their fingerprints as JSON: the same in messages and in what a table and a seat keep beside a game.
namespace academy::protocol
{

/// A list with an object for each: `{"player": 0, "digits": "…"}`, `{"player": 0, "share": "…"}`.
[[nodiscard]] QByteArray toJson(const std::vector<Fingerprint> &fingerprints);
[[nodiscard]] QByteArray toJson(const std::vector<Share> &shares);

/// From the list of that name; complains when it has more than one for each player and the table.
[[nodiscard]] std::vector<Fingerprint> readFingerprints(const record::Fields &fields, std::string_view key,
                                                        record::Complaint &complaint);
[[nodiscard]] std::vector<Share> readShares(const record::Fields &fields, std::string_view key,
                                            record::Complaint &complaint);

/// So many hexadecimal digits in small letters, or none where that is allowed; complains about anything else.
[[nodiscard]] QByteArray readDigits(const record::Fields &fields, std::string_view key, qsizetype count,
                                    bool mayBeEmpty = false);

/// So many bytes, written as twice as many hexadecimal digits.
[[nodiscard]] QByteArray readBytes(const record::Fields &fields, std::string_view key, qsizetype size);

} // namespace academy::protocol
