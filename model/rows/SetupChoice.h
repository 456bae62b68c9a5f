// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>

/// Something to choose from on the setup page, as a value.
namespace academy::model
{

struct SetupChoice {
    Q_GADGET
    QML_VALUE_TYPE(setupChoice)
    Q_PROPERTY(QString id MEMBER id FINAL)
    Q_PROPERTY(int number MEMBER number FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString sentence MEMBER sentence FINAL)
    Q_PROPERTY(QString drawing MEMBER drawing FINAL)
    Q_PROPERTY(int tincture MEMBER tincture FINAL)

public:
    QString id; ///< of a level or a style; otherwise empty
    int number = 0; ///< enumerator or squire, -1 for chance
    QString name;
    QString sentence;
    QString drawing{}; ///< that tells the same, by its name; may be empty
    int tincture = -1; ///< of a squire; -1 for what is none

    friend bool operator==(const SetupChoice &, const SetupChoice &) = default;
};

} // namespace academy::model
