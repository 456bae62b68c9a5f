# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# A few lines for each test program. Sources are listed where they are; nothing is found by pattern.

include(Catch)

# What starts a program on a display of its own, drawn by OpenGL as for people; with MA_SOFTWARE=1 without a display, by the
# software renderer, which is all that some devices have.
set(academy_on_display ${PROJECT_SOURCE_DIR}/packaging/on-display)

# Where nothing looks at the picture, its pixels need no colours: a third of what tests of the interface take is the work of
# Mesa's shaders. All else of a frame is as for people. With LP_PERF empty instead, the window can be looked at.
set(academy_uncoloured LP_PERF=no_shade)
# Nor do whole games need as many pixels as a screen has: half as dense, all of it is as large to the program as before.
set(academy_sparse ${academy_uncoloured} QT_SCALE_FACTOR=0.5)

# Adds to a test program what the sanitizer needs that it is built with; each source says why.
function(academy_help_sanitizer target)
    if(ACADEMY_SANITIZE STREQUAL "thread")
        set(source ${PROJECT_SOURCE_DIR}/tests/sanitizers/shared_pointers.cpp)
        set_source_files_properties(${source} PROPERTIES
            COMPILE_OPTIONS -O0 SKIP_UNITY_BUILD_INCLUSION ON SKIP_AUTOMOC ON)
    elseif(ACADEMY_SANITIZE)
        set(source ${PROJECT_SOURCE_DIR}/tests/sanitizers/kept_libraries.cpp)
    else()
        return()
    endif()
    target_sources(${target} PRIVATE ${source})
endfunction()

# Takes the sources of Catch2's tests that have none with the tag [threads] out of a list.
function(academy_leave_out_threadless list)
    set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${${list}})
    foreach(source IN LISTS ${list})
        file(STRINGS ${source} tests REGEX "^(TEST_CASE|TEMPLATE_TEST_CASE)")
        file(STRINGS ${source} threaded REGEX "\\[threads\\]")
        if(tests AND NOT threaded)
            list(REMOVE_ITEM ${list} ${source})
        endif()
    endforeach()
    set(${list} ${${list}} PARENT_SCOPE)
endfunction()

# academy_catch_test(NAME rules-tests SOURCES a.cpp b.cpp LIBRARIES rules [OWN_MAIN] [AS_WRITTEN] [ON_DISPLAY [UNCOLOURED]])
# A Catch2 program; each of its test cases becomes a test of its own. OWN_MAIN: the sources hold main(), as those of
# tests that need an application object do. AS_WRITTEN: what takes time is what the tests call, not they, so with sanitizers
# they are not optimized, which would take twice as long as all else of compiling them. ON_DISPLAY: each runs on a display of its own, and those with the tag
# [software] a second time with the software renderer. UNCOLOURED: none of them looks at a picture. Those in which threads of
# ours are at work have the tag [threads]; the thread sanitizer has only the sources with such tests, unless ACADEMY_THREADLESS
# asks for all. The address sanitizer runs those that have the tag [long], most of them whole games of every kind, only where
# all are wanted: they get the label `long`. Where `academy_windowless` is set the address sanitizer's preset has the program
# too, so that the debug one need not run what is not [long]; there it gets the label `sanitized`.
function(academy_catch_test)
    cmake_parse_arguments(PARSE_ARGV 0 arg "OWN_MAIN;AS_WRITTEN;ON_DISPLAY;UNCOLOURED" "NAME" "SOURCES;LIBRARIES")
    if(ACADEMY_SANITIZE STREQUAL "thread" AND NOT ACADEMY_THREADLESS)
        academy_leave_out_threadless(arg_SOURCES)
    endif()
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE
        ${arg_LIBRARIES}
        $<IF:$<BOOL:${arg_OWN_MAIN}>,Catch2::Catch2,Catch2::Catch2WithMain>
    )
    academy_warnings(${arg_NAME})
    academy_help_sanitizer(${arg_NAME})
    if(ACADEMY_SANITIZE AND arg_AS_WRITTEN)
        target_compile_options(${arg_NAME} PRIVATE -O0)
    endif()
    if(ACADEMY_FUZZ)
        target_compile_options(${arg_NAME} PRIVATE -fno-sanitize=fuzzer-no-link) # only a fuzz target's coverage is looked at
    endif()
    if(arg_ON_DISPLAY)
        # What Catch2 starts its programs with.
        set_property(TARGET ${arg_NAME} PROPERTY CROSSCOMPILING_EMULATOR ${academy_on_display})
        catch_discover_tests(${arg_NAME}
            TEST_SPEC "[software]"
            TEST_PREFIX "${arg_NAME}, software renderer: "
            DISCOVERY_MODE PRE_TEST
            PROPERTIES LABELS ${arg_NAME} ENVIRONMENT MA_SOFTWARE=1
        )
    endif()
    set(spec)
    set(left_out)
    if(ACADEMY_SANITIZE STREQUAL "thread")
        if(NOT ACADEMY_THREADLESS)
            set(spec TEST_SPEC "[threads]")
        endif()
    elseif(ACADEMY_SANITIZE)
        set(spec TEST_SPEC "~[long]")
        set(left_out TEST_SPEC "[long]" PROPERTIES LABELS long)
    elseif(academy_windowless)
        set(spec TEST_SPEC "[long]")
        set(left_out TEST_SPEC "~[long]" PROPERTIES LABELS sanitized)
    endif()
    if(left_out)
        catch_discover_tests(${arg_NAME}
            ${left_out} # with one label only: Catch2 would lose a second
            TEST_PREFIX "${arg_NAME}: "
            DISCOVERY_MODE PRE_TEST
        )
    endif()
    set(environment)
    if(arg_UNCOLOURED)
        set(environment ENVIRONMENT ${academy_uncoloured})
    endif()
    catch_discover_tests(${arg_NAME}
        ${spec}
        TEST_PREFIX "${arg_NAME}: "
        DISCOVERY_MODE PRE_TEST
        PROPERTIES LABELS ${arg_NAME} ${environment}
    )
endfunction()

# academy_qml_test(NAME qml-tests SOURCES main.cpp FILES tst_Hand.qml … [BOTH tst_Board.qml …] [COLOURED tst_Parts.qml …]
#     LIBRARIES academyqml)
# A Qt Quick Test program; each of its FILES becomes a test on a display of its own, and each of BOTH one with the software
# renderer as well: what depends on how things are drawn. (That both draw the same is seen in tests/pictures.) COLOURED are as
# BOTH, and look at pictures. A warning fails it (QTest::failOnWarning() would hold for one test function only), save for one
# of Qt's about its own clock (LogGuard.cpp); so does a test that is skipped.
function(academy_qml_test)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;FILES;BOTH;COLOURED;LIBRARIES")
    add_executable(${arg_NAME} ${arg_SOURCES})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBRARIES} Qt6::QuickTest)
    academy_warnings(${arg_NAME})
    academy_help_sanitizer(${arg_NAME})
    foreach(file IN LISTS arg_FILES arg_BOTH arg_COLOURED)
        cmake_path(GET file STEM name)
        set(tests "${arg_NAME}: ${name}")
        if(NOT file IN_LIST arg_FILES)
            list(APPEND tests "${arg_NAME}, software renderer: ${name}")
        endif()
        foreach(test IN LISTS tests)
            set(environment "")
            if(NOT file IN_LIST arg_COLOURED)
                list(APPEND environment ${academy_uncoloured})
            endif()
            if(test MATCHES "software renderer")
                list(APPEND environment MA_SOFTWARE=1)
            endif()
            add_test(NAME ${test} COMMAND
                ${academy_on_display} $<TARGET_FILE:${arg_NAME}> -input ${CMAKE_CURRENT_SOURCE_DIR}/${file})
            set_tests_properties(${test} PROPERTIES
                LABELS ${arg_NAME}
                ENVIRONMENT "${environment}"
                FAIL_REGULAR_EXPRESSION "QWARN  :[^\n]*\\) ([^Q]|Q[^U]|QU[^n]);SKIP   :"
            )
        endforeach()
    endforeach()
endfunction()

# academy_fuzz_target(NAME fuzz-record SOURCES a.cpp LIBRARIES record [SEEDS folder] [RUNS number])
# A libFuzzer program. As a test it runs briefly and always the same way, so many times; `./dev fuzz` runs it for long.
function(academy_fuzz_target)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME;SEEDS;RUNS" "SOURCES;LIBRARIES")
    if(NOT arg_RUNS)
        set(arg_RUNS 20000)
    endif()
    add_executable(${arg_NAME} ${arg_SOURCES})
    add_dependencies(fuzz-targets ${arg_NAME})
    target_link_libraries(${arg_NAME} PRIVATE ${arg_LIBRARIES})
    target_link_options(${arg_NAME} PRIVATE -fsanitize=fuzzer)
    academy_warnings(${arg_NAME})
    set(seeds "")
    if(arg_SEEDS)
        cmake_path(ABSOLUTE_PATH arg_SEEDS NORMALIZE OUTPUT_VARIABLE seeds)
    endif()
    # Without a folder of its own before the seeds, libFuzzer would write what it finds among them. Only what hangs takes a minute:
    # what takes a second alone took ten beside much else.
    set(found ${CMAKE_CURRENT_BINARY_DIR}/${arg_NAME}-found)
    file(MAKE_DIRECTORY ${found})
    add_test(NAME ${arg_NAME} COMMAND ${arg_NAME} -runs=${arg_RUNS} -seed=1 -timeout=60 ${found} ${seeds})
    set_tests_properties(${arg_NAME} PROPERTIES LABELS fuzz)
    set_property(GLOBAL APPEND_STRING PROPERTY ACADEMY_FUZZ_TARGETS "${arg_NAME}|${seeds}\n")
endfunction()

# Tells `./dev fuzz` which fuzz targets there are: a line "NAME|SEEDS" for each.
function(academy_list_fuzz_targets)
    get_property(targets GLOBAL PROPERTY ACADEMY_FUZZ_TARGETS)
    file(WRITE ${CMAKE_BINARY_DIR}/fuzz-targets.txt "${targets}")
endfunction()

# academy_benchmark(NAME start SOURCES a.cpp LIBRARIES model)
# The program bench-NAME, which prints what it measured; `./dev bench NAME` runs it.
function(academy_benchmark)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "NAME" "SOURCES;LIBRARIES")
    add_executable(bench-${arg_NAME} ${arg_SOURCES})
    target_link_libraries(bench-${arg_NAME} PRIVATE ${arg_LIBRARIES})
    academy_warnings(bench-${arg_NAME})
    add_dependencies(benchmarks bench-${arg_NAME})
endfunction()
