// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/SeatTexts.h"

namespace academy::model
{

using protocol::Why;

QString SeatTexts::standing(JoinedSeat::Standing standing, const protocol::Bye &farewell)
{
    switch (standing) {
    case JoinedSeat::Standing::Nowhere:
    case JoinedSeat::Standing::Playing:
    case JoinedSeat::Standing::Over:
        return {};
    case JoinedSeat::Standing::Looking:
        //: At a device that joins another one's table.
        return tr("Looking for the table…");
    case JoinedSeat::Standing::Waiting:
        //: At a device that has joined another one's table.
        return tr("You are at the table. The cards are dealt once everybody is here.");
    case JoinedSeat::Standing::Lost:
        //: At a device that has joined another one's table: the connection is lost.
        return tr("The connection to the table is lost. Looking for it…");
    case JoinedSeat::Standing::Ended:
        break;
    }
    switch (farewell.why) {
    case Why::Version:
        //: Why a device has left another one's table.
        return tr("The table has another version of Medieval Academy.");
    case Why::OtherGame:
        //: Why a device has left another one's table.
        return tr("Another game is now being played at that table.");
    case Why::Replaced:
        //: Why a device has left another one's table.
        return tr("Somebody took your seat on another device, with the same code.");
    case Why::TakenBack:
        //: Why a device has left another one's table.
        return tr("The table has taken your seat back.");
    case Why::Closed:
    case Why::Left:
        //: Why a device has left another one's table.
        return tr("The game was closed at the table. It is saved there.");
    case Why::Malformed:
    case Why::OutOfTurn:
        break;
    }
    //: Why a device has left another one's table: %1 is an English sentence for whoever looks into it.
    return tr("This device and the table do not understand each other (%1).").arg(farewell.text);
}

QString SeatTexts::advice(JoinedSeat::Standing standing, const protocol::Bye &farewell)
{
    if (standing == JoinedSeat::Standing::Looking || standing == JoinedSeat::Standing::Lost) {
        //: What to do when a table is not found.
        return tr("Both devices have to be on the same network, with the game open at the table. If the table’s "
                  "address has changed, ask for the code again.");
    }
    if (standing != JoinedSeat::Standing::Ended) {
        return {};
    }
    switch (farewell.why) {
    case Why::Version:
        //: What to do when two devices have different versions of the program.
        return tr("Update the game on the device that has the older version.");
    case Why::TakenBack:
    case Why::OtherGame:
        //: What to do when a seat was lost.
        return tr("To keep playing, ask for a new code.");
    case Why::Closed:
    case Why::Left:
        //: What to do when the table has closed.
        return tr("When it is continued there, you can return to your seat.");
    default:
        return {};
    }
}

QString SeatTexts::fairness(const std::optional<QString> &unfair)
{
    return unfair
        //: At the end of a game played at another device's table: %1 is what is wrong, as an English sentence.
        ? tr("It could not be checked whether the cards were dealt fairly: %1.").arg(*unfair)
        //: At the end of a game played at another device's table.
        : tr("Dealt fairly: nobody could choose the cards. This device has checked it.");
}

QString SeatTexts::notACode(const QString &typed)
{
    //: What is wrong with a code that somebody has typed to join a table.
    return typed.trimmed().isEmpty() ? tr("Type the code that the table shows for your seat.")
                                     //: What is wrong with a code that somebody has typed to join a table.
                                     : tr("This is not the code of a seat. Is a letter or a digit wrong?");
}

QString SeatTexts::notAvailable()
{
    //: Why this device cannot join a table.
    return tr("This device cannot connect securely to others: OpenSSL is missing or too old.");
}

} // namespace academy::model
