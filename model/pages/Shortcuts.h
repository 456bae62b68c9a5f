// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QKeySequence>
#include <QObject>
#include <QQmlEngine>
#include <QStringList>
#include <QVariantList>

/// What keys do.
namespace academy::model
{

/// A line of the list that tells people of the keys.
struct ShortcutLine {
    Q_GADGET
    QML_VALUE_TYPE(shortcutLine)
    Q_PROPERTY(QString heading MEMBER heading FINAL)
    Q_PROPERTY(QStringList keys MEMBER keys FINAL)
    Q_PROPERTY(QString meaning MEMBER meaning FINAL)

public:
    QString heading; ///< of the lines from here on; empty where it goes on under the one before
    QStringList keys; ///< as they are called on this device: "Ctrl+N"
    QString meaning;

    friend bool operator==(const ShortcutLine &, const ShortcutLine &) = default;
};

/// The one table of all keys with a meaning of their own. The window, the table and the rulebook ask it what a key does, and
/// the list that people read is made of it. What is under Moving Qt itself and the controls do; nobody asks for it.
class Shortcuts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")

public:
    enum class Action {
        None,
        // Moving.
        NextControl,
        PreviousControl,
        Along,
        Press,
        // Everywhere.
        Back,
        Help,
        List,
        NewGame,
        FullScreen,
        Quit,
        // At the table.
        ChooseCard,
        Skip,
        Jousts,
        Tournaments,
        Advice,
        Replay,
        Undo,
        // In the rulebook.
        Find,
        PreviousPlace,
        NextPlace,
    };
    Q_ENUM(Action)

    explicit Shortcuts(QObject *parent = nullptr);

    /// All actions that have keys, in the order of the list.
    [[nodiscard]] static QList<Action> actions();
    /// The keys that lead to it here, the one that the list names first.
    [[nodiscard]] static QList<QKeySequence> keysOf(Action action);
    /// A single key does it, without Ctrl or Alt; people can do without such keys.
    [[nodiscard]] static bool isSingle(Action action);

    /// The same keys, for Shortcut.sequences.
    Q_INVOKABLE [[nodiscard]] static QVariantList sequences(academy::model::Shortcuts::Action action);
    /// What the key does at the table; single keys only where they are wanted.
    Q_INVOKABLE [[nodiscard]] static academy::model::Shortcuts::Action atTable(int key, int modifiers, bool singleKeys);
    /// What the key does in the rulebook.
    Q_INVOKABLE [[nodiscard]] static academy::model::Shortcuts::Action inRulebook(int key, int modifiers);

    /// The list, in the present language.
    Q_INVOKABLE [[nodiscard]] static QList<academy::model::ShortcutLine> lines(bool singleKeys);

    /// Asks for the list to be shown, over whatever page is there.
    Q_INVOKABLE void ask() { Q_EMIT asked(); }

Q_SIGNALS:
    void asked();
};

} // namespace academy::model
