#include "twins.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace grundy {
namespace {

class Instance {
 public:
  Instance(const Record& patterns, std::mt19937_64& random) : patterns_(patterns), random_(random) {}

  RawParameters make() {
    for (const auto& [name, pattern] : patterns_) value(name);
    return values_;
  }

 private:
  using Number = std::uint64_t;

  const std::string& value(const std::string& name) {
    if (const auto known = values_.find(name); known != values_.end()) return known->second;
    const auto pattern = patterns_.find(name);
    EXPECT_NE(pattern, patterns_.end()) << name;
    return values_[name] = made(pattern->second);
  }

  std::string made(const std::string& pattern) {
    std::istringstream in(pattern);
    std::string kind, range, word;
    in >> kind >> range;
    if (kind == "number") return std::to_string(roll(range));
    if (kind == "list") return in >> word >> word, joined(roll(range), ",", [&] { return std::to_string(roll(word)); });
    if (kind == "text") {
      in >> word;
      const bool even = word == "even";
      if (even) in >> word;
      in >> word;
      const Number length = roll(range);
      return joined(even ? length / 2 * 2 : length, "", [&] { return letter(word); });
    }
    if (kind == "board") {
      std::string pieces, piece;
      in >> word >> word >> pieces >> pieces >> piece;
      const Number side = roll(range);
      std::string board = joined(side, "/", [&] { return joined(side, "", [&] { return letter(word); }); });
      for (Number remaining = roll(pieces); remaining > 0; --remaining) board[random_() % side * (side + 1) + random_() % side] = piece[0];
      return board;
    }
    if (kind == "squares") {
      in >> word >> word;
      const Number side = number(word);
      return joined(roll(range), ",", [&] { return std::to_string(random_() % side) + "." + std::to_string(random_() % side); });
    }
    if (kind == "edges") {
      in >> word >> word;
      const Number vertices = number(word);
      return joined(roll(range), ",", [&] { return std::to_string(random_() % vertices) + ">" + std::to_string(random_() % vertices); });
    }
    return pattern;
  }

  /// A-B, where B may be a name in braces, and -1 behind that.
  Number roll(const std::string& range) {
    const std::size_t dash = range.find('-');
    const Number least = number(range.substr(0, dash)), most = number(range.substr(dash + 1));
    return least + random_() % (most - least + 1);
  }

  Number number(const std::string& text) {
    if (!text.starts_with('{')) return std::stoull(text);
    const std::size_t end = text.find('}');
    return std::stoull(value(text.substr(1, end - 1))) - (text.substr(end + 1) == "-1" ? 1 : 0);
  }

  std::string letter(const std::string& letters) { return letters.substr(random_() % letters.size(), 1); }

  template <class Make>
  static std::string joined(Number count, const char* separator, Make make) {
    std::string out;
    for (Number i = 0; i < count; ++i) (out += i > 0 ? separator : "") += make();
    return out;
  }

  const Record& patterns_;
  std::mt19937_64& random_;
  RawParameters values_;
};

}  // namespace

RawParameters random_instance(const Record& patterns, std::mt19937_64& random) { return Instance(patterns, random).make(); }

}  // namespace grundy
