// The core's judges against the textbook methods (tests/methods/methods.cpp), and the methods against each other: the same judge input, the same output.
// The methods of a game are compared with the core one by one, so they equal each other too.
#include "english/english.hpp"
#include "methods.hpp"
#include "programs.hpp"
#include "support.hpp"

namespace grundy {
namespace {

using Random = std::mt19937_64;

/// Expects all methods of a game, and the core, to agree.
void expect_agreement(std::string_view game, const std::string& input) {
  const auto ours = judge_game(game, input);
  ASSERT_TRUE(ours) << game << ": " << english(ours.error());
  for (const methods::Method& method : methods::all_methods()) {
    if (method.game != game) continue;
    ASSERT_EQ(method.output(input), *ours) << game << " by " << method.name << "\n" << input.substr(0, 2000);
  }
}

std::string digits(Random& random, std::size_t length) { return nth_word(random(), length < 64 ? length : 64, "01"); }

std::string long_digits(Random& random, std::size_t length) {
  std::string out;
  while (out.size() < length) out += digits(random, std::min<std::size_t>(60, length - out.size()));
  return out;
}

std::string line(std::initializer_list<std::uint64_t> numbers) {
  std::string out;
  for (const std::uint64_t n : numbers) (out.empty() ? out : out += ' ') += std::to_string(n);
  return out + '\n';
}

/// `count` numbers from `least` to `most` on a line, after their count.
std::string counted_numbers(Random& random, std::uint64_t count, std::uint64_t least, std::uint64_t most) {
  std::string out = std::to_string(count) + "\n";
  for (std::uint64_t i = 0; i < count; ++i) out += std::to_string(least + random() % (most - least + 1)) + ' ';
  return out + '\n';
}

/// Rows of a square board.
std::string board(Random& random, std::uint64_t side, std::string_view squares) {
  std::string out;
  for (std::uint64_t r = 0; r < side; ++r) {
    for (std::uint64_t c = 0; c < side; ++c) out += squares[random() % squares.size()];
    out += '\n';
  }
  return out;
}

TEST(Methods, AreFoundByName) {
  for (const methods::Method& method : methods::all_methods()) {
    EXPECT_NE(find_game(method.game), nullptr) << method.game;
    EXPECT_EQ(methods::find_method(method.game, method.name), &method);
    EXPECT_TRUE(method.own || programs().contains(std::string(method.game) + '/' + std::string(method.name)))
        << method.game << " by " << method.name;
  }
  EXPECT_EQ(methods::find_method("nim", "none"), nullptr);
}

TEST(Methods, EveryGameHasOneAndItGivesTheSampleOutput) {
  for (const Game* game : catalogue()) {
    int count = 0;
    for (const methods::Method& method : methods::all_methods()) {
      if (method.game != game->info().id) continue;
      EXPECT_EQ(method.output(std::string(game->info().sample_input)), game->info().sample_output) << method.game << " by " << method.name;
      ++count;
    }
    // A sum is solved by the methods of its parts.
    EXPECT_EQ(count == 0, game->info().id == "sum") << game->info().id;
  }
}

TEST(Methods, DominoesOnAllShortStrips) {
  for (std::uint64_t n = 1; n <= by_scale(6u, 10u, 12u); ++n) {
    for (std::uint64_t bits = 0; bits < power(2, n); ++bits) {
      for (std::uint64_t k = 1; k <= n + 1; ++k) {
        for (std::uint64_t d = 1; d <= n + 2; ++d)
          ASSERT_NO_FATAL_FAILURE(expect_agreement("dominoes", line({n, k, d}) + nth_word(bits, n, "01")));
      }
    }
  }
}

TEST(Methods, DominoesOnLongerStrips) {
  Random random(1);
  for (int round = 0; round < by_scale(20, 150, 1000); ++round) {
    const std::uint64_t n = 16 + random() % 7, k = 2 + random() % 4, d = 1 + random() % 12;
    std::string strip(n, '0');
    for (char& cell : strip) cell = random() % 8 == 0 ? '1' : '0';
    ASSERT_NO_FATAL_FAILURE(expect_agreement("dominoes", line({n, k, d}) + strip));
  }
}

std::string tabgame_input(const std::string& top, const std::string& left, const std::vector<std::array<std::uint64_t, 2>>& questions) {
  std::string input = "1\n" + top + "\n" + left + "\n" + std::to_string(questions.size()) + "\n";
  for (const auto& [x, y] : questions) input += line({x, y});
  return input;
}

TEST(Methods, TableGameOnAllSmallBorders) {
  const std::size_t most = by_scale<std::size_t>(4, 7, 9);
  for (std::size_t columns = 1; columns <= most; ++columns) {
    for (std::size_t rows = 1; rows <= most; ++rows) {
      std::vector<std::array<std::uint64_t, 2>> questions;
      for (std::uint64_t x = 1; x <= rows; ++x) {
        for (std::uint64_t y = 1; y <= columns; ++y) questions.push_back({x, y});
      }
      for (std::uint64_t t = 0; t < power(2, columns); ++t) {
        for (std::uint64_t l = 0; l < power(2, rows); ++l) {
          ASSERT_NO_FATAL_FAILURE(
              expect_agreement("tabgame", tabgame_input(nth_word(t, columns, "01"), nth_word(l, rows, "01"), questions)));
        }
      }
    }
  }
}

TEST(Methods, TableGameOnTablesOfManyWords) {
  Random random(2);
  for (int round = 0; round < by_scale(10, 60, 400); ++round) {
    const std::uint64_t columns = 1 + random() % 700, rows = 1 + random() % 700;
    std::vector<std::array<std::uint64_t, 2>> questions(2000);
    for (auto& [x, y] : questions) {
      x = 1 + random() % rows;
      y = 1 + random() % columns;
    }
    ASSERT_NO_FATAL_FAILURE(expect_agreement("tabgame", tabgame_input(long_digits(random, columns), long_digits(random, rows), questions)));
  }
}

TEST(Methods, LetterPickingOnAllShortWords) {
  const auto compare = [](std::size_t length, std::string_view letters) {
    for (std::uint64_t index = 0; index < power(letters.size(), length); ++index) {
      ASSERT_NO_FATAL_FAILURE(expect_agreement("letter-picking", "1\n" + nth_word(index, length, letters)));
    }
  };
  for (std::size_t length = 2; length <= by_scale<std::size_t>(8, 16, 20); length += 2) ASSERT_NO_FATAL_FAILURE(compare(length, "ab"));
  for (std::size_t length = 2; length <= by_scale<std::size_t>(6, 10, 12); length += 2) ASSERT_NO_FATAL_FAILURE(compare(length, "abc"));
}

TEST(Methods, LetterPickingOnLongWordsThatAreNearlyDraws) {
  Random random(3);
  for (int round = 0; round < by_scale(20, 200, 2000); ++round) {
    std::string middle, outer;
    for (std::uint64_t pairs = random() % 40; pairs > 0; --pairs) middle.append(2, static_cast<char>('a' + random() % 3));
    for (std::uint64_t letters = 1 + random() % 40; letters > 0; --letters) outer += static_cast<char>('a' + random() % 3);
    std::string word = outer + middle + std::string(outer.rbegin(), outer.rend());
    if (random() % 2) word[random() % word.size()] = static_cast<char>('a' + random() % 3);
    ASSERT_NO_FATAL_FAILURE(expect_agreement("letter-picking", "1\n" + word));
  }
}

/// Every cell of the strip as a start.
std::string ungame_input(std::uint64_t n) {
  std::string input = "1\n" + line({n, n});
  for (std::uint64_t p = 1; p <= n; ++p) input += std::to_string(p) + ' ';
  return input;
}

TEST(Methods, UngameOnAllShortStripsAndSomeLongOnes) {
  for (std::uint64_t n = 1; n <= by_scale(60u, 600u, 2000u); ++n) ASSERT_NO_FATAL_FAILURE(expect_agreement("ungame", ungame_input(n)));
  Random random(4);
  for (int round = 0; round < by_scale(1, 8, 40); ++round)
    ASSERT_NO_FATAL_FAILURE(expect_agreement("ungame", ungame_input(1000 + random() % 6000)));
}

/// The moves whose bits are set: bit i is move i + 1.
std::string moves_of(std::uint64_t bits) {
  std::string out;
  int count = 0;
  for (std::uint64_t s = 1; bits >> (s - 1); ++s) {
    if (bits >> (s - 1) & 1) {
      out += ' ' + std::to_string(s);
      ++count;
    }
  }
  return std::to_string(count) + out;
}

TEST(Methods, BachetOnAllSmallSets) {
  const std::uint64_t largest = by_scale(6u, 10u, 12u);
  for (std::uint64_t bits = 1; bits < power(2, largest); ++bits) {
    std::string input;
    for (std::uint64_t n = 0; n <= 40; ++n) input += std::to_string(n) + ' ' + moves_of(bits) + '\n';
    ASSERT_NO_FATAL_FAILURE(expect_agreement("bachet", input));
  }
}

TEST(Methods, BachetOnLargeHeapsAndMoves) {
  Random random(5);
  for (int round = 0; round < by_scale(10, 60, 500); ++round) {
    const std::uint64_t largest = round % 3 == 0 ? 10 : round % 3 == 1 ? 64 : 20'000;
    std::string input = std::to_string(random() % 30'000) + " 10 1";
    for (int i = 0; i < 9; ++i) input += ' ' + std::to_string(1 + random() % largest);
    ASSERT_NO_FATAL_FAILURE(expect_agreement("bachet", input + '\n'));
  }
}

TEST(Methods, SumsOfHeaps) {
  Random random(6);
  for (int round = 0; round < by_scale(50, 500, 5000); ++round) {
    const std::uint64_t most = round % 2 ? 100 : 3000;
    const std::string moves = counted_numbers(random, 1 + random() % 8, 1, most / 4 + 1);
    ASSERT_NO_FATAL_FAILURE(expect_agreement("take-away", moves + counted_numbers(random, 1 + random() % 4, 0, most)));
    ASSERT_NO_FATAL_FAILURE(
        expect_agreement("nim", counted_numbers(random, 1 + random() % 3, 0, 3) + counted_numbers(random, 5, 0, 2'000'000'000) + "0\n"));
    ASSERT_NO_FATAL_FAILURE(expect_agreement("kayles", counted_numbers(random, 1 + random() % 4, 0, round % 20 ? 90 : 400)));
    ASSERT_NO_FATAL_FAILURE(expect_agreement("the-game", "1\n" + counted_numbers(random, 1 + random() % 30, 0, 24)));
    ASSERT_NO_FATAL_FAILURE(expect_agreement("stone-game", "1\n" + counted_numbers(random, 1 + random() % 100, 0, 1000)));
    ASSERT_NO_FATAL_FAILURE(
        expect_agreement("exponential-game", "1\n" + counted_numbers(random, 1 + random() % 4, 0, round % 20 ? most : 100'000)));
  }
}

TEST(Methods, RandomGraphs) {
  Random random(8);
  for (int round = 0; round < by_scale(200, 2000, 20'000); ++round) {
    const std::uint64_t vertices = 1 + random() % (round % 20 ? 12 : 3000), edges = random() % (3 * vertices);
    std::string input = line({vertices, edges}) + line({random() % vertices});
    for (std::uint64_t i = 0; i < edges; ++i) input += line({random() % vertices, random() % vertices});
    ASSERT_NO_FATAL_FAILURE(expect_agreement("graph", input));
  }
}

TEST(Methods, AllSmallChocolateBars) {
  std::string input;
  std::uint64_t count = 0;
  const std::uint64_t most = by_scale(6u, 12u, 24u);
  for (std::uint64_t m = 1; m <= most; ++m) {
    for (std::uint64_t n = 1; n <= most; ++n) {
      for (std::uint64_t r = 0; r < m; ++r) {
        for (std::uint64_t c = 0; c < n; ++c, ++count) input += line({m, n, r, c});
      }
    }
  }
  expect_agreement("exclusively-edible", std::to_string(count) + "\n" + input);
}

TEST(Methods, Boards) {
  Random random(7);
  std::vector<std::uint64_t> sides = {63, 64, 65, 121, 250, 256, 257, 320};  // where words and stretches of the solution end
  for (std::uint64_t side = 1; side <= by_scale(12u, 60u, 200u); ++side) sides.push_back(side);
  for (const std::uint64_t side : sides) {
    const std::string n = std::to_string(side) + "\n";
    for (const std::string_view squares : {"K.", "K.......", "K"})
      ASSERT_NO_FATAL_FAILURE(expect_agreement("knights", n + board(random, side, squares)));
    for (const std::string_view squares : {"K.", "K.X", "K.......X", "KX"})
      ASSERT_NO_FATAL_FAILURE(expect_agreement("bobs-game", "1\n" + n + board(random, side, squares)));
  }
}

}  // namespace
}  // namespace grundy
