// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AcademyUnits.h"

#include <QQmlEngine>

namespace academy::kirigami
{

AcademyUnits::AcademyUnits(QQmlEngine *engine)
    : Units(engine)
    , m_look(engine->singletonInstance<QObject *>("MedievalAcademy.Artwork", "Look"))
{
    setcornerRadius(6);
    if (m_look != nullptr) {
        connect(m_look, SIGNAL(motionChanged()), this, SLOT(apply()));
        apply();
    }
}

void AcademyUnits::apply()
{
    const int fade = m_look->property("fadeDuration").toInt();
    const bool moves = m_look->property("moves").toBool();
    const int sheet = moves ? m_look->property("sheetDuration").toInt() : fade;
    setVeryLongDuration(2 * sheet);
    setLongDuration(sheet);
    setShortDuration(fade);
    setVeryShortDuration(fade / 2);
}

} // namespace academy::kirigami
