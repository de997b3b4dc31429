// Sums of heaps or pieces: a nimber for each by mex, then the nim-sum.
#include <algorithm>
#include <array>
#include <vector>

#include "methods.hpp"
#include "reader.hpp"

namespace grundy::methods {

namespace {

/// Nimbers of the heaps 0..n when a move takes a number of stones from `moves`.
std::vector<std::uint8_t> heap_nimbers(std::uint64_t n, const std::vector<std::uint64_t>& moves) {
  std::vector<std::uint8_t> nimber(n + 1);
  std::vector<std::uint64_t> seen_by(moves.size() + 1, UINT64_MAX);  // the heap that has seen a nimber last
  for (std::uint64_t heap = 0; heap <= n; ++heap) {
    for (const std::uint64_t s : moves) {
      if (s <= heap) seen_by[nimber[heap - s]] = heap;
    }
    while (seen_by[nimber[heap]] == heap) ++nimber[heap];
  }
  return nimber;
}

bool nim_sum_is_zero(const std::vector<std::uint64_t>& heaps, const std::vector<std::uint8_t>& nimber) {
  unsigned sum = 0;
  for (const std::uint64_t heap : heaps) sum ^= nimber[heap];
  return sum == 0;
}

std::uint64_t largest(const std::vector<std::uint64_t>& heaps) { return heaps.empty() ? 0 : *std::max_element(heaps.begin(), heaps.end()); }

struct Step {
  std::int64_t down, right;
};

/// A square board read row by row, with a margin on all sides, so that no move needs a look at the board's border.
struct Board {
  static constexpr std::int64_t kMargin = 2;
  std::int64_t side, width;
  std::vector<char> square;          // '.' on the margin
  std::vector<std::uint8_t> nimber;  // kNone where no piece may stand

  static constexpr std::uint8_t kNone = 255;

  Board(Reader& in, char damaged) : side(static_cast<std::int64_t>(in.number())), width(side + 2 * kMargin) {
    square.assign(static_cast<std::size_t>(width * width), '.');
    nimber.assign(square.size(), kNone);
    for (std::int64_t r = 0; r < side; ++r) {
      const std::string_view row = in.word();
      std::copy(row.begin(), row.end(), square.begin() + at(r, 0));
    }
    damaged_ = damaged;
  }

  std::int64_t at(std::int64_t r, std::int64_t c) const { return (r + kMargin) * width + c + kMargin; }

  /// mex over where `steps` lead; they must have their nimbers.
  template <std::size_t Steps>
  void find_nimber(std::int64_t place, const std::array<Step, Steps>& steps) {
    if (square[place] == damaged_) return;
    unsigned seen = 0;
    for (const auto& [down, right] : steps) {
      if (const unsigned g = nimber[place + down * width + right]; g != kNone) seen |= 1u << g;
    }
    nimber[place] = 0;
    while (seen >> nimber[place] & 1) ++nimber[place];
  }

  template <class Visit>
  void each_piece(Visit visit) const {
    for (std::int64_t place = 0; place < width * width; ++place) {
      if (square[place] == 'K') visit(place);
    }
  }

  unsigned nim_sum() const {
    unsigned sum = 0;
    each_piece([&](std::int64_t place) { sum ^= nimber[place]; });
    return sum;
  }

 private:
  char damaged_;
};

constexpr std::array<Step, 4> kKnight = {{{1, -2}, {-1, -2}, {-2, -1}, {-2, 1}}};
constexpr std::array<Step, 3> kKing = {{{-1, 0}, {0, -1}, {-1, -1}}};

/// King moves to a square whose nimber makes the sum 0.
std::uint64_t winning_moves(const Board& board, unsigned sum) {
  std::uint64_t count = 0;
  board.each_piece([&](std::int64_t place) {
    for (const auto& [down, right] : kKing) {
      const unsigned to = board.nimber[place + down * board.width + right];
      count += to != Board::kNone && to == (sum ^ board.nimber[place]);
    }
  });
  return count;
}

}  // namespace

Run take_away_mex(std::string_view input) {
  Reader in(input);
  const auto moves = in.numbers(in.number()), heaps = in.numbers(in.number());
  const std::uint64_t most = largest(heaps);
  return {nim_sum_is_zero(heaps, heap_nimbers(most, moves)) ? "Second\n" : "First\n", most + 1};
}

Run exponential_mex(std::string_view input) {
  Reader in(input);
  Run run;
  for (std::uint64_t tests = in.number(); tests > 0; --tests) {
    const auto heaps = in.numbers(in.number());
    const std::uint64_t most = largest(heaps);
    std::vector<std::uint64_t> moves;
    for (std::uint64_t k = 1, power = 1; power <= most;) {
      moves.push_back(power);
      power = ++k;
      for (std::uint64_t i = 1; i < k; ++i) power *= k;
    }
    run.output += nim_sum_is_zero(heaps, heap_nimbers(most, moves)) ? "Head Chef\n" : "Little Chef\n";
    run.states += most + 1;
  }
  return run;
}

Run kayles_mex(std::string_view input) {
  Reader in(input);
  const auto rows = in.numbers(in.number());
  const std::uint64_t most = largest(rows);
  std::vector<std::uint8_t> nimber(most + 1);
  std::vector<std::uint64_t> seen_by(256, UINT64_MAX);
  for (std::uint64_t n = 1; n <= most; ++n) {
    for (std::uint64_t left = 0; left < n; ++left) {
      seen_by[nimber[left] ^ nimber[n - 1 - left]] = n;
      if (left + 2 <= n) seen_by[nimber[left] ^ nimber[n - 2 - left]] = n;
    }
    while (seen_by[nimber[n]] == n) ++nimber[n];
  }
  return {nim_sum_is_zero(rows, nimber) ? "Second\n" : "First\n", most + 1};
}

Run knights_mex(std::string_view input) {
  Reader in(input);
  Board board(in, 'X');
  // Every move lowers row + column.
  for (std::int64_t sum = 0; sum <= 2 * (board.side - 1); ++sum) {
    const std::int64_t first = std::max<std::int64_t>(0, sum - board.side + 1), last = std::min(sum, board.side - 1);
    for (std::int64_t r = first; r <= last; ++r) board.find_nimber(board.at(r, sum - r), kKnight);
  }
  return {board.nim_sum() != 0 ? "The first player is in a winning state\n" : "The first player is in a losing state\n",
          static_cast<std::uint64_t>(board.side * board.side)};
}

Run bobs_game_mex(std::string_view input) {
  Reader in(input);
  Run run;
  for (std::uint64_t queries = in.number(); queries > 0; --queries) {
    Board board(in, 'X');
    for (std::int64_t r = 0; r < board.side; ++r) {
      for (std::int64_t c = 0; c < board.side; ++c) board.find_nimber(board.at(r, c), kKing);
    }
    const unsigned sum = board.nim_sum();
    run.output += sum == 0 ? "LOSE\n" : "WIN " + std::to_string(winning_moves(board, sum)) + "\n";
    run.states += static_cast<std::uint64_t>(board.side * board.side);
  }
  return run;
}

}  // namespace grundy::methods
