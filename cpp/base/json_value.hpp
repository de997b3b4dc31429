// Reads the subset of JSON that the project writes: all numbers are natural.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace grundy {

/// A JSON value. The names of an object are sorted by their bytes, so equal objects have equal canonical text.
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

  /// Returns the number, or the number in a string, which is the form of numbers above 2^53. Nothing for other values and for smaller
  /// numbers in strings.
  std::optional<std::uint64_t> natural() const;

  /// Returns the value under a name of an object, or null.
  const JsonValue* find(std::string_view name) const;

  /// Returns the text without blanks, names sorted. O(length).
  std::string canonical() const;

 private:
  void write(std::string& out) const;

  std::variant<std::monostate, bool, std::uint64_t, std::string, Array, Object> content_;
};

/// The first fault of a text that is not JSON, or not of our subset.
struct JsonFault {
  std::uint64_t line = 1, column = 1;  // from 1, in bytes
  std::string_view expected;
};

/// How deep objects and arrays may be nested.
inline constexpr unsigned kJsonDepth = 16;

/// The most values of a text, each of some 60 bytes.
inline constexpr std::uint64_t kMostJsonValues = 4'000'000;

/// Parses a whole text. Refuses signs, fractions, exponents, numbers from 2^64 on, duplicate names in an object, nesting deeper than
/// kJsonDepth, and more values than kMostJsonValues. O(length) time and space.
struct ParsedJson {
  JsonValue value = {};
  std::optional<JsonFault> fault = {};
};
ParsedJson parse_json(std::string_view text);

}  // namespace grundy
