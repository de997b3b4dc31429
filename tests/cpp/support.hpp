// Common parts of the native tests: opening games, scales, and comparing with slow twins.
#pragma once

#include <gtest/gtest.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>
#include <string>
#include <string_view>

#include "english/english.hpp"
#include "games/catalogue.hpp"
#include "twins/finite_solver.hpp"

namespace grundy {

inline std::ostream& operator<<(std::ostream& out, const Value& v) {
  out << letter(v.outcome);
  if (v.nimber) out << " nimber " << v.nimber->value;
  if (v.remoteness) out << " remoteness " << static_cast<unsigned long long>(v.remoteness->value);
  if (v.score) out << " score " << v.score->value;
  return out;
}

inline std::ostream& operator<<(std::ostream& out, const Message& message) { return out << english(message); }

/// How far the exhaustive tests go. GRUNDY_SCALE=small is for builds that are slow by themselves (sanitizers), full for a long run.
enum class Scale { small, normal, full };

inline Scale scale() {
  const char* text = std::getenv("GRUNDY_SCALE");
  const std::string_view name = text ? text : "normal";
  return name == "small" ? Scale::small : name == "full" ? Scale::full : Scale::normal;
}

template <class T>
T by_scale(T small, T normal, T full) {
  return scale() == Scale::small ? small : scale() == Scale::full ? full : normal;
}

inline std::unique_ptr<Solution> open_unsolved(std::string_view id, const RawParameters& parameters) {
  auto solution = open_game(id, parameters);
  if (!solution) {
    ADD_FAILURE() << id << ": " << english(solution.error());
    return nullptr;
  }
  return std::move(*solution);
}

inline std::unique_ptr<Solution> open_solved(std::string_view id, const RawParameters& parameters) {
  auto solution = open_unsolved(id, parameters);
  while (solution && solution->advance(Slice::endless()) < 1) {
  }
  return solution;
}

/// All layers that the table has at the cell, against a value. (A draw has no remoteness, though dominoes show t there. Nimbers may be
/// infinite.)
inline void expect_cell(Solution& solution, Cell at, const Value& expected, std::string_view what) {
  for (const Layer layer : solution.shape().layers) {
    if (layer == Layer::remoteness && !expected.remoteness) continue;
    const CellValue found = solution.cell(layer, at);
    if (layer == Layer::nimber && !expected.nimber) {
      ASSERT_EQ(found, CellValue::unknown()) << what << " at " << at.x << "," << at.y;
      continue;
    }
    const CellValue wanted = layer_of(expected, layer);
    ASSERT_TRUE(found.is_known()) << what << " at " << at.x << "," << at.y;
    ASSERT_EQ(static_cast<unsigned long long>(found.value()), static_cast<unsigned long long>(wanted.value()))
        << what << " " << facts(layer).name << " at " << at.x << "," << at.y;
    std::uint8_t byte = 0;
    solution.paint_row(layer, at, {&byte, 1});
    ASSERT_EQ(byte, found.byte()) << what << " paints otherwise at " << at.x << "," << at.y;
  }
}

/// FNV-1a, 64 bits.
inline std::string signature(const std::string& bytes) {
  std::uint64_t h = 0xcbf29ce484222325u;
  for (const char c : bytes) h = (h ^ static_cast<unsigned char>(c)) * 0x100000001b3u;
  char hex[17];
  std::snprintf(hex, sizeof hex, "%016llx", static_cast<unsigned long long>(h));
  return hex;
}

/// The `index`-th word of `length` letters, the first letter counting fastest.
inline std::string nth_word(std::uint64_t index, std::size_t length, std::string_view letters) {
  std::string word(length, letters[0]);
  for (char& c : word) {
    c = letters[index % letters.size()];
    index /= letters.size();
  }
  return word;
}

inline std::uint64_t power(std::uint64_t base, std::size_t exponent) {
  std::uint64_t p = 1;
  while (exponent-- > 0) p *= base;
  return p;
}

inline std::string join(const std::vector<std::uint64_t>& numbers) {
  std::string out;
  for (const std::uint64_t n : numbers) (out.empty() ? out : out += ',') += std::to_string(n);
  return out;
}

}  // namespace grundy
