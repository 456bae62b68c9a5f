// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "AcademyTheme.h"
#include "AcademyUnits.h"

#include <Kirigami/Platform/PlatformPluginFactory>

#include <QQmlEngine>

namespace academy::kirigami
{

/// What Kirigami loads for our style: it looks for a plugin that is named like it.
class AcademyThemePlugin : public Kirigami::Platform::PlatformPluginFactory
{
    Q_OBJECT
    Q_PLUGIN_METADATA(IID PlatformPluginFactory_iid)
    Q_INTERFACES(Kirigami::Platform::PlatformPluginFactory)

public:
    using PlatformPluginFactory::PlatformPluginFactory;

    Kirigami::Platform::PlatformTheme *createPlatformTheme(QObject *parent) override
    {
        return new AcademyTheme(parent);
    }
    Kirigami::Platform::Units *createUnits(QObject *parent) override
    {
        // Kirigami hands over the engine.
        return new AcademyUnits(qobject_cast<QQmlEngine *>(parent));
    }
};

} // namespace academy::kirigami

#include "AcademyThemePlugin.moc"
