// Surroundings of the code of a method where it is watched: its input, and the limits of its run.
#include "tracer/listing.hpp"

#include "support.hpp"

namespace grundy::listing {
namespace {

TEST(Listing, InputIsReadAsStreamsReadIt) {
  Input in("3 -4\nab  c rest\n\nlast");
  int first = 0;
  long long second = 0;
  std::string word, line;
  char letter = 0;
  in >> first >> second >> word >> letter;
  EXPECT_TRUE(in);
  EXPECT_EQ(first, 3);
  EXPECT_EQ(second, -4);
  EXPECT_EQ(word, "ab");
  EXPECT_EQ(letter, 'c');
  std::vector<std::string> lines;
  while (getline(in, line)) lines.push_back(line);
  EXPECT_EQ(lines, (std::vector<std::string>{" rest", "", "last"}));
}

TEST(Listing, InputIsOverWhereNothingRemains) {
  std::string line = "as it was";
  int number = 7;
  EXPECT_FALSE(Input("").line(line));
  EXPECT_EQ(line, "as it was");
  Input blanks(" \n\t\r");
  EXPECT_FALSE(blanks >> number);
  Input last("12");
  EXPECT_TRUE(last >> number);
  EXPECT_EQ(number, 12);
  EXPECT_FALSE(last >> number);
  EXPECT_FALSE(Input("x") >> number);
  Input ended("a\n");
  EXPECT_TRUE(ended.line(line));
  EXPECT_FALSE(ended.line(line));
}

/// Whether a run of the code comes to its end.
bool ends(void (*code)(), Watch limits) { return run_listing({"a game", "a method", code}, limits); }

TEST(Listing, LimitsAreExact) {
  // An option, and a position of two numbers in a list.
  const auto four = [] {
    watch().option();
    watch().visit(1, std::vector<int>{5, 6});
  };
  EXPECT_TRUE(ends(four, {.most = 4}));
  EXPECT_FALSE(ends(four, {.most = 3}));
  const auto hundred = [] { watch().bytes(100); };
  EXPECT_TRUE(ends(hundred, {.most_bytes = 100}));
  EXPECT_FALSE(ends(hundred, {.most_bytes = 99}));
}

}  // namespace
}  // namespace grundy::listing
