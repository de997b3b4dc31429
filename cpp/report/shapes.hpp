// What the JSON documents of report.hpp hold, as data: written out for TypeScript (doors/facts.hpp), and held against the documents by a test.
#pragma once

#include <span>
#include <string_view>
#include <vector>

namespace grundy {

/// A key of an object, with '?' behind it where it may be missing, and the type of its value as TypeScript writes it. `Text` is what words for
/// people are: English, or a message.
struct Field {
  std::string_view key;
  std::string_view type;
  std::string_view doc = {};
};

/// Nothing but another name for a type.
struct Alias {
  std::string_view name;
  std::string_view type;
  std::string_view doc;
};

/// An object. With several forms it is one of them, and `kind`, the first field of each, says which.
struct Shape {
  std::string_view name;
  std::string_view doc;
  /// The shape whose fields it has before its own; or nothing.
  std::string_view base;
  std::vector<std::vector<Field>> forms;

  /// Whether words for people are in it; their type is then its parameter.
  bool has_text() const;
};

std::span<const Alias> aliases();
std::span<const Shape> shapes();

}  // namespace grundy
