// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Appearance.h"

#include "artwork/LookBase.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <QScreen>

namespace academy::app
{

Appearance::Appearance(artwork::LookBase &look, QObject *parent)
    : QObject(parent)
    , m_look(look)
{
    connect(&look, &artwork::LookBase::paletteChanged, this, &Appearance::applyPalette);
    connect(&look, &artwork::LookBase::textScaleChanged, this, &Appearance::applyFont);
    // The size of the system's letters may change while the program runs.
    const auto watch = [this](QScreen *screen) {
        connect(screen, &QScreen::logicalDotsPerInchChanged, this, &Appearance::applyFont);
    };
    for (QScreen *screen : QGuiApplication::screens()) {
        watch(screen);
    }
    connect(qGuiApp, &QGuiApplication::screenAdded, this, watch);
    connect(qGuiApp, &QGuiApplication::primaryScreenChanged, this, &Appearance::applyFont);
    applyPalette();
    applyFont();
}

void Appearance::applyPalette()
{
    QPalette palette;
    palette.setColor(QPalette::Window, m_look.page());
    palette.setColor(QPalette::WindowText, m_look.ink());
    palette.setColor(QPalette::Base, m_look.leaf());
    palette.setColor(QPalette::AlternateBase, m_look.sunk());
    palette.setColor(QPalette::Text, m_look.ink());
    palette.setColor(QPalette::PlaceholderText, m_look.ink2());
    palette.setColor(QPalette::Button, m_look.leaf());
    palette.setColor(QPalette::ButtonText, m_look.ink());
    palette.setColor(QPalette::BrightText, m_look.danger());
    palette.setColor(QPalette::ToolTipBase, m_look.ink());
    palette.setColor(QPalette::ToolTipText, m_look.page());
    palette.setColor(QPalette::Highlight, m_look.ink2());
    palette.setColor(QPalette::HighlightedText, m_look.page());
    palette.setColor(QPalette::Accent, m_look.gold());
    palette.setColor(QPalette::Link, m_look.link());
    palette.setColor(QPalette::LinkVisited, m_look.link());
    palette.setColor(QPalette::Light, m_look.leaf());
    palette.setColor(QPalette::Midlight, m_look.hovered());
    palette.setColor(QPalette::Mid, m_look.rule());
    palette.setColor(QPalette::Dark, m_look.line());
    palette.setColor(QPalette::Shadow, m_look.shade());
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}) {
        palette.setColor(QPalette::Disabled, role, m_look.ink2());
    }
    QGuiApplication::setPalette(palette);
}

void Appearance::applyFont()
{
    // In points, as Kirigami multiplies these; a point is a 72nd of an inch, of which Qt says how many pixels it has.
    const QScreen *screen = QGuiApplication::primaryScreen();
    const qreal perInch = screen != nullptr ? screen->logicalDotsPerInch() : 96;
    QFont font(m_look.textFamily());
    font.setPointSizeF(m_look.bodySize() * 72 / perInch);
    font.setFeature("lnum", 1);
    QGuiApplication::setFont(font);
}

} // namespace academy::app
