// Solves texts whose positions fall apart: a position is worth the nim-sum of its regions, and these are worked out one by one, on demand.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "lab/regions/region_board.hpp"
#include "lab/regions/region_search.hpp"

namespace grundy::lab {

/// A part of a position that no longer touches the others.
struct Region {
  std::vector<std::size_t> slots;     // that may still change, ascending
  std::optional<Nimber> nimber = {};  // if it is known
};

/// How a text falls apart, and whether its nimbers are those of quiet play (MoveTables::quiet).
struct HowItSplits {
  Splitting splitting = Splitting::takes_away;
  bool quiet = false;
};

/// How regions are solved. Answers are the same whatever it is.
struct RegionOptions {
  std::size_t table_bytes = sizeof(void*) == 4 ? std::size_t{64} << 20 : std::size_t{256} << 20;  // memory is speed, never a limit
  BoardOptions board = {};
};

class RegionSolver {
 public:
  /// Nothing if the text is refused. The model must outlive the solver. `from`: positions whose play is tabulated at once.
  static std::unique_ptr<RegionSolver> create(const Model& model, const std::vector<Slots>& from, Unsplit& refusal,
                                              const RegionOptions& options = {});

  /// Returns how a text falls apart, without a solver; nothing if it is refused.
  static std::optional<HowItSplits> how(const Model& model, const std::vector<Slots>& from, Unsplit& refusal);

  HowItSplits how() const { return {board_->splitting(), board_->tables().quiet}; }

  // In partizan texts the player to move follows the numbers of a position, 1 for Right; their positions have no nimbers.

  /// Begins to work out the value of a position: its nimber, or only its outcome. Drops what was begun before, whoever began it, and all
  /// that is known if the position has numbers that were not tabulated before. Returns a ticket.
  std::uint64_t begin(const Slots& position, bool nimber);
  /// Whether nothing was begun since the ticket was given.
  bool is_current(std::uint64_t ticket) const { return ticket == begun_; }
  /// Works until done, or until the slice is over, or until so many regions were begun since `begin`. True when done, or failed.
  bool advance(const Slice& slice, std::uint64_t most_nodes = UINT64_MAX);
  /// A guess of the share of the work that is done.
  double share() const;

  /// Returns why the position that was begun last cannot be worked out.
  std::optional<RegionFailure> failure() const;

  /// Returns what is known of a position.
  RegionValue known(const Slots& position);
  /// Returns the regions of a position.
  std::vector<Region> regions(const Slots& position);
  /// Whether a slot only counts, so that its number does not matter (counters.hpp).
  bool is_counter(std::size_t slot) const;
  /// Returns the symmetry by which the second player answers each move with its image: with a move that changes the images of the numbers
  /// that the move changes. Nothing if none is known.
  std::optional<Mirror> mirror(const Slots& position) const;

  /// Returns the value of the position that was begun last; nothing before it is done, or if it failed.
  RegionValue value() const;
  /// Returns the number of moves in a position, without those that quiet play leaves out.
  std::size_t moves(const Slots& position) const;

  /// Number of regions worked out so far, and of those since `begin`.
  std::uint64_t nodes() const;
  std::uint64_t nodes_of_request() const { return nodes() - nodes_before_; }

 private:
  RegionSolver(const Model& model, std::vector<Slots> from, const RegionOptions& options);
  /// Tabulates the play from `from_`, and chooses board and search. False if the text is refused.
  bool prepare(Unsplit& refusal);
  bool right_moves(const Slots& position) const;
  /// Returns the owner of each possible move followed by the slots that it changes, ascending; and how many such moves there are.
  KeyMap changes(const std::vector<std::uint32_t>& digits) const;
  /// Tabulates more if a position has numbers that cannot be reached from those before. False if that is refused; what was tabulated stays.
  bool cover(const Slots& position);

  const Model& model_;
  RegionOptions options_;
  std::vector<Slots> from_;
  std::unique_ptr<RegionBoard> board_;
  std::unique_ptr<RegionSearch> search_;  // refers to the board
  std::uint64_t nodes_before_ = 0, begun_ = 0;
  bool uncovered_ = false;
};

}  // namespace grundy::lab
