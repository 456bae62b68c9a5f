// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "OutputFile.h"

#include <QFileInfo>

#include <utility>

namespace academy::arena
{

OutputFile::OutputFile(QString path)
    : m_path(std::move(path))
    , m_saved(m_path)
    , m_direct(m_path)
{
    const QFileInfo there(m_path);
    m_beside = !there.exists() || there.isFile();
}

OutputFile::~OutputFile() = default;

std::optional<QString> OutputFile::trouble() const
{
    const QString why = m_beside ? m_saved.errorString() : m_direct.errorString();
    return QStringLiteral("%1 cannot be written: %2").arg(m_path, why);
}

std::optional<QString> OutputFile::open()
{
    return file().open(QIODevice::WriteOnly) ? std::nullopt : trouble();
}

std::optional<QString> OutputFile::write(const QByteArray &text)
{
    return file().write(text) == text.size() ? std::nullopt : trouble();
}

std::optional<QString> OutputFile::finish()
{
    return (m_beside ? m_saved.commit() : m_direct.flush()) ? std::nullopt : trouble();
}

std::optional<QString> writeFile(const QString &path, const QByteArray &text)
{
    OutputFile file(path);
    std::optional<QString> wrong = file.open();
    if (!wrong) {
        wrong = file.write(text);
    }
    return wrong ? wrong : file.finish();
}

} // namespace academy::arena
