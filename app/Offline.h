// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QQmlNetworkAccessManagerFactory>

namespace academy::app
{

/// The game needs no network, so the interface has none: whatever asks for an address outside the program is refused at once,
/// whoever wrote that address.
class Offline : public QQmlNetworkAccessManagerFactory
{
public:
    [[nodiscard]] QNetworkAccessManager *create(QObject *parent) override;
};

} // namespace academy::app
