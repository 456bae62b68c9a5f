# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# One line for each test program.

include(Catch)

# academy_catch_test(NAME rules-tests SOURCES a.cpp b.cpp LIBRARIES rules)
# A Catch2 program; each of its test cases becomes a test of its own.
function(academy_catch_test)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LIBRARIES")
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBRARIES} Catch2::Catch2WithMain)
    academy_warnings(${arg_NAME})
    catch_discover_tests(${arg_NAME}
        TEST_PREFIX "${arg_NAME}: "
        DISCOVERY_MODE PRE_TEST
        PROPERTIES LABELS "${arg_NAME}"
    )
endfunction()
