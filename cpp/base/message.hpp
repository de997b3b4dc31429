// Words for people, as data: which phrase is meant, and what goes into it. Nothing here is text to be taken apart again. The command line
// renders English; the module hands the structure over, and pages render it in the language of their readers.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include "base/natural.hpp"

namespace grundy {

/// Something that can be said. Catalogues of other languages know it by its id, which is unique. Each `{}` of the English stands for the next
/// argument. Where the number of what is counted matters, `many` is meant unless the first argument is the number 1.
struct Phrase {
  const char* id;
  const char* english;
  const char* many = nullptr;
};

/// A proper name or the like: the same in every language.
constexpr Phrase proper(const char* name) { return {"", name}; }

/// The phrases of one part of the program, each found by its id at compile time; clang 14 does not find them within templates. Lists are
/// registered in GameInfo, or in report/phrases.cpp.
template <std::size_t N>
struct Phrases {
  Phrase all[N];
  consteval const Phrase& operator[](std::string_view id) const {
    std::size_t i = 0;
    while (id != all[i].id) ++i;  // beyond the last one: no constant, and so refused by the compiler
    return all[i];
  }
};

template <std::size_t N>
consteval Phrases<N> phrases(const Phrase (&list)[N]) {
  Phrases<N> out{};
  for (std::size_t i = 0; i < N; ++i) out.all[i] = list[i];
  return out;
}

class Argument;

/// A phrase with its arguments: numbers, verbatim text, and messages again. As deep as the program nests them, whatever the input.
class Message {
 public:
  Message() = default;
  Message(const Phrase& phrase);

  /// Nothing is said.
  bool empty() const { return code_.empty(); }
  bool operator==(const Message&) const = default;

 private:
  friend class Argument;
  friend class MessageReader;
  friend Message say(const Phrase&, std::initializer_list<Argument>);
  friend Message verbatim(std::string_view);

  std::string code_;  // one node behind the other, parents first: message.cpp
};

/// What goes into a phrase. Non-owning: valid only during the call.
class Argument {
 public:
  template <class Text>
    requires std::convertible_to<const Text&, std::string_view>
  Argument(const Text& text) : Argument(std::string_view(text)) {}
  Argument(std::string_view text) : content_(reinterpret_cast<std::uintptr_t>(text.data())), size_(text.size()) {}
  Argument(const Message& message) : content_(reinterpret_cast<std::uintptr_t>(&message)), size_(kMessage) {}
  Argument(const Phrase& phrase) : content_(reinterpret_cast<std::uintptr_t>(&phrase)), size_(kPhrase) {}
  template <std::unsigned_integral Number>
    requires(sizeof(Number) <= 8)
  Argument(Number number) : content_(number), size_(kNumber) {}

  void append_to(std::string& code) const;

 private:
  static constexpr std::size_t kNumber = static_cast<std::size_t>(-1), kMessage = kNumber - 1, kPhrase = kNumber - 2;

  std::uint64_t content_;  // the number, or where the rest stands
  std::size_t size_;       // of the text
};

Message say(const Phrase& phrase, std::initializer_list<Argument> arguments);

/// Text as it is: what somebody typed, the letters and numbers of a position.
Message verbatim(std::string_view text);

/// A phrase whose first argument is what it counts.
Message counted(const Phrase& phrase, Natural n);

/// Walks over a message: each node once, parents first.
class MessageReader {
 public:
  explicit MessageReader(const Message& message) : next_(message.code_.data()) {}

  /// A phrase if `phrase` is one, whose `arguments` nodes follow; else a number if `is_number`; else text.
  struct Node {
    const Phrase* phrase = nullptr;
    unsigned arguments = 0;
    bool is_number = false;
    std::uint64_t number = 0;
    std::string_view text = {};
  };
  Node next();

 private:
  const char* next_;
};

/// Nothing is said in an empty one. O(length).
std::string english(const Message& message);

}  // namespace grundy
