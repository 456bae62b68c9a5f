// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "MotionStrip.h"

#include "visitor/Scene.h"

#include <QPainter>
#include <QQuickWindow>

#include <algorithm>

namespace academy::app
{

namespace
{

constexpr int columnWidth = 400; // of wide windows, and of upright ones half of it
constexpr int columns = 4;
constexpr int uprightColumns = 8;
constexpr int gap = 6;
constexpr int captionHeight = 20;

} // namespace

MotionStrip::MotionStrip(QQuickWindow &window, int milliseconds, int frames)
    : m_window(window)
    , m_most(frames)
{
    m_clock.start();
    m_timer.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] { grab(); });
    grab();
    m_timer.start(milliseconds);
}

void MotionStrip::grab()
{
    const qint64 time = m_clock.elapsed();
    const QImage picture = m_window.grabWindow();
    const bool upright = picture.height() > picture.width();
    m_frames.append({picture.scaledToWidth(upright ? columnWidth / 2 : columnWidth, Qt::SmoothTransformation), time});
    if (m_frames.size() >= m_most) {
        m_timer.stop();
    }
}

QImage MotionStrip::finish()
{
    while (m_timer.isActive()) {
        Scene::pause(m_timer.interval());
    }
    const QSize one = m_frames.constFirst().picture.size();
    if (one.isEmpty()) {
        return {};
    }
    const qsizetype across =
        std::min<qsizetype>(m_frames.size(), one.height() > one.width() ? uprightColumns : columns);
    const qsizetype down = (m_frames.size() + across - 1) / across;
    const QSize cell(one.width() + gap, one.height() + captionHeight);
    QImage strip(cell.width() * static_cast<int>(across), cell.height() * static_cast<int>(down), QImage::Format_RGB32);
    strip.fill(Qt::white);
    QPainter painter(&strip);
    for (qsizetype index = 0; index < m_frames.size(); ++index) {
        const QPoint corner(cell.width() * static_cast<int>(index % across),
                            cell.height() * static_cast<int>(index / across));
        const Frame &frame = m_frames.at(index);
        painter.drawText(QRect(corner, QSize(cell.width(), captionHeight)), Qt::AlignVCenter | Qt::TextSingleLine,
                         QStringLiteral(" %1 ms").arg(frame.time));
        painter.drawImage(corner + QPoint(0, captionHeight), frame.picture);
    }
    return strip;
}

} // namespace academy::app
