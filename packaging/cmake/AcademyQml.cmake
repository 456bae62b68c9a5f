# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# How a target of the project becomes a QML module.

# academy_qml_module(target URI uri …): qt_add_qml_module for a library that is linked into all programs that show the module.
# Nothing has to be loaded then, so there is no plugin: with their two targets each, plugins were a sixth of what was compiled
# in a debug build. Of a library a linker takes only what somebody names, and nobody names what tells Qt the types of
# the module; so whoever links the target also links an object that does.
function(academy_qml_module target)
    cmake_parse_arguments(PARSE_ARGV 1 module "" "URI" "")
    qt_add_qml_module(${target} URI ${module_URI} NO_PLUGIN ${module_UNPARSED_ARGUMENTS})
    string(MAKE_C_IDENTIFIER ${module_URI} name)
    file(CONFIGURE OUTPUT ${target}_module.cpp @ONLY CONTENT "void qml_register_types_@name@();

extern void (*const academy_module_@name@)();
void (*const academy_module_@name@)() = qml_register_types_@name@;
")
    add_library(${target}_module OBJECT EXCLUDE_FROM_ALL ${CMAKE_CURRENT_BINARY_DIR}/${target}_module.cpp)
    set_target_properties(${target}_module PROPERTIES AUTOMOC OFF AUTOUIC OFF)
    target_link_libraries(${target} INTERFACE $<TARGET_OBJECTS:${target}_module>)
endfunction()
