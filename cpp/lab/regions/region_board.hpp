// The board of a text whose positions fall apart: its moves as tables, and its components.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "lab/regions/move_tables.hpp"
#include "lab/regions/region_game.hpp"

namespace grundy::lab {

enum class Splitting : std::uint8_t {
  takes_away,  // moves only take moves away (move_graph.hpp)
  may_happen,  // by what may still happen (value_board.hpp)
};

/// How positions fall apart. Answers are the same whatever it is.
struct BoardOptions {
  bool by_moves = true;    // whether sets of moves are used where moves only take moves away
  bool symmetries = true;  // whether images of components are the same component
  TableReach reach = {};   // beyond, texts are refused
};

class RegionBoard {
 public:
  /// Tabulates the play from some positions. Nothing if the text is refused. The model must outlive the board.
  static std::unique_ptr<RegionBoard> read(const Model& model, const std::vector<Slots>& from, Unsplit& refusal,
                                           const BoardOptions& options);

  const MoveTables& tables() const { return tables_; }
  RegionGame& game() const { return *game_; }
  Splitting splitting() const { return splitting_; }
  bool partizan() const { return model_.program->nature.partisan; }

  /// Returns the index of each number of a position in MoveTables::values; nothing if it was not tabulated.
  std::optional<std::vector<std::uint32_t>> digits(const Slots& position) const { return tables_.digits(*model_.program, position); }
  /// Returns the components of a position, given by its digits.
  KeyList components(const std::vector<std::uint32_t>& digits) const;

 private:
  explicit RegionBoard(const Model& model) : model_(model) {}

  const Model& model_;
  MoveTables tables_;
  std::unique_ptr<RegionGame> game_;  // refers to the tables
  Splitting splitting_ = Splitting::takes_away;
};

}  // namespace grundy::lab
