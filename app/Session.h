// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include "Appearance.h"
#include "CommandLine.h"
#include "DeviceReader.h"
#include "Language.h"
#include "LogGuard.h"
#include "Offline.h"
#include "RecordOpener.h"
#include "Sandbox.h"
#include "ScreenGuard.h"
#include "WindowPlace.h"
#include "pages/SettingsFile.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>

#include <optional>

class QQuickWindow;

namespace academy::model
{
class Settings;
class Table;
} // namespace academy::model

namespace academy::app
{

/// The program with its window, before anything has happened in it: what the command line asks for is set, and the first
/// page is loaded. One that nobody watches has settings and saved games of its own. There is one at a time.
class Session
{
public:
    /// `argc` has to live as long as the session.
    Session(int &argc, char **argv, const CommandLine &line);
    ~Session();
    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;

    /// nullptr when the interface could not be loaded.
    [[nodiscard]] QQuickWindow *window() const { return m_window; }
    /// The game being played; nullptr before the first one.
    [[nodiscard]] model::Table *table() const;
    /// What the interface is loaded with; it reaches no network.
    [[nodiscard]] QQmlEngine &engine() { return m_engine; }
    [[nodiscard]] model::Settings &settings() const { return m_settings; }
    /// What the device is set to, and who tells it; of nobody's device, nothing is read.
    [[nodiscard]] model::Device &device();
    /// The code of the language spoken.
    [[nodiscard]] QString language() const { return m_language.spoken(); }
    /// What Qt and QML have warned of since the beginning.
    [[nodiscard]] QStringList warnings() const { return m_log.warnings(); }

private:
    LogGuard m_log;
    std::optional<Sandbox> m_sandbox;
    QGuiApplication m_application;
    model::SettingsFile m_settingsFile;
    Offline m_offline;
    QQmlApplicationEngine m_engine;
    Language m_language;
    model::Settings &m_settings;
    Appearance m_appearance;
    std::optional<DeviceReader> m_reader;
    QQuickWindow *m_window = nullptr;
    std::optional<WindowPlace> m_place; ///< where it is kept
    std::optional<RecordOpener> m_opener;
    std::optional<ScreenGuard> m_guard;
};

} // namespace academy::app
