#include "base/message.hpp"

#include <cstring>

#include "base/number.hpp"

namespace grundy {

namespace {

/// A node is its kind; then of a phrase its address and the number of its arguments, of a number 8 bytes, of a text its length and characters.
enum Kind : char { kPhraseNode, kNumberNode, kTextNode };

template <class T>
void append(std::string& code, const T& value) {
  code.append(reinterpret_cast<const char*>(&value), sizeof value);
}

template <class T>
T take(const char*& next) {
  T value;
  std::memcpy(&value, next, sizeof value);
  next += sizeof value;
  return value;
}

void append_text(std::string& code, std::string_view text) {
  code += kTextNode;
  append(code, text.size());
  code += text;
}

/// Proper names are text.
void append_phrase(std::string& code, const Phrase& phrase) {
  if (*phrase.id == '\0') return append_text(code, phrase.english);
  code += kPhraseNode;
  append(code, &phrase);
  code += '\0';  // no arguments
}

}  // namespace

Message::Message(const Phrase& phrase) { append_phrase(code_, phrase); }

void Argument::append_to(std::string& code) const {
  const auto* const place = reinterpret_cast<const void*>(static_cast<std::uintptr_t>(content_));
  if (size_ == kNumber) {
    code += kNumberNode;
    append(code, content_);
  } else if (size_ == kMessage) {
    const std::string& said = static_cast<const Message*>(place)->code_;
    // An argument is always there, or whoever reads takes what follows for it.
    if (said.empty()) append_text(code, {});
    else code += said;
  } else if (size_ == kPhrase) {
    append_phrase(code, *static_cast<const Phrase*>(place));
  } else {
    append_text(code, {static_cast<const char*>(place), size_});
  }
}

Message say(const Phrase& phrase, std::initializer_list<Argument> arguments) {
  Message message(phrase);
  if (*phrase.id == '\0') return message;  // a name takes no arguments
  message.code_.back() = static_cast<char>(arguments.size());
  for (const Argument& argument : arguments) argument.append_to(message.code_);
  return message;
}

Message verbatim(std::string_view text) {
  Message message;
  append_text(message.code_, text);
  return message;
}

Message counted(const Phrase& phrase, Natural n) {
  return n <= UINT64_MAX ? say(phrase, {static_cast<std::uint64_t>(n)}) : say(phrase, {decimal(n)});
}

MessageReader::Node MessageReader::next() {
  Node node;
  switch (*next_++) {
    case kPhraseNode:
      node.phrase = take<const Phrase*>(next_);
      node.arguments = static_cast<unsigned char>(*next_++);
      break;
    case kNumberNode:
      node.is_number = true;
      node.number = take<std::uint64_t>(next_);
      break;
    default:
      const auto size = take<std::size_t>(next_);
      node.text = {next_, size};
      next_ += size;
  }
  return node;
}

namespace {

/// As deep as the message is nested.
void append_english(MessageReader& reader, std::string& out) {
  const auto node = reader.next();
  if (!node.phrase) {
    if (node.is_number) out += decimal(node.number); else out += node.text;
    return;
  }
  const char* pattern = node.phrase->english;
  unsigned used = 0;
  if (node.arguments > 0) {
    MessageReader ahead = reader;
    const auto count = ahead.next();
    if (node.phrase->many && !(count.is_number && count.number == 1)) pattern = node.phrase->many;
  }
  for (const char* at = pattern; *at != '\0'; ++at) {
    if (at[0] == '{' && at[1] == '}' && used < node.arguments) {
      append_english(reader, out);
      ++used;
      ++at;
    } else {
      out += *at;
    }
  }
  std::string unsaid;  // what the English has no place for
  for (; used < node.arguments; ++used) append_english(reader, unsaid);
}

}  // namespace

std::string english(const Message& message) {
  std::string out;
  if (message.empty()) return out;
  MessageReader reader(message);
  append_english(reader, out);
  return out;
}

}  // namespace grundy
