// The fixtures that all suites share: JSON files that hold one object or a list of objects, with nothing but strings in them.
#pragma once

#include <map>
#include <string>
#include <vector>

namespace grundy {

using Record = std::map<std::string, std::string>;

/// The objects of a file in the folder of a game, cpp/games/ID.
std::vector<Record> game_file(const std::string& id, const std::string& name);

/// The objects of a file in tests/fixtures. What is missing, or is more than the above, fails the test that asks.
std::vector<Record> fixture(const std::string& name);

}  // namespace grundy
