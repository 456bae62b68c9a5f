// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "rows/Enums.h"

#include <QObject>
#include <QQmlEngine>
#include <QSettings>

/// What a person likes, kept on the device: language, looks, pace, sound, how the tablet is handed over.
namespace academy::model
{

class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    // The enumerations of Academy share enumerators.
    Q_CLASSINFO("RegisterEnumClassesUnscoped", "false")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged FINAL)
    Q_PROPERTY(QStringList languages READ languages CONSTANT FINAL)
    Q_PROPERTY(QStringList languageNames READ languageNames CONSTANT FINAL)
    Q_PROPERTY(QString palette READ palette WRITE setPalette NOTIFY paletteChanged FINAL)
    Q_PROPERTY(double textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(bool deviceTextScale READ deviceTextScale NOTIFY textScaleChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Speed speed READ speed WRITE setSpeed NOTIFY speedChanged FINAL)
    Q_PROPERTY(academy::model::Enums::Loudness sound READ sound WRITE setSound NOTIFY soundChanged FINAL)
    Q_PROPERTY(double volume READ volume NOTIFY soundChanged FINAL)
    Q_PROPERTY(academy::model::Enums::HandOver handOver READ handOver WRITE setHandOver NOTIFY handOverChanged FINAL)
    Q_PROPERTY(bool openScores READ openScores WRITE setOpenScores NOTIFY openScoresChanged FINAL)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged FINAL)
    Q_PROPERTY(bool takeBacks READ takeBacks WRITE setTakeBacks NOTIFY takeBacksChanged FINAL)
    Q_PROPERTY(bool hints READ hints WRITE setHints NOTIFY hintsChanged FINAL)
    Q_PROPERTY(QString trouble READ trouble CONSTANT FINAL)
    Q_PROPERTY(bool roundTheTable READ roundTheTable WRITE setRoundTheTable NOTIFY roundTheTableChanged FINAL)
    Q_PROPERTY(bool leftHanded READ leftHanded WRITE setLeftHanded NOTIFY leftHandedChanged FINAL)
    Q_PROPERTY(bool singleKeys READ singleKeys WRITE setSingleKeys NOTIFY singleKeysChanged FINAL)

public:
    explicit Settings(QObject *parent = nullptr);

    /// The code of one of languages(), or empty for the system's.
    [[nodiscard]] QString language() const;
    void setLanguage(const QString &language);
    /// All languages of the game: their codes, and what they are called in themselves.
    [[nodiscard]] static QStringList languages();
    [[nodiscard]] static QStringList languageNames();
    /// "vellum", "scriptorium", "high-contrast", or empty for the system's: light, dark, or high contrast.
    [[nodiscard]] QString palette() const;
    void setPalette(const QString &palette);
    /// 1.0..2.0: what somebody has chosen; 1 while they leave it to the device.
    [[nodiscard]] double textScale() const;
    void setTextScale(double scale);
    /// Letters are as large as the device has them.
    [[nodiscard]] bool deviceTextScale() const;
    Q_INVOKABLE void followDeviceTextScale();
    [[nodiscard]] Enums::Speed speed() const;
    void setSpeed(Enums::Speed speed);
    [[nodiscard]] Enums::Loudness sound() const;
    void setSound(Enums::Loudness loudness);
    /// What the sounds are played at: 0 for not at all, to 1.
    [[nodiscard]] double volume() const;
    [[nodiscard]] Enums::HandOver handOver() const;
    void setHandOver(Enums::HandOver way);
    /// Everybody's points are shown during the game, whatever its setup says.
    [[nodiscard]] bool openScores() const;
    void setOpenScores(bool open);
    [[nodiscard]] bool reducedMotion() const;
    void setReducedMotion(bool reduced);
    /// Whoever plays alone may take the last decision back together with the computers' answers.
    [[nodiscard]] bool takeBacks() const;
    void setTakeBacks(bool allowed);
    /// Remarks when something happens for the first time, in the first games. Switched on, they all come again.
    [[nodiscard]] bool hints() const;
    void setHints(bool on);
    /// The picture turns toward whoever decides.
    [[nodiscard]] bool roundTheTable() const;
    void setRoundTheTable(bool turns);
    /// What the thumb has to reach on a phone lies at the left.
    [[nodiscard]] bool leftHanded() const;
    void setLeftHanded(bool left);
    /// Keys without Ctrl or Alt have a meaning at the table.
    [[nodiscard]] bool singleKeys() const;
    void setSingleKeys(bool wanted);
    /// What was wrong with them when the program began; empty when all was well.
    [[nodiscard]] QString trouble() const { return m_trouble; }
    void setTrouble(const QString &trouble) { m_trouble = trouble; }

Q_SIGNALS:
    void languageChanged();
    void paletteChanged();
    void textScaleChanged();
    void speedChanged();
    void soundChanged();
    void handOverChanged();
    void openScoresChanged();
    void reducedMotionChanged();
    void takeBacksChanged();
    void hintsChanged();
    void roundTheTableChanged();
    void leftHandedChanged();
    void singleKeysChanged();

private:
    QSettings m_store;
    QString m_trouble;
};

} // namespace academy::model
