// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace academy::app
{

/// The pages need no network, so QML has none (seats on other devices are C++'s, in model/connection): whatever asks for an address outside the program is refused at once,
/// whoever wrote that address.
class Offline : public QQmlNetworkAccessManagerFactory
{
public:
    [[nodiscard]] QNetworkAccessManager *create(QObject *parent) override;
};

} // namespace academy::app
