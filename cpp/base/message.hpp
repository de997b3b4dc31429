// Messages for people, as data: a phrase and its arguments. The core never parses the text of a message. The command line renders English
// (english/english.hpp); the modules hand the structure over, and pages render it in the reader's language.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/natural.hpp"

namespace grundy {

/// The id of a phrase, which the catalogues of all languages share; empty: no text. One pointer, so that it is passed in a register.
struct Phrase {
  const char* id = "";
};

/// The English of a phrase. Each `{}` is replaced by the next argument. `many`: the form used unless the first argument is the number 1.
struct Pattern {
  const char* id;
  const char* english;
  const char* many = nullptr;
};

/// The phrases of one part of the program. `list["id"]` checks the id at compile time and does not link the English: a program that
/// renders none (a WebAssembly module) contains none. Lists are registered in english/english.cpp.
template <std::size_t N>
struct Phrases {
  Pattern all[N];
  consteval Phrase operator[](std::string_view id) const {
    std::size_t i = 0;
    while (id != all[i].id) ++i;  // an unknown id reads beyond the end, which the compiler refuses
    return {all[i].id};
  }
};

template <std::size_t N>
consteval Phrases<N> phrases(const Pattern (&list)[N]) {
  Phrases<N> out{};
  for (std::size_t i = 0; i < N; ++i) out.all[i] = list[i];
  return out;
}

/// Nothing, a phrase with its arguments, a number, or verbatim text.
class Message {
 public:
  Message();
  Message(Phrase phrase);
  Message(Phrase phrase, std::vector<Message> arguments);
  explicit Message(std::uint64_t number);
  /// Verbatim text: user input, the letters and numbers of a position.
  explicit Message(std::string text);
  // Defined once, in message.cpp: inlined wherever messages are built, they would take kilobytes of the modules.
  Message(const Message&);
  Message(Message&&) noexcept;
  Message& operator=(const Message&);
  Message& operator=(Message&&) noexcept;
  ~Message();

  bool empty() const { return std::holds_alternative<std::monostate>(content_); }
  bool operator==(const Message&) const;

  /// Each returns null unless the message is of that kind.
  const std::uint64_t* number() const { return std::get_if<std::uint64_t>(&content_); }
  const std::string* text() const { return std::get_if<std::string>(&content_); }
  /// Returns the id of the phrase.
  const char* id() const { return phrase() ? phrase()->id : nullptr; }
  const std::vector<Message>& arguments() const;

 private:
  struct Phrased {
    const char* id;
    std::vector<Message> arguments;
    bool operator==(const Phrased& other) const { return std::string_view(id) == other.id && arguments == other.arguments; }
  };
  const Phrased* phrase() const { return std::get_if<Phrased>(&content_); }

  std::variant<std::monostate, std::uint64_t, std::string, Phrased> content_;
};

/// An argument of a phrase: text, a number, a phrase or a message. Does not own what it refers to: valid only during the call.
class Argument {
 public:
  template <class Text>
    requires std::convertible_to<const Text&, std::string_view>
  Argument(const Text& text) : content_(std::string_view(text)) {}
  Argument(const Message& message) : content_(&message) {}
  Argument(Phrase phrase) : content_(phrase) {}
  template <std::unsigned_integral Number>
    requires(sizeof(Number) <= 8)
  Argument(Number number) : content_(std::uint64_t{number}) {}

  Message message() const;

 private:
  std::variant<std::uint64_t, std::string_view, Phrase, const Message*> content_;
};

/// Builds a phrase with its arguments. A proper name takes none.
Message message(Phrase phrase, std::initializer_list<Argument> arguments);

Message verbatim(std::string_view text);

/// Builds a phrase whose first argument is the number it counts.
Message counted(Phrase phrase, Natural n);

/// English patterns, found by the id of their phrase.
class English {
 public:
  explicit English(std::initializer_list<std::span<const Pattern>> lists);
  void add(std::span<const Pattern> list);

  /// Returns the message in English. A phrase without a pattern is its id. O(length, and log(patterns) per phrase).
  std::string text(const Message& message) const;

 private:
  void append(const Message& message, std::string& out) const;

  std::vector<const Pattern*> patterns_;  // sorted by id
};

}  // namespace grundy
