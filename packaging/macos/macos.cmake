# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# The program as macOS gets it: a bundle with its icon, which opens records. Included where it is made.

find_package(Python3 3.10 REQUIRED COMPONENTS Interpreter)
set(icon ${CMAKE_CURRENT_BINARY_DIR}/medieval-academy.icns)
add_custom_command(
    OUTPUT ${icon}
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/packaging/pack_icons.py ${CMAKE_BINARY_DIR}/resources/icons/app-icon ${icon}
    DEPENDS artwork-app-icon ${CMAKE_SOURCE_DIR}/packaging/pack_icons.py
    COMMENT "Packing the application's icon"
    VERBATIM
)
set_source_files_properties(${icon} PROPERTIES MACOSX_PACKAGE_LOCATION Resources GENERATED ON)
target_sources(medieval-academy PRIVATE ${icon})
set_target_properties(medieval-academy PROPERTIES
    MACOSX_BUNDLE ON
    OUTPUT_NAME "Medieval Academy"
    MACOSX_BUNDLE_INFO_PLIST ${CMAKE_SOURCE_DIR}/packaging/macos/Info.plist.in
)
