// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "LayoutChecks.h"

#include <QAccessible>
#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QJSValue>
#include <QLineF>
#include <QQuickItem>
#include <QQuickWindow>
#include <QRegularExpression>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

namespace
{

constexpr qreal leastTouch = 48;
constexpr qreal leastLetters = 12;
constexpr qreal rounding = 0.6; // of a pixel
constexpr qreal touching = 1.5; // pixels by which the boxes of two texts may come into each other
constexpr qreal signTouching = 4; // a sign is round
constexpr int noWrap = 0; // Text.NoWrap

// An item where it is painted: what of it is to be seen, and when it is painted.
struct Sight {
    const QQuickItem *item = nullptr;
    QRectF whole; ///< in the window
    QRectF seen; ///< what is left of it by all that clips it
    bool scrolls = false; ///< lies in something that can be scrolled
};

bool isText(const QQuickItem &item)
{
    return item.inherits("QQuickText") && !item.property("text").toString().isEmpty();
}

// It listens to a finger that is held there, and lets taps through.
bool isHint(const QQuickItem &item)
{
    return QByteArrayView(item.metaObject()->className()).startsWith("Hint_QML");
}

bool takesTaps(const QQuickItem &item)
{
    return item.isEnabled() && !isHint(item) && item.acceptedMouseButtons() != Qt::NoButton
        && !item.inherits("QQuickFlickable") && !item.inherits("QQuickOverlay") && !item.inherits("QQuickPopupItem")
        && !item.inherits("QQuickText") && !item.inherits("QQuickScrollBar") && !item.inherits("QQuickTextInput");
}

// Nothing below it shines through.
bool isOpaque(const QQuickItem &item)
{
    qreal opacity = item.inherits("QQuickRectangle") ? item.property("color").value<QColor>().alphaF() : 0;
    for (const QQuickItem *part = &item; part != nullptr; part = part->parentItem()) {
        opacity *= part->opacity();
    }
    return opacity >= 1;
}

// In the order of painting.
void collect(const QQuickItem &item, const Sight &around, std::vector<Sight> &found)
{
    if (!item.isVisible() || item.opacity() <= 0) {
        return;
    }
    Sight sight = around;
    sight.item = &item;
    sight.whole = item.mapRectToScene(item.boundingRect());
    sight.seen = sight.whole & around.seen;
    found.push_back(sight);
    Sight inside = around;
    if (item.clip()) {
        inside.seen = sight.seen;
    }
    if (item.inherits("QQuickFlickable") && item.property("interactive").toBool()) {
        inside.scrolls = true;
    }
    QList<QQuickItem *> children = item.childItems();
    std::ranges::stable_sort(children, std::less(), &QQuickItem::z);
    for (const QQuickItem *child : std::as_const(children)) {
        collect(*child, inside, found);
    }
}

std::vector<Sight> sightsOf(const QQuickWindow &window)
{
    std::vector<Sight> sights;
    collect(*window.contentItem(), {.item = nullptr, .whole = {}, .seen = QRectF({}, window.size())}, sights);
    return sights;
}

// Popups lie in an item over the whole window. From Qt 6.11 on it is there when there is none, and notices lie in it too.
bool holdsPopups(const QQuickItem &item)
{
    return item.inherits("QQuickOverlay") && std::ranges::any_of(item.childItems(), [](const QQuickItem *one) {
               return one->isVisible() && one->inherits("QQuickPopupItem");
           });
}

// Only what nothing that covers the window lies over.
std::vector<Sight> uncovered(std::vector<Sight> sights, const QQuickWindow &window)
{
    const qreal all = window.width() * window.height();
    const auto covers = [all](const Sight &sight) {
        return sight.seen.width() * sight.seen.height() > 0.9 * all
            && (takesTaps(*sight.item) || holdsPopups(*sight.item));
    };
    const auto last = std::ranges::find_if(sights.rbegin(), sights.rend(), covers);
    if (last != sights.rend()) {
        const auto position = sights.rend() - last - 1;
        const QQuickItem *cover = sights[static_cast<std::size_t>(position)].item;
        // What holds the cover is not below it, and does not matter here.
        std::erase_if(sights, [&, index = 0](const Sight &) mutable { return index++ < position; });
        std::erase_if(sights, [&](const Sight &sight) { return sight.item == cover; });
    }
    return sights;
}

QString nameOf(const QQuickItem &item)
{
    if (isText(item)) {
        return QLatin1Char('"') + item.property("text").toString().simplified().left(40) + QLatin1Char('"');
    }
    QString name = item.objectName();
    for (const QQuickItem *part = &item; part != nullptr && name.isEmpty(); part = part->parentItem()) {
        name = part->objectName();
    }
    return QString::fromLatin1(item.metaObject()->className()).section(QLatin1String("_QML"), 0, 0) + u' ' + name + u' '
        + item.property("text").toString().left(20);
}

QString placed(const QRectF &place)
{
    return QStringLiteral(" (%1 x %2 at %3, %4)")
        .arg(place.width(), 0, 'f', 1)
        .arg(place.height(), 0, 'f', 1)
        .arg(place.x(), 0, 'f', 0)
        .arg(place.y(), 0, 'f', 0);
}

// Where its letters are, in the window: from the top of the capitals in the first line to half of what hangs down in the
// last one. Lines have more room than that round them.
QRectF lettersOf(const QQuickItem &text)
{
    const QFontMetricsF metrics(text.property("font").value<QFont>());
    const qreal above = metrics.ascent() - metrics.capHeight();
    const qreal below = metrics.descent() / 2;
    const qreal width = std::min(text.property("contentWidth").toReal(), text.width());
    const qreal height = text.property("contentHeight").toReal();
    const int across = text.property("effectiveHorizontalAlignment").toInt();
    const int down = text.property("verticalAlignment").toInt();
    const qreal left = text.property("leftPadding").toReal();
    const qreal right = text.property("rightPadding").toReal();
    const qreal top = text.property("topPadding").toReal();
    const qreal roomX = text.width() - left - right - width;
    const qreal roomY = text.height() - top - text.property("bottomPadding").toReal() - height;
    const qreal x = left + (across == Qt::AlignRight ? roomX : across == Qt::AlignHCenter ? roomX / 2 : 0);
    const qreal y = top + (down == Qt::AlignBottom ? roomY : down == Qt::AlignVCenter ? roomY / 2 : 0);
    return text.mapRectToScene(QRectF(x, y + above, width, std::max(1.0, height - above - below)));
}

bool isNumbers(const QQuickItem &item)
{
    return item.inherits("academy::artwork::SquareNumbers");
}

// Where each of the numbers of a board's squares is, in the window: in the middle of its place.
QList<QRectF> numbersOf(const QQuickItem &item)
{
    QFont font(item.property("family").toString());
    font.setPixelSize(qRound(item.property("pixelSize").toReal()));
    const QFontMetricsF metrics(font);
    QList<QRectF> letters;
    for (const QRectF &place : item.property("places").value<QList<QRectF>>()) {
        QRectF box(0, 0, metrics.horizontalAdvance(QString::number(letters.size())), metrics.capHeight());
        box.moveCenter({place.center().x() * item.width(), place.center().y() * item.height()});
        letters.append(item.mapRectToScene(box));
    }
    return letters;
}

// Whether a line ends where it should not.
bool isBrokenWithinAWord(const QQuickItem &text)
{
    if (text.property("lineCount").toInt() < 2) {
        return false;
    }
    const qreal room = text.width() - text.property("leftPadding").toReal() - text.property("rightPadding").toReal();
    if (text.property("wrapMode").toInt() == noWrap) { // its lines end where they are meant to
        return text.property("contentWidth").toReal() > room + 1;
    }
    QFont font = text.property("font").value<QFont>();
    font.setPixelSize(text.property("fontInfo").value<QJSValue>().property(QStringLiteral("pixelSize")).toInt());
    const QFontMetricsF metrics(font);
    const QString words = text.property("text").toString();
    QTextBoundaryFinder finder(QTextBoundaryFinder::Line, words);
    qsizetype start = 0;
    while (finder.toNextBoundary() >= 0) {
        const QString word = words.sliced(start, finder.position() - start).trimmed();
        start = finder.position();
        if (metrics.horizontalAdvance(word) > room + 1) {
            return true;
        }
    }
    return false;
}

void judgeText(const Sight &sight, const QSizeF &window, QStringList &faults)
{
    const QQuickItem &text = *sight.item;
    const QRectF letters = lettersOf(text);
    const qreal scale = QLineF(text.mapToScene({0, 0}), text.mapToScene({1, 0})).length(); // whatever way it is turned
    const qreal pixels =
        text.property("fontInfo").value<QJSValue>().property(QStringLiteral("pixelSize")).toNumber() * scale;
    if (text.property("truncated").toBool()) {
        faults.append(QStringLiteral("cut off: ") + nameOf(text) + placed(letters));
    }
    if (pixels < leastLetters - rounding) {
        faults.append(QStringLiteral("letters of %1 pixels: ").arg(pixels) + nameOf(text));
    }
    const bool outside = letters.left() < -rounding || letters.right() > window.width() + rounding
        || (!sight.scrolls && (letters.top() < -rounding || letters.bottom() > window.height() + rounding));
    if (outside) {
        faults.append(QStringLiteral("outside of the window: ") + nameOf(text) + placed(letters));
    }
    if (isBrokenWithinAWord(text)) {
        faults.append(QStringLiteral("broken within a word: ") + nameOf(text) + placed(letters));
    }
    if (text.property("contentWidth").toReal() > text.width() + 1 && text.width() > 0) {
        faults.append(
            QStringLiteral("wider than its place by %1: ").arg(text.property("contentWidth").toReal() - text.width())
            + nameOf(text) + placed(letters));
    }
}

void judgeNumbers(const Sight &sight, const QList<QRectF> &letters, const QSizeF &window, QStringList &faults)
{
    const QRectF whole = sight.item->mapRectToScene(QRectF(0, 0, 1, 1));
    const qreal pixels = sight.item->property("pixelSize").toReal() * whole.width();
    if (pixels < leastLetters - rounding) {
        faults.append(QStringLiteral("numbers of %1 pixels: ").arg(pixels) + nameOf(*sight.item));
    }
    const auto places = sight.item->property("places").value<QList<QRectF>>();
    for (qsizetype number = 0; number < letters.size(); ++number) {
        const QRectF &box = letters[number];
        const bool outside = box.left() < -rounding || box.right() > window.width() + rounding
            || (!sight.scrolls && (box.top() < -rounding || box.bottom() > window.height() + rounding));
        if (outside) {
            faults.append(QStringLiteral("outside of the window: number %1 ").arg(number) + placed(box));
        }
        if (box.width() > places[number].width() * sight.item->width() * whole.width() + 1) {
            faults.append(QStringLiteral("wider than its place: number %1 ").arg(number) + nameOf(*sight.item));
        }
    }
}

// A button without a word of its own says nothing to those who do not see it.
void judgeSpeech(const QQuickItem &button, QStringList &faults)
{
    const QAccessibleInterface *speech = QAccessible::queryAccessibleInterface(const_cast<QQuickItem *>(&button));
    // Where nobody listens yet, controls have not told their text.
    const bool told = speech != nullptr && !speech->text(QAccessible::Name).isEmpty();
    if (!told && button.property("text").toString().isEmpty()) {
        faults.append(QStringLiteral("says nothing: ") + nameOf(button));
    }
}

void judgeTouch(const Sight &sight, const QSizeF &window, QStringList &faults)
{
    const QRectF area = sight.whole;
    if (area.width() < leastTouch - rounding || area.height() < leastTouch - rounding) {
        faults.append(QStringLiteral("small for a finger: ") + nameOf(*sight.item) + placed(area));
    }
    const bool outside = area.right() < 1 || area.left() > window.width() - 1
        || (!sight.scrolls && (area.bottom() < 1 || area.top() > window.height() - 1));
    if (outside) {
        faults.append(QStringLiteral("outside of the window: ") + nameOf(*sight.item) + placed(area));
    }
}

// Whether something opaque lies between the two.
bool isSeparated(const std::vector<Sight> &sights, std::size_t lower, std::size_t upper, const QRectF &place)
{
    const auto *const begin = sights.data() + lower;
    return std::any_of(begin + 1, sights.data() + upper, [&place](const Sight &between) {
        return between.seen.contains(place) && isOpaque(*between.item);
    });
}

bool lies(const QQuickItem &item, const QQuickItem &within)
{
    const QQuickItem *part = &item;
    while (part != nullptr && part != &within) {
        part = part->parentItem();
    }
    return part != nullptr;
}

// Whether all of it is to be seen: neither cut off, nor below something opaque.
bool isWhole(const std::vector<Sight> &sights, const Sight &sight)
{
    const auto covers = [&sight](const Sight &other) {
        const QRectF both = other.seen & sight.whole;
        return both.width() > touching && both.height() > touching && isOpaque(*other.item)
            && !lies(*other.item, *sight.item);
    };
    return sight.whole.height() - sight.seen.height() < touching && sight.whole.width() - sight.seen.width() < touching
        && std::none_of(&sight + 1, sights.data() + sights.size(), covers);
}

// Drawn signs of the game, which say something; not what only adorns, nor what a bust wears, nor the parts of controls.
bool isSign(const QQuickItem &item)
{
    static const QRegularExpression signs(
        QStringLiteral("^(bet|bonus|codex|cup|emblem|excalibur|mark|parchment|ringed|shield|coat)(-|$)"));
    const QString name = item.property("name").toString();
    return item.inherits("QQuickImage") && signs.match(name).hasMatch() && name != u"cup-track";
}

bool saysWords(const QQuickItem &text)
{
    static const QRegularExpression word(QStringLiteral("\\p{L}{2}"));
    return isText(text) && word.match(text.property("text").toString()).hasMatch();
}

// It stands in a line of its own with those words: both lie in the same row or grid.
bool isOneLine(const QQuickItem &sign, const QQuickItem &text)
{
    const QQuickItem *line = text.parentItem();
    const bool arranged = line != nullptr && (line->inherits("QQuickGridLayoutBase") || line->inherits("QQuickRow"));
    return arranged && lies(sign, *line);
}

// Words stand beside it, above or below it, so near that they are read with it.
bool isNamed(const Sight &signSight, const std::vector<Sight> &sights)
{
    const QRectF &sign = signSight.seen;
    const QRectF beside = sign.adjusted(-sign.width(), 0, sign.width(), 0);
    const QRectF aboveAndBelow = sign.adjusted(0, -sign.height() / 2, 0, sign.height() / 2);
    return std::ranges::any_of(sights, [&](const Sight &sight) {
        if (!saysWords(*sight.item)) {
            return false;
        }
        const QRectF letters = lettersOf(*sight.item) & sight.seen;
        const bool level = letters.top() < sign.bottom() && letters.bottom() > sign.top();
        return letters.intersects(beside) || letters.intersects(aboveAndBelow)
            || (level && isOneLine(*signSight.item, *sight.item));
    });
}

// What is drawn without words says what it is where the pointer rests on it, or is a button, which says so itself.
void judgeSigns(const std::vector<Sight> &sights, QStringList &faults)
{
    for (const Sight &sight : sights) {
        // Of what is half scrolled away its words may be away already.
        const bool whole = sight.whole.width() - sight.seen.width() < touching
            && sight.whole.height() - sight.seen.height() < touching;
        if (!whole || !isSign(*sight.item)) {
            continue;
        }
        const QPointF middle = sight.seen.center();
        const bool told = std::ranges::any_of(sights, [&](const Sight &other) {
            return (isHint(*other.item) && other.seen.contains(middle))
                || (other.item->inherits("QQuickAbstractButton") && lies(*sight.item, *other.item));
        });
        if (!told && !isNamed(sight, sights)) {
            faults.append(QStringLiteral("drawn without words: ") + sight.item->property("name").toString() + u' '
                          + nameOf(*sight.item) + placed(sight.seen));
        }
    }
}

bool isBoard(const QQuickItem &item)
{
    static const QRegularExpression board(QStringLiteral("^board\\d$"));
    return board.match(item.objectName()).hasMatch();
}

// Boards and squires are whole, and of boards that scroll one on which the answer stands.
void judgeBoards(const std::vector<Sight> &sights, QStringList &faults)
{
    QStringList answered;
    bool answerSeen = false;
    for (const Sight &sight : sights) {
        static const QRegularExpression squire(QStringLiteral("^squire\\d$"));
        if (!isBoard(*sight.item) && !squire.match(sight.item->objectName()).hasMatch()) {
            continue;
        }
        const bool whole = isWhole(sights, sight);
        if (!sight.scrolls && !whole) {
            faults.append(QStringLiteral("not to be seen whole: ") + nameOf(*sight.item) + placed(sight.whole));
        }
        if (sight.scrolls && !sight.item->property("noteTitle").toString().isEmpty()) {
            answered.append(nameOf(*sight.item));
            answerSeen = answerSeen || whole;
        }
    }
    if (!answered.isEmpty() && !answerSeen) {
        faults.append(QStringLiteral("scrolled away with the answer: ") + answered.join(QStringLiteral(", ")));
    }
}

// What is drawn as a button; boards and squires can be tapped as well.
bool isButton(const Sight &sight)
{
    return sight.item->inherits("QQuickButton") && takesTaps(*sight.item) && sight.seen.width() >= 1
        && sight.seen.height() >= 1;
}

// Buttons hide neither each other nor words.
void judgeButtons(const std::vector<Sight> &sights, QStringList &faults)
{
    for (std::size_t upper = 0; upper < sights.size(); ++upper) {
        const QQuickItem &button = *sights[upper].item;
        if (!isButton(sights[upper])) {
            continue;
        }
        for (std::size_t lower = 0; lower < upper; ++lower) {
            const QQuickItem &item = *sights[lower].item;
            if ((!isText(item) && !isButton(sights[lower])) || lies(button, item)) {
                continue;
            }
            const QRectF place = (isText(item) ? lettersOf(item) : sights[lower].whole) & sights[lower].seen;
            const QRectF both = place & sights[upper].seen;
            if (both.width() > touching && both.height() > touching && !isSeparated(sights, lower, upper, both)) {
                faults.append(QStringLiteral("under a button: ") + nameOf(item) + QStringLiteral(" and ")
                              + nameOf(button) + placed(both));
            }
        }
    }
}

} // namespace

QStringList textsToBeSeen(const QQuickWindow &window)
{
    QStringList texts;
    for (const Sight &sight : sightsOf(window)) {
        if (isText(*sight.item)) {
            texts.append(sight.item->property("text").toString());
        }
    }
    return texts;
}

int boardsToBeSeen(const QQuickWindow &window)
{
    const std::vector<Sight> sights = uncovered(sightsOf(window), window);
    return static_cast<int>(std::ranges::count_if(
        sights, [&sights](const Sight &sight) { return isBoard(*sight.item) && isWhole(sights, sight); }));
}

QStringList faultsToBeSeen(const QQuickWindow &window)
{
    const std::vector<Sight> sights = uncovered(sightsOf(window), window);
    const QSizeF size = window.size();
    QStringList faults;
    std::vector<std::pair<std::size_t, QRectF>> texts; // by their place in the order of painting
    for (std::size_t position = 0; position < sights.size(); ++position) {
        const Sight &sight = sights[position];
        const bool hidden = sight.seen.width() < 1 || sight.seen.height() < 1;
        if (hidden && sight.scrolls) {
            continue;
        }
        if (isText(*sight.item)) {
            judgeText(sight, size, faults);
            texts.emplace_back(position, lettersOf(*sight.item) & (hidden ? QRectF() : sight.seen));
        } else if (isNumbers(*sight.item)) {
            const QList<QRectF> numbers = numbersOf(*sight.item);
            judgeNumbers(sight, numbers, size, faults);
            for (const QRectF &letters : numbers) {
                texts.emplace_back(position, letters & (hidden ? QRectF() : sight.seen));
            }
        } else if (takesTaps(*sight.item)) {
            judgeTouch(sight, size, faults);
            if (sight.item->inherits("QQuickAbstractButton")) {
                judgeSpeech(*sight.item, faults);
            }
        }
    }
    for (std::size_t one = 0; one < texts.size(); ++one) {
        for (std::size_t other = one + 1; other < texts.size(); ++other) {
            const QQuickItem &lower = *sights[texts[one].first].item;
            const QQuickItem &upper = *sights[texts[other].first].item;
            const QRectF both = texts[one].second & texts[other].second;
            // A shadow or an outline is made of the same words.
            const bool differ = &lower == &upper || lower.property("text") != upper.property("text");
            if (both.width() > touching && both.height() > touching && differ
                && !isSeparated(sights, texts[one].first, texts[other].first, both)) {
                faults.append(QStringLiteral("one over the other: ") + nameOf(lower) + QStringLiteral(" and ")
                              + nameOf(upper) + placed(both));
            }
        }
    }
    // Excalibur and the bets stand over the corner of a plate, not over its words.
    for (std::size_t position = 0; position < sights.size(); ++position) {
        for (const auto &[text, letters] : texts) {
            const QRectF both = letters & sights[position].seen;
            if (sights[position].item->objectName() == u"sign" && text < position && both.width() > signTouching
                && both.height() > signTouching) {
                faults.append(QStringLiteral("under a sign: ") + nameOf(*sights[text].item) + placed(both));
            }
        }
    }
    judgeSigns(sights, faults);
    judgeBoards(sights, faults);
    judgeButtons(sights, faults);
    faults.removeDuplicates();
    return faults;
}
