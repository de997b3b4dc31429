#include "games/pawn_rows.hpp"

#include <algorithm>

namespace grundy {

bool CellRuns::contains(std::uint32_t cell) const {
  return (std::upper_bound(bounds_.begin(), bounds_.end(), cell) - bounds_.begin()) % 2 == 1;
}

CellRuns pawn_row_closed_form(std::uint32_t n, std::uint32_t k) {
  const std::uint32_t h = (n - k + 1) / 2;
  if (2 * h >= n) return {};
  return CellRuns({h + 1, n - h + 1});
}

CellRuns pawn_row_below(const CellRuns& above, std::uint32_t n, std::uint32_t k) {
  const std::vector<std::uint32_t>& p = above.bounds();
  const std::size_t count = p.size();
  std::vector<std::uint32_t> out;
  out.reserve(2 * count + 2);

  // Left: the runs shifted by -k, clipped at 1. Right: shifted by +k, clipped at n. Both are sorted; their union is taken run by run
  // and the gaps between are the P-cells.
  const std::size_t first_left = (std::upper_bound(p.begin(), p.end(), k + 1) - p.begin()) & ~std::size_t{1};
  std::size_t left = first_left, right = 0;
  const std::uint32_t end = n + 1;
  std::uint32_t covered = 1;  // every cell before it is decided
  while (true) {
    const bool left_open = left < count;
    const bool right_open = right < count && p[right] < end - k;
    if (!left_open && !right_open) break;
    const std::uint32_t left_from = left_open ? (p[left] > k + 1 ? p[left] - k : 1) : end;
    const std::uint32_t right_from = right_open ? p[right] + k : end;
    std::uint32_t from, to;
    if (left_from <= right_from) {
      from = left_from;
      to = p[left + 1] - k;
      left += 2;
    } else {
      from = right_from;
      to = std::min(p[right + 1] + k, end);
      right += 2;
    }
    if (from > covered) {
      out.push_back(covered);
      out.push_back(from);
    }
    covered = std::max(covered, to);
  }
  if (covered < end) {
    out.push_back(covered);
    out.push_back(end);
  }
  out.shrink_to_fit();
  return CellRuns(std::move(out));
}

}  // namespace grundy
