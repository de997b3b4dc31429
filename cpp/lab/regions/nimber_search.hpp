// Nimbers of sums of components, each worked out only as far as it is needed.
//
// "Is component C worth *n?" (Lemoine and Viennot, "Nimbers are inevitable", 2012) is easier than "what is C worth?": it is not as soon as
// one option is worth *n. Of the components of an option all but the last are worked out; the last is only asked whether it is worth the
// one nimber that would make the option worth *n. Every entry of the table, "C is worth *n" or "some option of C is worth *n", rests on a
// finite tree of such entries. So entries stay true whatever the order of the search, and when others were dropped.
#pragma once

#include <array>

#include "lab/regions/region_search.hpp"

namespace grundy::lab {

/// For boards on which both players have the same moves.
class NimberSearch final : public RegionSearch {
 public:
  /// `bytes`: the most of the table.
  NimberSearch(RegionGame& game, std::size_t bytes);

  void begin(const KeyList& components, bool right_moves, bool nimber) override;
  std::optional<RegionFailure> failure() const override;
  RegionValue value() const override;
  RegionValue known(const KeyList& components, bool right_moves) override;
  std::optional<Nimber> nimber_of(const Word* key) const override;
  double share() const override { return share_of(stack_); }

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

  /// State of the work on an option, or on the root.
  enum class Progress : std::uint8_t { begun, known, refuted };

  bool done() const override { return !root_open_; }
  void step() override;
  /// Returns the nimber of a component if it is known.
  std::optional<std::uint32_t> known_nimber(const Word* key) const;
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
  void step_component();
  /// Chooses the nimber to look for next. False if the question is answered.
  bool choose(Frame& frame);

  RegionTable table_;
  std::vector<Frame> stack_;
  std::vector<Option> options_;
  KeyOptions listed_;
  Option root_;
  bool root_open_ = false, only_outcome_ = false, not_zero_ = false, repeats_ = false, too_large_ = false;
  std::optional<std::int32_t> returned_;
};

}  // namespace grundy::lab
