// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "devices/Door.h"
#include "devices/PlaceModel.h"
#include "game/GameController.h"

#include "host/Seats.h"

#include <QObject>

#include <memory>
#include <optional>
#include <set>

/// The seats of this device's game that are at other devices: their codes, who is there, and the conversation with them. Nothing
/// listens, and no socket is opened, but while somebody sits elsewhere.
namespace academy::model
{

class OpenTable : public QObject, private host::Led
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a Table")
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(bool gathering READ isGathering NOTIFY changed FINAL)
    Q_PROPERTY(bool available READ isAvailable CONSTANT FINAL)
    Q_PROPERTY(bool advice READ advice WRITE setAdvice NOTIFY changed FINAL)
    Q_PROPERTY(int missing READ missing NOTIFY changed FINAL)
    Q_PROPERTY(QString missingText READ missingText NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(academy::model::PlaceModel *places READ places CONSTANT FINAL)

public:
    explicit OpenTable(GameController *controller, QObject *parent = nullptr);
    ~OpenTable() override;

    /// Somebody sits at another device, or is awaited there.
    [[nodiscard]] bool isOpen() const { return m_seats != nullptr && !m_ledger.secrets.empty(); }
    /// The cards are dealt when all are there.
    [[nodiscard]] bool isGathering() const { return m_gathering.has_value(); }
    /// Whether this device can do it.
    [[nodiscard]] static bool isAvailable();
    /// Whoever sits at another device may ask the computer what it would do.
    [[nodiscard]] bool advice() const { return m_ledger.advice; }
    void setAdvice(bool allowed);
    /// How many are away.
    [[nodiscard]] int missing() const;
    /// Who is, in a sentence; empty when nobody is.
    [[nodiscard]] QString missingText() const;
    /// Why nobody can join, in a sentence; empty when all is well.
    [[nodiscard]] QString problem() const { return m_door.problem(); }
    [[nodiscard]] PlaceModel *places() const { return m_places; }

    /// Waits for these players of a game that has no seed yet; dealt() when all are there. It is saved at `path`, if that is not
    /// empty, with their codes, so that it can be waited for them once more.
    void gather(const record::Record &beginning, const std::set<int> &elsewhere, const QString &path);
    /// Waits once more for those of a game that was left before the cards were dealt, with the same codes. False where nothing is
    /// known of them.
    [[nodiscard]] bool gatherAgain(const record::Record &beginning, const QString &path,
                                   std::unique_ptr<GameHold> hold);
    /// The game at `path` is about to be led again: who sat elsewhere does so still, with the same codes.
    void takeUp(const QString &path, const record::Record &game);
    /// The players who sit at other devices, or are awaited there.
    [[nodiscard]] std::set<int> elsewhere() const;
    /// Where those who play sit.
    [[nodiscard]] People people(const record::Record &record) const;
    /// The game is left: who sits elsewhere is told.
    void close();
    /// This device is found at another address of the home from now on, as after it has joined another Wi-Fi: the codes lead there.
    /// The secrets stay, so that whoever had a seat keeps it with the code that is shown now.
    void moveTo(const QHostAddress &address) { m_door.moveTo(address); }

    // Rows of `places`.
    /// The player joins from another device, with a new code; whoever had the old one is out.
    Q_INVOKABLE void give(int player);
    /// The player sits here from now on.
    Q_INVOKABLE void take(int player);
    /// A computer plays for it from now on.
    Q_INVOKABLE void standIn(int player);
    /// Says everything again in the language of the moment.
    void retranslate() { show(); }

Q_SIGNALS:
    void changed();
    /// All are there, and this is the game: it has a seed now.
    void dealt(const academy::record::Record &beginning, const QString &path);

private:
    // What a table asks of whoever leads the game.
    [[nodiscard]] const record::Match *match() const override;
    void decide(int player, const rules::Action &action, const Answer &answer) override;
    [[nodiscard]] const rules::Action *settled(int player, int asked) const override;
    [[nodiscard]] bool mayTakeBack(int player) const override;
    void takeBack(int player) override;
    void proceed() override { }
    void begin(const QString &seed) override;

    [[nodiscard]] static std::optional<host::Ledger> ledgerOf(const QString &path, const record::Record &game);
    void open(const QString &path, host::Ledger ledger);
    void save();
    void openDoor();
    void dismissAll();
    void vacate(int player, People::Place place);
    void move(int player, People::Place place);
    bool write();
    void show();
    [[nodiscard]] const record::Record *record() const;
    [[nodiscard]] People::Place placeOf(int player) const;
    [[nodiscard]] PlaceRow rowOf(int player, const record::Record &record) const;

    GameController *m_controller;
    PlaceModel *m_places;
    host::Ledger m_ledger;
    QString m_path; ///< of the record; empty: nothing is saved
    std::optional<record::Record> m_gathering; ///< the game that waits for its seed
    std::unique_ptr<host::Seats> m_seats;
    Door m_door;
    bool m_led = false; ///< there was a game when it was looked last
};

} // namespace academy::model
