// Sums of games with moves of Left and Right, by their values: against one text with all parts in one position, which is solved by search.
#include <algorithm>
#include <chrono>
#include <map>
#include <random>

#include "lab/game/open_text.hpp"
#include "support.hpp"

namespace grundy {
namespace {

/// A rule text as a value within a list of parts.
std::string quoted_text(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == ';' ? "%3B" : c == '|' ? "%7C" : c == '%' ? "%25" : std::string(1, c);
  return out;
}

/// The numbers in the words for a position, by their names: of "h = 2 + n = 4; Left moves" and "n = 4, h = 2; Left moves".
std::map<char, int> numbers_of(const Message& position) {
  std::map<char, int> out;
  const std::string text = english(position);
  for (std::size_t at = text.find(" = "); at != std::string::npos; at = text.find(" = ", at + 1))
    out[text[at - 1]] = std::stoi(text.substr(at + 3));
  return out;
}

/// Plays the same number of random moves in both, where the same options win: the joint text names moves without their part.
void expect_same_play(Solution& sum, Solution& joint, std::mt19937_64& random, const std::string& what) {
  State here = sum.start(), there = joint.start();
  for (;;) {
    const auto e = sum.explain_state(here), f = joint.explain_state(there);
    ASSERT_TRUE(e && f) << what;
    ASSERT_EQ(e->value.outcome, f->value.outcome) << what << e->position;
    ASSERT_EQ(e->second, f->second) << what;
    ASSERT_EQ(e->options.size(), f->options.size()) << what << e->position;
    const auto wins = [](const Explanation& one) {
      return std::count_if(one.options.begin(), one.options.end(), [](const Option& option) { return option.value.outcome == Outcome::P; });
    };
    ASSERT_EQ(wins(*e), wins(*f)) << what << e->position;
    if (e->options.empty()) return;
    // Which part moves, and by how much, says which move of the joint text it is.
    const Option& option = e->options[random() % e->options.size()];
    ASSERT_EQ(sum.describe(*sum.follow(here, option.play))->position, option.to) << what;
    const auto same = std::find_if(f->options.begin(), f->options.end(), [&](const Option& other) {
      const auto one = *sum.follow(here, option.play), two = *joint.follow(there, other.play);
      return numbers_of(sum.describe(one)->position) == numbers_of(joint.describe(two)->position);
    });
    ASSERT_NE(same, f->options.end()) << what << option.to;
    there = *joint.follow(there, same->play);
    here = *sum.follow(here, option.play);
  }
}

/// A few moves of Left and Right that take from a number.
std::string partizan_moves(std::mt19937_64& random, const std::string& name) {
  std::string out;
  for (const char* player : {"Left", "Right"}) {
    out += std::string(player) + " k in {";
    for (int k = 0, first = 1; k < 5; ++k) {
      if (random() % 2 == 0 && !(k == 4 && first)) continue;
      out += (first ? "" : ", ") + std::to_string(k + 1);
      first = 0;
    }
    out += "}: " + name + " -= k\n";
  }
  return out;
}

/// Sums of Left and Right by their values, against one text with all parts in one position, which is solved by search.
TEST(SumOfValues, AgreesWithSearch) {
  std::mt19937_64 random(39);
  for (int round = 0; round < by_scale(3, 12, 200); ++round) {
    const std::string one = partizan_moves(random, "n"), two = partizan_moves(random, "m");
    const auto heap = [](const char* name, std::uint64_t size) { return std::string(name) + ": 0..7 = " + std::to_string(size) + "\n"; };
    const std::uint64_t n = random() % 8, m = random() % 8, h = random() % 4;
    const std::string joint = heap("n", n) + heap("m", m) + heap("h", h) + one + two + "move k in 1..h: h -= k\n";
    for (const std::string first : {"left", "right"}) {
      const std::string parts = "rules;text=" + quoted_text(heap("h", h) + "move k in 1..h: h -= k") +
                                "|rules;text=" + quoted_text(heap("n", n) + one) + ";first=" + first +
                                "|rules;text=" + quoted_text(heap("m", m) + two);
      const auto sum = open_solved("sum", {{"parts", parts}});
      ASSERT_TRUE(sum);
      ASSERT_FALSE(sum->failure()) << parts << ": " << english(*sum->failure());
      auto searched = lab::open_text({{"text", joint}, {"first", first}});
      ASSERT_TRUE(searched) << joint;
      while ((*searched)->advance(Slice::endless()) < 1) {
      }
      const Answer fast = sum->answer(), slow = (*searched)->answer();
      ASSERT_EQ(fast.value.outcome, slow.value.outcome) << joint;
      ASSERT_EQ(fast.outcome_class, slow.outcome_class) << joint;
      ASSERT_EQ(fast.short_value, slow.short_value) << joint;
      ASSERT_NO_FATAL_FAILURE(expect_same_play(*sum, **searched, random, joint));
    }
  }
}

TEST(SumOfValues, TellsTheHottestPart) {
  const std::string game = quoted_text(
      "b[2,3]: 0..1 = 0\nLeft (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n"
      "Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1");
  const auto sum =
      open_solved("sum", {{"parts", "rules;text=" + game + "|rules;text=" + quoted_text("n: 0..5 = 3; Left: n -= 1; Right: n -= 3")}});
  ASSERT_FALSE(sum->failure()) << english(*sum->failure());
  const auto e = sum->explain_state(sum->start());
  ASSERT_EQ(e->parts.size(), 2u);
  EXPECT_EQ(e->parts[0].value, "{2|-1/2}");
  EXPECT_EQ(e->parts[0].temperature, "5/4");
  EXPECT_EQ(e->parts[1].value, "{2|0}");
  EXPECT_TRUE(e->parts[0].hottest);
  EXPECT_FALSE(e->parts[1].hottest);
  EXPECT_EQ(sum->answer().short_value->text, "{4|2||3/2|-1/2}");
  // A state in which the parts say that different players are to move is no position.
  State mixed = sum->start();
  mixed.back() = sum->follow(sum->start(), e->options.back().play)->back();
  EXPECT_FALSE(sum->describe(mixed));
}

/// Cells of a table that cannot be reached from the start, by numbers and by regions.
TEST(SumOfValues, FillsTables) {
  const std::string coins = "rules;text=" + quoted_text("n: 0..9 = 3; Left k in {1, 2}: n -= k; Right: n -= 3");
  const std::string board = "rules;text=" + quoted_text(
                                                "b[4,5]: 0..1 = {i * j > 2 ? 1 : 0 for i in 0..3, j in 0..4}\n"
                                                "Left (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n"
                                                "Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1");
  for (const std::string part : {"1", "2"}) {
    const auto sum = open_solved("sum", {{"parts", coins + "|" + board}, {"part", part}});
    ASSERT_FALSE(sum->failure()) << english(*sum->failure());
    const TableShape shape = sum->shape();
    for (std::uint64_t y = shape.y.first; y < shape.y.first + shape.y.count; ++y) {
      for (std::uint64_t x = shape.x.first; x < shape.x.first + shape.x.count; ++x) {
        while (!sum->prepare_cells(Layer::outcome, {x, x + 1}, {y, y + 1})) sum->advance(Slice::endless());
        const auto state = sum->state_at({x, y});
        ASSERT_EQ(sum->cell(Layer::outcome, {x, y}).is_known(), state.has_value());
        if (!state) continue;
        const auto e = sum->explain_state(*state);
        ASSERT_TRUE(e);
        ASSERT_EQ(sum->cell(Layer::outcome, {x, y}), CellValue::of(e->value.outcome));
        const bool wins = std::any_of(e->options.begin(), e->options.end(), [](const Option& o) { return o.value.outcome == Outcome::P; });
        ASSERT_EQ(wins, e->value.outcome == Outcome::N);
      }
    }
  }
}

/// Bounds are steps: a cell far behind the first ones is known, in any order, however long the others take.
TEST(SumOfValues, KnowsEveryCell) {
  const std::string coins = "|rules;text=" + quoted_text("n: 0..9 = 4; Left: n -= 2; Right if n > 4: n -= 1");
  const auto sum = open_solved("sum", {{"parts", "nim;heaps=1,1;max=199" + coins}});
  ASSERT_FALSE(sum->failure()) << english(*sum->failure());
  std::vector<std::uint8_t> bytes(2);
  sum->paint_row(Layer::outcome, {198, 199}, bytes);
  EXPECT_EQ(bytes, std::vector<std::uint8_t>(2, kUnknownByte));  // a picture waits for nothing
  for (const Cell at : {Cell{199, 199}, Cell{0, 0}, Cell{199, 198}, Cell{3, 3}}) {
    const CellValue cell = sum->cell(Layer::outcome, at);
    ASSERT_TRUE(cell.is_known());
    EXPECT_EQ(cell, CellValue::of(sum->explain_state(*sum->state_at(at))->value.outcome));
  }
  const Slice none{std::chrono::seconds(0)};
  int slices = 1;
  for (; !sum->find_cells(Layer::outcome, {190, 200}, {195, 200}, none); ++slices) {
    // Other requests in between do not disturb.
    if (slices == 3) sum->prepare(*sum->state_at({7, 9}));
    sum->advance(none);
  }
  EXPECT_GT(slices, 3);
  sum->paint_row(Layer::outcome, {198, 199}, bytes);
  for (std::size_t i = 0; i < bytes.size(); ++i) EXPECT_EQ(bytes[i], sum->cell(Layer::outcome, {198 + i, 199}).byte());
}

/// States come from outside, and so may any numbers in them.
TEST(SumOfValues, RefusesStatesThatAreNone) {
  const std::string coins = "rules;text=" + quoted_text("n: 0..9 = 4; Left: n -= 1; Right: n -= 2");
  const std::string board =
      "rules;text=" + quoted_text(
                          "b[2,3]: 0..1 = 0\nLeft (i,j) of b if not b[i,j] and not b[i+1,j]: b[i,j] = 1, b[i+1,j] = 1\n"
                          "Right (i,j) of b if not b[i,j] and not b[i,j+1]: b[i,j] = 1, b[i,j+1] = 1");
  const auto sum = open_solved("sum", {{"parts", coins + "|rules|" + board}});
  ASSERT_FALSE(sum->failure()) << english(*sum->failure());
  const State start = sum->start();
  const Move move = sum->describe(start)->options.back().play;
  ASSERT_TRUE(sum->follow(start, move));
  int refused = 0;
  for (std::size_t at = 0; at < start.size(); ++at) {
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{7}, std::uint64_t{1'000'000}, UINT64_MAX}) {
      State state = start;
      state[at] = number;
      const auto e = sum->describe(state);
      if (!e) ASSERT_FALSE(sum->follow(state, move));
      const bool is_ready = sum->prepare(state);
      ASSERT_TRUE(e || is_ready);
      refused += !e;
      while (sum->advance(Slice::endless()) < 1) {
      }
      if (e) ASSERT_TRUE(sum->explain_state(state));
    }
  }
  EXPECT_GT(refused, 10);
  EXPECT_FALSE(sum->describe({}));
}

/// Additions that take more steps than there are between looks at the clock go on where they stopped.
TEST(SumOfValues, AddsLargeValues) {
  const std::string hot = "|rules;text=" + quoted_text("n: 0..9 = 5\nLeft: n -= 1\nRight: n -= 5");
  const auto sum = open_solved("sum", {{"parts", "nim;heaps=100,27" + hot + hot}});
  ASSERT_FALSE(sum->failure()) << english(*sum->failure());
  // {4|0} twice and *127.
  EXPECT_EQ(sum->answer().outcome_class, OutcomeClass::left);
  EXPECT_EQ(sum->cell(Layer::outcome, {0, 0}), CellValue::of(Outcome::N));
}

TEST(SumOfValues, RefusesWhatHasNoValue) {
  const std::string coins = "rules;text=" + quoted_text("n: 0..9 = 4; Left: n -= 1; Right: n -= 2");
  const auto error_of = [](const std::string& parts) {
    auto opened = open_game("sum", {{"parts", parts}});
    if (!opened) return english(opened.error());
    while ((*opened)->advance(Slice::endless()) < 1) {
    }
    const auto failure = (*opened)->failure();
    return failure ? english(*failure) : std::string();
  };
  EXPECT_EQ(error_of(coins + "|nim;heaps=3"), "");
  EXPECT_NE(error_of(coins + "|graph;edges=0>1,1>0"), "");
  EXPECT_NE(error_of(coins + "|rules;text=" + quoted_text("n: 0..9 = 4; Left: n -= 1; Right: n += 1")), "");
  EXPECT_NE(error_of(coins + "|rules;text=" + quoted_text("n: 0..9 = 4; Left: n -= 1; Right: n -= 2; end: next wins")), "");
  EXPECT_NE(error_of(coins + "|nim;heaps=5000"), "");
}

}  // namespace
}  // namespace grundy
