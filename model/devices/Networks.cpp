// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "devices/Networks.h"

#include <QNetworkInterface>

namespace academy::model
{

QHostAddress homeAddress()
{
    QHostAddress any(QHostAddress::LocalHost);
    for (const QNetworkInterface &network : QNetworkInterface::allInterfaces()) {
        const auto flags = network.flags();
        if (!flags.testFlag(QNetworkInterface::IsUp) || !flags.testFlag(QNetworkInterface::IsRunning)
            || flags.testFlag(QNetworkInterface::IsLoopBack) || flags.testFlag(QNetworkInterface::IsPointToPoint)) {
            continue;
        }
        for (const QNetworkAddressEntry &entry : network.addressEntries()) {
            const QHostAddress address = entry.ip();
            if (address.protocol() != QAbstractSocket::IPv4Protocol || address.isLinkLocal()) {
                continue;
            }
            if (address.isPrivateUse()) {
                return address;
            }
            any = any.isLoopback() ? address : any;
        }
    }
    return any;
}

} // namespace academy::model
