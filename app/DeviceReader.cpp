// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "DeviceReader.h"

#include <QDir>
#include <QEvent>
#include <QFile>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleHints>
#include <QWindow>

#include <array>

#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
#include <QAccessibilityHints>
#endif
#ifdef Q_OS_ANDROID
#include <QJniObject>
#endif
#ifdef Q_OS_WINDOWS
#include <qt_windows.h>
#endif

namespace academy::app
{

namespace
{

constexpr int patience = 200; ///< milliseconds

bool qtTellsOfHighContrast()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    return QGuiApplication::styleHints()->accessibility()->contrastPreference() == Qt::ContrastPreference::HighContrast;
#else
    return false;
#endif
}

#if defined(Q_OS_ANDROID)

double textScale()
{
    const QJniObject context = QNativeInterface::QAndroidApplication::context();
    const QJniObject resources = context.callObjectMethod("getResources", "()Landroid/content/res/Resources;");
    const QJniObject configuration =
        resources.callObjectMethod("getConfiguration", "()Landroid/content/res/Configuration;");
    return configuration.isValid() ? configuration.getField<jfloat>("fontScale") : 1.0;
}

bool highContrast()
{
    return false;
}

bool lessMotion()
{
    return !QJniObject::callStaticMethod<jboolean>("android/animation/ValueAnimator", "areAnimatorsEnabled", "()Z");
}

#elif defined(Q_OS_WINDOWS)

double textScale()
{
    const QSettings accessibility(QStringLiteral("HKEY_CURRENT_USER\\Software\\Microsoft\\Accessibility"),
                                  QSettings::NativeFormat);
    return accessibility.value(QStringLiteral("TextScaleFactor"), 100).toInt() / 100.0;
}

bool highContrast()
{
    return false;
}

bool lessMotion()
{
    BOOL animated = TRUE;
    return SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, &animated, 0) != 0 && animated == FALSE;
}

#else

// In each folder of settings; of GTK's the newer comes first. What is in the group General has no other name before it.
const QString kde = QStringLiteral("kdeglobals");
const std::array<QString, 2> gtk{QStringLiteral("gtk-4.0/settings.ini"), QStringLiteral("gtk-3.0/settings.ini")};

constexpr double usualKde = 10; // points
constexpr double usualElsewhere = 11;

QVariant setting(const QString &file, const QString &key)
{
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, file);
    return path.isEmpty() ? QVariant() : QSettings(path, QSettings::IniFormat).value(key);
}

QVariant gtkSetting(const QString &key)
{
    for (const QString &file : gtk) {
        if (const QVariant value = setting(file, QStringLiteral("Settings/") + key); value.isValid()) {
            return value;
        }
    }
    return {};
}

bool isKde()
{
    return qEnvironmentVariable("XDG_CURRENT_DESKTOP").contains(QLatin1String("KDE"), Qt::CaseInsensitive);
}

double textScale()
{
    // "Noto Sans,10,-1,5,50,0,0,0,0,0": the size is the second.
    const QStringList kdeFont = setting(kde, QStringLiteral("font")).toStringList();
    if (isKde() && kdeFont.size() > 1) {
        return kdeFont.at(1).toDouble() / usualKde;
    }
    // "Cantarell 11": the size is the last.
    const QString gtkFont = gtkSetting(QStringLiteral("gtk-font-name")).toString();
    const double points = gtkFont.section(QLatin1Char(' '), -1).toDouble();
    return (points > 0 ? points : QFontDatabase::systemFont(QFontDatabase::GeneralFont).pointSizeF())
        / (isKde() ? usualKde : usualElsewhere);
}

bool highContrast()
{
    const QString theme = qEnvironmentVariable("GTK_THEME", gtkSetting(QStringLiteral("gtk-theme-name")).toString());
    const QString colors = setting(kde, QStringLiteral("ColorScheme")).toString();
    return theme.startsWith(QLatin1String("HighContrast")) || theme.startsWith(QLatin1String("ContrastHigh"))
        || (isKde() && colors.contains(QLatin1String("HighContrast")));
}

bool lessMotion()
{
    const QVariant factor = setting(kde, QStringLiteral("KDE/AnimationDurationFactor"));
    if (factor.isValid() && factor.toDouble() <= 0) {
        return true;
    }
    const QVariant animations = gtkSetting(QStringLiteral("gtk-enable-animations"));
    return animations.isValid() && !animations.toBool();
}

#endif

} // namespace

model::DeviceTaste readDeviceTaste()
{
    return {.textScale = textScale(),
            .highContrast = qtTellsOfHighContrast() || highContrast(),
            .lessMotion = lessMotion()};
}

DeviceReader::DeviceReader(model::Device &device, Reading read)
    : m_device(device)
    , m_read(std::move(read))
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(patience);
    connect(&m_soon, &QTimer::timeout, this, &DeviceReader::look);
    const auto startTimer = qOverload<>(&QTimer::start);
    connect(&m_files, &QFileSystemWatcher::fileChanged, &m_soon, startTimer);
    connect(&m_files, &QFileSystemWatcher::directoryChanged, &m_soon, startTimer);
#if QT_VERSION >= QT_VERSION_CHECK(6, 10, 0)
    connect(QGuiApplication::styleHints()->accessibility(), &QAccessibilityHints::contrastPreferenceChanged, this,
            &DeviceReader::look);
#endif
    connect(qGuiApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) {
            look();
        }
    });
    look();
}

void DeviceReader::watch(QWindow &window)
{
    window.installEventFilter(this);
}

bool DeviceReader::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ThemeChange) {
        look();
    }
    return QObject::eventFilter(watched, event);
}

void DeviceReader::look()
{
    watchFiles();
    m_device.tell(m_read());
}

// Those there are now, with their folders: most programs put a new file in the place of the old one, which ends its watch.
void DeviceReader::watchFiles()
{
#if defined(Q_OS_UNIX) && !defined(Q_OS_ANDROID) && !defined(Q_OS_DARWIN)
    const QDir home(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    QStringList paths{home.absolutePath()};
    for (const QString &file : {kde, gtk[0], gtk[1]}) {
        const QString path = home.filePath(file);
        paths << path << QFileInfo(path).absolutePath();
    }
    paths.removeDuplicates();
    const QStringList known = m_files.files() + m_files.directories();
    for (const QString &path : std::as_const(paths)) {
        if (!known.contains(path) && QFile::exists(path)) {
            m_files.addPath(path);
        }
    }
#endif
}

} // namespace academy::app
