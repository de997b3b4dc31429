// Positions that the second player wins by answering each move with its image: what their explanations say.
#include "by_regions.hpp"
#include "lab/game/open_text.hpp"
#include "lab_messages.hpp"
#include "support.hpp"

namespace grundy::lab {
namespace {

/// The numbers of a board written as rows, as a parameter.
std::string numbers(const std::string& rows) {
  std::string out;
  for (const char c : rows) {
    if (c != '/') (out += out.empty() ? "" : ",") += c;
  }
  return out;
}

struct Explained {
  std::unique_ptr<Solution> solution;
  std::optional<Explanation> e;
  std::string also;
};

Explained explained(const std::string& text, const std::string& rows) {
  Explained out;
  auto solution = open_text({{"text", text}, {"b", numbers(rows)}});
  if (!solution) return out;
  out.solution = std::move(*solution);
  while (out.solution->advance(Slice::endless()) < 1) {
  }
  out.e = out.solution->explain({});
  if (out.e) out.also = english(out.e->reason.also);
  return out;
}

TEST(Mirrors, AHalfTurnIsTheReasonOnABoardOfEvenSides) {
  const auto [solution, e, also] = explained(cram(4, 6), "000000/000000/000000/000000");
  ASSERT_TRUE(e);
  EXPECT_EQ(e->value.outcome, Outcome::P);
  EXPECT_EQ(e->reason.kind, Reason::Kind::all_options_n);
  EXPECT_EQ(also, "Answer each move with its image (half turn): it is always free.");
  ASSERT_EQ(e->mirror.size(), 24u);
  for (std::size_t slot = 0; slot < 24; ++slot) EXPECT_EQ(e->mirror[slot], 23 - slot);
  // The opponent's answer is the image, whatever was played.
  for (const Option& option : e->options) {
    EXPECT_EQ(option.value.outcome, Outcome::N);
    State image = option.after;
    for (std::size_t slot = 0; slot < 24; ++slot) image[slot] |= option.after[23 - slot];
    const auto there = solution->explain_state(option.after);
    ASSERT_TRUE(there);
    EXPECT_EQ(solution->follow(option.after, *solution->best(*there)), image);
  }
}

/// Two corners of three squares.
TEST(Mirrors, AReflectionIsNamedBesideTheNimSumOfItsRegions) {
  const auto [solution, e, also] = explained(cram(6, 6), "001100/011110/111111/111111/111111/111111");
  ASSERT_TRUE(e);
  EXPECT_EQ(e->value.outcome, Outcome::P);
  EXPECT_EQ(e->regions.size(), 2u);
  EXPECT_EQ(e->reason.kind, Reason::Kind::nim_sum);
  EXPECT_EQ(also, "Answer each move with its image (reflection): it is always free.");
  ASSERT_EQ(e->mirror.size(), 36u);
  for (std::size_t column = 0; column < 6; ++column) EXPECT_EQ(e->mirror[6 + column], 6 + 5 - column);
}

/// One such corner is symmetric, but both moves take the other one away.
TEST(Mirrors, AMoveThatTakesItsImageAwayIsNoMirror) {
  const auto [solution, e, also] = explained(cram(6, 6), "001111/011111/111111/111111/111111/111111");
  ASSERT_TRUE(e);
  EXPECT_EQ(e->value.outcome, Outcome::N);
  EXPECT_TRUE(e->mirror.empty());
  EXPECT_EQ(also, "");
}

/// With Left and Right the image of a vertical domino is a horizontal one.
TEST(Mirrors, WithLeftAndRightTheImageIsAMoveOfTheOther) {
  const auto [solution, e, also] = explained(domineering(6, 6), "001111/011111/111111/111111/111110/111100");
  ASSERT_TRUE(e);
  EXPECT_EQ(e->value.outcome, Outcome::P);
  EXPECT_EQ(also, "Answer each move with its image (reflection): it is always free.");
  ASSERT_EQ(e->mirror.size(), 36u);
  for (std::size_t row = 0; row < 6; ++row) {
    for (std::size_t column = 0; column < 6; ++column) EXPECT_EQ(e->mirror[6 * row + column], 6 * (5 - column) + 5 - row);
  }
}

}  // namespace
}  // namespace grundy::lab
