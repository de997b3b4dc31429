// The values of positions that fall apart, as far as they are known, and the work on others.
#pragma once

#include <optional>

#include "lab/game/region_positions.hpp"
#include "lab/regions/region_solver.hpp"

namespace grundy::lab {

class RegionValues {
 public:
  /// A position whose nimber is wanted, or only its outcome.
  struct Request {
    Slots position;
    bool nimber;
  };

  /// All of them must outlive it.
  RegionValues(const Program& program, RegionSolver& regions, const RegionPositions& positions)
      : program_(program), regions_(regions), positions_(positions) {}

  /// Returns the outcome if play is over, or somebody who makes an end condition true wins at once.
  std::optional<Outcome> decided(const Slots& position) const;
  std::optional<Value> known(const Slots& position) const;
  bool is_known(const Request& request) const;

  /// Works on a request until it is known, or the slice is over, or so many regions were begun since the work on it began. True when it is
  /// known, or cannot be. Work on another request before drops what was begun, but not what was found.
  bool work(const Request& request, const Slice& slice, std::uint64_t most_nodes = UINT64_MAX);
  /// Returns the number of regions begun since the work on the last request began.
  std::uint64_t nodes() const { return regions_.nodes_of_request(); }
  /// Returns why the last request could not be worked out.
  std::optional<RegionFailure> failure() const { return failure_; }

  /// Works out a value without a pause; nothing if it cannot be.
  std::optional<Value> find(const Request& request);
  /// Keeps the value of a start for good, of whoever begins: of others, what was found once may have left a full table.
  void keep(int start, const Slots& position);

 private:
  /// Nimbers are reported of normal play; of a text that is decided by end lines they explain who wins.
  std::optional<Value> reported(const RegionValue& value) const;

  struct Kept {
    Slots position;
    Value value;
  };

  const Program& program_;
  RegionSolver& regions_;
  const RegionPositions& positions_;
  std::optional<std::uint64_t> begun_;  // the ticket of the last request
  Slots begun_for_;
  std::optional<RegionFailure> failure_;
  std::optional<Kept> kept_[3];  // of the starts, and of the last request
};

}  // namespace grundy::lab
