// Misère play of several components: a player who cannot move wins. Nimbers decide nothing there (Conway, "On Numbers and Games", chapter
// 12), so who wins is found by search in whole sums.
#pragma once

#include <map>

#include "base/number_map.hpp"
#include "lab/solvers/solver.hpp"

namespace grundy::lab {

/// Solves the sums that are wanted; when there are none, single components in the order of their numbers, for the table. For games of two
/// alike players whose moves lead to positions that are solved before (Layout::ordered). Both have a limit of sums, so that neither memory
/// nor time is without bounds; what is beyond it stays unknown.
class MisereSums final : public Solver {
 public:
  /// The most sums that are looked at for what is wanted at one time, and for the table: some 150 bytes each.
  static constexpr std::size_t kMostSums = 100'000;
  /// The most single components that are looked at for the table: many may have no moves, and are no sums.
  static constexpr std::uint64_t kMostNumbers = 1'000'000;

  MisereSums(const Model& model, const Layout& layout);

  /// Asks for a sum, by the numbers of its components. May drop other sums that are known.
  void want(const std::vector<std::uint64_t>& components);
  /// Returns who wins a sum; nothing if that is not known yet, or a number is no position.
  std::optional<Outcome> outcome(const std::vector<std::uint64_t>& components) const;
  /// Returns the same, and looks for it without a pause if it is not known yet.
  std::optional<Outcome> find(const std::vector<std::uint64_t>& components);
  /// Whether nothing is wanted.
  bool is_idle() const { return wanted_.empty() && (stack_.empty() || for_table_); }
  /// Whether what was wanted last is beyond the limit.
  bool gave_up() const { return gave_up_; }

  double advance(const Slice& slice) override;
  std::optional<Obstacle> obstacle() const override { return obstacle_; }
  std::optional<std::size_t> too_long() const override { return code_.too_long; }
  std::optional<Value> known(std::uint64_t number) const override;
  bool absent(std::uint64_t number) const override;
  bool has_nimbers() const override { return false; }
  bool has_remoteness() const override { return false; }
  std::uint64_t positions() const override { return values_.size(); }

 private:
  /// A sum: the indices of its components that have moves, ascending. Others change nothing.
  using Sum = std::vector<std::uint32_t>;
  static constexpr std::uint64_t kStepsAtOnce = 16;
  static constexpr std::uint64_t kLoopStepsAtOnce = 2'000'000;
  static constexpr std::size_t kMostKept = 8'000'000;  // numbers in sums and moves
  static constexpr std::uint32_t kNoMoves = UINT32_MAX, kAbsent = UINT32_MAX - 1;

  /// A sum that is searched, and the option that is looked at: of one of its components.
  struct Frame {
    Sum sum;
    std::size_t part = 0, option = 0;
  };

  /// Returns the index of a component that has moves; otherwise kNoMoves or kAbsent.
  std::uint32_t meet(std::uint64_t number);
  std::uint32_t list(std::uint64_t number);
  /// Returns what a move leaves of a component; null after the last one.
  const Sum* option(std::uint32_t index, std::size_t number);
  std::optional<Sum> sum_of(const std::vector<std::uint64_t>& components) const;
  void begin(Sum sum);
  /// Returns the sum after the option that is looked at; nothing after the last one.
  std::optional<Sum> option_of(Frame& frame);
  void settle(bool lost);
  /// Takes the next sum to work on; false if there is none.
  bool take();
  /// Drops what is worked on if it is beyond the limit.
  void stay_within_limit();
  /// Does one piece of work; false if there is none.
  bool step();

  struct Component {
    std::vector<std::vector<std::uint64_t>> after;  // the numbers that each move leaves, until it is among `options`
    std::vector<Sum> options;                       // of the first moves
  };

  const Model& model_;
  const Layout& layout_;
  Code code_;
  std::vector<std::int64_t> registers_;
  std::uint64_t loop_steps_ = 0;
  std::optional<Obstacle> obstacle_;
  NumberMap indices_;  // of numbers
  std::vector<Component> components_;
  std::map<Sum, std::uint32_t> values_;  // 1 if the player to move loses
  std::vector<std::vector<std::uint64_t>> wanted_;
  std::vector<Frame> stack_;
  std::uint64_t next_ = 0;                       // the single component that comes next for the table
  bool for_table_ = false, table_done_ = false;  // whether the stack is of a single component, and whether no more are looked at
  std::size_t begun_ = 0;                        // sums for what is wanted
  bool gave_up_ = false;
  std::size_t in_sums_ = 0, in_moves_ = 0;  // numbers that are kept
};

}  // namespace grundy::lab
