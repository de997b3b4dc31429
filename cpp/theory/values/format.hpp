// Values as the field writes them: 3/4, *2, ⇑*, 1/2+3·↑, ±1, {2|-1/2}, {4|1||-3}.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/number_map.hpp"
#include "theory/value.hpp"
#include "theory/values/store.hpp"

namespace grundy::values {

/// A value as text, in Unicode and in ASCII. Both are read back to the same value (parse.hpp).
struct ValueText {
  std::string unicode, ascii;
  std::uint8_t bars = 0;  // bars that separate its sides if it is {...|...} and nothing else
};

/// The most bytes of a text, and of all texts of a formatter; longer ones are left out.
inline constexpr std::size_t kMostText = 100'000;
inline constexpr std::size_t kMostTexts = 32 * Store::kMegabyte;

/// The uptimals of orders 2 and more (Conway and Ryba; Siegel, section II.4), by their ids in a store: sums of ups of falling size.
/// O(order^2) each.
class Uptimals {
 public:
  static constexpr std::uint64_t kMostOrder = 64;

  struct Name {
    std::uint32_t order = 0;
    bool is_sum = false;  // up[n] = up + up^2 + ... + up^n; otherwise up^n = {0 | down[n - 1] and *}
    bool has_star = false;
    bool is_negative = false;
    bool operator==(const Name&) const = default;
  };

  explicit Uptimals(Store& store) : store_(store) {}

  /// Returns the value with this name; the order is from 1 to kMostOrder.
  std::optional<Id> value(const Name& name);
  /// Returns the name of a value among those born by `birthday`, if it has one.
  std::optional<Name> name_of(Id g, std::uint64_t birthday);

 private:
  bool grow(std::size_t order);

  Store& store_;
  std::vector<Id> powers_, sums_;  // by order, from 0
  NumberMap names_;
  std::vector<Name> all_;
};

/// The texts of a store's values, each made once.
class Formatter {
 public:
  explicit Formatter(Store& store) : store_(store), uptimals_(store) {}

  /// Returns the text of a value; null if it stops before (see `halt()`), or if the text is too long (Halt::none). After
  /// Halt::steps the same call goes on. Options are written numbers first, then by size, by length and by text: ids do not matter.
  /// O(length of all texts of subpositions).
  const ValueText* text(Id g, Steps& steps);
  Halt halt() const { return halt_; }
  /// Returns a text that was made before; null if there is none.
  const ValueText* known_text(Id g) const {
    const auto place = places_.find(g);
    return place ? &texts_[*place] : nullptr;
  }

 private:
  struct Sides {
    std::string unicode, ascii;
    std::uint8_t bars = 0;  // of the only option, written without its braces
  };

  std::optional<ValueText> written(Id g, Steps& steps);
  std::optional<ValueText> tiny(Id g);
  std::optional<ValueText> uptimal(Id g);
  std::optional<ValueText> symmetric(Id g);
  Sides side(Id g, Side side);
  std::vector<Id> sorted(Id g, Side side);
  bool comes_before(Id g, Id h);
  const ValueText& known(Id g) { return texts_[*places_.find(g)]; }

  Store& store_;
  Uptimals uptimals_;
  Halt halt_ = Halt::none;
  NumberMap places_;
  std::vector<ValueText> texts_;
  std::size_t bytes_ = 0;
  std::vector<Id> waiting_;
};

/// Returns the text of a value in Unicode if it has at most 200 bytes and is made within these steps.
std::optional<std::string> short_text(Formatter& formatter, Id value, Steps& steps);

/// Returns the same with the outcome class. The store is that of the value and of the formatter.
std::optional<ShortValue> short_value(Formatter& formatter, Store& store, Id value, Steps& steps);

}  // namespace grundy::values
