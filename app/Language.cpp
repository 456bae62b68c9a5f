// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "Language.h"

#include "names/Languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QQmlEngine>
#include <QTranslator>

#include <utility>

namespace academy::app
{

namespace
{

const QString ours = QStringLiteral("medieval-academy");

QString catalogue(const QString &name, const QString &language)
{
    return QStringLiteral(":/i18n/%1_%2.qm").arg(name, language);
}

/// Says texts as they stand in the sources, which are English: libraries have put their own translators in for the
/// system's language, and this one comes before them. Plural forms are left to the file of English plurals.
class SourceTexts : public QTranslator
{
public:
    using QTranslator::QTranslator;

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char * /*context*/, const char *text, const char * /*comment*/,
                                    int n) const override
    {
        return n >= 0 ? QString() : QString::fromUtf8(text);
    }
};

} // namespace

Language::Language(QQmlEngine &engine, System system, QObject *parent)
    : QObject(parent)
    , m_engine(engine)
    , m_system(std::move(system))
{
    QCoreApplication::instance()->installEventFilter(this);
}

Language::~Language() = default;

QStringList Language::all()
{
    return model::languageCodes();
}

bool Language::exists(const QString &code)
{
    return all().contains(code) || QFile::exists(catalogue(ours, code));
}

QString Language::resolved(const QString &wish, const QLocale &system)
{
    if (!wish.isEmpty() && exists(wish)) {
        return wish;
    }
    const QStringList wanted = system.uiLanguages();
    for (const QString &one : wanted) {
        if (const QString language = one.section(QLatin1Char('-'), 0, 0); all().contains(language)) {
            return language;
        }
    }
    return all().constFirst();
}

void Language::speak(const QString &wish)
{
    m_wish = wish;
    if (resolved(wish, m_system()) != m_spoken) {
        apply();
    }
}

// On Android people change the language, or the region, of a program that runs.
bool Language::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::LocaleChange && watched == QCoreApplication::instance()) {
        apply();
    }
    return QObject::eventFilter(watched, event);
}

void Language::apply()
{
    const QLocale system = m_system();
    const QString language = resolved(m_wish, system);
    m_spoken = language;

    // A Canadian stays one: the system's own locale says how numbers and dates are written in its language.
    const QLocale wanted(language);
    QLocale::setDefault(system.language() == wanted.language() ? system : wanted);

    m_translators.clear();
    // The last one is asked first.
    if (language == QLatin1String("en")) {
        install(std::make_unique<SourceTexts>());
    }
    for (const QString &name : {QStringLiteral("qtbase"), QStringLiteral("kirigami"), ours}) {
        auto translator = std::make_unique<QTranslator>();
        if (translator->load(catalogue(name, language))) {
            install(std::move(translator));
        } else if (name == ours) {
            qWarning("The texts of the language '%s' are not to be found.", qPrintable(language));
        }
    }
    m_engine.retranslate();
    m_engine.setUiLanguage(language);
}

void Language::install(std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    m_translators.push_back(std::move(translator));
}

} // namespace academy::app
