// Reads JSON into values: what the project itself writes, so natural numbers only.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace grundy {

/// A value of JSON. Its names are kept in the order of their bytes, so that equal objects are written alike.
class JsonValue {
 public:
  using Array = std::vector<JsonValue>;
  using Object = std::map<std::string, JsonValue, std::less<>>;
  JsonValue() = default;
  explicit JsonValue(bool truth) : content_(truth) {}
  explicit JsonValue(std::uint64_t number) : content_(number) {}
  explicit JsonValue(std::string text) : content_(std::move(text)) {}
  explicit JsonValue(Array items) : content_(std::move(items)) {}
  explicit JsonValue(Object names) : content_(std::move(names)) {}

  bool is_null() const { return content_.index() == 0; }
  const bool* boolean() const { return std::get_if<bool>(&content_); }
  const std::string* text() const { return std::get_if<std::string>(&content_); }
  const Array* array() const { return std::get_if<Array>(&content_); }
  const Object* object() const { return std::get_if<Object>(&content_); }
  Object* object() { return std::get_if<Object>(&content_); }

  /// A number, or a text that is one: numbers above 2^53 are written so. Nothing for anything else, and for a text that is a smaller number.
  std::optional<std::uint64_t> natural() const;

  /// The value under a name of an object; nothing if there is none.
  const JsonValue* find(std::string_view name) const;

  /// Without blanks, names in order. O(length).
  std::string canonical() const;

 private:
  void write(std::string& out) const;

  std::variant<std::monostate, bool, std::uint64_t, std::string, Array, Object> content_;
};

/// Why a text is no JSON, or none of ours.
struct JsonFault {
  std::uint64_t line = 1, column = 1;  // from 1, in bytes
  std::string_view expected;
};

/// Objects and arrays may lie this deep within one another.
inline constexpr unsigned kJsonDepth = 16;

/// Reads a whole text. Refused: signs, fractions and exponents, numbers from 2^64 on, a name that comes twice in an object, what lies deeper
/// than kJsonDepth. O(length) time and space.
struct ParsedJson {
  JsonValue value = {};
  std::optional<JsonFault> fault = {};
};
ParsedJson parse_json(std::string_view text);

}  // namespace grundy
