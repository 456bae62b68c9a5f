// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#pragma once

/// For objects that show a struct to QML, each member as a property with a signal of its own: a title that has changed
/// costs no button anything.
namespace academy::model
{

/// A member of what is shown, and the signal of its property.
template <typename Owner, typename Shown, typename Value>
struct ShownMember {
    Value Shown::*member;
    void (Owner::*changed)();
};

/// Emits the signals of those members that are different now. `owner` shows all of `now` already, so whoever hears a signal
/// may read anything.
template <typename Owner, typename Shown, typename... Values>
void tellChanges(Owner &owner, const Shown &before, const Shown &now, ShownMember<Owner, Shown, Values>... members)
{
    const auto tell = [&](const auto &one) {
        if (before.*one.member != now.*one.member) {
            Q_EMIT(owner.*one.changed)();
        }
    };
    (tell(members), ...);
}

} // namespace academy::model
