# SPDX-License-Identifier: MIT
# SPDX-FileCopyrightText: 2026 Medieval Academy contributors
#
# ACADEMY_RELEASES: the versions of CHANGELOG.md as AppStream data, newest first, each with its day and its first two
# paragraphs, which say in English and in French what is new.

set(changelog ${CMAKE_SOURCE_DIR}/CHANGELOG.md)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${changelog})
file(READ ${changelog} rest)
string(REPLACE "&" "&amp;" rest "${rest}")
string(REPLACE "<" "&lt;" rest "${rest}")
string(REPLACE "`" "" rest "${rest}")

set(paragraph "([^-#\n][^\n]*(\n[^\n]+)*)\n\n")
set(ACADEMY_RELEASES "")
# What is not released has a heading without a day.
while(rest MATCHES "\n## [^\n,]+, [^\n]+\n")
    string(FIND "${rest}" "${CMAKE_MATCH_0}" start)
    string(SUBSTRING "${rest}" ${start} -1 rest)
    string(STRIP "${CMAKE_MATCH_0}" heading)
    if(NOT rest MATCHES "^\n## ([0-9.]+), ([0-9]+-[0-9]+-[0-9]+)\n\n${paragraph}${paragraph}")
        message(FATAL_ERROR "CHANGELOG.md: \"${heading}\" is not \"## VERSION, YEAR-MONTH-DAY\", with a paragraph in English and \
one in French below it")
    endif()
    string(REPLACE "\n" " " english "${CMAKE_MATCH_3}")
    string(REPLACE "\n" " " french "${CMAKE_MATCH_5}")
    string(APPEND ACADEMY_RELEASES
        "    <release version=\"${CMAKE_MATCH_1}\" date=\"${CMAKE_MATCH_2}\">\n"
        "      <description>\n"
        "        <p>${english}</p>\n"
        "        <p xml:lang=\"fr\">${french}</p>\n"
        "      </description>\n"
        "    </release>\n")
    string(SUBSTRING "${rest}" 1 -1 rest)
endwhile()
if(NOT ACADEMY_RELEASES MATCHES "^ *<release version=\"${PROJECT_VERSION}\"")
    message(FATAL_ERROR "The newest version in CHANGELOG.md is not ${PROJECT_VERSION}")
endif()
