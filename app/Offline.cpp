// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Offline.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>

namespace academy::app
{

namespace
{

class Refusal : public QNetworkReply
{
public:
    Refusal(QNetworkAccessManager::Operation operation, const QNetworkRequest &request, QObject *parent)
        : QNetworkReply(parent)
    {
        setOperation(operation);
        setRequest(request);
        setUrl(request.url());
        setError(ContentAccessDenied, QStringLiteral("the game uses no network"));
        QMetaObject::invokeMethod(
            this,
            [this] {
                setFinished(true);
                Q_EMIT errorOccurred(error());
                Q_EMIT finished();
            },
            Qt::QueuedConnection);
    }

    void abort() override { }

protected:
    qint64 readData(char * /*data*/, qint64 /*most*/) override { return -1; }
};

class Refuser : public QNetworkAccessManager
{
public:
    using QNetworkAccessManager::QNetworkAccessManager;

protected:
    QNetworkReply *createRequest(Operation operation, const QNetworkRequest &request, QIODevice * /*data*/) override
    {
        return new Refusal(operation, request, this);
    }
};

} // namespace

QNetworkAccessManager *Offline::create(QObject *parent)
{
    return new Refuser(parent);
}

} // namespace academy::app
