# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# The program as Android gets it; included where it is made. packaging/package-apk says what is needed for that.

if(Qt6_VERSION VERSION_LESS 6.10)
    message(FATAL_ERROR "Qt ${Qt6_VERSION} knows neither Android 16 nor the edges of its windows: at least 6.10 is needed.")
endif()

find_package(Python3 3.10 REQUIRED COMPONENTS Interpreter)
set(android_package ${CMAKE_BINARY_DIR}/android-package)
execute_process(
    COMMAND ${Python3_EXECUTABLE} ${CMAKE_SOURCE_DIR}/packaging/android/prepare.py ${PROJECT_VERSION} ${android_package}
    COMMAND_ERROR_IS_FATAL ANY
)
file(GLOB_RECURSE android_sources CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/packaging/android/*)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${android_sources})

set_target_properties(medieval-academy PROPERTIES
    QT_ANDROID_PACKAGE_NAME ${ACADEMY_APP_ID}
    QT_ANDROID_PACKAGE_SOURCE_DIR ${android_package}
    QT_ANDROID_MIN_SDK_VERSION 28
    QT_ANDROID_TARGET_SDK_VERSION 36
    QT_ANDROID_COMPILE_SDK_VERSION 36
)
# What seats on other devices are spoken to with in confidence; Android has none for programs.
set(ACADEMY_OPENSSL "" CACHE PATH "Folder with libcrypto_3.so and libssl_3.so for Android")
if(ACADEMY_OPENSSL)
    set_property(TARGET medieval-academy APPEND PROPERTY
        QT_ANDROID_EXTRA_LIBS ${ACADEMY_OPENSSL}/libcrypto_3.so ${ACADEMY_OPENSSL}/libssl_3.so
    )
endif()
# Devices with pages of 16 KB load nothing that is laid out for 4.
target_link_options(medieval-academy PRIVATE -Wl,-z,max-page-size=16384)
