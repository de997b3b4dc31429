#include "base/json_value.hpp"

#include "base/number.hpp"

namespace grundy {

namespace {

constexpr std::uint64_t kExact = std::uint64_t{1} << 53;

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  ParsedJson parse() {
    ParsedJson parsed;
    const bool read = value(0, parsed.value);
    skip();
    if (read && next_ < text_.size()) fail("the end of the text");
    if (expected_.empty()) return parsed;
    JsonFault fault{1, 1, expected_};
    for (const char c : text_.substr(0, next_)) {
      ++fault.column;
      if (c != '\n') continue;
      ++fault.line;
      fault.column = 1;
    }
    return {{}, fault};
  }

 private:
  bool fail(std::string_view expected) {
    if (expected_.empty()) expected_ = expected;
    return false;
  }

  void skip() {
    while (next_ < text_.size() && (text_[next_] == ' ' || text_[next_] == '\n' || text_[next_] == '\r' || text_[next_] == '\t')) ++next_;
  }

  bool take(char c) {
    skip();
    if (next_ == text_.size() || text_[next_] != c) return false;
    ++next_;
    return true;
  }

  bool take_word(std::string_view word) {
    if (!text_.substr(next_).starts_with(word)) return false;
    next_ += word.size();
    return true;
  }

  bool value(unsigned depth, JsonValue& out) {
    if (depth > kJsonDepth) return fail("fewer brackets within one another");
    static_assert(kMostJsonValues == 4'000'000);
    if (++values_ > kMostJsonValues) return fail("at most 4000000 values");
    skip();
    if (next_ == text_.size()) return fail("a value");
    const char c = text_[next_];
    if (c == '{') return object(depth, out);
    if (c == '[') return array(depth, out);
    if (c >= '0' && c <= '9') return number(out);
    if (c == '"') {
      std::string words;
      const bool read = quoted(words);
      out = JsonValue(std::move(words));
      return read;
    }
    if (take_word("null")) return true;
    const bool truth = take_word("true");
    if (!truth && !take_word("false")) return fail("a value");
    out = JsonValue(truth);
    return true;
  }

  bool number(JsonValue& out) {
    std::size_t end = next_;
    while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9') ++end;
    const std::string_view digits = text_.substr(next_, end - next_);
    const auto read = parse_natural(digits);
    const bool plain = read && (digits.size() == 1 || digits[0] != '0');
    if (!plain || (end < text_.size() && (text_[end] == '.' || text_[end] == 'e' || text_[end] == 'E'))) return fail("a natural number");
    next_ = end;
    out = JsonValue(*read);
    return true;
  }

  bool quoted(std::string& out) {
    if (!take('"')) return fail("a text in quotes");
    for (; next_ < text_.size(); ++next_) {
      const char c = text_[next_];
      if (c == '"') {
        ++next_;
        return true;
      }
      if (static_cast<unsigned char>(c) < 0x20) return fail("a text on one line");
      if (c != '\\') {
        out += c;
        continue;
      }
      if (++next_ == text_.size()) break;
      if (!escaped(text_[next_], out)) return false;
    }
    return fail("a closing quote");
  }

  bool escaped(char c, std::string& out) {
    constexpr std::string_view names = "\"\\/bfnrt", meant = "\"\\/\b\f\n\r\t";
    if (const std::size_t at = names.find(c); at != std::string_view::npos) {
      out += meant[at];
      return true;
    }
    std::uint32_t code = 0;
    const char* const digits = text_.data() + next_ + 1;
    const bool enough = c == 'u' && text_.size() - next_ > 4;
    const auto [end, error] =
        enough ? std::from_chars(digits, digits + 4, code, 16) : std::from_chars_result{digits, std::errc::invalid_argument};
    if (error != std::errc() || end != digits + 4 || (code >= 0xD800 && code < 0xE000)) {
      return fail("an escape of one character");
    }
    if (code < 0x80) {
      out += static_cast<char>(code);
    } else {
      if (code < 0x800) {
        out += static_cast<char>(0xC0 | code >> 6);
      } else {
        out += static_cast<char>(0xE0 | code >> 12);
        out += static_cast<char>(0x80 | (code >> 6 & 0x3F));
      }
      out += static_cast<char>(0x80 | (code & 0x3F));
    }
    next_ += 4;
    return true;
  }

  bool array(unsigned depth, JsonValue& out) {
    JsonValue::Array items;
    take('[');
    if (!take(']')) {
      do {
        if (!value(depth + 1, items.emplace_back())) return false;
      } while (take(','));
      if (!take(']')) return fail("a comma or a closing bracket");
    }
    out = JsonValue(std::move(items));
    return true;
  }

  bool object(unsigned depth, JsonValue& out) {
    JsonValue::Object names;
    take('{');
    if (!take('}')) {
      do {
        skip();
        const std::size_t begin = next_;
        std::string name;
        if (!quoted(name)) return false;
        const auto [at, added] = names.try_emplace(std::move(name));
        if (!added) {
          next_ = begin;
          return fail("a name that has not come before");
        }
        if (!take(':')) return fail("a colon");
        if (!value(depth + 1, at->second)) return false;
      } while (take(','));
      if (!take('}')) return fail("a comma or a closing brace");
    }
    out = JsonValue(std::move(names));
    return true;
  }

  std::string_view text_;
  std::size_t next_ = 0;
  std::uint64_t values_ = 0;
  std::string_view expected_;  // of the first fault; empty while there is none
};

/// Writes strings like `json.dumps(..., ensure_ascii=False)` of Python and `JSON.stringify` of JavaScript, so that checksums agree.
void write_text(std::string_view value, std::string& out) {
  constexpr std::string_view special = "\"\\\b\f\n\r\t", names = "\"\\bfnrt";
  constexpr char hex[] = "0123456789abcdef";
  out += '"';
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (const std::size_t at = special.find(c); at != std::string_view::npos) {
      out += {'\\', names[at]};
    } else if (byte < 0x20) {
      out += {'\\', 'u', '0', '0', hex[byte >> 4], hex[byte & 15]};
    } else {
      out += c;
    }
  }
  out += '"';
}

}  // namespace

std::optional<std::uint64_t> JsonValue::natural() const {
  if (const auto* number = std::get_if<std::uint64_t>(&content_)) return *number;
  const auto* digits = text();
  const auto read = digits ? parse_natural(*digits) : std::nullopt;
  return read && *read > kExact && digits->front() != '0' ? read : std::nullopt;
}

const JsonValue* JsonValue::find(std::string_view name) const {
  const Object* names = object();
  if (!names) return nullptr;
  const auto at = names->find(name);
  return at == names->end() ? nullptr : &at->second;
}

std::string JsonValue::canonical() const {
  std::string out;
  write(out);
  return out;
}

void JsonValue::write(std::string& out) const {
  if (const bool* truth = boolean()) {
    out += *truth ? "true" : "false";
  } else if (const auto* number = std::get_if<std::uint64_t>(&content_)) {
    out += decimal(*number);
  } else if (const auto* words = text()) {
    write_text(*words, out);
  } else if (const Array* items = array()) {
    char before = '[';
    for (const JsonValue& item : *items) {
      out += before;
      item.write(out);
      before = ',';
    }
    out += before == '[' ? "[]" : "]";
  } else if (const Object* names = object()) {
    char before = '{';
    for (const auto& [name, item] : *names) {
      out += before;
      write_text(name, out);
      out += ':';
      item.write(out);
      before = ',';
    }
    out += before == '{' ? "{}" : "}";
  } else {
    out += "null";
  }
}

ParsedJson parse_json(std::string_view text) { return Parser(text).parse(); }

}  // namespace grundy
