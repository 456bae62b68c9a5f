// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Settings.h"

#include <algorithm>
#include <cmath>
#include <initializer_list>

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
const QString roundTheTableKey = QStringLiteral("roundTheTable");

// A stored number may have been written by a later version, or by hand.
template <typename Enumerator>
Enumerator enumerator(const QSettings &store, const QString &key, Enumerator standard, Enumerator last)
{
    const int number = store.value(key, static_cast<int>(standard)).toInt();
    return number < 0 || number > static_cast<int>(last) ? standard : static_cast<Enumerator>(number);
}

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
    return oneOf(m_store.value(languageKey).toString(), {u"en", u"fr"});
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
    if (put(m_store, textScaleKey, within, !qFuzzyCompare(within, textScale()))) {
        Q_EMIT textScaleChanged();
    }
}

Academy::Speed Settings::speed() const
{
    return enumerator(m_store, speedKey, Academy::Speed::Normal, Academy::Speed::Instant);
}

void Settings::setSpeed(Academy::Speed speed)
{
    if (put(m_store, speedKey, static_cast<int>(speed), speed != this->speed())) {
        Q_EMIT speedChanged();
    }
}

Academy::Loudness Settings::sound() const
{
    return enumerator(m_store, soundKey, Academy::Loudness::Full, Academy::Loudness::Full);
}

void Settings::setSound(Academy::Loudness loudness)
{
    if (put(m_store, soundKey, static_cast<int>(loudness), loudness != sound())) {
        Q_EMIT soundChanged();
    }
}

double Settings::volume() const
{
    switch (sound()) {
    case Academy::Loudness::Off:
        return 0;
    case Academy::Loudness::Soft:
        return 0.3;
    case Academy::Loudness::Full:
        break;
    }
    return 0.7;
}

Academy::HandOver Settings::handOver() const
{
    return enumerator(m_store, handOverKey, Academy::HandOver::Hold, Academy::HandOver::Open);
}

void Settings::setHandOver(Academy::HandOver way)
{
    if (put(m_store, handOverKey, static_cast<int>(way), way != handOver())) {
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

} // namespace academy::model
