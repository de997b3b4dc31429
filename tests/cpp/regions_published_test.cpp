// Boards that fall apart, against what others have published.
#include <map>

#include "by_regions.hpp"
#include "lab/game/open_text.hpp"

namespace grundy::lab {
namespace {

/// Lemoine and Viennot, "Nimbers are inevitable" (2012), and Schneider, "Das Spiel Juvavum" (2009).
TEST(Regions, CramHasItsPublishedNimbers) {
  EXPECT_EQ(by_regions(cram(3, 3)), "0");
  EXPECT_EQ(by_regions(cram(4, 4)), "0");
  EXPECT_EQ(by_regions(cram(5, 5)), "0");
  for (int columns = 1; columns <= 12; ++columns) EXPECT_EQ(by_regions(cram(2, columns)), std::to_string(columns % 2)) << columns;
  if (scale() == Scale::small) return;
  EXPECT_EQ(by_regions(cram(5, 6)), "2");
  EXPECT_EQ(by_regions(cram(4, 8)), "0");
  EXPECT_EQ(by_regions(cram(3, 12)), "1");
  if (scale() != Scale::full) return;
  EXPECT_EQ(by_regions(cram(3, 13)), "2");
  EXPECT_EQ(by_regions(cram(4, 9)), "1");
  EXPECT_EQ(by_regions(cram(5, 7)), "1");
}

/// A row of Cram is Dawson's Kayles, 0.07; Guy and Smith (1956).
TEST(Regions, ARowOfCramIsDawsonsKayles) {
  const int nimbers[] = {0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 2, 7, 4};
  for (int columns = 1; columns <= 34; ++columns) {
    const std::string text = "b[" + std::to_string(columns) + "]: 0..1 = 0\nmove i of b if not b[i] and not b[i+1]: b[i] = 1, b[i+1] = 1\n";
    EXPECT_EQ(by_regions(text), std::to_string(nimbers[columns - 1])) << columns;
  }
}

/// Winners of square boards: Breuker, Uiterwijk and van den Herik, "Solving 8 x 8 Domineering" (2000).
TEST(Regions, DomineeringHasItsPublishedWinners) {
  EXPECT_EQ(by_regions(domineering(1, 1)), "PP");
  for (const int side : {2, 3, 4}) EXPECT_EQ(by_regions(domineering(side, side)), "NN") << side;
  EXPECT_EQ(by_regions(domineering(5, 5)), "PP");
  EXPECT_EQ(by_regions(domineering(6, 6)), "NN");
  if (scale() == Scale::full) EXPECT_EQ(by_regions(domineering(7, 7)), "NN");
}

/// Two rows: Lachmann, Moore and Rapaport, "Who wins Domineering on rectangular boards?" (2000). Left is the vertical player.
TEST(Regions, DomineeringOnTwoRowsHasItsPublishedWinners) {
  const char kWinners[] = "V11HV11HV11H2";  // the vertical or horizontal player, the first or second one; by columns, from 1
  const std::map<char, std::string> outcomes = {{'V', "NP"}, {'H', "PN"}, {'1', "NN"}, {'2', "PP"}};
  for (int columns = 1; columns <= 13; ++columns) {
    EXPECT_EQ(by_regions(domineering(2, columns)), outcomes.at(kWinners[columns - 1])) << columns;
  }
}

/// A row of `pairs` pairs of a stone of Left and one of Right.
std::string row_of_stones(int pairs) {
  std::string text = "x[" + std::to_string(2 * pairs) + "]: 0..2 = {1, 2";
  for (int i = 1; i < pairs; ++i) text += ", 1, 2";
  return text + "}\n";
}

std::string clobber(int pairs) {
  return row_of_stones(pairs) +
         "Left i of x, d in {-1, 1} if x[i] == 1 and x[i+d] == 2: x[i] = 0, x[i+d] = 1\n"
         "Right i of x, d in {-1, 1} if x[i] == 2 and x[i+d] == 1: x[i] = 0, x[i+d] = 2\n";
}

std::string impartial_clobber(int pairs) {
  return row_of_stones(pairs) + "move i of x, d in {-1, 1}, s in {1, 2} if x[i] == s and x[i+d] == 3 - s: x[i] = 0, x[i+d] = s\n";
}

/// The first player wins on all rows but that of three pairs: conjectured by Albert, Grossman, Nowakowski and Wolfe, "An introduction to
/// Clobber" (2005), proved by Chen and others, "A proof of the 2004 Albert-Grossman-Nowakowski-Wolfe conjecture" (2025).
TEST(Regions, ClobberHasItsPublishedWinners) {
  const int most = scale() == Scale::small ? 8 : 11;
  for (int pairs = 1; pairs <= most; ++pairs) EXPECT_EQ(by_regions(clobber(pairs)), pairs == 3 ? "PP" : "NN") << pairs;
}

/// Values that Dai and Chen published (2022), for 1 to 42 pairs; four were beyond their reach.
TEST(Regions, ImpartialClobberHasItsPublishedNimbers) {
  const int kUnknown = -1;
  const int nimbers[] = {1, 3, 0, 2, 0, 2, 0, 3, 1, 4, 6, 1, 0, 1, 3, 7, kUnknown, 3,        1,        0, kUnknown,
                         4, 0, 1, 3, 0, 4, 0, 2, 0, 3, 1, 4, 6, 1, 0, 1, 3,        kUnknown, kUnknown, 3, 1};
  const int most = scale() == Scale::small ? 24 : 42;
  for (int pairs = 1; pairs <= most; ++pairs) {
    if (nimbers[pairs - 1] != kUnknown) EXPECT_EQ(by_regions(impartial_clobber(pairs)), std::to_string(nimbers[pairs - 1])) << pairs;
  }
}

/// Quiet play of Treblecross on n cells is the octal game 0.007 on n + 2: "Winning Ways", chapter 4.
TEST(Regions, TreblecrossIsAnOctalGame) {
  const auto octal = open_text({{"text", "0.007"}, {"N", "120"}});
  ASSERT_TRUE(octal);
  while ((*octal)->advance(Slice::endless()) < 1) {
  }
  for (int cells = 3; cells <= 40; ++cells) {
    const std::string text = "b[" + std::to_string(cells) +
                             "]: 0..1 = 0\nmove i of b if not b[i]: b[i] = 1\nend if any(b[i] and b[i+1] and b[i+2] for i in 0.." +
                             std::to_string(cells - 3) + "): last wins\n";
    const auto nimber = (*octal)->value_of({static_cast<std::uint64_t>(cells) + 2}).nimber;
    EXPECT_EQ(by_regions(text), std::to_string(nimber->value)) << cells;
  }
}

}  // namespace
}  // namespace grundy::lab
