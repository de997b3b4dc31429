// Solves the positions of a model: densely in an order, or as a graph. Both keep what is known of each number.
#pragma once

#include <memory>
#include <optional>

#include "base/slice.hpp"
#include "lab/solvers/code.hpp"
#include "tables/table.hpp"
#include "theory/value.hpp"

namespace grundy::lab {

/// How much may be asked for. Links cannot raise it.
struct Reach {
  std::uint64_t bytes = 500'000'000;      // of a dense table
  std::uint64_t graph = 20'000'000;       // positions of a graph
  std::uint64_t edges = 100'000'000;
  std::uint64_t remoteness = 50'000'000;  // positions of a dense table that also gets this layer
  std::uint64_t looks = 20'000'000'000;   // at options; where they may be more, outcomes alone are asked for if lines give them quickly
};

/// Why there is no solution.
struct Obstacle {
  enum class Kind : std::uint8_t {
    outside,   // an `=` left its range at `number`
    cycle,     // a game that splits or counts points comes back to a position: a move from `number` to `to` is one of those that do
    too_many,  // positions or moves
    endless,   // rounds of the loops at `number`
  };
  Kind kind;
  std::uint64_t number = 0;
  std::uint64_t to = 0;
};

struct Known {
  Value value;
  std::int64_t score = 0;
};

class Solver {
 public:
  virtual ~Solver() = default;

  /// Works until done or the slice is over. The share of the work done, 1 exactly when done, with or without an obstacle.
  virtual double advance(const Slice& slice) = 0;
  virtual std::optional<Obstacle> obstacle() const = 0;
  /// The first of Syntax::moves whose code is too long to be run; then nothing else may be asked.
  virtual std::optional<std::size_t> too_long() const = 0;

  /// Of a number below Layout::size: nothing where it is no position, or not known yet.
  virtual std::optional<Known> known(std::uint64_t number) const = 0;
  /// Whether a number that is solved is a position at all.
  virtual bool absent(std::uint64_t number) const = 0;

  /// The bytes of a layer, as `paint` gives them, of numbers `stride` apart.
  virtual void paint(Layer layer, std::uint64_t number, std::int64_t stride, std::span<std::uint8_t> out) const;

  virtual bool has_nimbers() const = 0;
  virtual bool has_remoteness() const = 0;
  /// Lines of play may come back to a position.
  virtual bool cyclic() const { return false; }
  /// How many positions were solved.
  virtual std::uint64_t positions() const = 0;
};

/// Of a dense table, for a position: outcomes and nimbers below 254 take one byte, others what their bound takes, points four.
std::uint64_t bytes_of_value(const Model& model, const Layout& layout);

/// All numbers in order. O(positions + moves) time; where that is beyond reach and moves go on in lines (rides.hpp), outcomes alone in
/// O(positions * (lines + other moves)).
std::unique_ptr<Solver> dense_solver(const Model& model, const Layout& layout, const Reach& reach);

/// The positions that can be reached from some, or all where none are given: Kahn's order, where that leaves nothing over; else backward
/// from the ends (Zermelo). O(positions + moves).
std::unique_ptr<Solver> graph_solver(const Model& model, const Layout& layout, const Reach& reach, const std::vector<Slots>& from);

}  // namespace grundy::lab
