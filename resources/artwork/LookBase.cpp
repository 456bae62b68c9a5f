// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/LookBase.h"

#include "artwork/ArtProvider.h"
#include "artwork/Fonts.h"
#include "artwork/IconTheme.h"

#include <algorithm>

namespace academy::artwork
{

LookBase::LookBase(QObject *parent)
    : LookColors(parent)
{
    connect(this, &LookColors::paletteChanged, this, [this] { useIconTheme(paletteId()); });
}

void LookBase::componentComplete()
{
    if (QQmlEngine *engine = qmlEngine(this)) {
        ArtProvider::install(*engine);
    }
    useIconTheme(paletteId());
}

void LookBase::setTextScale(qreal scale)
{
    const qreal bounded = std::clamp(scale, 1.0, 2.0);
    if (qFuzzyCompare(bounded, m_textScale)) {
        return;
    }
    m_textScale = bounded;
    Q_EMIT textScaleChanged();
}

QString LookBase::textFamily() const
{
    return fonts().textFamily;
}

QString LookBase::titleFamily() const
{
    return fonts().titleFamily;
}

QString LookBase::titleFamilyFor(const QString &title) const
{
    return titleFaceHas(title) ? fonts().titleFamily : fonts().textFamily;
}

void LookBase::setSpeed(Speed speed)
{
    if (speed == m_speed) {
        return;
    }
    m_speed = speed;
    Q_EMIT motionChanged();
}

void LookBase::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion) {
        return;
    }
    m_reducedMotion = reduced;
    Q_EMIT motionChanged();
}

void LookBase::setLeftHanded(bool left)
{
    if (left != m_leftHanded) {
        m_leftHanded = left;
        Q_EMIT leftHandedChanged();
    }
}

int LookBase::timed(int milliseconds) const
{
    if (m_reducedMotion) {
        return 0;
    }
    switch (m_speed) {
    case Slow:
        return qRound(milliseconds * 1.8);
    case Normal:
        return milliseconds;
    case Fast:
        return qRound(milliseconds * 0.5);
    case None:
        return 0;
    }
    Q_UNREACHABLE_RETURN(0);
}

QString LookBase::artRoot() const
{
    return QLatin1String("image://") + ArtProvider::id + u'/' + paletteName() + u'/';
}

QStringList LookBase::boardKeys() const
{
    return Palette::get(Palette::Id::Vellum).pigments().keys();
}

QStringList LookBase::squireKeys() const
{
    static const QStringList keys{QStringLiteral("azure"), QStringLiteral("vert"), QStringLiteral("or"),
                                  QStringLiteral("gules"), QStringLiteral("sable")};
    return keys;
}

QStringList LookBase::cardKeys() const
{
    static const QStringList keys{QStringLiteral("gallantry"), QStringLiteral("swords"),
                                  QStringLiteral("education"), QStringLiteral("kings-service"),
                                  QStringLiteral("quests"),    QStringLiteral("charity"),
                                  QStringLiteral("knights")};
    return keys;
}

QStringList LookBase::moodKeys() const
{
    static const QStringList keys{QStringLiteral("calm"), QStringLiteral("proud"), QStringLiteral("dismayed"),
                                  QStringLiteral("thinking")};
    return keys;
}

QString LookBase::drawingFor(const QString &name, qreal width) const
{
    const bool isCard = name.startsWith(QLatin1String("card-"));
    const bool isBust = name.startsWith(QLatin1String("squire-"));
    if (width < 44 && hasDrawing(name + QLatin1String("-tiny"))) {
        return name + QLatin1String("-tiny");
    }
    if (width < (isCard ? 90 : isBust ? 56 : 28) && hasDrawing(name + QLatin1String("-small"))) {
        return name + QLatin1String("-small");
    }
    if (width >= 96 && hasDrawing(name + QLatin1String("-large"))) {
        return name + QLatin1String("-large");
    }
    return name;
}

bool LookBase::draws(const QString &name) const
{
    return hasDrawing(name);
}

QUrl LookBase::sound(const QString &name) const
{
    return QUrl(QLatin1String("qrc:/academy/sounds/") + name + QLatin1String(".wav"));
}

} // namespace academy::artwork
