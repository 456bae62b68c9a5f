// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "host/Led.h"
#include "host/Seats.h"

#include <memory>
#include <variant>

/// A game that is led from here, whose players sit here, sit elsewhere, or are computers. It has no clock, no network and no
/// screen: whoever owns it brings streams to seats() and lets computers think.
namespace academy::host
{

enum class Chair { Here, Elsewhere, Computer };

class Table final : public Led
{
public:
    /// A new game, whose record will lie at the path. `beginning` has options and players; its seed is everybody's.
    Table(record::Record beginning, QString path, std::vector<Chair> chairs);
    /// A game that was left or lost in the middle, with its seats.
    [[nodiscard]] static std::variant<std::unique_ptr<Table>, QString> continued(const QString &path);
    ~Table() override;

    /// A computer's turn: answer() is to be called with the ticket, later. What is not answered is asked again when the table
    /// has been continued.
    std::function<void(int ticket, const rules::View &view, int actor)> think;
    /// What has happened, after it is saved.
    std::function<void(const rules::Events &events)> happened;
    /// Trouble: an English sentence without a full stop.
    std::function<void(const QString &what)> noted;

    /// Once, when those functions are there: what is due happens, and seats may come.
    void open();
    [[nodiscard]] bool isOver() const { return m_match && m_match->due() == rules::Due::Nothing; }
    [[nodiscard]] Chair chair(int player) const { return m_chairs.at(static_cast<std::size_t>(player)); }
    [[nodiscard]] Seats &seats() { return m_seats; }
    [[nodiscard]] const Ledger &ledger() const { return m_ledger; }
    /// What the game is, also before it begins.
    [[nodiscard]] const record::Record &record() const { return m_match ? m_match->record() : m_beginning; }
    /// Where the table listens, to be found there again.
    void listensAt(std::uint16_t port);

    /// Somebody here decides. Why it may not be, or nothing.
    [[nodiscard]] std::optional<QString> decideHere(const rules::Action &action);
    void answer(int ticket, const rules::Action &action);
    /// Takes back the last decision of a person, with all that followed. False when there is none.
    bool takeBack();

    /// The player sits here from now on, or a computer plays for it; its secret is dead.
    bool takeSeat(int player, Chair chair);
    /// The player sits elsewhere from now on, with a new secret; whoever had the old one is out.
    bool giveSeat(int player);

    [[nodiscard]] const record::Match *match() const override { return m_match ? &*m_match : nullptr; }
    void decide(int player, const rules::Action &action, const Answer &answer) override;
    /// Decisions happen at once here, and only the table takes them back.
    [[nodiscard]] const rules::Action *settled(int /*player*/, int /*asked*/) const override { return nullptr; }
    [[nodiscard]] bool mayTakeBack(int /*player*/) const override { return false; }
    void takeBack(int /*player*/) override { }
    void proceed() override;
    void begin(const QString &seed) override;

private:
    Table(record::Record beginning, QString path, std::vector<Chair> chairs, Ledger ledger);

    [[nodiscard]] std::optional<QString> save(const rules::Action &action);
    [[nodiscard]] bool writeLedger();
    void askComputers();
    void note(const QString &what) const;

    record::Record m_beginning;
    QString m_path;
    std::vector<Chair> m_chairs; ///< by player
    Ledger m_ledger;
    std::optional<record::Match> m_match;
    rules::Events m_events; ///< not told yet
    Seats m_seats;
    struct Question {
        int ticket = 0;
        int actor = 0;
    };
    std::vector<Question> m_asked; ///< of computers
    int m_lastTicket = 0;
};

} // namespace academy::host
