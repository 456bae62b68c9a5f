// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QObject>
#include <QString>
#include <QtQmlIntegration/qqmlintegration.h>

/// Points as QML writes them where they stand alone, in a table or beside a shield: in the language's digits and with a true minus
/// sign.
namespace academy::model
{

class Numbers : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    /// "36", "0", "−3".
    Q_INVOKABLE [[nodiscard]] static QString sum(int points);
    /// What is added: "+3", "0", "−3".
    Q_INVOKABLE [[nodiscard]] static QString gain(int points);
};

} // namespace academy::model
