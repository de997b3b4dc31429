// Dominoes, pawn, letters: fast solutions against their rules.
#include "support.hpp"
#include "twins/cyclic_solver.hpp"
#include "twins/rulesets.hpp"

namespace grundy {
namespace {

std::uint64_t bits_of(const std::string& strip) {
  std::uint64_t bits = 0;
  for (std::size_t i = 0; i < strip.size(); ++i) bits |= std::uint64_t{strip[i] == '1'} << i;
  return bits;
}

/// The vanishing game on every strip of n cells, every K and D: outcome, remoteness, and each first move's value.
void compare_with_vanishing_game(std::uint32_t n, std::uint64_t& instances) {
  for (std::uint64_t index = 0; index < power(2, n); ++index) {
    const std::string strip = nth_word(index, n, "01");
    for (std::uint32_t k = 1; k <= n + 1; ++k) {
      for (std::uint32_t d = 1; d <= n + 2; ++d) {
        ++instances;
        const VanishingRules rules{n, k, d, bits_of(strip)};
        CyclicSolver twin(rules);
        const Value expected = twin.solve(0);
        const auto solution = open_unsolved("dominoes", {{"strip", strip}, {"k", std::to_string(k)}, {"d", std::to_string(d)}});
        ASSERT_TRUE(solution);
        const auto explained = solution->explain(std::nullopt);
        const std::string what = strip + " K=" + std::to_string(k) + " D=" + std::to_string(d);
        ASSERT_EQ(solution->answer().value, expected) << what;
        ASSERT_EQ(explained->value, expected) << what;
        std::vector<std::uint64_t> options;
        rules.options(0, options);
        ASSERT_EQ(explained->options.size(), options.size()) << what;
        for (std::size_t i = 0; i < options.size(); ++i) {
          ASSERT_EQ(explained->options[i].value, twin.value(options[i])) << what << " move " << explained->options[i].move;
        }
      }
    }
  }
}

TEST(Dominoes, EqualsTheVanishingGameOnAllStrips) {
  std::uint64_t instances = 0;
  const std::uint32_t longest = by_scale(6u, 8u, 10u);
  for (std::uint32_t n = 1; n <= longest; ++n) compare_with_vanishing_game(n, instances);
  RecordProperty("instances", std::to_string(instances));
}

TEST(Dominoes, PermanentGameEqualsItsTwinOnAllStrips) {
  std::uint64_t instances = 0;
  const std::uint32_t longest = by_scale(8u, 12u, 15u);
  for (std::uint32_t n = 1; n <= longest; ++n) {
    for (std::uint32_t k = 1; k <= n; ++k) {
      FiniteSolver twin{StripRules{n, k}};
      for (std::uint64_t bits = 0; bits < power(2, n); ++bits, ++instances) {
        const std::string strip = nth_word(bits, n, "01");
        // Blocks that never vanish: D beyond any length of play.
        const auto solution = open_unsolved("dominoes", {{"strip", strip}, {"k", std::to_string(k)}, {"d", "1000"}});
        const Value expected = twin.solve(bits), found = solution->answer().value;
        ASSERT_EQ(found.outcome, expected.outcome) << strip << " K=" << k;
        ASSERT_EQ(found.remoteness, expected.remoteness) << strip << " K=" << k;
      }
    }
  }
  RecordProperty("instances", std::to_string(instances));
}

TEST(Dominoes, TableAHoldsTheStripForAllDAndK) {
  for (const std::string strip : {"0", "1", "00000", "0010000", "000000100000"}) {
    const auto table = open_solved("dominoes", {{"strip", strip}});
    for (std::uint64_t k = 1; k <= strip.size(); ++k) {
      for (std::uint64_t d = 1; d <= strip.size() + 2; ++d) {
        const Value v = open_unsolved("dominoes", {{"strip", strip}, {"k", std::to_string(k)}, {"d", std::to_string(d)}})->answer().value;
        ASSERT_EQ(table->cell(Layer::outcome, {d, k}).byte(), static_cast<std::uint8_t>(v.outcome)) << strip << d << k;
      }
    }
  }
}

TEST(Dominoes, TableBEqualsTheTwinOnEmptyStrips) {
  // Only the cheap part of the table: rows are solved on demand, so none need be waited for.
  const auto table = open_unsolved("dominoes", {{"table", "B"}, {"n", "1"}});
  for (std::uint64_t k = 1; k <= 16; ++k) {
    for (std::uint64_t n = 1; n <= 16; ++n) {
      FiniteSolver twin{StripRules{static_cast<std::uint32_t>(n), static_cast<std::uint32_t>(k)}};
      const Value expected = twin.solve(0);
      const auto explained = table->explain(Cell{n, k});
      ASSERT_EQ(explained->value, expected) << n << " " << k;
      ASSERT_EQ(static_cast<std::uint64_t>(table->cell(Layer::nimber, {n, k}).value()), expected.nimber->value);
    }
  }
}

TEST(Dominoes, KnownLengths) {
  const auto t = [](const char* n, const char* k) {
    return open_unsolved("dominoes", {{"n", n}, {"k", k}, {"d", "1000"}})->answer().value;
  };
  EXPECT_EQ(t("30", "2"), (Value{Outcome::N, {}, Remoteness{15}}));
  EXPECT_EQ(t("30", "3"), (Value{Outcome::N, {}, Remoteness{9}}));
  EXPECT_EQ(t("30", "4"), (Value{Outcome::N, {}, Remoteness{7}}));
}

TEST(Ungame, WholeTablesEqualTheTwin) {
  std::uint64_t cells = 0;
  const std::uint32_t longest = by_scale(60u, 200u, 600u);
  for (std::uint32_t n = 1; n <= longest; ++n) {
    const auto table = open_solved("ungame", {{"n", std::to_string(n)}});
    FiniteSolver twin{PawnRules{n}};
    for (std::uint32_t k = n; k >= 1; --k) {
      for (std::uint32_t pawn = 1; pawn <= n; ++pawn, ++cells) {
        ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {pawn, k}, twin.solve({k, pawn}), "n = " + std::to_string(n)));
      }
    }
  }
  RecordProperty("cells", std::to_string(cells));
}

/// One row of the plain sweep, cell by cell.
std::vector<bool> plain_first_row(std::uint32_t n) {
  std::vector<bool> losing(n + 1, true);
  for (std::uint32_t k = n - 1; k >= 1; --k) {
    std::vector<bool> next(n + 1, true);
    for (std::uint32_t p = 1; p <= n; ++p) next[p] = !((p > k && losing[p - k]) || (p + k <= n && losing[p + k]));
    losing.swap(next);
  }
  return losing;
}

TEST(Ungame, LargeFirstRowsEqualThePlainSweep) {
  std::mt19937 random(7);
  for (int round = 0; round < by_scale(2, 6, 30); ++round) {
    const auto n = static_cast<std::uint32_t>(1000 + random() % by_scale(1000u, 6000u, 20000u));
    const std::vector<bool> losing = plain_first_row(n);
    std::string input = "1\n" + std::to_string(n) + " " + std::to_string(n) + "\n", expected;
    for (std::uint32_t p = 1; p <= n; ++p) {
      input += std::to_string(p) + " ";
      expected += losing[p] ? "2" : "1";
      expected += p < n ? ' ' : '\n';
    }
    ASSERT_EQ(*judge_game("ungame", input), expected) << n;
  }
}

TEST(Ungame, RecomputedRowsEqualThoseSweptThrough) {
  // Long enough that rows are dropped and recomputed between kept ones; read out of order.
  const std::uint32_t n = by_scale(60'000u, 400'000u, 2'000'000u);
  const auto table = open_solved("ungame", {{"n", std::to_string(n)}});
  std::mt19937 random(11);
  for (int round = 0; round < 40; ++round) {
    const std::uint64_t k = round % 4 == 0 ? 1 + random() % 50 : 1 + random() % n;
    std::vector<std::uint8_t> row(n), below(n);
    table->paint_row(Layer::outcome, {1, k}, row);
    if (k == n) continue;
    table->paint_row(Layer::outcome, {1, k + 1}, below);
    for (std::uint64_t p = 1; p <= n; ++p) {
      const bool wins = (p > k && below[p - k - 1] == 1) || (p + k <= n && below[p + k - 1] == 1);
      ASSERT_EQ(row[p - 1], wins ? 0 : 1) << "row " << k << " pawn " << p;
    }
  }
}

TEST(LetterPicking, EqualsTheTwinOnAllShortWords) {
  std::uint64_t words = 0;
  const auto compare = [&words](std::size_t length, std::string_view letters) {
    for (std::uint64_t index = 0; index < power(letters.size(), length); ++index, ++words) {
      const std::string word = nth_word(index, length, letters);
      const auto table = open_solved("letter-picking", {{"s", word}});
      FiniteSolver twin{LetterRules{word}};
      for (std::uint32_t l = 0; l < length; ++l) {
        for (std::uint32_t r = 0; r < length; ++r) {
          if (l >= r || (r - l) % 2 == 0) {
            ASSERT_TRUE(table->cell(Layer::outcome, {r, l}).is_absent());
            continue;
          }
          ASSERT_NO_FATAL_FAILURE(expect_cell(*table, {r, l}, twin.solve({l, r, 0, 1}), word));
        }
      }
    }
  };
  for (std::size_t length = 2; length <= by_scale<std::size_t>(8, 14, 16); length += 2) compare(length, "ab");
  for (std::size_t length = 2; length <= by_scale<std::size_t>(6, 8, 12); length += 2) compare(length, "abc");
  RecordProperty("words", std::to_string(words));
}

/// The game as stated, with the two words spelled out: {rest, pending, Alice's word, Bob's word} joined by spaces.
struct SpelledLetters {
  using Position = std::string;
  static Position position(const std::string& rest, const std::string& alice, const std::string& bob) {
    return rest + " " + alice + " " + bob;
  }
  static std::array<std::string, 3> parts(const Position& p) {
    const std::size_t a = p.find(' '), b = p.find(' ', a + 1);
    return {p.substr(0, a), p.substr(a + 1, b - a - 1), p.substr(b + 1)};
  }
  void options(const Position& p, std::vector<Position>& out) const {
    const auto [rest, alice, bob] = parts(p);
    if (rest.empty()) return;
    const bool alices_turn = alice.size() == bob.size();
    for (const bool first : {true, false}) {
      const std::string letter(1, first ? rest.front() : rest.back());
      const std::string remaining = first ? rest.substr(1) : rest.substr(0, rest.size() - 1);
      out.push_back(alices_turn ? position(remaining, letter + alice, bob) : position(remaining, alice, letter + bob));
    }
  }
  Outcome result(const Position& p) const {
    const auto [rest, alice, bob] = parts(p);
    return alice < bob ? Outcome::N : alice == bob ? Outcome::D : Outcome::P;
  }
};

TEST(LetterPicking, TheTwinItselfEqualsTheGameSpelledOut) {
  for (std::size_t length = 2; length <= by_scale<std::size_t>(6, 8, 10); length += 2) {
    for (std::uint64_t index = 0; index < power(3, length); ++index) {
      const std::string word = nth_word(index, length, "abc");
      FiniteSolver spelled{SpelledLetters{}};
      FiniteSolver twin{LetterRules{word}};
      ASSERT_EQ(twin.solve(LetterRules::start(static_cast<std::uint32_t>(length))).outcome,
                spelled.solve(SpelledLetters::position(word, "", "")).outcome)
          << word;
    }
  }
}

TEST(LetterPicking, ExplainedMovesEqualTheTwin) {
  std::mt19937 random(3);
  for (int round = 0; round < 500; ++round) {
    const std::string word = nth_word(random(), 2 + 2 * (random() % 6), "abc");
    FiniteSolver twin{LetterRules{word}};
    const auto solution = open_solved("letter-picking", {{"s", word}});
    const auto explained = solution->explain(std::nullopt);
    std::vector<LetterRules::Position> options;
    LetterRules{word}.options(LetterRules::start(static_cast<std::uint32_t>(word.size())), options);
    for (std::size_t i = 0; i < 2; ++i) ASSERT_EQ(explained->options[i].value, twin.solve(options[i])) << word << " " << i;
  }
}

TEST(Dominoes, ABlockMayBeAsLongAsAWord) {
  std::vector<std::uint64_t> options;
  StripRules{64, 64}.options(0, options);
  EXPECT_EQ(options, std::vector<std::uint64_t>{~std::uint64_t{0}});
  options.clear();
  StripRules{64, 63}.options(0, options);
  EXPECT_EQ(options, (std::vector<std::uint64_t>{~std::uint64_t{0} >> 1, ~std::uint64_t{0} << 1}));
}

}  // namespace
}  // namespace grundy
