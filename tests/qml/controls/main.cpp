// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <QQuickStyle>
#include <QRegularExpression>
#include <QtQuickTest>

/// What every test of the controls needs: our style, as the program sets it, and no warning.
class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable()
    {
        QQuickStyle::setStyle(QStringLiteral("MedievalAcademy.Controls"));
        // Of all warnings but one, which is Qt's about its own clock (LogGuard.cpp).
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!QUnifiedTimer::stopAnimationDriver: driver is not running$)")));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(controls, Setup)

#include "main.moc"
