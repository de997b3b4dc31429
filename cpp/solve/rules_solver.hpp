// Values of positions by their rules alone: slow, sure, and the same for every game.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

#include "base/sequence_table.hpp"
#include "base/slice.hpp"
#include "rules/rules.hpp"
#include "solve/fold.hpp"
#include "theory/value.hpp"

namespace grundy {

/// Limits of a solver, over all its calls together.
struct SolverReach {
  std::uint64_t positions = 1'000'000;
  std::uint64_t options = 5'000'000;
  std::uint64_t numbers = 100'000'000;  // in all these options: each repeats the components that the move does not touch
};

/// Solves impartial rules. A position is solved together with everything reachable from it. Components are not valued separately: the
/// theory of sums is not used, so tests can check the theory against it. Components are sorted, because their order does not matter.
///   finite play:      depth first with an explicit stack; outcome, nimber (normal play) and remoteness from those of the options
///   play that may repeat: all reachable positions, then backward from the ends (Zermelo); positions never decided are draws. Nimbers, if
///                     the rules have infinite ones, by their definition (Fraenkel and Perl 1975), again and again until nothing changes
/// O(numbers in all options) time; space for distinct positions. Nimbers of play that may repeat: O(positions * options) at worst.
class RulesSolver {
 public:
  /// `rules` must outlive the solver.
  explicit RulesSolver(const Rules& rules, SolverReach reach = {}) : rules_(rules), reach_(reach) {}

  /// Works towards the value of a position, its components in a row. True if it is known or beyond reach; false if the slice ended first:
  /// repeat the call to continue.
  bool solve(const Position& numbers, const Slice& slice);

  /// Returns the value of a position that was solved or visited.
  std::optional<Value> value(const Position& numbers) const;

  /// Whether a limit was exceeded. From then on only known positions have values.
  bool beyond() const { return beyond_; }

  /// Whether rules that declare finite play repeated a position.
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

  /// A position whose options are being valued: the ones in `pending_` from `begin` on, up to the next frame's.
  struct Frame {
    Id position;
    std::size_t begin, next;
  };

  Id intern(const Position& numbers);
  /// Appends the ids of the options to `out`.
  void expand(Id id, std::vector<Id>& out);
  Value terminal(Id id) const;
  /// Reads the clock from time to time, by the work done: one position may have as many options as thousands of others.
  bool over(const Slice& slice);
  void keep(Id id, const Value& value);
  Value value_of(Id id) const;

  bool descend(const Slice& slice);
  void open(Id id);

  bool explore(const Slice& slice);
  void prepare();
  bool retreat(const Slice& slice);
  void leave_draws();
  bool label(const Slice& slice);
  bool label_once();
  bool has_option_labelled(std::size_t local) const;
  std::span<const Id> targets_of(std::size_t local) const;
  std::vector<std::uint32_t> option_nimbers(std::size_t local) const;
  void meet(std::uint32_t local, Outcome option, std::uint32_t remoteness);
  void schedule(std::uint32_t local, Outcome outcome, std::uint32_t remoteness);

  const Rules& rules_;
  SolverReach reach_;
  SequenceTable table_;
  std::vector<Entry> entries_;
  std::uint64_t options_seen_ = 0, numbers_seen_ = 0;
  std::uint64_t unchecked_ = 0;  // numbers processed since the clock was read
  bool beyond_ = false, repeated_ = false;
  std::optional<Id> root_;  // the position being solved

  std::vector<Frame> frames_;
  std::vector<Id> pending_;
  ValueFold fold_;

  /// Backward analysis of the positions from `first_` on, which the current call added; local ids count from there.
  struct Due {
    std::uint32_t local;
    Outcome outcome;
  };
  Id first_ = 0;
  bool prepared_ = false;
  std::vector<Id> targets_;                  // the options of all local positions, one after the other
  std::vector<std::size_t> target_ends_;     // where those of each end
  std::vector<std::uint32_t> predecessors_;  // local, by local target
  std::vector<std::size_t> predecessor_begins_;
  std::vector<std::uint32_t> undecided_, slowest_;  // options not known to be N; the greatest remoteness of those that are
  std::vector<std::vector<Due>> due_;               // positions decided at each remoteness
  std::size_t level_ = 0, place_ = 0;
  std::uint32_t label_ = 0;                            // the nimber that is being given
  std::uint64_t labelled_options_ = 0;                 // options looked at for that
  std::vector<bool> settled_;                          // local positions whose nimber is known, or known to be infinite
  std::map<Id, std::vector<std::uint32_t>> infinite_;  // the nimbers of the options of positions of earlier calls without a nimber
};

}  // namespace grundy
