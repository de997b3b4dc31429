// Nimbers of sums of components, each worked out only as far as it is needed.
//
// "Is component C worth *n?" (Lemoine and Viennot, "Nimbers are inevitable", 2012) is easier than "what is C worth?": it is not as soon as
// one option is worth *n. Of the components of an option all but the last are worked out; the last is only asked whether it is worth the
// one nimber that would make the option worth *n. Every entry of the table, "C is worth *n" or "some option of C is worth *n", rests on a
// finite tree of such entries. So entries stay true whatever the order of the search, and when others were dropped.
#pragma once

#include <array>
#include <optional>

#include "base/slice.hpp"
#include "lab/regions/region_table.hpp"

namespace grundy::lab {

class NimberSearch {
 public:
  NimberSearch(RegionGame& game, std::size_t bytes);

  /// Begins to work out a sum: its nimber, or only whether that is 0. Drops the sum before it.
  void begin(const KeyList& components, bool nimber);
  /// Works until done, or until the slice is over, or so many components were begun in all. True when done.
  bool advance(const Slice& slice, std::uint64_t most_nodes);

  bool done() const { return !root_open_; }
  /// Play in a component may come back to it.
  bool repeats() const { return repeats_ || game_.repeats(); }
  /// A nimber is too large.
  bool too_large() const { return too_large_; }
  /// The nimber of the sum, once done; nothing if only the outcome was asked for and it is not 0.
  std::optional<std::uint32_t> nimber() const { return not_zero_ ? std::nullopt : std::optional(root_.known); }

  /// Returns the nimber of a component if it is known.
  std::optional<std::uint32_t> known(const Word* key) const;
  /// Returns the nimber of a sum, and whether that is 0, as far as they are known.
  std::pair<std::optional<std::uint32_t>, std::optional<bool>> known_sum(const KeyList& components) const;

  std::uint64_t nodes() const { return nodes_; }
  /// A guess of the share that is done.
  double share() const;

 private:
  static constexpr std::uint32_t kMostNimber = 254;
  static constexpr std::int32_t kNone = -1;

  // Of an entry of the table: `attained` has the nimbers below 64 of some options, none of which is its own; with the flag kWorkedOut,
  // `number` is the nimber.
  static constexpr std::uint8_t kWorkedOut = 1;

  /// A sum: the nim-sum of the components that are known, and the others in the pool, the smallest first.
  struct Option {
    std::uint32_t begin = 0;
    std::uint32_t count = 0;
    std::uint32_t known = 0;
    std::uint32_t effort = 0;
  };

  /// A component that is worked out.
  struct Frame {
    std::uint32_t key = 0;               // in the pool of components
    std::uint32_t options = 0, end = 0;  // in the pool of options
    std::uint32_t count = 0;             // of all options
    std::uint32_t cursor = 0;
    std::int32_t target = kNone;   // the nimber that it is asked about
    std::int32_t testing = kNone;  // the nimber for which an option is looked for
    bool tested = false;           // no option is worth the target
    std::array<std::uint64_t, 4> attained = {};
    std::uint64_t begun = 0;

    bool has(std::uint32_t n) const { return n < 256 && (attained[n / 64] >> n % 64 & 1) != 0; }
    void add(std::uint32_t n) {
      if (n < 256) attained[n / 64] |= std::uint64_t{1} << n % 64;
    }
    std::int32_t least_open() const {
      std::uint32_t n = 0;
      while (has(n)) ++n;
      return static_cast<std::int32_t>(n);
    }
  };

  /// What working on an option, or on the root, has come to.
  enum class Progress : std::uint8_t { begun, known, refuted };

  bool failed() const { return repeats() || too_large_; }
  /// Appends a component to the pool, or adds its nimber if that is known.
  void add_part(const Word* key, Option& option);
  void order(Option& option);
  bool same(const Option& a, const Option& b) const;
  /// Begins to work out a component of the pool, or to find out whether it is worth the target.
  void push(std::uint32_t key, std::int32_t target);
  void list(Frame& frame);
  /// Ends the last component: with its nimber, or with kNone if it is not the target.
  void finish(std::int32_t nimber);
  /// Works on an option until it is known, or known not to be worth `target`, or a component was begun.
  Progress go_on(Option& option, std::int32_t target);
  static void fold(Option& option, std::uint32_t nimber);
  void step_root();
  void step();
  /// Chooses the nimber to look for next. False if the question is answered.
  bool choose(Frame& frame);

  RegionGame& game_;
  RegionTable table_;
  std::vector<Frame> stack_;
  std::vector<Option> options_;
  KeyList parts_;
  KeyOptions listed_;
  Option root_;
  bool root_open_ = false, only_outcome_ = false, not_zero_ = false, repeats_ = false, too_large_ = false;
  std::optional<std::int32_t> returned_;
  std::uint64_t nodes_ = 0, steps_ = 0;
};

}  // namespace grundy::lab
