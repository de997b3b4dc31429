// Rule texts as people paste them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lab/language/place.hpp"

namespace grundy::lab {

/// A rule text as one types it, and where its characters stood.
class PlainText {
 public:
  /// Replaces typographic marks and mathematical signs outside of comments and quoted words: `n ≤ 3` is `n <= 3`. Everywhere CR and CR LF
  /// become LF, and what breaks lines elsewhere a space. Other characters stay as they are, for the reader to refuse. O(size).
  explicit PlainText(std::string_view text);

  const std::string& text() const { return text_; }

  /// Returns the place in the given text of a place in the plain one. O(replaced characters).
  Place original(Place place) const;

 private:
  /// Behind this place, columns are greater by this in the plain text.
  struct Shift {
    Place from;
    std::int64_t by;
  };

  void put(std::string_view character, std::string_view plain);

  std::string text_;
  Place place_{1, 1};  // of the next character of the plain text
  std::vector<Shift> shifts_;
};

}  // namespace grundy::lab
