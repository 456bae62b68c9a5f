// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <QFile>
#include <QSaveFile>
#include <QString>

#include <optional>

/// A file that a command writes, beside its place first: it takes the place when all is written, so that what was there
/// stays until then. A device or a pipe is written to directly. Each function gives what is wrong, as an English sentence
/// without a full stop, or nothing.
namespace academy::arena
{

class OutputFile
{
public:
    explicit OutputFile(QString path);
    ~OutputFile();
    OutputFile(const OutputFile &) = delete;
    OutputFile &operator=(const OutputFile &) = delete;

    [[nodiscard]] std::optional<QString> open();
    [[nodiscard]] std::optional<QString> write(const QByteArray &text);
    /// Puts what was written in its place; without it nothing has happened there.
    [[nodiscard]] std::optional<QString> finish();

private:
    [[nodiscard]] std::optional<QString> trouble() const;
    [[nodiscard]] QFileDevice &file() { return m_beside ? static_cast<QFileDevice &>(m_saved) : m_direct; }

    QString m_path;
    QSaveFile m_saved;
    QFile m_direct;
    bool m_beside;
};

/// Writes the whole text at once.
[[nodiscard]] std::optional<QString> writeFile(const QString &path, const QByteArray &text);

} // namespace academy::arena
