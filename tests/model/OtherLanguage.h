// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QCoreApplication>
#include <QTranslator>

#include <utility>

/// A language for tests, spoken as long as it is there, in which one text is another.
namespace academy::model
{

class OtherLanguage : public QTranslator
{
public:
    OtherLanguage(const char *source, QString translation)
        : m_source(source)
        , m_translation(std::move(translation))
    {
        QCoreApplication::installTranslator(this);
    }

    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char * /*context*/, const char *source, const char * /*comment*/,
                                    int /*number*/) const override
    {
        return QLatin1StringView(source) == m_source ? m_translation : QString();
    }

private:
    QLatin1StringView m_source;
    QString m_translation;
};

} // namespace academy::model
