// The fuzzers' targets on the inputs that are kept, and on some that are made of those. What a target dies of is printed.
#include "../fuzz/target.hpp"

#include <fstream>

#include "base/number.hpp"
#include "support.hpp"

namespace grundy {
namespace {

/// A line of a corpus is an input: \n for the end of a line, \\ for a backslash, \xHH for a byte that is not printed.
std::string unescaped(std::string_view line) {
  std::string out;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\') {
      out += line[i];
    } else if (const char kind = line.at(++i); kind == 'x') {
      out += static_cast<char>(std::stoi(std::string(line.substr(i + 1, 2)), nullptr, 16));
      i += 2;
    } else {
      out += kind == 'n' ? '\n' : kind;
    }
  }
  return out;
}

std::string escaped(unsigned char byte) {
  constexpr char hex[] = "0123456789abcdef";
  return {'\\', 'x', hex[byte >> 4], hex[byte & 15]};
}

std::string line_of(std::string_view bytes) {
  std::string out;
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\n') {
      out += "\\n";
    } else if (c == '\\') {
      out += "\\\\";
    } else if (byte < 0x20 || byte >= 0x7f) {
      out += escaped(byte);
    } else {
      out += c;
    }
  }
  return out;
}

/// Its seeds and its corpus.
std::vector<std::string> kept(const std::string& name) {
  std::vector<std::string> inputs;
  for (const char* kind : {"/seeds/", "/corpus/"}) {
    std::ifstream file(GRUNDY_FUZZ_INPUTS + std::string(kind) + name + ".txt");
    EXPECT_TRUE(file) << kind << name;
    for (std::string line; std::getline(file, line);) inputs.push_back(unescaped(line));
  }
  return inputs;
}

/// A part of an input is omitted, repeated, is another input's, or is a byte or a number where code may be wrong.
std::string changed(std::string input, const std::vector<std::string>& all, std::mt19937_64& random) {
  const auto below = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
  for (std::size_t times = 1 + below(3); times > 0; --times) {
    const std::size_t at = below(input.size() + 1), length = below(std::min<std::size_t>(input.size() - at, 20) + 1);
    const std::string& other = all[below(all.size())];
    const std::size_t from = below(other.size() + 1);
    constexpr const char* kWords[] = {
        "0", "1", "2", "18446744073709551615", "9223372036854775808", "-1", "\n", "", "=", ",", "\xEE\x80\x80", "a", " "};
    switch (below(4)) {
      case 0: input.erase(at, length); break;
      case 1: input.insert(at, input.substr(at, length)); break;
      case 2: input.replace(at, length, other.substr(from, below(20))); break;
      default: input.replace(at, below(2), kWords[below(std::size(kWords))]);
    }
  }
  return input;
}

void expect_holds(const fuzz::Target& target, const std::string& input) {
  fuzz::running() = line_of(input);
  target.run(input);
  fuzz::running().clear();
}

class Fuzz : public ::testing::TestWithParam<fuzz::Target> {};

TEST_P(Fuzz, WhatMustHoldHoldsOnKeptInputs) {
  for (const std::string& input : kept(GetParam().name)) expect_holds(GetParam(), input);
}

TEST_P(Fuzz, WhatMustHoldHoldsOnChangedInputs) {
  const std::vector<std::string> inputs = kept(GetParam().name);
  ASSERT_GE(inputs.size(), 5u);
  std::mt19937_64 random(41);
  for (int round = 0; round < by_scale(100, 300, 5000); ++round)
    expect_holds(GetParam(), changed(inputs[random() % inputs.size()], inputs, random));
}

TEST(Corpus, LinesAreReadAsTheyAreWritten) {
  std::string all;
  for (int byte = 0; byte < 256; ++byte) all += static_cast<char>(byte);
  EXPECT_EQ(unescaped(line_of(all)), all);
  EXPECT_EQ(line_of("a\\n\n\xFF"), "a\\\\n\\n\\xff");
}

INSTANTIATE_TEST_SUITE_P(Targets, Fuzz, ::testing::ValuesIn(fuzz::targets()),
                         [](const auto& target) { return std::string(target.param.name); });

}  // namespace
}  // namespace grundy
