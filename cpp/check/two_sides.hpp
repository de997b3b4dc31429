// The positions of certificates of values: of a rule text, or of the parts of a sum, with the moves of Left and of Right.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/parameters.hpp"
#include "rules/rules.hpp"
#include "tables/window.hpp"

namespace grundy {

class TwoSides {
 public:
  /// Opens `rules` or `sum`, whose parts are rule texts or games in normal play. Errors: those of texts and games, another game, play that
  /// is not normal, a cell of a sum.
  static Result<TwoSides> open(std::string_view id, const RawParameters& raw, const std::optional<Cell>& at);

  /// The components that the parameters or the cell describe. In a sum, a component begins with the number of its part, from 0 on.
  const std::vector<Position>& start() const { return start_; }

  /// Returns the components after each move of a player in a component of the start or one that such moves leave. Nothing if there are more
  /// than a certificate may list.
  std::optional<std::vector<Sum>> moves(const Position& component, Player player) const;

  /// Returns the reason why earlier results are invalid, if any.
  std::optional<std::string> fault() const;

  /// For a text, everything needed to open it again; of a sum, the same for its parts.
  const RawParameters& parameters() const { return parameters_; }

 private:
  struct Part {
    std::unique_ptr<Rules> rules;
    bool has_mover = false;
  };

  std::optional<Error> add_text(const RawParameters& raw, const std::optional<Cell>& at);
  std::optional<Error> add_game(std::string_view id, const RawParameters& raw);
  std::optional<Error> add_sum(const RawParameters& raw);

  bool is_sum_ = false;
  std::vector<Part> parts_;
  std::vector<Position> start_;
  RawParameters parameters_;
};

}  // namespace grundy
