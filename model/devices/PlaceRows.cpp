// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/PlaceRows.h"

#include "protocol/QrCode.h"
#include "rows/RuleEnums.h"

namespace academy::model
{

PlaceRow PlaceRows::row(const record::Record &record, int player, const PlaceState &state)
{
    const People people(record);
    const rules::Options &options = record.options;
    PlaceRow row{.player = player,
                 .name = people.player(player),
                 .tincture = static_cast<int>(toShown(options.colors[static_cast<std::size_t>(player)]))};
    if (options.mode == rules::Mode::Lancelot) {
        row.secondTincture = static_cast<int>(toShown(options.colors[static_cast<std::size_t>(player) + 2]));
    }
    row.elsewhere = state.place == People::Place::Elsewhere;
    row.computer = state.place == People::Place::Computer;
    row.joined = state.joined;
    row.statusText = status(state);
    //: For screen readers: %1 is a person, %2 the state of the seat, "Has joined".
    row.spoken = tr("%1: %2").arg(row.name, row.statusText);
    return row;
}

QString PlaceRows::status(const PlaceState &state)
{
    switch (state.place) {
    case People::Place::Computer:
        //: Seats on other devices: the state of a person's seat.
        return tr("A computer stands in");
    case People::Place::Here:
        //: Seats on other devices: the state of a person's seat.
        return tr("At this device");
    case People::Place::Elsewhere:
        break;
    }
    if (state.joined) {
        //: Seats on other devices: the state of one of them.
        return tr("Has joined");
    }
    if (state.left) {
        //: Seats on other devices: the state of one of them.
        return tr("Has left; can return with the same code");
    }
    //: Seats on other devices: the state of one of them.
    return state.gathering ? tr("Not here yet") : tr("Away; will reconnect automatically");
}

void PlaceRows::addCode(PlaceRow &row, const protocol::JoinCode &code)
{
    row.code = protocol::typed(code);
    if (const auto picture = protocol::QrCode::of(protocol::scanned(code).toLatin1())) {
        row.side = picture->side();
        for (int y = 0; y < row.side; ++y) {
            for (int x = 0; x < row.side; ++x) {
                row.squares += picture->isDark(x, y) ? u'1' : u'0';
            }
        }
    }
}

} // namespace academy::model
