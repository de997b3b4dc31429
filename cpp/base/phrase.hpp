// Words for people. The core speaks English; so that a page can speak another language, what is said is kept as an English pattern and the
// parts that go into it until it is shown. A phrase may stand anywhere in a text, and a part may hold phrases:
//
//    U+E000 pattern U+E001 part U+E001 part U+E002
//
// Each `{}` of the pattern stands for the next part. Of a pattern "{} move|{} moves" the first half is meant if the first part is 1.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

namespace grundy {

/// What goes into a pattern: a number or text. Passed on at once, for it keeps no text of its own.
class Part {
 public:
  template <class Text>
    requires std::convertible_to<const Text&, std::string_view>
  Part(const Text& text) : Part(std::string_view(text)) {}
  Part(std::string_view text) : content_(reinterpret_cast<std::uintptr_t>(text.data())), size_(text.size()) {}
  template <std::unsigned_integral Number>
  Part(Number number) : content_(number), size_(kNumber) {}

  void append_to(std::string& out) const;

 private:
  static constexpr std::size_t kNumber = static_cast<std::size_t>(-1);

  std::uint64_t content_;  // the number, or where the text stands
  std::size_t size_;       // of the text
};

std::string say(std::string_view pattern, std::initializer_list<Part> parts);

/// In English. O(length) for each level of phrases in phrases.
std::string plain(std::string text);

}  // namespace grundy
