// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include <QQuickStyle>
#include <QtQuickTest>

/// What every test of the table needs: our style, as the program sets it.
class Setup : public QObject
{
    Q_OBJECT

public Q_SLOTS:
    void applicationAvailable()
    {
        QCoreApplication::setOrganizationName(QStringLiteral("academy-tests"));
        QCoreApplication::setApplicationName(QStringLiteral("table-tests"));
        QQuickStyle::setStyle(QStringLiteral("MedievalAcademy.Controls"));
    }
};

QUICK_TEST_MAIN_WITH_SETUP(table, Setup)

#include "main.moc"
