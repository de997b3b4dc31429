// Rules of games as rulesets (twins/ruleset.hpp), written once more beside those of cpp/games/ID/rules.cpp and without their positions.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "kit/parameters.hpp"
#include "theory/value.hpp"

namespace grundy {

/// One king: up, left or up-left, not onto a damaged square.
struct KingRules {
  using Position = std::uint64_t;
  const Board* board;

  static constexpr std::array<std::array<int, 2>, 3> kMoves = {{{-1, 0}, {0, -1}, {-1, -1}}};

  void options(Position p, std::vector<Position>& out) const {
    const auto row = static_cast<std::int64_t>(p / board->side), column = static_cast<std::int64_t>(p % board->side);
    for (const auto& [down, right] : kMoves) {
      const std::int64_t r = row + down, c = column + right;
      if (r >= 0 && c >= 0 && board->at(r, c) != 'X') out.push_back(static_cast<Position>(r * board->side + c));
    }
  }
};

/// Dominoes whose blocks never vanish: a position is the strip as bits, 1 where a cell is not free.
struct StripRules {
  using Position = std::uint64_t;
  std::uint32_t n, k;
  void options(Position p, std::vector<Position>& out) const {
    if (k > n) return;
    const std::uint64_t block = k == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << k) - 1;
    for (std::uint32_t at = 0; at + k <= n; ++at) {
      if ((p & (block << at)) == 0) out.push_back(p | block << at);
    }
  }
};

/// The true game: a block laid on turn T vanishes at the start of turn T + D. A turn always lays a block, so a position is the places
/// of the last D - 1 blocks at the most, the latest in the lowest four bits, each as place + 1 (strips of up to 14 cells, 15 blocks):
///
///    ... | place of T-3 | place of T-2 | place of T-1        before turn T
struct VanishingRules {
  using Position = std::uint64_t;
  std::uint32_t n, k, d;
  std::uint64_t blocked;

  void options(Position p, std::vector<Position>& out) const {
    if (k > n) return;
    const std::uint64_t block = (std::uint64_t{1} << k) - 1;
    std::uint64_t taken = blocked;
    for (Position rest = p; rest != 0; rest >>= 4) taken |= block << ((rest & 15) - 1);
    // After the turn its block has D - 1 turns left of which it is seen: at D = 1 it is gone before the opponent moves.
    const Position kept = d > 16 ? ~Position{0} : (Position{1} << 4 * (d - 1)) - 1;
    for (std::uint32_t at = 0; at + k <= n; ++at) {
      if ((taken & (block << at)) == 0) out.push_back((p << 4 | (at + 1)) & kept);
    }
  }
};

/// The bar itself: {rows, columns, bad row, bad column}; a move cuts along a grid line and eats the part without the bad piece.
struct BarRules {
  using Position = std::array<std::uint32_t, 4>;
  void options(const Position& p, std::vector<Position>& out) const {
    const auto [m, n, r, c] = p;
    for (std::uint32_t cut = 1; cut < m; ++cut) {
      if (r < cut) out.push_back({cut, n, r, c});
      else out.push_back({m - cut, n, r - cut, c});
    }
    for (std::uint32_t cut = 1; cut < n; ++cut) {
      if (c < cut) out.push_back({m, cut, r, c});
      else out.push_back({m, n - cut, r, c - cut});
    }
  }
};

/// One knight; a position is row * side + column. The four moves lower row + column, so play is finite.
struct KnightRules {
  using Position = std::uint64_t;
  std::uint32_t side;
  static constexpr std::array<std::array<int, 2>, 4> kMoves = {{{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}}};

  void options(Position p, std::vector<Position>& out) const {
    const auto row = static_cast<std::int64_t>(p / side), column = static_cast<std::int64_t>(p % side);
    for (const auto& [down, right] : kMoves) {
      const std::int64_t r = row + down, c = column + right;
      if (r >= 0 && c >= 0 && r < side && c < side) out.push_back(static_cast<Position>(r * side + c));
    }
  }
};

/// Letters s[l..r]; letters are prepended, so comparing the two equally long words means: the latest round with different letters
/// decides. {l, r, letter Alice has just taken or 0, sign of the comparison so far + 1}.
struct LetterRules {
  using Position = std::array<std::uint32_t, 4>;
  std::string_view s;

  static Position start(std::uint32_t length) { return {0, length - 1, 0, 1}; }

  void options(const Position& p, std::vector<Position>& out) const {
    const auto [l, r, pending, sign] = p;
    if (l == r + 1) return;
    for (const bool first : {true, false}) {
      const auto letter = static_cast<unsigned char>(first ? s[l] : s[r]);
      const std::uint32_t from = first ? l + 1 : l, to = first ? r : r - 1;
      if (pending == 0) {
        out.push_back({from, to, letter, sign});
      } else {
        out.push_back({from, to, 0, pending == letter ? sign : pending < letter ? 0u : 2u});
      }
    }
  }
  /// All letters taken, Alice to move: her word is smaller (sign 0), equal (1) or larger (2).
  Outcome result(const Position& p) const { return p[3] == 0 ? Outcome::N : p[3] == 1 ? Outcome::D : Outcome::P; }
};

/// The piles x_1, x_2, ...; a move takes exactly i stones from pile i.
struct StoneRules {
  using Position = std::vector<std::uint32_t>;
  void options(const Position& p, std::vector<Position>& out) const {
    for (std::size_t i = 0; i < p.size(); ++i) {
      if (p[i] <= i) continue;
      out.push_back(p);
      out.back()[i] -= static_cast<std::uint32_t>(i + 1);
    }
  }
};

/// The coin at {row, column}; on row or column 0 the game is over and the digit is the result of the player who moved there.
struct CoinRules {
  using Position = std::array<std::uint32_t, 2>;
  std::string_view top, left;  // cells (0, 1..M) and (1..N, 0)

  void options(const Position& p, std::vector<Position>& out) const {
    const auto [x, y] = p;
    if (x == 0 || y == 0) return;
    out.push_back({x - 1, y});
    out.push_back({x, y - 1});
  }
  /// '1': the player who moved onto the border loses, so the player who would move next wins.
  Outcome result(const Position& p) const {
    const char digit = p[0] == 0 ? top[p[1] - 1] : left[p[0] - 1];
    return digit == '1' ? Outcome::N : Outcome::P;
  }
};

/// The pawn of the strip 1..n before move number k: {k, pawn}.
struct PawnRules {
  using Position = std::array<std::uint32_t, 2>;
  std::uint32_t n;
  void options(const Position& p, std::vector<Position>& out) const {
    const auto [k, pawn] = p;
    if (pawn > k) out.push_back({k + 1, pawn - k});
    if (k <= n && pawn <= n - k) out.push_back({k + 1, pawn + k});
  }
};

}  // namespace grundy
