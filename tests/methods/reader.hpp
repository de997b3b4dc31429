// Reads well-formed judge text: white space apart, nothing is checked.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace grundy::methods {

class Reader {
 public:
  explicit Reader(std::string_view text) : next_(text.data()), end_(text.data() + text.size()) {}

  bool at_end() {
    while (next_ != end_ && *next_ <= ' ') ++next_;
    return next_ == end_;
  }

  std::string_view word() {
    at_end();
    const char* from = next_;
    while (next_ != end_ && *next_ > ' ') ++next_;
    return {from, static_cast<std::size_t>(next_ - from)};
  }

  std::uint64_t number() {
    at_end();
    std::uint64_t value = 0;
    while (next_ != end_ && *next_ > ' ') value = value * 10 + static_cast<std::uint64_t>(*next_++ - '0');
    return value;
  }

  std::vector<std::uint64_t> numbers(std::uint64_t count) {
    std::vector<std::uint64_t> out(count);
    for (std::uint64_t& value : out) value = number();
    return out;
  }

 private:
  const char* next_;
  const char* end_;
};

}  // namespace grundy::methods
