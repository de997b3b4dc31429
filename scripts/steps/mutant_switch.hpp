// Which of the faults in this program is there: GRUNDY_MUTANT says its number. Those that were come by are written to the file
// GRUNDY_REACHED when the program ends.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <type_traits>

namespace mutants {

inline constexpr int kMost = 4096;
inline unsigned char reached[kMost];
inline const int chosen = std::getenv("GRUNDY_MUTANT") ? std::atoi(std::getenv("GRUNDY_MUTANT")) : 0;

inline bool there(int number) {
  reached[number] = 1;
  return number == chosen;
}

constexpr bool there_in_constants(int number) { return !std::is_constant_evaluated() && there(number); }

inline const bool written = [] {
  if (!std::getenv("GRUNDY_REACHED")) return false;
  return std::atexit([] {
           std::FILE* file = std::fopen(std::getenv("GRUNDY_REACHED"), "wb");
           if (!file) return;
           std::fwrite(reached, 1, kMost, file);
           std::fclose(file);
         }) == 0;
}();

}  // namespace mutants

#define MUTANT(number) (mutants::there(number))
#define MUTANT_IN_CONSTANTS(number) (mutants::there_in_constants(number))
