// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <QQuickStyle>
#include <QRegularExpression>
#include <QtQuickTest>

/// What every test of the table needs: our style, as the program sets it, and no warning.
class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("academy-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("table-tests"));
        QQuickStyle::setStyle(QStringLiteral("MedievalAcademy.Controls"));
        // Of all warnings but one, which is Qt's about its own clock (LogGuard.cpp).
        QTest::failOnWarning(
            QRegularExpression(QStringLiteral("^(?!QUnifiedTimer::stopAnimationDriver: driver is not running$)")));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(table, Setup)

#include "main.moc"
