// Any number of knights, each a component.
#include <array>

#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

/// One knight; a position is row * side + column. The four moves lower row + column, so play is finite.
struct KnightMoves {
  std::uint32_t side;

  static constexpr std::array<std::array<int, 2>, 4> kMoves = {{{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}}};

  void options(std::uint64_t square, std::vector<std::uint64_t>& out) const {
    const auto row = static_cast<std::int64_t>(square / side), column = static_cast<std::int64_t>(square % side);
    for (const auto& [down, right] : kMoves) {
      const std::int64_t r = row + down, c = column + right;
      if (r >= 0 && c >= 0 && r < side && c < side) out.push_back(static_cast<std::uint64_t>(r * side + c));
    }
  }
};

}  // namespace

GameRules knights_rules(const Parameters& p) {
  const std::uint32_t side = p.has("board") ? p.board("board").side : static_cast<std::uint32_t>(p.integer("n"));
  return number_rules(KnightMoves{side}, {"square", 0, std::uint64_t{side} * side - 1});
}

}  // namespace grundy
