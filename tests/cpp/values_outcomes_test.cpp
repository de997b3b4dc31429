// Outcomes by values and by search alike: all positions of whole tables, and boards that others have published.
#include <map>

#include "by_regions.hpp"
#include "lab/game/text_values.hpp"

namespace grundy::lab {
namespace {

using values::Id;
using values::Steps;

/// Whether each player wins who begins, as letters, of Left and then of Right, from the value of a position.
std::string winners(values::Store& store, Id value) {
  Steps unlimited;
  const bool left = !*store.at_most(value, values::kZero, unlimited), right = !*store.at_most(values::kZero, value, unlimited);
  return {left ? 'N' : 'P', right ? 'N' : 'P'};
}

/// The same of the start of a text.
std::string by_values(const std::string& text) {
  std::shared_ptr<const Program> program;
  const auto solved = prepare({{"text", text}}, program);
  if (!solved) return english(solved.error());
  const auto values = TextValues::open(*solved, program->components);
  if (!values) return english(values.error());
  Steps unlimited;
  const auto value = (*values)->of(program->components, unlimited);
  return value ? winners((*values)->store(), *value) : english(*(*values)->error());
}

/// Solves a text, whose table has all positions, and compares all of them; returns how many there are.
std::uint64_t compared(const std::string& text) {
  std::shared_ptr<const Program> program;
  const auto prepared = prepare({{"text", text}}, program);
  if (!prepared || !(*prepared)->solver) {
    ADD_FAILURE() << "no table: " << text;
    return 0;
  }
  const Solved& solved = **prepared;
  while (solved.solver->advance(Slice::endless()) < 1) {
  }
  const auto values = TextValues::open(*prepared, {program->start}, false);
  if (!values) {
    ADD_FAILURE() << english(values.error());
    return 0;
  }
  std::uint64_t count = 0;
  Slots slots;
  for (std::uint64_t number = 0; number < solved.layout.size && !testing::Test::HasFailure(); ++number) {
    const auto outcome = solved.solver->known(number);
    if (!outcome || !solved.layout.slots_of(number, *solved.model, slots)) continue;
    const bool right = slots.back() != 0;
    slots.resize(program->slots());
    Steps unlimited;
    const auto value = (*values)->of({slots}, unlimited);
    if (!value) {
      ADD_FAILURE() << english(*(*values)->error());
      return count;
    }
    EXPECT_EQ(winners((*values)->store(), *value)[right], letter(outcome->outcome)) << number << "\n" << text;
    ++count;
  }
  return count;
}

const std::string kClobber =
    "Left (i,j) of b, (r,c) in {(0,1), (0,-1), (1,0), (-1,0)} if b[i,j] == 1 and b[i+r,j+c] == 2: b[i,j] = 0, b[i+r,j+c] = 1\n"
    "Right (i,j) of b, (r,c) in {(0,1), (0,-1), (1,0), (-1,0)} if b[i,j] == 2 and b[i+r,j+c] == 1: b[i,j] = 0, b[i+r,j+c] = 2\n";

/// Dominoes of Left (1), of Right (2) and of both (3) in a row; 0 has fallen.
std::string toppling(int length) {
  const std::string last = std::to_string(length - 1);
  return "t[" + std::to_string(length) +
         "]: 0..3 = 3\n"
         "Left i of t if t[i] % 2: t[j] = 0 for j in 0..i\n"
         "Left i of t if t[i] % 2: t[j] = 0 for j in i.." +
         last +
         "\n"
         "Right i of t if t[i] > 1: t[j] = 0 for j in 0..i\n"
         "Right i of t if t[i] > 1: t[j] = 0 for j in i.." +
         last + "\n";
}

TEST(ValuesOutcomes, OfAllPositionsAreThoseOfTheTable) {
  const auto domino = [](int rows, int columns) {
    std::string text = domineering(rows, columns);
    return text.replace(text.find("0..2"), 4, "0..1");
  };
  EXPECT_EQ(compared(domino(3, 4)), 2u << 12);
  EXPECT_EQ(compared(board(3, 3) + kClobber), 2u * 19'683);
  EXPECT_EQ(compared(board(1, 8) + kClobber), 2u * 6'561);
  // All rows of Toppling Dominoes, with gaps, too.
  EXPECT_EQ(compared(toppling(5)), 2u << 10);
  if (scale() == Scale::small) return;
  EXPECT_EQ(compared(toppling(7)), 2u << 14);
  if (scale() != Scale::full) return;
  EXPECT_EQ(compared(domino(4, 4)), 2u << 16);
  EXPECT_EQ(compared(board(1, 11) + kClobber), 2u * 177'147);
  EXPECT_EQ(compared(board(2, 5) + kClobber), 2u * 59'049);
  EXPECT_EQ(compared(domino(4, 5)), 2u << 20);
  EXPECT_EQ(compared(toppling(8)), 2u << 16);
}

/// The winners of square boards: Breuker, Uiterwijk and van den Herik, "Solving 8 x 8 Domineering" (2000); of two rows: Lachmann, Moore and
/// Rapaport, "Who wins Domineering on rectangular boards?" (2000). Values go as far as 3,000,000 regions do: not to 6 x 6, 5 x 7 and 4 x 9.
TEST(ValuesOutcomes, OfDomineeringAreThePublishedOnes) {
  std::map<std::pair<int, int>, std::string> published = {{{1, 1}, "PP"}, {{3, 3}, "NN"}, {{4, 4}, "NN"}, {{5, 5}, "PP"}};
  const std::map<char, std::string> outcomes = {{'V', "NP"}, {'H', "PN"}, {'1', "NN"}, {'2', "PP"}};
  for (int columns = 1; columns <= 13; ++columns) published[{2, columns}] = outcomes.at("V11HV11HV11H2"[columns - 1]);
  for (int rows = 1; rows <= 7; ++rows) {
    for (int columns = 1; columns <= 13; ++columns) {
      const auto known = published.find({rows, columns});
      if (known == published.end() && rows * columns > by_scale(16, 20, 30)) continue;
      const std::string text = domineering(rows, columns), wins = by_values(text);
      EXPECT_EQ(wins, by_regions(text)) << rows << " x " << columns;
      if (known != published.end()) EXPECT_EQ(wins, known->second) << rows << " x " << columns;
    }
  }
}

/// Rows of stones by turns: Chen and others, "A proof of the 2004 Albert-Grossman-Nowakowski-Wolfe conjecture" (2025). Two rows of three: the
/// same authors' "An introduction to Clobber" (2005).
TEST(ValuesOutcomes, OfClobberAreThePublishedOnes) {
  const auto stones = [](int rows, int columns) {
    std::string text = board(rows, columns);
    text.replace(text.find("0\n", text.find('=')), 1,
                 "{1 + (i + j) % 2 for i in 0.." + std::to_string(rows - 1) + ", j in 0.." + std::to_string(columns - 1) + "}");
    return text + kClobber;
  };
  for (int pairs = 1; pairs <= by_scale(5, 7, 9); ++pairs) EXPECT_EQ(by_values(stones(1, 2 * pairs)), pairs == 3 ? "PP" : "NN") << pairs;
  EXPECT_EQ(by_values(stones(2, 3)), "PP");
  const int most = by_scale(9, 12, 16);
  for (int rows = 1; rows <= 4; ++rows) {
    for (int columns = rows; rows * columns <= most; ++columns) {
      const std::string text = stones(rows, columns);
      EXPECT_EQ(by_values(text), by_regions(text)) << rows << " x " << columns;
    }
  }
}

}  // namespace
}  // namespace grundy::lab
