# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# The program as Windows gets it: no console behind it, with its icon. Included where it is made.

find_package(Python3 3.10 REQUIRED COMPONENTS Interpreter)
set(icon ${CMAKE_CURRENT_BINARY_DIR}/medieval-academy.ico)
add_custom_command(
    OUTPUT ${icon}
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/packaging/pack_icons.py ${CMAKE_BINARY_DIR}/resources/icons/app-icon ${icon}
    DEPENDS artwork-app-icon ${CMAKE_SOURCE_DIR}/packaging/pack_icons.py
    COMMENT "Packing the application's icon"
    VERBATIM
)
enable_language(RC)
file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/medieval-academy.rc CONTENT "1 ICON \"medieval-academy.ico\"\n")
set_source_files_properties(${CMAKE_CURRENT_BINARY_DIR}/medieval-academy.rc PROPERTIES OBJECT_DEPENDS ${icon})
target_sources(medieval-academy PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/medieval-academy.rc)
target_include_directories(medieval-academy PRIVATE ${CMAKE_CURRENT_BINARY_DIR})
set_target_properties(medieval-academy PROPERTIES WIN32_EXECUTABLE ON)
