// Values of positions by their rules alone: slow, sure, and the same for every game.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/sequence_table.hpp"
#include "base/slice.hpp"
#include "rules/rules.hpp"
#include "solve/fold.hpp"
#include "theory/value.hpp"

namespace grundy {

/// How much may be looked at, over all questions to one solver together.
struct SolverReach {
  std::uint64_t positions = 1'000'000;
  std::uint64_t options = 5'000'000;
  std::uint64_t numbers = 100'000'000;  // in all these options: each repeats what the move leaves alone
};

/// Solves impartial rules. A position is solved with all that can be reached from it, as one whole: its components are not valued one by one,
/// so that nothing of the theory of sums is used, and tests may hold that theory against it. Components are sorted, for their order does
/// not matter.
///   finite play:      depth first with a stack of its own; outcome, nimber (normal play) and remoteness from those of the options
///   play that may repeat: all positions that can be reached, then backward from the ends (Zermelo); what is never reached is a draw
/// O(numbers in all options) time; space for those that differ.
class RulesSolver {
 public:
  /// `rules` must outlive the solver.
  explicit RulesSolver(const Rules& rules, SolverReach reach = {}) : rules_(rules), reach_(reach) {}

  /// Works toward the value of a position, its components in a row. True when it is known, or beyond reach; false when the slice was over
  /// before: then the same call again goes on.
  bool solve(const Position& numbers, const Slice& slice);

  /// Of a position that was solved, or met on the way.
  std::optional<Value> value(const Position& numbers) const;

  /// More positions, options or numbers would have to be looked at than the reach allows. From then on only what is known already is answered.
  bool beyond() const { return beyond_; }

  /// Rules that said that play ends came back to a position.
  bool repeated() const { return repeated_; }

  std::uint64_t positions() const { return table_.size(); }
  std::uint64_t options() const { return options_seen_; }

 private:
  using Id = SequenceTable::Id;

  enum class Known : std::uint8_t { nothing, open, value };

  struct Entry {
    Known known = Known::nothing;
    Outcome outcome = Outcome::D;
    bool has_nimber = false, has_remoteness = false;
    std::uint32_t nimber = 0, remoteness = 0;
  };

  /// A position whose options are being valued: those in `pending_` from `begin` on, up to the next frame's.
  struct Frame {
    Id position;
    std::size_t begin, next;
  };

  Id intern(const Position& numbers);
  /// Appends the options' numbers to `out`.
  void expand(Id id, std::vector<Id>& out);
  Value terminal(Id id) const;
  /// Looks at the clock now and then, by the work done: the options of one position may be as much as those of thousands.
  bool over(const Slice& slice);
  void keep(Id id, const Value& value);
  Value value_of(Id id) const;

  bool descend(const Slice& slice);
  void open(Id id);

  bool explore(const Slice& slice);
  void prepare();
  bool retreat(const Slice& slice);
  void meet(std::uint32_t local, Outcome option, std::uint32_t remoteness);
  void schedule(std::uint32_t local, Outcome outcome, std::uint32_t remoteness);

  const Rules& rules_;
  SolverReach reach_;
  SequenceTable table_;
  std::vector<Entry> entries_;
  std::uint64_t options_seen_ = 0, numbers_seen_ = 0;
  std::uint64_t unchecked_ = 0;  // numbers seen since the slice was looked at
  bool beyond_ = false, repeated_ = false;
  std::optional<Id> pending_;  // what is being worked on

  std::vector<Frame> frames_;
  std::vector<Id> pending_;
  ValueFold fold_;

  /// Backward analysis of the positions from `first_` on, which came with the question; local numbers count from there.
  struct Due {
    std::uint32_t local;
    Outcome outcome;
  };
  Id first_ = 0;
  bool prepared_ = false;
  std::vector<Id> targets_;                    // the options of all local positions, one after the other
  std::vector<std::size_t> target_ends_;       // where those of each end
  std::vector<std::uint32_t> predecessors_;    // local, by local target
  std::vector<std::size_t> predecessor_begins_;
  std::vector<std::uint32_t> undecided_, slowest_;  // options not known to be N; the greatest remoteness of those that are
  std::vector<std::vector<Due>> due_;          // what is decided at each remoteness
  std::size_t level_ = 0, place_ = 0;
};

}  // namespace grundy
