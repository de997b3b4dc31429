// Prints web/engine/facts.ts: what the pages have to know of the core before it runs, from its one home in C++.
// `npm run build` writes the file anew; a native test fails while it is not what this prints.
#include <iostream>

#include "doors/facts.hpp"

int main() {
  std::cout << grundy::facts_ts();
  return std::cout.good() ? 0 : 1;
}
