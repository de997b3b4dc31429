// Generates the TypeScript modules in web/engine with facts of the core.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace grundy {

/// A generated file: NAME.ts.
struct FactsFile {
  std::string_view name;
  std::string (*text)();
};

/// `facts`: layers, outcomes, bytes of pictures, kinds of parameters, codes of errors. `shapes`: the types of the JSON documents of
/// reports. `english`, `lab_english`, `more_english`: the English of the messages of the first module, and of the lab's and of the module with all
/// games in addition. `catalogue`: the games.
std::span<const FactsFile> facts_files();

}  // namespace grundy
