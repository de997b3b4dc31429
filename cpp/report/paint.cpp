#include "report/paint.hpp"

#include <algorithm>

namespace grundy {

namespace {

/// Shares of a whole as bytes: 0 only if none, 255 only if all. Neighbouring blocks mostly have equally many cells, so the division is
/// done once for them.
class Shares {
 public:
  std::uint8_t operator()(std::uint64_t part, std::uint64_t whole) {
    if (part == 0) return 0;
    if (part == whole) return 255;
    if (whole != whole_) {
      whole_ = whole;
      scale_ = 255.0 / static_cast<double>(whole);
    }
    // Signed numbers convert in one instruction.
    const auto rounded = static_cast<std::int32_t>(static_cast<double>(static_cast<std::int64_t>(part)) * scale_ + 0.5);
    return static_cast<std::uint8_t>(std::clamp(rounded, 1, 254));
  }

 private:
  std::uint64_t whole_ = 0;
  double scale_ = 0;
};

}  // namespace

Painting::Painting(Solution& solution, const PaintRequest& r, Effort effort)
    : x_(solution.shape().x, r.x, r.step, r.width),
      y_(solution.shape().y, r.y, r.step, r.height),
      width_(r.width),
      height_(r.height),
      left_(x_.count() == 0 ? 0 : y_.count()),
      counts_(r.step <= 1 || left_ == 0 ? 0 : x_.count()) {
  const std::size_t pixels = std::size_t{width_} * height_;
  if (r.step <= 1) {
    picture_.planes.assign(pixels, 255);
    if (left_ > 0) cells_ = solution.cell_rows(r.layer, x_.whole(), y_.whole());
    return;
  }
  picture_.planes.resize(3 * pixels);
  std::fill(picture_.planes.begin() + static_cast<std::ptrdiff_t>(2 * pixels), picture_.planes.end(), std::uint8_t{1});
  if (left_ > 0) blocks_ = solution.block_rows(x_, y_, effort);
}

double Painting::advance(const Slice& slice) {
  constexpr std::uint32_t kRowsBetweenLooks = 8;
  while (left_ > 0) {
    const std::uint32_t row = left_ - 1;
    if (cells_) {
      const std::size_t at = std::size_t{y_.skipped() + row} * width_ + x_.skipped();
      cells_->paint(y_[row].from, {picture_.planes.data() + at, x_.count()});
    } else {
      if (!begun_) counts_.begin(x_, y_[row].size());
      begun_ = true;
      if (!blocks_->count(row, counts_, slice)) break;
      put_row(y_.skipped() + row);
      begun_ = false;
    }
    --left_;
    if (left_ % kRowsBetweenLooks == 0 && slice.over()) break;
  }
  if (blocks_) picture_.sampled = blocks_->sampled();
  return left_ == 0 ? 1 : std::min(0.99, 1 - static_cast<double>(left_) / y_.count());
}

void Painting::put_row(std::uint32_t row) {
  const std::size_t pixels = std::size_t{width_} * height_;
  std::uint8_t* const p = picture_.planes.data() + std::size_t{row} * width_ + x_.skipped();
  std::uint8_t* const d = p + pixels;
  std::uint8_t* const empty = d + pixels;
  Shares share;
  const std::uint64_t* const cells = counts_.cells.data();
  for (std::uint32_t i = 0; i < x_.count(); ++i) p[i] = share(counts_.p[i], cells[i]);
  if (counts_.draws) {
    for (std::uint32_t i = 0; i < x_.count(); ++i) d[i] = share(counts_.d[i], cells[i]);
  }
  for (std::uint32_t i = 0; i < x_.count(); ++i) empty[i] = cells[i] == 0;
}

Picture paint(Solution& solution, const PaintRequest& request, Effort effort) {
  Painting painting(solution, request, effort);
  while (painting.advance(Slice::endless()) < 1) {
  }
  return std::move(painting.picture());
}

}  // namespace grundy
