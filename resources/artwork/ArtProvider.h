// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include "artwork/PictureStore.h"

#include <QImage>
#include <QQuickAsyncImageProvider>
#include <QThreadPool>
#include <QTimer>

#include <atomic>
#include <variant>

class QQmlEngine;

namespace academy::artwork
{

/// The provider of drawings to QML: `image://art/<palette>/<drawing>`, such as `image://art/vellum/card-swords-4`.
///
/// A drawing is rendered on a worker thread at the size asked for, in the picture's own pixels (Qt Quick multiplies an
/// Image's `sourceSize` by the screen's device pixel ratio); with one side 0 that side follows, with none it comes in the size
/// it was drawn in. It always keeps its proportions: it fits into the size asked for. Icons take a colour by a token of the
/// palette: `icon-menu@ink2`. Layers of a scene can come as one picture: `title-sky+title-far`. Qt Quick caches what it got, by address and size, as one
/// texture for all who show it. What has been drawn is kept on disk, and is there at once when the program starts again.
class ArtProvider : public QQuickAsyncImageProvider
{
    Q_OBJECT

public:
    static constexpr QLatin1String id{"art"};

    /// Keeps what it draws in @p folder, or nowhere if that is empty.
    explicit ArtProvider(const QString &folder);

    /// Gives the engine a provider, unless it has one. It keeps pictures where the system has programs' caches.
    static void install(QQmlEngine &engine);

    QQuickImageResponse *requestImageResponse(const QString &address, const QSize &requestedSize) override;

private:
    /// Waits for what is being drawn and draws nothing more. Qt Quick keeps a provider whose responses have not finished when
    /// its engine goes, and its threads would draw on while the application object, which painting needs, is taken down.
    void end();

    PictureStore m_store;
    /// Since the last picture. When no other follows, the page that asked for them is there, and the memory it took to make both
    /// is given back to the system.
    QTimer m_quiet;
    std::atomic<bool> m_ending = false;
    QThreadPool m_threads; // last: what it runs uses all others
};

/// The picture of a drawing, or a sentence that says why there is none. @p address is what follows `image://art/`. Safe from
/// any thread.
std::variant<QImage, QString> render(const QString &address, const QSize &requestedSize);

/// Whether there is a drawing of that name (in every palette, as the tests make sure).
bool hasDrawing(const QString &name);

} // namespace academy::artwork
