// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>

/// What the table shows beside its models, in properties: where the game stands, what lies there with the variations, and
/// which moment is looked back on. The table says what that is; this says which of it has changed.
namespace academy::model
{

/// All that it shows.
struct TableShown {
    bool running = false;
    bool over = false;
    bool replayed = false;
    Enums::Mode mode{};
    Enums::Stage stage = Enums::Stage::NotStarted;
    int turn = 1;
    int draftDirection = 1;
    int cardNumber = 1;
    int cardsPlayed = 4;
    QStringList headingLines;
    QString headingDetail;
    int viewSeat = 0;
    int humans = 0;
    bool hasCup = false;
    int cup = 0;
    QString cupText;
    bool hasBets = false;
    bool hasCodex = false;
    bool hasScrolls = false;
    QList<int> scrolls;
    QString scrollsText;
    QString outlookText;
    bool busy = false;
    bool canUndo = false;
    bool canReplay = false;
    int moment = -1;
    QString momentSection;
    QString momentText;
    QString momentDetail;
    int momentSquire = -1;
    QString momentEmblem;

    friend bool operator==(const TableShown &, const TableShown &) = default;
};

class ShownTable : public QObject
{
    Q_OBJECT
    QML_ANONYMOUS
    Q_PROPERTY(bool running READ running NOTIFY runningChanged FINAL)
    Q_PROPERTY(bool over READ over NOTIFY overChanged FINAL)
    Q_PROPERTY(bool replayed READ replayed NOTIFY replayedChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Mode mode READ mode NOTIFY modeChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Stage stage READ stage NOTIFY stageChanged FINAL)
    Q_PROPERTY(int turn READ turn NOTIFY turnChanged FINAL)
    Q_PROPERTY(int draftDirection READ draftDirection NOTIFY draftDirectionChanged FINAL)
    Q_PROPERTY(int cardNumber READ cardNumber NOTIFY cardNumberChanged FINAL)
    Q_PROPERTY(int cardsPlayed READ cardsPlayed NOTIFY cardsPlayedChanged FINAL)
    Q_PROPERTY(QString heading READ heading NOTIFY headingChanged FINAL)
    Q_PROPERTY(QStringList headingLines READ headingLines NOTIFY headingChanged FINAL)
    Q_PROPERTY(QString headingDetail READ headingDetail NOTIFY headingDetailChanged FINAL)
    Q_PROPERTY(int viewSeat READ viewSeat NOTIFY viewSeatChanged FINAL)
    Q_PROPERTY(int humans READ humans NOTIFY humansChanged FINAL)
    Q_PROPERTY(bool hasCup READ hasCup NOTIFY hasCupChanged FINAL)
    Q_PROPERTY(int cup READ cup NOTIFY cupChanged FINAL)
    Q_PROPERTY(QString cupText READ cupText NOTIFY cupTextChanged FINAL)
    Q_PROPERTY(bool hasBets READ hasBets NOTIFY hasBetsChanged FINAL)
    Q_PROPERTY(bool hasCodex READ hasCodex NOTIFY hasCodexChanged FINAL)
    Q_PROPERTY(bool hasScrolls READ hasScrolls NOTIFY hasScrollsChanged FINAL)
    Q_PROPERTY(QList<int> scrolls READ scrolls NOTIFY scrollsChanged FINAL)
    Q_PROPERTY(QString scrollsText READ scrollsText NOTIFY scrollsTextChanged FINAL)
    Q_PROPERTY(QString outlookText READ outlookText NOTIFY outlookTextChanged FINAL)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY canUndoChanged FINAL)
    Q_PROPERTY(bool canReplay READ canReplay NOTIFY canReplayChanged FINAL)
    Q_PROPERTY(int moment READ moment NOTIFY momentChanged FINAL)
    Q_PROPERTY(QString momentSection READ momentSection NOTIFY momentSectionChanged FINAL)
    Q_PROPERTY(QString momentText READ momentText NOTIFY momentTextChanged FINAL)
    Q_PROPERTY(QString momentDetail READ momentDetail NOTIFY momentDetailChanged FINAL)
    Q_PROPERTY(int momentSquire READ momentSquire NOTIFY momentSquireChanged FINAL)
    Q_PROPERTY(QString momentEmblem READ momentEmblem NOTIFY momentEmblemChanged FINAL)

public:
    [[nodiscard]] bool running() const { return m_shown.running; }
    [[nodiscard]] bool over() const { return m_shown.over; }
    /// A game that goes on elsewhere or at another time is only looked back at.
    [[nodiscard]] bool replayed() const { return m_shown.replayed; }
    [[nodiscard]] Enums::Mode mode() const { return m_shown.mode; }
    [[nodiscard]] Enums::Stage stage() const { return m_shown.stage; }
    /// 1..6.
    [[nodiscard]] int turn() const { return m_shown.turn; }
    /// +1: cards pass to the left, to the next seat; −1: to the right (R4.2).
    [[nodiscard]] int draftDirection() const { return m_shown.draftDirection; }
    /// In the draft the round, in play the card of the squire whose turn it is, from 1 on.
    [[nodiscard]] int cardNumber() const { return m_shown.cardNumber; }
    /// How many a squire plays in a turn (R4.3, R9.5).
    [[nodiscard]] int cardsPlayed() const { return m_shown.cardsPlayed; }
    /// "Turn III · Draft 2 of 5".
    [[nodiscard]] QString heading() const { return m_shown.headingLines.join(QStringLiteral(" · ")); }
    /// The same as lines, "Turn III" and "Draft 2 of 5".
    [[nodiscard]] QStringList headingLines() const { return m_shown.headingLines; }
    [[nodiscard]] QString headingDetail() const { return m_shown.headingDetail; } ///< "Cards pass to the left"
    /// The squire from whose seat the table is seen: the one deciding at this device, else the last or only one.
    [[nodiscard]] int viewSeat() const { return m_shown.viewSeat; }
    [[nodiscard]] int humans() const { return m_shown.humans; }
    [[nodiscard]] bool hasCup() const { return m_shown.hasCup; }
    /// −8 (White Knight) .. +8 (Black Knight) (R10.1.1).
    [[nodiscard]] int cup() const { return m_shown.cup; }
    [[nodiscard]] QString cupText() const { return m_shown.cupText; }
    [[nodiscard]] bool hasBets() const { return m_shown.hasBets; }
    [[nodiscard]] bool hasCodex() const { return m_shown.hasCodex; }
    [[nodiscard]] bool hasScrolls() const { return m_shown.hasScrolls; }
    /// The squares on which Scrolls lie: 6, 12, both or none (R10.4.1).
    [[nodiscard]] QList<int> scrolls() const { return m_shown.scrolls; }
    [[nodiscard]] QString scrollsText() const { return m_shown.scrollsText; }
    /// Spoken: which boards score at the end of this turn, which then go back, and when the others score.
    [[nodiscard]] QString outlookText() const { return m_shown.outlookText; }
    /// Something is being told, or a computer thinks.
    [[nodiscard]] bool busy() const { return m_shown.busy; }
    [[nodiscard]] bool canUndo() const { return m_shown.canUndo; }
    /// Others have done something since the one who is asked played last, and it can be shown once more.
    [[nodiscard]] bool canReplay() const { return m_shown.canReplay; }
    /// The row of the chronicle whose moment is shown, or -1 for now.
    [[nodiscard]] int moment() const { return m_shown.moment; }
    /// That row: "Turn III · Play", "Chloé plays Tournaments 4"; empty for now.
    [[nodiscard]] QString momentSection() const { return m_shown.momentSection; }
    [[nodiscard]] QString momentText() const { return m_shown.momentText; }
    /// "square 10: 1st", where there is more to tell.
    [[nodiscard]] QString momentDetail() const { return m_shown.momentDetail; }
    /// The tincture of the squire that it happened to; -1 for the whole table.
    [[nodiscard]] int momentSquire() const { return m_shown.momentSquire; }
    /// The board that it happened on, as the key of its drawings; may be empty.
    [[nodiscard]] QString momentEmblem() const { return m_shown.momentEmblem; }

Q_SIGNALS:
    void changed(); ///< any of it, after its own signal
    void runningChanged();
    void overChanged();
    void replayedChanged();
    void modeChanged();
    void stageChanged();
    void turnChanged();
    void draftDirectionChanged();
    void cardNumberChanged();
    void cardsPlayedChanged();
    void headingChanged();
    void headingDetailChanged();
    void viewSeatChanged();
    void humansChanged();
    void hasCupChanged();
    void cupChanged();
    void cupTextChanged();
    void hasBetsChanged();
    void hasCodexChanged();
    void hasScrollsChanged();
    void scrollsChanged();
    void scrollsTextChanged();
    void outlookTextChanged();
    void busyChanged();
    void canUndoChanged();
    void canReplayChanged();
    void momentChanged();
    void momentSectionChanged();
    void momentTextChanged();
    void momentDetailChanged();
    void momentSquireChanged();
    void momentEmblemChanged();

protected:
    using QObject::QObject;

    /// Shows all of it at once, and then says what has changed.
    void show(TableShown now);

private:
    TableShown m_shown;
};

} // namespace academy::model
