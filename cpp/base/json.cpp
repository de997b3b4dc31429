#include "base/json.hpp"

#include "base/number.hpp"

namespace grundy {

void Json::separate() {
  if (comma_) out_ += ',';
  comma_ = true;
}

Json& Json::open(char bracket) {
  separate();
  out_ += bracket;
  comma_ = false;
  return *this;
}

Json& Json::close(char bracket) {
  out_ += bracket;
  comma_ = true;
  return *this;
}

void Json::quote(std::string_view value) {
  constexpr char hex[] = "0123456789abcdef";
  out_ += '"';
  for (const char c : value) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out_ += {'\\', c};
    } else if (c == '\n') {
      out_ += "\\n";
    } else if (byte < 0x20) {
      out_ += {'\\', 'u', '0', '0', hex[byte >> 4], hex[byte & 15]};
    } else {
      out_ += c;
    }
  }
  out_ += '"';
}

Json& Json::key(std::string_view name) {
  separate();
  quote(name);
  out_ += ':';
  comma_ = false;
  return *this;
}

Json& Json::text(std::string_view value) {
  separate();
  quote(value);
  return *this;
}

Json& Json::integer(std::int64_t value) { return value >= 0 ? number(static_cast<Natural>(value)) : raw(signed_decimal(value)); }

Json& Json::number(Natural value) {
  constexpr Natural kExact = Natural{1} << 53;
  return value > kExact ? text(decimal(value)) : raw(decimal(value));
}

Json& Json::raw(std::string_view json) {
  separate();
  out_ += json;
  return *this;
}

}  // namespace grundy
