// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <Kirigami/Platform/PlatformTheme>

class QQmlEngine;

namespace academy::kirigami
{

/// Kirigami's colours, taken from the singleton Look, so that its own parts look like ours. Like every platform theme it is
/// made for each item that asks for colours, and follows the palette.
class AcademyTheme : public Kirigami::Platform::PlatformTheme
{
    Q_OBJECT

public:
    explicit AcademyTheme(QObject *parent);

protected:
    bool event(QEvent *event) override;

private Q_SLOTS:
    void apply();

private:
    [[nodiscard]] QColor look(const char *token) const;

    QObject *m_look = nullptr;
};

} // namespace academy::kirigami
