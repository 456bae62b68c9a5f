// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"
#include "rows/RuleModel.h"
#include "rows/SeatModel.h"
#include "rows/SetupChoice.h"

#include "record/Record.h"
#include "rules/Random.h"

#include <QObject>
#include <QSettings>

#include <array>
#include <set>

/// What the setup page edits: everything that is agreed before the first card. Each change is remembered at once, so the
/// page opens as it was left.
namespace academy::model
{

class GameSetup : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(academy::model::Enums::Mode mode READ mode WRITE setMode NOTIFY changed FINAL)
    Q_PROPERTY(int squireCount READ squireCount WRITE setSquireCount NOTIFY changed FINAL)
    Q_PROPERTY(int playerCount READ playerCount NOTIFY changed FINAL)
    Q_PROPERTY(academy::model::SeatModel *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(int neutralTincture READ neutralTincture NOTIFY changed FINAL)
    Q_PROPERTY(int starts READ starts WRITE setStarts NOTIFY changed FINAL)
    Q_PROPERTY(QString startsText READ startsText NOTIFY changed FINAL)
    Q_PROPERTY(academy::model::Enums::Stakes stakes READ stakes WRITE setStakes NOTIFY changed FINAL)
    Q_PROPERTY(academy::model::RuleModel *advanced READ advanced CONSTANT FINAL)
    Q_PROPERTY(academy::model::RuleModel *variations READ variations CONSTANT FINAL)
    Q_PROPERTY(bool hiddenScores READ hiddenScores WRITE setHiddenScores NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    Q_PROPERTY(bool canStart READ canStart NOTIFY changed FINAL)
    // What there is to choose from, with names and sentences.
    Q_PROPERTY(QList<academy::model::SetupChoice> modes READ modes NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QList<academy::model::SetupChoice> levels READ levels NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QList<academy::model::SetupChoice> styles READ styles NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QList<academy::model::SetupChoice> stakesChoices READ stakesChoices NOTIFY wordsChanged FINAL)
    Q_PROPERTY(QList<academy::model::SetupChoice> starters READ starters NOTIFY changed FINAL)

public:
    /// Remembers in the application's settings.
    explicit GameSetup(QObject *parent = nullptr);

    [[nodiscard]] Enums::Mode mode() const;
    /// Karadoc and Lancelot set the number of squires (R2.1).
    void setMode(Enums::Mode mode);
    [[nodiscard]] int squireCount() const;
    /// 3..5 in the standard game; otherwise nothing changes.
    void setSquireCount(int count);
    [[nodiscard]] int playerCount() const;
    [[nodiscard]] SeatModel *seats() const { return m_seats; }
    /// Karadoc: Enums.Tincture of the neutral squire; otherwise -1.
    [[nodiscard]] int neutralTincture() const;
    /// The squire that starts, or -1 for one drawn at random (R2.5).
    [[nodiscard]] int starts() const { return m_starts; }
    void setStarts(int squire);
    [[nodiscard]] QString startsText() const;
    [[nodiscard]] Enums::Stakes stakes() const;
    void setStakes(Enums::Stakes stakes);
    [[nodiscard]] RuleModel *advanced() const { return m_advanced; }
    [[nodiscard]] RuleModel *variations() const { return m_variations; }
    [[nodiscard]] bool hiddenScores() const { return m_hiddenScores; }
    void setHiddenScores(bool hidden);
    /// Why the game cannot start, as a sentence; empty when it can.
    [[nodiscard]] QString problem() const;
    [[nodiscard]] bool canStart() const { return problem().isEmpty(); }

    [[nodiscard]] QList<SetupChoice> modes() const;
    [[nodiscard]] QList<SetupChoice> levels() const;
    /// What computers of one level may differ by; the first is to have it drawn.
    [[nodiscard]] QList<SetupChoice> styles() const;
    [[nodiscard]] QList<SetupChoice> stakesChoices() const;
    [[nodiscard]] QList<SetupChoice> starters() const;

    // Rows of `seats`.
    Q_INVOKABLE void setName(int seat, const QString &name);
    /// Swaps when another squire has it; nothing happens in Lancelot.
    Q_INVOKABLE void setTincture(int seat, academy::model::Enums::Tincture tincture);
    Q_INVOKABLE void setHuman(int seat, bool human);
    /// A human at another device, who joins with a code.
    Q_INVOKABLE void setElsewhere(int seat, bool elsewhere);
    Q_INVOKABLE void setLevel(int seat, const QString &level);
    /// Of all computers.
    void setComputerLevel(const QString &level);
    Q_INVOKABLE void setStyle(int seat, const QString &style);
    Q_INVOKABLE void moveSeat(int from, int to);
    /// As on the first start: one human, two computers.
    Q_INVOKABLE void reset();
    /// For somebody who has just learnt: as on the first start, but the name of the first player stays, and the computers are the
    /// gentlest.
    Q_INVOKABLE void prepareFirstGame();
    /// Says everything again in the language of the moment.
    Q_INVOKABLE void retranslate();

    /// Who plays alone with computers at this device, as the name is stored; empty where several people play.
    [[nodiscard]] QString personAlone() const;
    /// The level of all computers of the game; empty where they differ.
    [[nodiscard]] QString computerLevel() const;
    /// The players who are to join from other devices.
    [[nodiscard]] std::set<int> elsewhere() const;
    /// The beginning of a game's record: options, players, a seed, no entries. `random` chooses the seed, and who starts
    /// and what computers like where that is left to chance.
    [[nodiscard]] record::Record beginning(rules::Random &random) const;

Q_SIGNALS:
    void changed();
    void wordsChanged();

private:
    struct Person {
        QString name;
        bool human = false;
        bool elsewhere = false; ///< of a human
        QString level;
        QString style; ///< of a computer; empty: drawn when a game begins
    };

    using People = std::array<Person, rules::maxPlayers>;

    /// One human, otherwise computers.
    [[nodiscard]] static People usualPeople();
    void load();
    void save();
    void showAll();
    void change();
    [[nodiscard]] rules::Options options() const;
    void giveStyles(record::Record &record, rules::Random &random) const;
    [[nodiscard]] QString shownName(int seat) const;
    [[nodiscard]] QString storedName(int seat) const;
    [[nodiscard]] QString squireName(int squire) const;
    [[nodiscard]] bool mayStart(int squire) const;

    QSettings m_store;
    rules::Options m_options; ///< colors and number of squires as in the standard game
    People m_people;
    int m_starts = -1;
    bool m_hiddenScores = true;
    SeatModel *m_seats;
    RuleModel *m_advanced;
    RuleModel *m_variations;
};

} // namespace academy::model
