// facts NAME: prints web/engine/NAME.ts, generated from the core: facts, shapes, english, lab_english or catalogue (doors/facts.hpp).
// `npm run build` writes the files; a native test fails if a committed file differs.
#include <iostream>
#include <string_view>

#include "doors/facts.hpp"

int main(int count, char** words) {
  const std::string_view name = count > 1 ? words[1] : "";
  for (const grundy::FactsFile& file : grundy::facts_files()) {
    if (file.name != name) continue;
    std::cout << file.text();
    return std::cout.good() ? 0 : 1;
  }
  std::cerr << "facts: expected the name of a file, got \"" << name << "\"\n";
  return 2;
}
