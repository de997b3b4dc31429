// facts: prints web/engine/facts.ts, what the pages have to know of the core before it runs, from its one home in C++.
// facts shapes: prints web/engine/shapes.ts, what results hold.
// `npm run build` writes the files anew; a native test fails while they are not what this prints.
#include <iostream>
#include <string_view>

#include "doors/facts.hpp"

int main(int count, char** words) {
  std::cout << (count > 1 && words[1] == std::string_view("shapes") ? grundy::shapes_ts() : grundy::facts_ts());
  return std::cout.good() ? 0 : 1;
}
