// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#pragma once

#include <QString>

namespace academy::artwork
{

/// The two faces of the manuscript: EB Garamond for text, and the title face for 20 px and up. Both come from the resources
/// when the build found them, else from the system; without either, text is set in the system's serif face and titles in
/// the face of the text.
struct Fonts {
    QString textFamily;
    QString titleFamily;
};

/// Loads the faces, once. Needs a QGuiApplication; call it from its thread.
const Fonts &fonts();

/// Whether the title face has every letter of the text; where it lacks one, the whole title is set in the text face.
bool titleFaceHas(const QString &text);

} // namespace academy::artwork
