// Short partizan games in normal play, each value once: one id for one value, so that equality is ==. Values are kept in canonical form,
// which is unique (Conway, "On numbers and games", theorems 68 and 69).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "theory/values/dyadic.hpp"

namespace grundy::values {

/// A value of one store. Ids count up in the order in which values are found.
using Id = std::uint32_t;
inline constexpr Id kZero = 0;

enum class Side : std::uint8_t { left, right };
constexpr Side other(Side side) { return side == Side::left ? Side::right : Side::left; }

/// Work that may still be done. A step is a canonical form or a comparison that no table knows, some 0.1 to 10 microseconds.
struct Steps {
  std::uint64_t remaining = UINT64_MAX;
  bool take() { return remaining > 0 && (--remaining, true); }
};

/// Steps between looks at the clock: some milliseconds.
inline constexpr std::uint64_t kStepsAtOnce = 1'000;

/// x + ups * up + *nim: the values that sums and comparisons treat by arithmetic ("Winning Ways", chapters 3 and 8).
struct Compact {
  Dyadic x;
  std::int32_t ups = 0;
  std::uint32_t nim = 0;
  bool operator==(const Compact&) const = default;
  bool is_number() const { return ups == 0 && nim == 0; }
};

/// Whether 0 <= ups * up + *nim: up exceeds 0 and is confused with * alone; two ups exceed every nimber ("Winning Ways", chapter 3).
bool is_positive_or_zero(std::int64_t ups, std::uint32_t nim);

/// All calculations return nothing if they stop before the end; `halt()` then has the reason. After Halt::steps the same call goes on
/// where it stopped; another call abandons it. Nothing here recurses.
class Store {
 public:
  static constexpr std::size_t kMegabyte = std::size_t{1} << 20;
  static constexpr std::int32_t kMostUps = 1 << 30;
  static constexpr std::uint32_t kMostNim = (1 << 12) - 1;  // each has as many options

  /// `limit`: bytes that the arrays may take.
  explicit Store(std::size_t limit = 256 * kMegabyte);

  /// Returns x + ups * up + *nim.
  std::optional<Id> compact(const Compact& value);
  std::optional<Id> number(const Dyadic& x) { return compact({x, 0, 0}); }

  /// Returns the value of {left | right}: a number by the simplicity theorem (ONAG, theorem 11), otherwise without dominated options and
  /// with reversible ones bypassed. O(options^2 + options * replies) comparisons.
  std::optional<Id> make(std::span<const Id> left, std::span<const Id> right, Steps& steps);

  /// Returns whether g <= h: no g^L >= h and no h^R <= g. The options of a number need no look (number avoidance, ONAG, theorem 90), and
  /// stops decide most cases. O(pairs of subpositions) at most.
  std::optional<bool> at_most(Id g, Id h, Steps& steps);

  /// Returns g + h. For a number h: the options of g plus h (number translation, ONAG, theorem 90). O(|g| |h|) canonical forms.
  std::optional<Id> plus(Id g, Id h, Steps& steps);
  /// Returns -g. O(|g|).
  std::optional<Id> negative(Id g, Steps& steps);

  Halt halt() const { return halt_; }
  std::size_t size() const { return nodes_.size(); }
  /// Bytes of all arrays. O(1).
  std::size_t bytes() const;

  /// The compact form, if the value has one. O(1).
  std::optional<Compact> compact_form(Id g) const;
  bool is_compact(Id g) const { return at(g).is_compact; }
  bool is_number(Id g) const { return at(g).is_number(); }
  /// The number in which play ends if Left, or Right, begins (stops; a number is its own stop). O(1).
  const Dyadic& stop(Id g, Side first) const { return first == Side::left ? at(g).left_stop : at(g).right_stop; }
  /// The day on which the canonical form is born. O(1).
  std::uint64_t birthday(Id g) const { return at(g).birthday; }
  /// Whether in each position both players can move or none can. O(1).
  bool is_all_small(Id g) const { return at(g).is_all_small; }

  /// Writes down the options of a compact value; others have theirs. False if memory does not allow it.
  bool list(Id g);
  /// Options of a value that is written down: the dominated and the reversible ones are gone. Valid until the next call that is not const.
  std::span<const Id> options(Id g, Side side) const;
  /// Returns the first option for which `known(option)` is false. Nothing for compact values: what is asked of them follows by arithmetic.
  template <class Known>
  std::optional<Id> option_without(Id g, Known known) const {
    if (is_compact(g)) return std::nullopt;
    for (const Side side : {Side::left, Side::right}) {
      for (const Id option : options(g, side))
        if (!known(option)) return option;
    }
    return std::nullopt;
  }

 private:
  friend class Maker;
  static constexpr Id kCandidate = UINT32_MAX;  // {left | right} of `making_`, which has no id yet
  static constexpr Id kNone = UINT32_MAX - 1;

  struct Node {
    Dyadic left_stop, right_stop;  // a compact value's x
    std::uint64_t birthday = 0;
    std::uint32_t first = 0;  // in pool_: Left's options, then Right's
    std::uint32_t left = 0, right = 0;
    std::int32_t ups = 0;
    std::uint32_t nim = 0;
    std::uint32_t hash = 0;
    Id negative = kNone;
    bool is_compact = false;
    bool is_all_small = false;
    bool is_listed = false;
    bool is_number() const { return is_compact && ups == 0 && nim == 0; }
  };
  /// A comparison g <= h whose options up to `next` do not refute it.
  struct Comparison {
    Id g, h;
    std::uint32_t next = 0;
  };
  struct KnownComparison {
    Id g = kNone;
    std::uint32_t h = 0;  // with the answer as its lowest bit
  };
  enum class Kind : std::uint8_t { none, sum, negative, comparison, form };
  /// A sum or a negative of which the options up to `next` are on `parts_`, from `base` on.
  struct Building {
    Kind kind;
    Id g, h;
    std::uint32_t next, base;
  };
  struct KnownSum {
    Id g = kNone, h = 0, sum = 0;
  };
  struct Request {
    Kind kind = Kind::none;
    Id g = 0, h = 0;
    bool operator==(const Request&) const = default;
  };
  enum class Phase : std::uint8_t { idle, bounds, dominated, reversible };
  /// {left | right} on its way to its canonical form.
  struct Making {
    Phase phase = Phase::idle;
    Side side = Side::left;
    std::uint32_t i = 0, j = 0;
    std::vector<Id> left, right;
    std::vector<Id> given_left, given_right;
    Bound low, high;
    Node node;
    std::vector<Id>& of(Side s) { return s == Side::left ? left : right; }
    const std::vector<Id>& of(Side s) const { return s == Side::left ? left : right; }
  };

  const Node& at(Id g) const { return g == kCandidate ? making_.node : nodes_[g]; }
  std::uint32_t count(Id g, Side side) const;
  Id option(Id g, Side side, std::uint32_t i) const;

  template <class T>
  bool reserve(std::vector<T>& array, std::size_t extra);
  std::nullopt_t stop_because(Halt halt);
  void begin(const Request& request);

  // store.cpp: the index
  /// The place of two values in a table whose size is a power of 2.
  static std::size_t slot_of(Id g, Id h, std::size_t size);
  static std::uint32_t hash_of(const Compact& value);
  static std::uint32_t hash_of(std::span<const Id> left, std::span<const Id> right);
  template <class Same>
  std::uint32_t place(std::uint32_t hash, Same same) const;
  std::optional<Id> add(const Node& node, std::uint32_t place);
  bool grow_index();
  std::optional<Id> intern(std::vector<Id>& left, std::vector<Id>& right);
  std::optional<Compact> recognise(std::span<const Id> left, std::span<const Id> right) const;
  bool append(std::vector<Id>& out, const Compact& value);

  // order.cpp
  std::optional<bool> decide(Id g, Id h) const;
  std::optional<bool> compare(Id g, Id h, Steps& steps);
  bool run_comparisons(Steps& steps);
  bool step_comparison(Steps& steps);
  void remember(Id g, Id h, bool answer);

  // make.cpp
  void begin_form(std::span<const Id> left, std::span<const Id> right);
  std::optional<Id> run_form(Steps& steps);
  std::optional<bool> is_number_form(Steps& steps);
  std::optional<bool> find_end(Side side, Steps& steps);
  bool drop_dominated(Steps& steps);
  std::optional<bool> bypass_reversible(Steps& steps);
  std::optional<bool> compare_for(Side side, Id g, Id h, Steps& steps);
  void set_candidate_stops();

  // sums.cpp
  std::optional<Id> build(const Request& request, Steps& steps);
  std::optional<Id> at_once(Kind kind, Id g, Id h);
  bool enter(Kind kind, Id g, Id h);
  bool step_building(Steps& steps);
  bool finish_building(Steps& steps);

  std::size_t limit_;
  Halt halt_ = Halt::none;
  std::vector<Node> nodes_;
  std::vector<Id> pool_;
  std::vector<Id> index_;  // open addressing, at most half full
  std::vector<KnownComparison> comparisons_;
  std::vector<KnownSum> sums_;

  Request request_;
  std::vector<Comparison> comparing_;
  std::optional<bool> answer_;
  Making making_;
  std::vector<Building> building_;
  std::vector<Id> parts_;
};

}  // namespace grundy::values
