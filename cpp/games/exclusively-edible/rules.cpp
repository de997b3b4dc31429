// A bar of m x n with the bad piece at (r, c): a move cuts along a grid line and eats the part without the bad piece.
#include <algorithm>
#include <array>

#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

class CutRules final : public Rules {
 public:
  const std::vector<PartSpec>& parts() const override { return parts_; }

  std::uint64_t most_options(const Position& p) const override { return p[0] + p[1]; }

  /// The code of a move is the side that is eaten from (above, below, left, right) and the lines remaining there: by sides, few lines
  /// first.
  void options(const Position& p, Player, std::vector<Choice>& out) const override {
    const std::vector<Position> bars = cut(p);
    const auto sides = sides_of(p);
    for (std::uint64_t side = 0; side < 4; ++side) {
      const auto begin = static_cast<std::ptrdiff_t>(out.size());
      for (const Position& bar : bars) {
        if (sides_of(bar)[side] != sides[side]) out.push_back({side, sides_of(bar)[side], {bar}});
      }
      std::sort(out.begin() + begin, out.end(), [](const Choice& one, const Choice& other) { return one.to > other.to; });
    }
  }

 private:
  /// Returns the results of all cuts.
  static std::vector<Position> cut(const Position& p) {
    const std::uint64_t rows = p[0], columns = p[1], row = p[2], column = p[3];
    std::vector<Position> out;
    for (std::uint64_t line = 1; line < rows; ++line) {
      if (row < line) out.push_back({line, columns, row, column});
      else out.push_back({rows - line, columns, row - line, column});
    }
    for (std::uint64_t line = 1; line < columns; ++line) {
      if (column < line) out.push_back({rows, line, row, column});
      else out.push_back({rows, columns - line, row, column - line});
    }
    return out;
  }

  static std::array<std::uint64_t, 4> sides_of(const Position& p) { return {p[2], p[0] - 1 - p[2], p[3], p[1] - 1 - p[3]}; }

  std::vector<PartSpec> parts_ = {
      {"rows", 1, UINT32_MAX}, {"columns", 1, UINT32_MAX}, {"bad row", 0, UINT32_MAX}, {"bad column", 0, UINT32_MAX}};
};

}  // namespace

GameRules exclusively_edible_rules(const Parameters&) {
  const auto read = [](const State& sides) { return Position{sides[0] + sides[1] + 1, sides[2] + sides[3] + 1, sides[0], sides[2]}; };
  // A single side is a bar of one row or column with the bad piece at its end.
  const auto parts = [](const State& sides) {
    return std::vector<Position>{
        {sides[0] + 1, 1, sides[0], 0}, {sides[1] + 1, 1, 0, 0}, {1, sides[2] + 1, 0, sides[2]}, {1, sides[3] + 1, 0, 0}};
  };
  GameRules game_rules{std::make_unique<CutRules>(), read, parts};
  // The lines on each of the four sides of the bad piece are a Nim heap.
  game_rules.known = {"nim-sum", [](const Position& p) {
                        const Nimber sum{p[2] ^ (p[0] - 1 - p[2]) ^ p[3] ^ (p[1] - 1 - p[3])};
                        return Value{outcome_of(sum), sum, {}};
                      }};
  return game_rules;
}

}  // namespace grundy
