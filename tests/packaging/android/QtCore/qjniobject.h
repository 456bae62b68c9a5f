// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors
/// As much of Qt's class for calls into Java as the program uses. Only Qt for Android installs the real one; android_code.py
/// compiles with this what nothing else compiles here. It is never run.

#pragma once

#include <jni.h>

class QJniObject
{
public:
    bool isValid() const;
    QJniObject callObjectMethod(const char *method, const char *signature) const;
    template <typename Result, typename... Arguments>
    Result callMethod(const char *method, const char *signature, Arguments... arguments) const;
    template <typename Field>
    Field getField(const char *field) const;
    template <typename Result, typename... Arguments>
    static Result callStaticMethod(const char *type, const char *method, const char *signature, Arguments... arguments);
};

namespace QtJniTypes
{

class Context : public QJniObject
{
};

} // namespace QtJniTypes
