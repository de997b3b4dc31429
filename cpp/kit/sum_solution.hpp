// Solutions of games that are sums of independent components: heaps, coins, pieces on a board.
// A component is a number (the size of a heap, the index of a square); the nim-sum of the components' nimbers decides (Sprague 1935, Grundy
// 1939).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/number.hpp"
#include "kit/game.hpp"

namespace grundy {

using Components = std::vector<std::uint64_t>;

/// The most pieces that are drawn: more would hide the table.
inline constexpr std::size_t kMarkedPieces = 4096;

/// Answers and explains any sum. A game defines the options and the nimber of a component, and the messages of moves.
class SumSolution : public Solution {
 public:
  const GameInfo& info() const final { return info_; }
  State start() const override { return components_; }
  std::vector<Mark> marks() override;
  std::optional<State> state_at(Cell at) const override;
  std::optional<Explanation> describe(const State& state) final;
  Value value_of(const State& state) final;
  std::vector<Nimber> nimbers_of(const State& state) final;
  void value_options(Explanation& e) final;
  Reason reason(const Explanation& e, Solution& values) override;
  std::optional<State> follow(const State& state, Move move) const override;
  std::optional<Move> best(const Explanation& e) const final;
  std::optional<Move> any(const Explanation& e, std::uint64_t random) const final;
  std::optional<Option> option_to(const State& state, Nimber wanted) final;

 protected:
  SumSolution(const GameInfo& info, Components components) : info_(info), components_(std::move(components)) {}

  /// Returns the components of a position in play: its numbers, unless the game overrides it. Nothing if there is no such position.
  virtual std::optional<Components> components_of(const State& state) const;

  /// Called before a position in play is valued.
  virtual void enter(const State&) {}

  /// Whether this is a legal component.
  virtual bool fits(std::size_t index, std::uint64_t component) const = 0;

  /// Returns the nimber of a component; `index` matters if components follow different rules.
  virtual Nimber nimber(std::size_t index, std::uint64_t component) const = 0;

  /// Appends the component's options, at most `limit` of them: each as the component after the move, or as a code that `put` decodes.
  virtual void options(std::size_t index, std::uint64_t component, std::size_t limit, std::vector<std::uint64_t>& out) const = 0;

  /// Replaces a component by the option. If it splits, the parts take its place side by side.
  virtual void put(Components& components, std::size_t index, std::uint64_t to) const { components[index] = to; }

  /// Returns the nimber of the option.
  virtual Nimber nimber_after(std::size_t index, std::uint64_t /*component*/, std::uint64_t to) const { return nimber(index, to); }

  /// Whether the component has this move. Searches all options unless the game overrides it.
  virtual bool moves_to(std::size_t index, std::uint64_t component, std::uint64_t to) const;

  /// Returns a random option of the component, among the listed ones unless the game overrides it; nothing if it has none.
  virtual std::optional<std::uint64_t> any_option(std::size_t index, std::uint64_t component, Deal deal) const;

  /// Returns a perfect move in a position with too many options to list. It wins, and as fast as possible if the game overrides it.
  virtual std::optional<Move> best_of_many(const Components& components, Outcome outcome) const;

  /// Returns the move in play that leads to the option `to` of a component.
  virtual Move play_of(const Components&, std::size_t index, std::uint64_t to) const { return {index, to}; }

  /// Returns an option of the component with this nimber. Searches all options unless the game overrides it.
  virtual std::optional<std::uint64_t> option_with_nimber(std::size_t index, std::uint64_t component, Nimber wanted) const;

  /// Returns the remoteness of a sum if the game can compute it.
  virtual std::optional<Remoteness> remoteness(const Components&) { return std::nullopt; }

  /// Returns the name of the numbers that the nim-sum adds: "the heap sizes".
  virtual Phrase numbers_of() const = 0;
  virtual Message move_text(const Components& from, std::size_t index, std::uint64_t to) const = 0;
  virtual Message component_text(std::size_t, std::uint64_t component) const { return verbatim(decimal(component)); }
  virtual Message position_text(const Components& components) const = 0;

  /// Convert between cells of the table and positions.
  virtual std::optional<Components> position_at(Cell cell) const = 0;
  virtual std::optional<Cell> cell_of(const Components& components) const = 0;

  /// Returns the cells of the components, if each has one.
  virtual std::vector<Cell> pieces(const Components&) const { return {}; }

  /// Whether equal components are interchangeable, so that only moves in the first of them are listed.
  virtual bool interchangeable() const { return false; }

  virtual Value value(const Components& components);
  /// Returns the value without the remoteness, from the nim-sum.
  virtual Value quick_value(const Components& components, Nimber sum) const;
  Nimber total(const Components& components) const;
  const Components& components() const { return components_; }

 private:
  /// Whether moves of all components are listed: of interchangeable ones, only those of the first are.
  bool lists_all(const Components& components) const;

  /// Undoes `put`: the component was `from`, and there were `count` components.
  static void take_back(Components& components, std::size_t index, std::uint64_t from, std::size_t count);

  const GameInfo& info_;
  Components components_;
};

/// Tables of two components with the others fixed: columns and rows 0..max.
class PairTable {
 public:
  PairTable(std::uint64_t max, Phrase x_name, Phrase y_name, std::vector<Layer> layers);

  /// Returns the components, with empty heaps added if there are fewer than two.
  static Components padded(Components components);

  const TableShape& shape() const { return shape_; }
  /// Returns the mark of a position: of its first two components.
  std::vector<Mark> marks(const Components& components) const { return {mark_at(shape_, {components[0], components[1]})}; }
  std::optional<Components> position_at(const Components& base, Cell cell) const;
  std::optional<Cell> cell_of(const Components& base, const Components& components) const;

  /// The longest side of such a table, in cells.
  static constexpr std::uint64_t kLongestSide = (1 << 20) - 1;

 private:
  TableShape shape_;
};

}  // namespace grundy
