// The shapes of the JSON documents of report.hpp, as data: generated for TypeScript (doors/facts.hpp), and compared with the documents by a
// test.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace grundy {

/// A key of an object, with '?' after it if it may be missing, and the TypeScript type of its value. `Text` is the type of messages for
/// people: English, or structure.
struct Field {
  std::string_view key;
  std::string_view type;
  std::string_view doc = {};
};

/// An alias of a type.
struct Alias {
  std::string_view name;
  std::string_view type;
  std::string_view doc;
};

/// An object. With several forms it is a union, discriminated by `kind`, the first field of each.
struct Shape {
  std::string_view name;
  std::string_view doc;
  /// The shape that it extends, if any.
  std::string_view base;
  std::vector<std::vector<Field>> forms;

  /// Whether it contains messages, whose type is then its parameter.
  bool has_text() const;
};

std::span<const Alias> aliases();
std::span<const Shape> shapes();

}  // namespace grundy
