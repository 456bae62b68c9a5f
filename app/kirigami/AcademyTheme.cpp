// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AcademyTheme.h"

#include <QGuiApplication>
#include <QQmlEngine>

namespace academy::kirigami
{

namespace
{

/// The tokens of one of Kirigami's sets of colours.
struct Tokens {
    const char *text;
    const char *ground;
    const char *alternate;
};

Tokens colorsOf(Kirigami::Platform::PlatformTheme::ColorSet set)
{
    using Theme = Kirigami::Platform::PlatformTheme;
    switch (set) {
    case Theme::View:
    case Theme::Button:
        return {"ink", "leaf", "sunk"};
    case Theme::Selection:
        return {"page", "ink2", "ink"};
    case Theme::Tooltip:
    case Theme::Complementary:
        return {"page", "ink", "ink2"};
    default:
        return {"ink", "page", "sunk"};
    }
}

} // namespace

AcademyTheme::AcademyTheme(QObject *parent)
    : PlatformTheme(parent)
{
    if (QQmlEngine *engine = qmlEngine(parent)) {
        m_look = engine->singletonInstance<QObject *>("MedievalAcademy.Artwork", "Look");
    }
    if (m_look != nullptr) {
        connect(m_look, SIGNAL(paletteChanged()), this, SLOT(apply()));
    }
    apply();
}

QColor AcademyTheme::look(const char *token) const
{
    return m_look->property(token).value<QColor>();
}

void AcademyTheme::apply()
{
    if (m_look == nullptr) {
        return;
    }
    const Kirigami::Platform::PlatformThemeChangeTracker oneChange(this);
    const Tokens colors = colorsOf(colorSet());
    setTextColor(look(colors.text));
    setBackgroundColor(look(colors.ground));
    setAlternateBackgroundColor(look(colors.alternate));
    setDisabledTextColor(look("ink2"));
    setHighlightColor(look("ink2"));
    setHighlightedTextColor(look("page"));
    setActiveTextColor(look("golddeep"));
    setActiveBackgroundColor(look("yours"));
    setLinkColor(look("link"));
    setLinkBackgroundColor(look("leaf"));
    setVisitedLinkColor(look("link"));
    setVisitedLinkBackgroundColor(look("leaf"));
    setNegativeTextColor(look("danger"));
    setNegativeBackgroundColor(look("leaf"));
    setNeutralTextColor(look("golddeep"));
    setNeutralBackgroundColor(look("leaf"));
    setPositiveTextColor(look("ok"));
    setPositiveBackgroundColor(look("leaf"));
    setFocusColor(look("link"));
    setHoverColor(look("line"));
    setDefaultFont(QGuiApplication::font());
    QFont small = QGuiApplication::font();
    small.setPointSizeF(small.pointSizeF() * 15 / 17);
    setSmallFont(small);
}

bool AcademyTheme::event(QEvent *event)
{
    using namespace Kirigami::Platform::PlatformThemeEvents;
    if (event->type() == DataChangedEvent::type || event->type() == ColorSetChangedEvent::type
        || event->type() == ColorGroupChangedEvent::type) {
        apply();
    }
    return PlatformTheme::event(event);
}

} // namespace academy::kirigami
