// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Session.h"

#include "FingerLeaves.h"
#include "Renderer.h"
#include "WindowEdges.h"
#include "pages/Settings.h"
#include "table/Table.h"

#include "Edges.h"
#include "artwork/LookBase.h"

#include <QDir>
#include <QLoggingCategory>
#include <QQmlComponent>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QScreen>

namespace academy::app
{

namespace
{

// What has to be known before there is an application object; passes the number of arguments on.
int &prepare(int &argc, const CommandLine &line, std::optional<Sandbox> &sandbox)
{
    if (line.form) {
        pretend(*line.form);
    }
    if (line.unattended) {
        sandbox.emplace();
    }
    // Where nothing can be heard the game is silent, and says nothing of it.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.multimedia.*=false"));
    QQuickStyle::setStyle(QStringLiteral("MedievalAcademy.Controls"));
    QCoreApplication::setApplicationName(QStringLiteral("medieval-academy"));
    QCoreApplication::setOrganizationName(QStringLiteral("medieval-academy"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ACADEMY_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Medieval Academy"));
    QGuiApplication::setDesktopFileName(QStringLiteral(ACADEMY_APP_ID));
    return argc;
}

// Not where a size is asked for, nor where the window is always the whole screen.
bool keepsPlace([[maybe_unused]] const CommandLine &line)
{
#ifdef Q_OS_ANDROID
    return false;
#else
    return !line.form && !line.unattended;
#endif
}

QVariantMap windowProperties(const CommandLine &line)
{
    QVariantMap properties{{QStringLiteral("silent"), line.unattended}};
    if (keepsPlace(line)) {
        properties.insert(WindowPlace::remembered());
    } else if (line.form) {
        QSize size = windowSize(*line.form);
        if (const QScreen *screen = QGuiApplication::primaryScreen(); screen != nullptr && !line.unattended) {
            size = size.boundedTo(screen->availableSize()); // pictures are as large as they are meant to be
        }
        properties[QStringLiteral("width")] = size.width();
        properties[QStringLiteral("height")] = size.height();
    }
    if (line.demoSeed) {
        properties[QStringLiteral("demoSeed")] = static_cast<int>(*line.demoSeed);
    }
    return properties;
}

} // namespace

Session::Session(int &argc, char **argv, const CommandLine &line)
    : m_application(prepare(argc, line, m_sandbox), argv)
    , m_language(m_engine)
    , m_settings(*m_engine.singletonInstance<model::Settings *>("MedievalAcademy.Model.Pages", "Settings"))
    , m_appearance(*m_engine.singletonInstance<artwork::LookBase *>("MedievalAcademy.Artwork", "Look"))
{
    RendererChoice renderer;
    QCoreApplication::addLibraryPath(
        QDir(QCoreApplication::applicationDirPath()).absoluteFilePath(QStringLiteral(ACADEMY_PLUGINS)));
    m_engine.setNetworkAccessManagerFactory(&m_offline);
    if (line.speed) {
        m_settings.setSpeed(*line.speed);
    }
    if (line.textScale) {
        m_settings.setTextScale(*line.textScale);
    }
    if (!line.unattended) {
        m_reader.emplace(device());
    }
    m_language.speak(line.language.isEmpty() ? m_settings.language() : line.language);
    QObject::connect(&m_settings, &model::Settings::languageChanged, &m_language,
                     [this] { m_language.speak(m_settings.language()); });
    m_settings.setTrouble(m_settingsFile.remark()); // in the language just chosen
    m_engine.setInitialProperties(windowProperties(line));
    // The types are read before there is a window, while the driver is loaded.
    const QQmlComponent types(&m_engine, "MedievalAcademy", "Main");
    renderer.choose();
    m_engine.loadFromModule("MedievalAcademy", "Main");
    if (!m_engine.rootObjects().isEmpty()) {
        m_window = qobject_cast<QQuickWindow *>(m_engine.rootObjects().constFirst());
    }
    if (m_window == nullptr) {
        return;
    }
    if (m_reader) {
        m_reader->watch(*m_window);
    }
    new FingerLeaves(*m_window);
    if (keepsPlace(line)) {
        m_place.emplace(*m_window);
    }
    followEdges(*m_window, *m_engine.singletonInstance<controls::Edges *>("MedievalAcademy.Controls", "Edges"));
    m_guard.emplace(*m_window);
    m_opener.emplace(*m_window);
    line.replay ? m_opener->replay(line.record) : m_opener->open(line.record);
    if (!line.invitation.isEmpty()) {
        m_opener->join(QUrl(line.invitation));
    }
}

Session::~Session() = default;

model::Device &Session::device()
{
    return *m_engine.singletonInstance<model::Device *>("MedievalAcademy.Model.Pages", "Device");
}

model::Table *Session::table() const
{
    return m_window != nullptr ? m_window->property("table").value<model::Table *>() : nullptr;
}

} // namespace academy::app
