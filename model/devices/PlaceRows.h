// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "devices/PlaceModel.h"
#include "match/People.h"

#include "protocol/JoinCode.h"

#include <QCoreApplication>

/// What the table shows of those who play at it: who they are, where they sit, and the code of a seat that is awaited.
namespace academy::model
{

/// Where somebody sits.
struct PlaceState {
    People::Place place = People::Place::Here;
    bool joined = false; ///< elsewhere, and connected
    bool left = false; ///< elsewhere, and has said farewell
    bool gathering = false; ///< the cards have not been dealt yet
};

class PlaceRows
{
    Q_DECLARE_TR_FUNCTIONS(PlaceRows)

public:
    /// The row of a player, without a code.
    [[nodiscard]] static PlaceRow row(const record::Record &record, int player, const PlaceState &state);
    /// Adds the code by which one joins, as text and as a picture.
    static void addCode(PlaceRow &row, const protocol::JoinCode &code);

private:
    [[nodiscard]] static QString status(const PlaceState &state);
};

} // namespace academy::model
