// The reader of judge inputs, on random texts, against readings written without its shortcuts.
#include <array>
#include <vector>

#include "base/number.hpp"
#include "base/scanner.hpp"
#include "english/english.hpp"
#include "kit/phrases.hpp"
#include "support.hpp"

namespace grundy {
namespace {

TEST(Scanner, NumbersOfAllLengthsEqualTheirParsing) {
  std::mt19937_64 random(19);
  for (int round = 0; round < by_scale(300, 3000, 30000); ++round) {
    std::string digits;
    for (std::uint64_t i = 1 + random() % 21; i > 0; --i) digits += static_cast<char>('0' + random() % 10);
    // Characters on either side of the digits, and of the highest bit, end a number but are not white.
    std::string text = digits;
    if (random() % 4 == 0) text.insert(random() % (text.size() + 1), 1, "/:-\xB0\xFF\x8A.x"[random() % 8]);
    const auto expected = parse_natural(text);
    for (const std::string_view rest : {"", " ", "\n", "\t1", "\r\n2", "\v", " 123456789", "\n00000000000"}) {
      const std::string input = text + std::string(rest);
      Scanner in(input);
      const std::uint64_t read = in.number(kKitPhrases["heap-size"], 0, kUnbounded);
      ASSERT_EQ(in.failed(), !expected) << input;
      ASSERT_EQ(read, expected.value_or(0)) << input;
    }
  }
}

TEST(Scanner, NumbersReadTogetherAreThoseReadOneByOne) {
  std::mt19937_64 random(24);
  for (int round = 0; round < by_scale(300, 3000, 30000); ++round) {
    std::string text;
    const std::uint64_t written = random() % 600;
    for (std::uint64_t i = 0; i < written; ++i) {
      text += decimal(random() >> random() % 64);
      if (round % 3 == 0 && random() % 300 == 0) text += std::array{"x", "-1", "\n\n", "99999999999999999999"}[random() % 4];
      text += std::array{" ", "\n", "  ", "\t", "\r\n"}[random() % 5];
    }
    const std::uint64_t most = round % 2 ? kUnbounded : std::uint64_t{1} << 62, groups = random() % 400;
    Scanner together(text), one_by_one(text);
    std::vector<std::uint64_t> all, expected;
    for (std::uint64_t rest = groups; rest > 0 && !together.failed();) {
      const auto read = together.numbers({{kKitPhrases["heap-size"], 0, kUnbounded}, {kKitPhrases["heap-size"], 0, most}}, rest);
      all.insert(all.end(), read.begin(), read.end());
      rest -= read.size() / 2;
    }
    for (std::uint64_t i = 0; i < 2 * groups; ++i) {
      const std::uint64_t read = one_by_one.number(kKitPhrases["heap-size"], 0, i % 2 ? most : kUnbounded);
      if (one_by_one.failed()) break;
      expected.push_back(read);
    }
    ASSERT_EQ(all, expected) << text;
    ASSERT_EQ(together.failed(), one_by_one.failed()) << text;
    ASSERT_EQ(english(together.error()), english(one_by_one.error())) << text;
    ASSERT_EQ(together.rest(), one_by_one.rest()) << text;
  }
}

TEST(Scanner, WordsEndWhereTheirAlphabetDoes) {
  std::mt19937_64 random(23);
  for (int round = 0; round < by_scale(300, 3000, 30000); ++round) {
    std::string word;
    for (std::uint64_t i = 1 + random() % 40; i > 0; --i) word += ".KX"[random() % 3];
    const bool good = random() % 2;
    if (!good) word.insert(random() % (word.size() + 1), 1, "\xCBkY0"[random() % 4]);
    const std::string input = "\n " + word + (round % 3 ? "\n7" : "");
    Scanner in(input);
    const std::string_view read = in.word(kKitPhrases["heap-size"], ".KX", 1, 50);
    ASSERT_EQ(in.failed(), !good) << input;
    ASSERT_EQ(read, good ? std::string_view(word) : std::string_view());
    ASSERT_EQ(english(in.error()), good ? std::string() : "line 2, token 1: expected the size of a heap, got " + english(shown(word)));
  }
}

}  // namespace
}  // namespace grundy
