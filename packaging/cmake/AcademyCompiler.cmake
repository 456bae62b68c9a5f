# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# How every target of the project is compiled.

# Adds the sub-folder, once it is there.
macro(academy_folder folder)
    if(EXISTS ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/CMakeLists.txt)
        add_subdirectory(${folder})
    endif()
endmacro()

# Turns on the project's warnings for a target's own sources.
function(academy_warnings target)
    target_compile_options(${target} PRIVATE
        -Wall -Wextra -Wpedantic
        -Wcast-align -Wconversion -Wnon-virtual-dtor -Wold-style-cast -Woverloaded-virtual
        -Wshadow -Wundef -Wunused
    )
    # With a sanitizer, GCC takes its own checks of shifts for such conversions.
    if(NOT (ACADEMY_SANITIZE AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU"))
        target_compile_options(${target} PRIVATE -Wsign-conversion)
    endif()
endfunction()

# academy_apart(target [source …])
# A target whose sources, or those that are named, are compiled one by one, also where several are compiled as one
# (CMAKE_UNITY_BUILD, which the presets turn on: most of the work is reading Qt's headers). For sources that give names of
# their own to the same things, such as the commands of a console tool.
function(academy_apart target)
    if(ARGN)
        set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    else()
        set_target_properties(${target} PROPERTIES UNITY_BUILD OFF)
    endif()
endfunction()

# LLVM's standard library, which Android and macOS have, kept threads that can be asked to stop behind this flag for long.
include(CheckCXXSourceCompiles)
check_cxx_source_compiles("#include <thread>\nint main() { std::jthread thread([](std::stop_token) {}); }" academy_has_jthread)
if(NOT academy_has_jthread)
    add_compile_options(-fexperimental-library)
    add_link_options(-fexperimental-library)
endif()

# The sanitizers hold for everything that is linked together, so they are set for the whole build.
if(ACADEMY_SANITIZE)
    add_compile_options(-fsanitize=${ACADEMY_SANITIZE} -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${ACADEMY_SANITIZE})
    add_compile_definitions(ACADEMY_SANITIZED) # tests take fewer samples and more memory then; only GCC has a word of its own
endif()

# So does the coverage that guides the fuzzer; the fuzz targets themselves link its main().
if(ACADEMY_FUZZ)
    if(NOT CMAKE_CXX_COMPILER_ID MATCHES "Clang")
        message(FATAL_ERROR "The fuzz targets need Clang.")
    endif()
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()

if(ACADEMY_LTO)
    include(CheckIPOSupported)
    check_ipo_supported(RESULT academy_can_lto OUTPUT academy_lto_answer LANGUAGES CXX)
    if(academy_can_lto)
        set(CMAKE_INTERPROCEDURAL_OPTIMIZATION ON)
    else()
        message(STATUS "No link-time optimization: ${academy_lto_answer}")
    endif()
endif()

find_program(CCACHE_PROGRAM ccache)
if(CCACHE_PROGRAM AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE_PROGRAM})
endif()
