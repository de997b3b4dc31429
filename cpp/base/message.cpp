#include "base/message.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "base/sort.hpp"

namespace grundy {

Message::Message() = default;
Message::Message(const Message&) = default;
Message::Message(Message&&) noexcept = default;
Message& Message::operator=(const Message&) = default;
Message& Message::operator=(Message&&) noexcept = default;
Message::~Message() = default;
bool Message::operator==(const Message&) const = default;

Message::Message(std::uint64_t number) : content_(number) {}
Message::Message(std::string text) : content_(std::move(text)) {}
Message::Message(Phrase phrase) : Message(phrase, {}) {}
Message::Message(Phrase phrase, std::vector<Message> arguments) {
  if (*phrase.id == '\0') content_ = std::string();
  else content_ = Phrased{phrase.id, std::move(arguments)};
}

const std::vector<Message>& Message::arguments() const {
  static const std::vector<Message> none;
  return phrase() ? phrase()->arguments : none;
}

Message Argument::message() const {
  if (const auto* number = std::get_if<std::uint64_t>(&content_)) return Message(*number);
  if (const auto* text = std::get_if<std::string_view>(&content_)) return Message(std::string(*text));
  if (const auto* phrase = std::get_if<Phrase>(&content_)) return {*phrase};
  return **std::get_if<const Message*>(&content_);
}

Message message(Phrase phrase, std::initializer_list<Argument> arguments) {
  std::vector<Message> parts;
  parts.reserve(arguments.size());
  for (const Argument& argument : arguments) parts.push_back(argument.message());
  return {phrase, std::move(parts)};
}

Message verbatim(std::string_view text) { return Message(std::string(text)); }

Message counted(Phrase phrase, Natural n) {
  return n <= UINT64_MAX ? message(phrase, {static_cast<std::uint64_t>(n)}) : message(phrase, {decimal(n)});
}

English::English(std::initializer_list<std::span<const Pattern>> lists) {
  for (const auto& list : lists) add(list);
}

void English::add(std::span<const Pattern> list) {
  for (const Pattern& pattern : list) patterns_.push_back(&pattern);
  heap_sort(patterns_.begin(), patterns_.end(),
            [](const Pattern* one, const Pattern* other) { return std::string_view(one->id) < other->id; });
}

/// Recursion is as deep as the message is nested.
void English::append(const Message& message, std::string& out) const {
  if (const auto* number = message.number()) out += decimal(*number);
  if (const auto* text = message.text()) out += *text;
  if (!message.id()) return;
  const std::string_view id = message.id();
  const auto found = std::lower_bound(patterns_.begin(), patterns_.end(), id,
                                      [](const Pattern* one, std::string_view other) { return std::string_view(one->id) < other; });
  if (found == patterns_.end() || std::string_view((*found)->id) != id) {
    out += id;
    return;
  }
  const auto& arguments = message.arguments();
  const bool is_one = !arguments.empty() && arguments[0].number() && *arguments[0].number() == 1;
  const char* const pattern = (*found)->many && !arguments.empty() && !is_one ? (*found)->many : (*found)->english;
  auto next = arguments.begin();
  for (const char* at = pattern; *at != '\0'; ++at) {
    if (at[0] == '{' && at[1] == '}' && next != arguments.end()) {
      append(*next++, out);
      ++at;
    } else {
      out += *at;
    }
  }
}

std::string English::text(const Message& message) const {
  std::string out;
  append(message, out);
  return out;
}

}  // namespace grundy
