// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "artwork/ArtProvider.h"

#include "artwork/DrawnTexture.h"
#include "artwork/Palette.h"
#include "artwork/Resources.h"
#include "artwork/SpareMemory.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QPainter>
#include <QQmlEngine>
#include <QResource>
#include <QSet>
#include <QStandardPaths>
#include <QSvgRenderer>
#include <QThread>

#include <algorithm>
#include <chrono>
#include <functional>

namespace academy::artwork
{
namespace
{

constexpr QLatin1String suffix(".svg");
constexpr int last = -1; // the priority of what nobody waits for

/// The file of a drawing; none for what cannot be a name, such as a path out of the palette's folder.
QString fileOf(const QString &palette, const QString &drawing)
{
    const auto isOfName = [](QChar c) { return (c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9') || c == u'-'; };
    if (drawing.isEmpty() || !std::ranges::all_of(drawing, isOfName)) {
        return {};
    }
    return QLatin1String(":/academy/art/") + palette + u'/' + drawing + suffix;
}

/// The size in which a drawing of those proportions fits into the size asked for; no larger than a picture may be.
QSize fitted(const QSizeF &drawn, const QSize &requested)
{
    qreal scale = 1;
    if (requested.width() > 0 && requested.height() > 0) {
        scale = std::min(requested.width() / drawn.width(), requested.height() / drawn.height());
    } else if (requested.width() > 0) {
        scale = requested.width() / drawn.width();
    } else if (requested.height() > 0) {
        scale = requested.height() / drawn.height();
    }
    scale = std::min(scale, PictureStore::largestSide / std::max(drawn.width(), drawn.height()));
    return (drawn * scale).toSize().expandedTo(QSize(1, 1));
}

/// The drawing with its `currentColor` set to another colour.
QByteArray recoloured(QByteArray svg, const QColor &color)
{
    static const QByteArray attribute(" color=\"");
    const qsizetype at = svg.indexOf(attribute);
    if (at < 0 || at > svg.indexOf('>')) {
        return svg;
    }
    const qsizetype start = at + attribute.size();
    return svg.replace(start, svg.indexOf('"', start) - start, color.name().toLatin1());
}

/// What an address asks for.
struct Order {
    QStringList files; // of the program: the layers, the lowest first
    std::optional<QColor> color; // of an icon
};

/// What is asked for, or a sentence that says why there is no such thing.
std::variant<Order, QString> read(const QString &address)
{
    initResources();
    const qsizetype slash = address.indexOf(u'/');
    const auto palette = Palette::byName(QStringView(address).left(std::max<qsizetype>(slash, 0)));
    if (!palette) {
        return QStringLiteral("There is no palette in the address “%1”; it begins with one: vellum/…").arg(address);
    }
    Order order;
    QString drawing = address.mid(slash + 1);
    if (const qsizetype at = drawing.indexOf(u'@'); at >= 0) {
        const auto token = Palette::tokenByName(QStringView(drawing).mid(at + 1));
        if (!token) {
            return QStringLiteral("There is no colour of the name in “%1”").arg(drawing);
        }
        order.color = Palette::get(*palette)[*token];
        drawing.truncate(at);
    }
    for (const QString &layer : drawing.split(u'+')) {
        order.files.append(fileOf(Palette::name(*palette), layer));
        if (order.files.last().isEmpty() || !QFile::exists(order.files.last())) {
            return QStringLiteral("There is no drawing named “%1”").arg(layer);
        }
    }
    return order;
}

/// The picture of what is asked for, or a sentence that says why there is none.
std::variant<QImage, QString> draw(const Order &order, const QSize &requestedSize)
{
    QImage picture;
    for (const QString &name : order.files) {
        QFile file(name);
        QByteArray svg = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        if (order.color) {
            svg = recoloured(std::move(svg), *order.color);
        }
        QSvgRenderer renderer(svg);
        if (!renderer.isValid()) {
            return QStringLiteral("The drawing “%1” cannot be read").arg(name);
        }
        if (picture.isNull()) {
            picture = QImage(fitted(renderer.viewBoxF().size(), requestedSize), QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::transparent);
        }
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter);
    }
    return picture;
}

/// All that what is drawn follows from: the drawings themselves, not their names, for those of the next version may differ.
QByteArray keyOf(const Order &order, const QSize &requestedSize)
{
    constexpr int version = 1; // of draw()
    QByteArray key;
    QDataStream stream(&key, QIODevice::WriteOnly);
    stream << version << qVersion() << requestedSize << order.color.value_or(QColor());
    for (const QString &name : order.files) {
        const QResource resource(name);
        stream.writeBytes(reinterpret_cast<const char *>(resource.data()),
                          resource.size()); // compressed, as it lies there
    }
    return key;
}

/// The same as render(), read from the store if it has been kept there, and else kept.
std::variant<QImage, QString> fetch(PictureStore &store, const QString &address, const QSize &requestedSize)
{
    const auto order = read(address);
    if (const QString *error = std::get_if<QString>(&order)) {
        return *error;
    }
    const QByteArray key = keyOf(std::get<Order>(order), requestedSize);
    if (QImage kept = store.find(key); !kept.isNull()) {
        return kept;
    }
    auto drawn = draw(std::get<Order>(order), requestedSize);
    if (const QImage *picture = std::get_if<QImage>(&drawn)) {
        store.keep(key, *picture);
    }
    return drawn;
}

/// One picture on its way: drawn on a worker thread, then handed to Qt Quick on the thread that asked for it. Said from the
/// worker's it could be said before Qt Quick listens, and the picture would never be seen.
class Response : public QQuickImageResponse
{
public:
    /// @p drawn is called on the worker thread.
    Response(QThreadPool &threads, PictureStore &store, const std::atomic<bool> &ending, const QString &address,
             const QSize &size, std::function<void()> drawn)
        : m_store(store)
        , m_address(address)
        , m_size(size)
    {
        const auto draw = [this, &ending, drawn = std::move(drawn)] {
            if (!m_cancelled && !ending) {
                std::variant<QImage, QString> result = fetch(m_store, m_address, m_size);
                if (const QString *error = std::get_if<QString>(&result)) {
                    m_error = *error;
                } else {
                    m_picture = std::get<QImage>(std::move(result));
                }
            }
            drawn();
            QMetaObject::invokeMethod(this, &QQuickImageResponse::finished, Qt::QueuedConnection);
        };
        // Large ones take longest, so they begin first; but scenes are there to be looked at, and come after all that may be
        // tapped.
        const bool isScene =
            address.contains(QLatin1String("/title-")) || address.contains(QLatin1String("/knighting-"));
        threads.start(draw, isScene ? 0 : size.width());
    }

    QQuickTextureFactory *textureFactory() const override
    {
        if (m_picture.isNull()) {
            return nullptr;
        }
        return new DrawnTexture(m_picture, [address = m_address, size = m_size] { // the store may be gone by then
            std::variant<QImage, QString> again = render(address, size);
            const QImage *picture = std::get_if<QImage>(&again);
            return picture != nullptr ? *picture : QImage();
        });
    }

    QString errorString() const override { return m_error; }

    void cancel() override { m_cancelled = true; }

private:
    PictureStore &m_store;
    std::atomic<bool> m_cancelled = false;
    QString m_address;
    QSize m_size;
    QImage m_picture;
    QString m_error;
};

} // namespace

ArtProvider::ArtProvider(const QString &folder)
    : m_store(folder)
{
    initResources();
    // One core is left to the interface.
    m_threads.setMaxThreadCount(std::clamp(QThread::idealThreadCount() - 1, 1, 4));
    m_threads.setObjectName(QStringLiteral("art"));
    m_threads.start(
        [this] {
            if (!m_ending) {
                m_store.tidy();
            }
        },
        last);
    // Time enough for the last picture to be on the screen, and what it was read from to be let go of.
    constexpr std::chrono::milliseconds quiet(150);
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(quiet);
    m_quiet.callOnTimeout(this, [this] { m_threads.start(returnSpareMemory, last); });
}

void ArtProvider::install(QQmlEngine &engine)
{
    if (!engine.imageProvider(id)) {
        const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
        auto *provider = new ArtProvider(cache.isEmpty() ? QString() : cache + QLatin1String("/pictures"));
        engine.addImageProvider(id, provider);
        connect(&engine, &QObject::destroyed, provider, &ArtProvider::end);
    }
}

void ArtProvider::end()
{
    m_ending = true;
    m_threads.waitForDone();
}

QQuickImageResponse *ArtProvider::requestImageResponse(const QString &address, const QSize &requestedSize)
{
    return new Response(m_threads, m_store, m_ending, address, requestedSize, [this] {
        QMetaObject::invokeMethod(&m_quiet, qOverload<>(&QTimer::start), Qt::QueuedConnection);
    });
}

std::variant<QImage, QString> render(const QString &address, const QSize &requestedSize)
{
    const auto order = read(address);
    const QString *error = std::get_if<QString>(&order);
    return error != nullptr ? *error : draw(std::get<Order>(order), requestedSize);
}

bool hasDrawing(const QString &name)
{
    // Asked for each drawing that is shown or changes its width: files of the program do not change.
    static const QSet<QString> names = [] {
        initResources();
        QSet<QString> found;
        for (const QString &file :
             QDir(QLatin1String(":/academy/art/") + Palette::name(Palette::Id::Vellum)).entryList(QDir::Files)) {
            found.insert(file.chopped(suffix.size()));
        }
        return found;
    }();
    return names.contains(name);
}

} // namespace academy::artwork
