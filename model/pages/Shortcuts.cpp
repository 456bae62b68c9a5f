// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/Shortcuts.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace academy::model
{

namespace
{

using Action = Shortcuts::Action;

enum class Place { Moving, Everywhere, Table, Rulebook };

struct Row {
    Action action;
    Place place;
    std::vector<const char *> keys; ///< in Qt's portable spelling
    std::optional<QKeySequence::StandardKey> standard; ///< what the system has for it besides
};

// Those that are a device's own come with the standard keys: Alt+Left and Backspace go back, Alt+F4 quits.
const std::vector<Row> &table()
{
    static const std::vector<Row> rows{
        {Action::NextControl, Place::Moving, {"Tab"}, {}},
        {Action::PreviousControl, Place::Moving, {"Shift+Tab"}, {}},
        {Action::Along, Place::Moving, {"Left", "Right", "Up", "Down"}, {}},
        {Action::Press, Place::Moving, {"Return", "Space", "Enter", "Select"}, {}},

        {Action::Back, Place::Everywhere, {"Esc", "Back"}, QKeySequence::Back},
        {Action::Help, Place::Everywhere, {"F1"}, QKeySequence::HelpContents},
        // Where the question mark needs the Shift key, some systems tell of that too.
        {Action::List, Place::Everywhere, {"Ctrl+?", "Ctrl+Shift+?"}, {}},
        {Action::NewGame, Place::Everywhere, {"Ctrl+N"}, QKeySequence::New},
        {Action::FullScreen, Place::Everywhere, {"F11"}, QKeySequence::FullScreen},
        {Action::Quit, Place::Everywhere, {"Ctrl+Q"}, QKeySequence::Quit},

        {Action::ChooseCard, Place::Table, {"1", "2", "3", "4", "5", "6", "7", "8", "9"}, {}},
        {Action::Skip, Place::Table, {"Space"}, {}},
        {Action::Jousts, Place::Table, {"J"}, {}},
        {Action::Tournaments, Place::Table, {"T"}, {}},
        {Action::Advice, Place::Table, {"A"}, {}},
        {Action::Replay, Place::Table, {"R"}, {}},
        {Action::Undo, Place::Table, {"Ctrl+Z"}, QKeySequence::Undo},

        {Action::Find, Place::Rulebook, {"Ctrl+F"}, QKeySequence::Find},
        {Action::PreviousPlace, Place::Rulebook, {"Alt+Left"}, {}},
        {Action::NextPlace, Place::Rulebook, {"Alt+Right"}, {}},
    };
    return rows;
}

QList<QKeySequence> keysOfRow(const Row &row)
{
    QList<QKeySequence> keys;
    for (const char *key : row.keys) {
        keys.append(QKeySequence::fromString(QString::fromLatin1(key), QKeySequence::PortableText));
    }
    if (row.standard) {
        for (const QKeySequence &key : QKeySequence::keyBindings(*row.standard)) {
            if (!keys.contains(key)) {
                keys.append(key);
            }
        }
    }
    return keys;
}

bool isSingleKey(const QKeySequence &keys)
{
    return keys.count() == 1 && keys[0].keyboardModifiers() == Qt::NoModifier;
}

// Of the table all its keys; of other places there are none without Ctrl, Alt or an F.
bool isSingleRow(const Row &row)
{
    return row.place == Place::Table && std::ranges::all_of(keysOfRow(row), isSingleKey);
}

Action actionAt(Place place, int key, Qt::KeyboardModifiers modifiers, bool singleKeys)
{
    for (const Row &row : table()) {
        if (row.place != place || (isSingleRow(row) && !singleKeys)) {
            continue;
        }
        // Shift writes the digits of some keyboards.
        const auto pressed =
            modifiers & ~(isSingleRow(row) ? Qt::KeypadModifier | Qt::ShiftModifier : Qt::KeypadModifier);
        const QKeySequence sequence(QKeyCombination(pressed, static_cast<Qt::Key>(key)));
        if (keysOfRow(row).contains(sequence)) {
            return row.action;
        }
    }
    return Action::None;
}

QString headingOf(Place place)
{
    switch (place) {
    case Place::Moving:
        //: Heading in the list of keys: how one goes about with the keyboard
        return Shortcuts::tr("Moving around");
    case Place::Everywhere:
        //: Heading in the list of keys: those that work on every page
        return Shortcuts::tr("Everywhere");
    case Place::Table:
        //: Heading in the list of keys: those of the game's table
        return Shortcuts::tr("At the table");
    case Place::Rulebook:
        break;
    }
    //: Heading in the list of keys: those of the rulebook
    return Shortcuts::tr("In the rulebook");
}

QString meaningOf(Action action)
{
    switch (action) {
    case Action::None:
        break;
    case Action::NextControl:
        //: What a key does
        return Shortcuts::tr("Next control");
    case Action::PreviousControl:
        //: What a key does
        return Shortcuts::tr("Previous control");
    case Action::Along:
        //: What the arrow keys do
        return Shortcuts::tr("From card to card or board to board, then to the next control");
    case Action::Press:
        //: What the Enter key and the space bar do
        return Shortcuts::tr("Press the control with the ring; confirm the chosen card");
    case Action::Back:
        //: What a key does
        return Shortcuts::tr("Go back: close what is open, then the page");
    case Action::Help:
        //: What a key does
        return Shortcuts::tr("Rulebook, opened at the right page");
    case Action::List:
        //: What a key does: it shows the list in which this stands
        return Shortcuts::tr("This list");
    case Action::NewGame:
        //: What a key does
        return Shortcuts::tr("New game");
    case Action::FullScreen:
        //: What a key does
        return Shortcuts::tr("Full screen on or off");
    case Action::Quit:
        //: What a key does
        return Shortcuts::tr("Quit; the game is saved");
    case Action::ChooseCard:
        //: What the keys 1 to 9 do
        return Shortcuts::tr("Choose a card from your hand");
    case Action::Skip:
        //: What the space bar does while the computers play
        return Shortcuts::tr("Skip to my turn");
    case Action::Jousts:
        //: What a key does: the chosen card goes to that board
        return Shortcuts::tr("Play on Jousts");
    case Action::Tournaments:
        //: What a key does: the chosen card goes to that board
        return Shortcuts::tr("Play on Tournaments");
    case Action::Advice:
        //: What a key does
        return Shortcuts::tr("Ask for advice");
    case Action::Replay:
        //: What a key does: what has happened since one's last turn is shown again
        return Shortcuts::tr("See again what the others did");
    case Action::Undo:
        //: What a key does
        return Shortcuts::tr("Undo");
    case Action::Find:
        //: What a key does
        return Shortcuts::tr("Search");
    case Action::PreviousPlace:
        //: What a key does in the rulebook
        return Shortcuts::tr("Previous passage");
    case Action::NextPlace:
        //: What a key does in the rulebook
        return Shortcuts::tr("Next passage");
    }
    return {};
}

// What stands in the list: the first key, or both where people know both; of nine digits the first and the last.
QStringList namesOf(const Row &row)
{
    QStringList names;
    for (const QKeySequence &key : keysOfRow(row)) {
        names.append(key.toString(QKeySequence::NativeText));
    }
    switch (row.action) {
    case Action::ChooseCard:
        return {QStringLiteral("%1 … %2").arg(names.constFirst(), names.constLast())};
    case Action::Along:
        //: The four keys with arrows on them, in the list of keys
        return {Shortcuts::tr("Arrow keys")};
    case Action::Press:
        //: The key that ends a line, as it is called on keyboards
        return {Shortcuts::tr("Enter"), names.at(1)};
    default:
        return {names.constFirst()};
    }
}

} // namespace

Shortcuts::Shortcuts(QObject *parent)
    : QObject(parent)
{
}

QList<Shortcuts::Action> Shortcuts::actions()
{
    QList<Action> all;
    for (const Row &row : table()) {
        all.append(row.action);
    }
    return all;
}

QList<QKeySequence> Shortcuts::keysOf(Action action)
{
    const auto row = std::ranges::find(table(), action, &Row::action);
    return row == table().end() ? QList<QKeySequence>() : keysOfRow(*row);
}

bool Shortcuts::isSingle(Action action)
{
    const auto row = std::ranges::find(table(), action, &Row::action);
    return row != table().end() && isSingleRow(*row);
}

QVariantList Shortcuts::sequences(Action action)
{
    QVariantList sequences;
    for (const QKeySequence &key : keysOf(action)) {
        sequences.append(key.toString(QKeySequence::PortableText));
    }
    return sequences;
}

Shortcuts::Action Shortcuts::atTable(int key, int modifiers, bool singleKeys)
{
    return actionAt(Place::Table, key, Qt::KeyboardModifiers(modifiers), singleKeys);
}

Shortcuts::Action Shortcuts::inRulebook(int key, int modifiers)
{
    return actionAt(Place::Rulebook, key, Qt::KeyboardModifiers(modifiers), true);
}

QList<ShortcutLine> Shortcuts::lines(bool singleKeys)
{
    QList<ShortcutLine> lines;
    QString heading;
    for (const Row &row : table()) {
        if (isSingleRow(row) && !singleKeys) {
            continue;
        }
        const QString here = headingOf(row.place);
        lines.append(
            {.heading = here == heading ? QString() : here, .keys = namesOf(row), .meaning = meaningOf(row.action)});
        heading = here;
    }
    return lines;
}

} // namespace academy::model
