// A fuzz target checks a property for arbitrary bytes. libFuzzer runs one for as long as it is let (scripts/fuzz.mjs); the native tests run
// all of them on the inputs that are kept, and on some that are made of those (tests/cpp/fuzz_test.cpp).
#pragma once

#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

namespace grundy::fuzz {

struct Target {
  const char* name;
  void (*run)(std::string_view bytes);
};

/// All that are linked.
inline std::vector<Target>& targets() {
  static std::vector<Target> all;
  return all;
}

/// A file's target, under the file's name.
struct Registered {
  Registered(const char* name, void (*run)(std::string_view)) { targets().push_back({name, run}); }
};

/// The input at hand, where it is worth printing.
inline std::string& running() {
  static std::string input;
  return input;
}

/// Ends the program where something does not hold. libFuzzer keeps the input; tests print it.
inline void expect(bool holds, const char* file = __builtin_FILE(), int line = __builtin_LINE()) {
  if (holds) return;
  std::fprintf(stderr, "%s:%d: does not hold for %s\n", file, line, running().c_str());
  std::abort();
}

}  // namespace grundy::fuzz
