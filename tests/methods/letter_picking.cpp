// Letters taken from the ends of a word and put before one's own. Intervals s[l..r] of even length, Alice to move.
#include <algorithm>
#include <vector>

#include "methods.hpp"
#include "reader.hpp"

namespace grundy::methods {

namespace {

using Row = std::vector<std::int8_t>;  // by l, for one length

/// Computes the rows of length 2, 4, ..., each in place of the one before: interval l..r looks at l, l + 1 and l + 2 of the row before.
/// `value(row, l, r)` gives an interval's value. Returns that of the whole word.
template <class IntervalValue>
std::int8_t whole_word(std::string_view s, std::int8_t empty, std::uint64_t& intervals, IntervalValue value) {
  Row row(s.size() + 1, empty);
  for (std::size_t length = 2; length <= s.size(); length += 2) {
    for (std::size_t l = 0; l + length <= s.size(); ++l) row[l] = value(row, l, l + length - 1);
    intervals += s.size() - length + 1;
  }
  return row[0];
}

/// 1 Alice, 0 draw, -1 Bob. The inner interval's letters stand before this round's, so it decides unless it is a draw.
std::int8_t three_valued(std::string_view s, std::uint64_t& intervals) {
  const auto round = [](std::int8_t inner, char alice, char bob) {
    return inner != 0 ? inner : static_cast<std::int8_t>((alice < bob) - (alice > bob));
  };
  return whole_word(s, 0, intervals, [&](const Row& inner, std::size_t l, std::size_t r) {
    const auto takes_first = std::min(round(inner[l + 2], s[l], s[l + 1]), round(inner[l + 1], s[l], s[r]));
    const auto takes_last = std::min(round(inner[l + 1], s[r], s[l]), round(inner[l], s[r], s[r - 1]));
    return std::max(takes_first, takes_last);
  });
}

/// 1 where Bob can hold a draw: to each letter of Alice he takes an equal one and leaves a draw. He never wins.
std::int8_t draw_or_not(std::string_view s, std::uint64_t& intervals) {
  return whole_word(s, 1, intervals, [&](const Row& draw, std::size_t l, std::size_t r) {
    const bool outer = s[l] == s[r] && draw[l + 1];
    const bool after_first = outer || (s[l] == s[l + 1] && draw[l + 2]);
    const bool after_last = outer || (s[r] == s[r - 1] && draw[l]);
    return static_cast<std::int8_t>(after_first && after_last);
  });
}

/// `output` says what a value means.
template <class Output>
Run run(std::string_view input, std::int8_t (*solve)(std::string_view, std::uint64_t&), Output output) {
  Reader in(input);
  Run run;
  for (std::uint64_t tests = in.number(); tests > 0; --tests) run.output += output(solve(in.word(), run.states));
  return run;
}

}  // namespace

Run letters_three_valued(std::string_view input) {
  return run(input, three_valued, [](std::int8_t v) { return v > 0 ? "Alice\n" : v == 0 ? "Draw\n" : "Bob\n"; });
}

Run letters_draw_or_not(std::string_view input) {
  return run(input, draw_or_not, [](std::int8_t draw) { return draw ? "Draw\n" : "Alice\n"; });
}

}  // namespace grundy::methods
