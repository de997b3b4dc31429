#include "programs.hpp"

std::string output_of(void (*program)(), const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  std::streambuf* const in_before = std::cin.rdbuf(in.rdbuf());
  std::streambuf* const out_before = std::cout.rdbuf(out.rdbuf());
  std::cin.clear();
  program();
  std::cin.rdbuf(in_before);
  std::cout.rdbuf(out_before);
  return std::move(out).str();
}
