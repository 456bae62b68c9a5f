// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

#include <Kirigami/Platform/Units>

class QQmlEngine;

namespace academy::kirigami
{

/// Kirigami's measures, with the durations of the singleton Look: nothing of Kirigami's moves when nothing of ours does.
class AcademyUnits : public Kirigami::Platform::Units
{
    Q_OBJECT

public:
    explicit AcademyUnits(QQmlEngine *engine);

private Q_SLOTS:
    void apply();

private:
    QObject *m_look = nullptr;
};

} // namespace academy::kirigami
