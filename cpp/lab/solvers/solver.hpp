// Solves the positions of a model, in a dense table or as a graph. Both store the known values by number.
#pragma once

#include <memory>
#include <optional>

#include "base/slice.hpp"
#include "lab/solvers/code.hpp"
#include "tables/table.hpp"
#include "theory/period.hpp"
#include "theory/value.hpp"

namespace grundy::lab {

/// Limits. Links cannot raise them.
struct Reach {
  std::uint64_t bytes = 500'000'000;  // of a dense table
  std::uint64_t graph = 20'000'000;   // positions of a graph
  std::uint64_t edges = 100'000'000;
  std::uint64_t remoteness = 50'000'000;  // positions of a dense table that also gets this layer
  std::uint64_t looks = 20'000'000'000;   // options examined; beyond, only outcomes are computed, if lines make that fast
};

/// The reason why there is no solution.
struct Obstacle {
  enum class Kind : std::uint8_t {
    outside,    // an `=` left its range at `number`
    cycle,      // a game with splits or points repeats a position: a move from `number` to `to` is on a cycle
    too_many,   // positions or moves
    endless,    // rounds of the loops at `number`
    valueless,  // no value can be worked out (value_solver.hpp)
  };
  Kind kind;
  std::uint64_t number = 0;
  std::uint64_t to = 0;
};

class Solver {
 public:
  virtual ~Solver() = default;

  /// Works until done or the slice is over. Returns the share done, 1 exactly when done, with or without an obstacle.
  virtual double advance(const Slice& slice) = 0;
  virtual std::optional<Obstacle> obstacle() const = 0;
  /// The first of Syntax::moves whose code is too long to run, if any; then no other function may be called.
  virtual std::optional<std::size_t> too_long() const = 0;

  /// Returns the value of a number below Layout::size: nothing if it is no position, or not known yet.
  virtual std::optional<Value> known(std::uint64_t number) const = 0;
  /// Whether a solved number is no position.
  virtual bool absent(std::uint64_t number) const = 0;

  /// Writes the picture bytes of a layer, for numbers `stride` apart.
  virtual void paint(Layer layer, std::uint64_t number, std::int64_t stride, std::span<std::uint8_t> out) const;

  virtual bool has_nimbers() const = 0;
  virtual bool has_remoteness() const = 0;
  /// The period of the nimbers, if the solver has proved one.
  virtual std::optional<Period> period() const { return std::nullopt; }
  /// Other facts about a sequence of nimbers, a sentence each.
  virtual std::vector<Message> facts() const { return {}; }
  /// Whether play may repeat a position.
  virtual bool cyclic() const { return false; }
  /// Number of positions solved.
  virtual std::uint64_t positions() const = 0;
};

/// Bytes per position of a dense table: one for outcomes and nimbers below 254, more for larger bounds, four for points.
std::uint64_t bytes_of_value(const Model& model, const Layout& layout);

/// Solves the heaps of a take-and-break game (heap_nimbers.hpp). Number 0 is the heap `least`. Heaps above some millions, or thousands where
/// moves leave three, stay unknown unless a period is proved.
std::unique_ptr<Solver> heap_solver(const std::vector<Take>& takes, const Layout& layout, std::uint64_t least);

/// Solves all numbers in order. O(positions + moves) time; if that is beyond reach and moves run along lines (rides.hpp), only outcomes, in
/// O(positions * (lines + other moves)).
std::unique_ptr<Solver> dense_solver(const Model& model, const Layout& layout, const Reach& reach);

/// Solves the positions reachable from some, or all if none are given: in Kahn's order if there is no cycle, otherwise backward from the
/// ends (Zermelo). O(positions + moves).
std::unique_ptr<Solver> graph_solver(const Model& model, const Layout& layout, const Reach& reach, const std::vector<Slots>& from);

}  // namespace grundy::lab
