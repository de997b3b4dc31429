// Writes JSON, compact, keys in the order written.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/natural.hpp"

namespace grundy {

/// Writes JSON token by token and inserts the commas. Numbers above 2^53 become strings, because a JavaScript number would lose digits.
class Json {
 public:
  Json& begin_object() { return open('{'); }
  Json& end_object() { return close('}'); }
  Json& begin_array() { return open('['); }
  Json& end_array() { return close(']'); }
  Json& key(std::string_view name);
  Json& text(std::string_view value);
  Json& number(Natural value);
  /// Writes a signed number.
  Json& integer(std::int64_t value);
  Json& boolean(bool value) { return raw(value ? "true" : "false"); }
  Json& null() { return raw("null"); }
  /// Inserts text that is already JSON.
  Json& raw(std::string_view json);

  const std::string& str() const& { return out_; }
  std::string str() && { return std::move(out_); }

 private:
  Json& open(char bracket);
  Json& close(char bracket);
  void separate();
  void quote(std::string_view value);

  std::string out_;
  bool comma_ = false;
};

}  // namespace grundy
