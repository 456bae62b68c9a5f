// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rulebook/FigureScript.h"

#include "match/People.h"
#include "match/Scene.h"
#include "rows/BoardModel.h"
#include "rows/CodexModel.h"
#include "rows/ScoreLine.h"

#include <QObject>

/// A figure of the rulebook: a position of a real game on the models that the table has, which plays on step by step and
/// says in the chronicle's words what happens. It is worked out when its name is set.
namespace academy::rulebook
{

/// A squire's cards: those to choose from or to play, and those kept in this draft.
struct FigureHand {
    Q_GADGET
    QML_VALUE_TYPE(figureHand)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(academy::model::Enums::Tincture tincture MEMBER tincture FINAL)
    Q_PROPERTY(QList<academy::model::CardFace> cards MEMBER cards FINAL)
    Q_PROPERTY(QList<academy::model::CardFace> kept MEMBER kept FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    QString name;
    model::Enums::Tincture tincture{};
    QList<model::CardFace> cards;
    QList<model::CardFace> kept;
    QString spoken; ///< "Ana: Swords 5, Quests 4. Kept: Education 3"

    friend bool operator==(const FigureHand &, const FigureHand &) = default;
};

class Figure : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(academy::model::BoardModel *boards READ boards CONSTANT FINAL)
    Q_PROPERTY(academy::model::CodexModel *codex READ codex CONSTANT FINAL)
    Q_PROPERTY(QList<int> shown READ shown NOTIFY nameChanged FINAL)
    Q_PROPERTY(int steps READ steps NOTIFY nameChanged FINAL)
    Q_PROPERTY(int position READ position NOTIFY positionChanged FINAL)
    Q_PROPERTY(QStringList told READ told NOTIFY positionChanged FINAL)
    Q_PROPERTY(QList<academy::model::ScoreLine> gains READ gains NOTIFY positionChanged FINAL)
    Q_PROPERTY(QList<academy::rulebook::FigureHand> hands READ hands NOTIFY positionChanged FINAL)
    Q_PROPERTY(bool hasCup READ hasCup NOTIFY nameChanged FINAL)
    Q_PROPERTY(int cup READ cup NOTIFY positionChanged FINAL)
    Q_PROPERTY(QString cupText READ cupText NOTIFY positionChanged FINAL)
    Q_PROPERTY(QList<int> scrolls READ scrolls NOTIFY positionChanged FINAL)
    Q_PROPERTY(QString spoken READ spoken NOTIFY positionChanged FINAL)

public:
    explicit Figure(QObject *parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString &name);
    /// Set only so that its texts are made again when it changes.
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);

    [[nodiscard]] model::BoardModel *boards() const { return m_boards; }
    [[nodiscard]] model::CodexModel *codex() const { return m_codex; }
    /// The boards it shows, by number.
    [[nodiscard]] QList<int> shown() const;
    /// How many steps it plays, and after how many it stands now.
    [[nodiscard]] int steps() const { return std::max(0, static_cast<int>(m_frames.size()) - 1); }
    [[nodiscard]] int position() const { return m_position; }
    /// What the last step did, in sentences.
    [[nodiscard]] QStringList told() const { return m_told; }
    /// What squires get on the first board shown, when the last step scored it.
    [[nodiscard]] QList<model::ScoreLine> gains() const { return m_gains; }
    [[nodiscard]] QList<FigureHand> hands() const { return m_hands; }
    [[nodiscard]] bool hasCup() const;
    [[nodiscard]] int cup() const;
    [[nodiscard]] QString cupText() const;
    /// The squares on which Scrolls lie.
    [[nodiscard]] QList<int> scrolls() const;
    /// Where every disc stands and what everybody holds, for screen readers.
    [[nodiscard]] QString spoken() const { return m_spoken; }
    [[nodiscard]] const std::vector<FigureFrame> &frames() const { return m_frames; }

    /// Plays the next step; after the last one it begins again.
    Q_INVOKABLE void play();
    /// Back to the beginning.
    Q_INVOKABLE void reset();

Q_SIGNALS:
    void nameChanged();
    void languageChanged();
    void positionChanged();

private:
    void show();
    void tell(const model::Scene &scene);
    [[nodiscard]] QList<FigureHand> handsOf(const rules::State &state) const;
    [[nodiscard]] QString spokenOf(const model::Scene &scene) const;
    [[nodiscard]] bool shows(rules::Board board) const;
    [[nodiscard]] const rules::State &state() const;

    QString m_name;
    QString m_language;
    const FigureScript *m_script = nullptr;
    std::vector<FigureFrame> m_frames;
    model::People m_people;
    int m_position = 0;
    model::BoardModel *m_boards;
    model::CodexModel *m_codex;
    QStringList m_told;
    QList<model::ScoreLine> m_gains;
    QList<FigureHand> m_hands;
    QString m_spoken;
};

} // namespace academy::rulebook
