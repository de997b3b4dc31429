// Games whose answer is a formula over the numbers read: what is left is the reading.
#include "methods.hpp"
#include "reader.hpp"

namespace grundy::methods {

Run nim_sum(std::string_view input) {
  Reader in(input);
  Run run;
  while (!in.at_end()) {
    const std::uint64_t heaps = in.number();
    if (heaps == 0) break;
    std::uint64_t sum = 0;
    for (std::uint64_t i = 0; i < heaps; ++i) sum ^= in.number();
    run.output += sum ? "Yes\n" : "No\n";
    run.states += heaps;
  }
  return run;
}

/// A coin on square i is a Nim heap of i; pairs cancel.
Run the_game_sum(std::string_view input) {
  Reader in(input);
  Run run;
  for (std::uint64_t tests = in.number(); tests > 0; --tests) {
    const std::uint64_t squares = in.number();
    std::uint64_t sum = 0;
    for (std::uint64_t i = 1; i <= squares; ++i) sum ^= in.number() % 2 ? i : 0;
    run.output += sum ? "Tom Wins\n" : "Hanks Wins\n";
    run.states += squares;
  }
  return run;
}

/// Every line of play has sum of floor(x_i / i) moves.
Run stone_game_parity(std::string_view input) {
  Reader in(input);
  Run run;
  for (std::uint64_t tests = in.number(); tests > 0; --tests) {
    const std::uint64_t piles = in.number();
    std::uint64_t moves = 0;
    for (std::uint64_t i = 1; i <= piles; ++i) moves += in.number() / i;
    run.output += moves % 2 ? "ALICE\n" : "BOB\n";
    run.states += piles;
  }
  return run;
}

/// The bar is four Nim heaps: the rows above and below the bad piece, the columns left and right of it. The loser is named.
Run bar_sum(std::string_view input) {
  Reader in(input);
  Run run;
  for (std::uint64_t tests = in.number(); tests > 0; --tests, ++run.states) {
    const std::uint64_t m = in.number(), n = in.number(), r = in.number(), c = in.number();
    run.output += (r ^ (m - 1 - r) ^ c ^ (n - 1 - c)) == 0 ? "Hansel\n" : "Gretel\n";
  }
  return run;
}

Run read_tokens(std::string_view input) {
  Reader in(input);
  std::uint64_t sum = 0;
  Run run;
  for (; !in.at_end(); ++run.states) {
    const std::string_view token = in.word();
    // A border or a word is a token too, but no number.
    if (token.size() > 19 || token[0] > '9') continue;
    std::uint64_t value = 0;
    for (const char c : token) value = value * 10 + static_cast<std::uint64_t>(c - '0');
    sum += value;
  }
  run.output = std::to_string(sum) + "\n";
  return run;
}

}  // namespace grundy::methods
