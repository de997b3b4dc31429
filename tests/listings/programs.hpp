// All that the methods' programs include, so that it is not included again inside of their namespaces; and the programs by "ID/METHOD".
#pragma once

#include <algorithm>
#include <array>
#include <climits>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iostream>
#include <iterator>
#include <map>
#include <sstream>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

const std::map<std::string, void (*)()>& programs();

/// The output of a program for an input.
std::string output_of(void (*program)(), const std::string& input);
