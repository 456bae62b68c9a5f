// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QLocale>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>
#include <vector>

class QQmlEngine;
class QTranslator;

namespace academy::app
{

/// The language of everything that is said: our own texts, and those of Qt and Kirigami, which would follow the system's.
/// It can be changed at any time; pages say everything again at once. Numbers and dates follow.
class Language : public QObject
{
    Q_OBJECT

public:
    /// What the system's locale is now.
    using System = std::function<QLocale()>;

    explicit Language(QQmlEngine &engine, System system = &QLocale::system, QObject *parent = nullptr);
    ~Language() override;

    /// The codes of the languages people may choose: "en" and "fr".
    [[nodiscard]] static QStringList all();
    /// Whether there are texts of that language, which also holds for the tests' own, where they are built in.
    [[nodiscard]] static bool exists(const QString &code);

    /// The language for a wish: itself, or for an empty one the first of the system's languages that there is, or English.
    [[nodiscard]] static QString resolved(const QString &wish, const QLocale &system = QLocale::system());

    /// Speaks the language of that wish from now on; the system's, if there is none, also when that changes.
    void speak(const QString &wish);
    [[nodiscard]] QString spoken() const { return m_spoken; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void apply();
    void install(std::unique_ptr<QTranslator> translator);

    QQmlEngine &m_engine;
    System m_system;
    QString m_wish;
    QString m_spoken;
    std::vector<std::unique_ptr<QTranslator>> m_translators;
};

} // namespace academy::app
