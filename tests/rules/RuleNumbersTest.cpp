// SPDX-License-Identifier: MIT
// SPDX-FileCopyrightText: 2026 Medieval Academy contributors

#include "RuleNumbers.h"

#include <catch2/catch_test_case_info.hpp>
#include <catch2/catch_test_macros.hpp>
#include <catch2/interfaces/catch_interfaces_registry_hub.hpp>
#include <catch2/interfaces/catch_interfaces_testcase.hpp>

#include <algorithm>
#include <set>
#include <string>
#include <string_view>

/// Every rule of the specification has a test case named after it, and no test case names a rule that there is not.
namespace academy::rules::test
{

namespace
{

// The rule that a test case is named after: its first word, if that is a rule's number.
std::string_view ruleOf(std::string_view name)
{
    const std::string_view word = name.substr(0, name.find(' '));
    const bool isNumber = word.size() > 1 && word[0] == 'R' && word[1] >= '0' && word[1] <= '9';
    return isNumber ? word : std::string_view();
}

} // namespace

TEST_CASE("Every rule has a test case named after it", "[rules]")
{
    std::set<std::string_view> tested;
    for (const Catch::TestCaseInfo *test : Catch::getRegistryHub().getTestCaseRegistry().getAllInfos()) {
        const std::string_view rule = ruleOf(test->name);
        if (rule.empty()) {
            continue;
        }
        INFO(test->name);
        CHECK(std::find(ruleNumbers.begin(), ruleNumbers.end(), rule) != ruleNumbers.end());
        CHECK(test->tagsAsString().find("[" + std::string(rule) + "]") != std::string::npos);
        tested.insert(rule);
    }
    for (const std::string_view rule : ruleNumbers) {
        INFO(rule << " has no test case");
        CHECK(tested.contains(rule));
    }
}

} // namespace academy::rules::test
