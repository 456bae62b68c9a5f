// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <QQuickStyle>
#include <QtQuickTest>

/// What every test of the controls needs: our style, as the program sets it.
class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable() { QQuickStyle::setStyle(QStringLiteral("MedievalAcademy.Controls")); }
};

QUICK_TEST_MAIN_WITH_SETUP(controls, Setup)

#include "main.moc"
