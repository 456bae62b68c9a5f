// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "pages/Settings.h"

#include "names/Languages.h"
#include "rows/StoredNames.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <string_view>

namespace academy::model
{

namespace
{

// Keys in the store; never translated, never renamed.
const QString languageKey = QStringLiteral("language");
const QString paletteKey = QStringLiteral("palette");
const QString textScaleKey = QStringLiteral("textScale");
const QString speedKey = QStringLiteral("speed");
const QString soundKey = QStringLiteral("loudness");
const QString handOverKey = QStringLiteral("handOver");
const QString openScoresKey = QStringLiteral("openScores");
const QString reducedMotionKey = QStringLiteral("reducedMotion");
const QString takeBacksKey = QStringLiteral("takeBacks");
const QString hintsKey = QStringLiteral("hints/on");
const QString roundTheTableKey = QStringLiteral("roundTheTable");
const QString leftHandedKey = QStringLiteral("leftHanded");
const QString singleKeysKey = QStringLiteral("singleKeys");

// How enumerators are called in the store; never translated, never renamed.
constexpr std::array<std::string_view, 4> speedNames{"slow", "normal", "fast", "none"};
constexpr std::array<std::string_view, 3> loudnessNames{"off", "soft", "full"};
constexpr std::array<std::string_view, 3> handOverNames{"hold", "tap", "open"};
static_assert(static_cast<std::size_t>(Enums::Speed::Instant) + 1 == speedNames.size());
static_assert(static_cast<std::size_t>(Enums::Loudness::Full) + 1 == loudnessNames.size());
static_assert(static_cast<std::size_t>(Enums::HandOver::Open) + 1 == handOverNames.size());

// Empty, for the system's, when it is none of them.
QString oneOf(const QString &text, std::initializer_list<QStringView> known)
{
    return std::ranges::find(known, text) != known.end() ? text : QString();
}

// What is no number is as if nothing were said.
double textScaleWithin(double scale)
{
    return std::isnan(scale) ? 1.0 : std::clamp(scale, 1.0, 2.0);
}

bool put(QSettings &store, const QString &key, const QVariant &value, bool differs)
{
    if (differs) {
        store.setValue(key, value);
    }
    return differs;
}

} // namespace

Settings::Settings(QObject *parent)
    : QObject(parent)
{
}

QString Settings::language() const
{
    const QString language = m_store.value(languageKey).toString();
    return languages().contains(language) ? language : QString();
}

QStringList Settings::languages()
{
    return languageCodes();
}

QStringList Settings::languageNames()
{
    return model::languageNames();
}

void Settings::setLanguage(const QString &language)
{
    if (put(m_store, languageKey, language, language != this->language())) {
        Q_EMIT languageChanged();
    }
}

QString Settings::palette() const
{
    return oneOf(m_store.value(paletteKey).toString(), {u"vellum", u"scriptorium", u"high-contrast"});
}

void Settings::setPalette(const QString &palette)
{
    if (put(m_store, paletteKey, palette, palette != this->palette())) {
        Q_EMIT paletteChanged();
    }
}

double Settings::textScale() const
{
    return textScaleWithin(m_store.value(textScaleKey, 1.0).toDouble());
}

void Settings::setTextScale(double scale)
{
    const double within = textScaleWithin(scale);
    if (put(m_store, textScaleKey, within, deviceTextScale() || !qFuzzyCompare(within, textScale()))) {
        Q_EMIT textScaleChanged();
    }
}

bool Settings::deviceTextScale() const
{
    return !m_store.contains(textScaleKey);
}

void Settings::followDeviceTextScale()
{
    if (!deviceTextScale()) {
        m_store.remove(textScaleKey);
        Q_EMIT textScaleChanged();
    }
}

Enums::Speed Settings::speed() const
{
    return stored::enumerator(m_store.value(speedKey), speedNames, Enums::Speed::Normal);
}

void Settings::setSpeed(Enums::Speed speed)
{
    if (put(m_store, speedKey, stored::name(speed, speedNames), speed != this->speed())) {
        Q_EMIT speedChanged();
    }
}

Enums::Loudness Settings::sound() const
{
    return stored::enumerator(m_store.value(soundKey), loudnessNames, Enums::Loudness::Full);
}

void Settings::setSound(Enums::Loudness loudness)
{
    if (put(m_store, soundKey, stored::name(loudness, loudnessNames), loudness != sound())) {
        Q_EMIT soundChanged();
    }
}

double Settings::volume() const
{
    switch (sound()) {
    case Enums::Loudness::Off:
        return 0;
    case Enums::Loudness::Soft:
        return 0.3;
    case Enums::Loudness::Full:
        break;
    }
    return 0.7;
}

Enums::HandOver Settings::handOver() const
{
    return stored::enumerator(m_store.value(handOverKey), handOverNames, Enums::HandOver::Hold);
}

void Settings::setHandOver(Enums::HandOver way)
{
    if (put(m_store, handOverKey, stored::name(way, handOverNames), way != handOver())) {
        Q_EMIT handOverChanged();
    }
}

bool Settings::openScores() const
{
    return m_store.value(openScoresKey, false).toBool();
}

void Settings::setOpenScores(bool open)
{
    if (put(m_store, openScoresKey, open, open != openScores())) {
        Q_EMIT openScoresChanged();
    }
}

bool Settings::reducedMotion() const
{
    return m_store.value(reducedMotionKey, false).toBool();
}

void Settings::setReducedMotion(bool reduced)
{
    if (put(m_store, reducedMotionKey, reduced, reduced != reducedMotion())) {
        Q_EMIT reducedMotionChanged();
    }
}

bool Settings::takeBacks() const
{
    return m_store.value(takeBacksKey, true).toBool();
}

void Settings::setTakeBacks(bool allowed)
{
    if (put(m_store, takeBacksKey, allowed, allowed != takeBacks())) {
        Q_EMIT takeBacksChanged();
    }
}

bool Settings::hints() const
{
    return m_store.value(hintsKey, false).toBool();
}

void Settings::setHints(bool on)
{
    if (on != hints()) {
        m_store.remove(QStringLiteral("hints")); // what has been said, and the games since
        m_store.setValue(hintsKey, on);
        Q_EMIT hintsChanged();
    }
}

bool Settings::roundTheTable() const
{
    return m_store.value(roundTheTableKey, false).toBool();
}

void Settings::setRoundTheTable(bool turns)
{
    if (put(m_store, roundTheTableKey, turns, turns != roundTheTable())) {
        Q_EMIT roundTheTableChanged();
    }
}

bool Settings::leftHanded() const
{
    return m_store.value(leftHandedKey, false).toBool();
}

void Settings::setLeftHanded(bool left)
{
    if (put(m_store, leftHandedKey, left, left != leftHanded())) {
        Q_EMIT leftHandedChanged();
    }
}

bool Settings::singleKeys() const
{
    return m_store.value(singleKeysKey, true).toBool();
}

void Settings::setSingleKeys(bool wanted)
{
    if (put(m_store, singleKeysKey, wanted, wanted != singleKeys())) {
        Q_EMIT singleKeysChanged();
    }
}

} // namespace academy::model
