// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "FormFactor.h"

#include <QtGlobal>

#include <algorithm>

namespace academy::app
{

QStringView name(FormFactor form)
{
    switch (form) {
    case FormFactor::Least:
        return u"least";
    case FormFactor::Phone:
        return u"phone";
    case FormFactor::Tablet:
        return u"tablet";
    case FormFactor::TabletPortrait:
        return u"tablet-portrait";
    case FormFactor::Desktop:
        break;
    }
    return u"desktop";
}

std::optional<FormFactor> formFactorNamed(QStringView wanted)
{
    const auto found = std::ranges::find_if(formFactors, [wanted](FormFactor form) { return name(form) == wanted; });
    return found == formFactors.end() ? std::nullopt : std::optional(*found);
}

QSize windowSize(FormFactor form)
{
    switch (form) {
    case FormFactor::Least:
        return {320, 480};
    case FormFactor::Phone:
        return {360, 780};
    case FormFactor::Tablet:
        return {1280, 800};
    case FormFactor::TabletPortrait:
        return {800, 1280};
    case FormFactor::Desktop:
        break;
    }
    return {1600, 900};
}

void pretend(FormFactor form)
{
    const bool mobile = form != FormFactor::Desktop;
    qputenv("QT_QUICK_CONTROLS_MOBILE", mobile ? "1" : "0");
    if (form == FormFactor::Tablet || form == FormFactor::TabletPortrait) {
        qputenv("KDE_KIRIGAMI_TABLET_MODE", "1");
    }
}

} // namespace academy::app
