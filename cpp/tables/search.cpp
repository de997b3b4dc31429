#include "tables/search.hpp"

#include <algorithm>

namespace grundy {

namespace {

/// Pieces grow, so that a near cell is found at little cost and a far one with few windows.
constexpr std::uint64_t kFirstPiece = 64, kLongestPiece = 1 << 16;

}  // namespace

Search::Search(Table& table, const SearchQuery& query) : table_(table), query_(query), length_(kFirstPiece) {
  using Along = SearchQuery::Along;
  const TableShape& shape = table.shape();
  const Range columns{shape.x.first, shape.x.first + shape.x.count}, rows{shape.y.first, shape.y.first + shape.y.count};
  const auto beyond = [&](Range all, std::uint64_t at) { return query.backward ? Range{all.from, at} : Range{at + 1, all.to}; };
  const auto end = [&](Range all) { return query.backward ? all.to - 1 : all.from; };
  const Cell at = query.from.value_or(Cell{end(columns), end(rows)});
  const Range in_row = query.from ? beyond(columns, at.x) : columns, in_column = query.from ? beyond(rows, at.y) : rows;
  if (query.along != Along::column) row_ = {in_row, {at.y, at.y + 1}};
  if (query.along != Along::row)
    rest_ = query.along == Along::column ? Area{{at.x, at.x + 1}, in_column} : Area{columns, beyond(rows, at.y)};
  all_ = remaining_ = static_cast<double>(row_.x.size()) + static_cast<double>(rest_.x.size()) * static_cast<double>(rest_.y.size());
}

double Search::advance(const Slice& slice) {
  while (!found_ && (row_.x.size() > 0 || rest_.y.size() > 0)) {
    look_at(next_piece());
    remaining_ -= static_cast<double>(bytes_.size());
    length_ = std::min(2 * length_, kLongestPiece);
    if (slice.over()) return std::min(0.99, 1 - remaining_ / all_);
  }
  return 1;
}

/// Part of one row, or as many whole rows as go into a piece.
Search::Area Search::next_piece() {
  if (row_.x.size() == 0) {
    if (rest_.x.size() <= length_) return {rest_.x, cut(rest_.y, length_ / rest_.x.size())};
    row_ = {rest_.x, cut(rest_.y, 1)};
  }
  return {cut(row_.x, length_), row_.y};
}

/// Removes the first `count` indices, or the last ones when searching backward.
Range Search::cut(Range& range, std::uint64_t count) const {
  count = std::min(count, range.size());
  Range piece = range;
  if (query_.backward) piece.from = range.to -= count;
  else piece.to = range.from += count;
  return piece;
}

void Search::look_at(const Area& piece) {
  const std::size_t width = piece.x.size();
  bytes_.resize(width * piece.y.size());
  const auto rows = table_.cell_rows(Layer::outcome, piece.x, piece.y);
  for (std::uint64_t y = piece.y.to; y-- > piece.y.from;) rows->paint(y, std::span(bytes_).subspan((y - piece.y.from) * width, width));
  const auto either = static_cast<std::uint8_t>(query_.either), or_else = static_cast<std::uint8_t>(query_.or_else);
  const std::size_t last = bytes_.size() - 1;
  for (std::size_t i = 0; i <= last; ++i) {
    const std::size_t at = query_.backward ? last - i : i;
    if (bytes_[at] != either && bytes_[at] != or_else) continue;
    found_ = Cell{piece.x.from + at % width, piece.y.from + at / width};
    return;
  }
}

}  // namespace grundy
