// Compiled for speed.
#include "tables/paint.hpp"

#include <algorithm>
#include <cstring>

namespace grundy {

namespace {

/// Converts a share to a byte: 0 only if none, 255 only if all. `scale`: 255 / all.
inline std::uint8_t share(std::uint64_t part, std::uint64_t all, double scale) {
  // Signed numbers convert in one instruction, and the last bits of a sum with 1.5 * 2^52 are the rounded number.
  const double rounded = static_cast<double>(static_cast<std::int64_t>(part)) * scale + 6755399441055744.0;
  std::uint64_t bits;
  std::memcpy(&bits, &rounded, sizeof bits);
  const std::int32_t inside = std::min(std::max(static_cast<std::int32_t>(bits & 0xFFFF), 1), 254);
  return static_cast<std::uint8_t>(part == 0 ? 0 : part == all ? 255 : inside);
}

/// Converts a row of blocks to shares. Small blocks look up their scale by number of cells; larger neighbours mostly have equally many
/// cells.
void put_shares(const std::vector<std::uint64_t>& parts, const std::vector<std::uint64_t>& wholes, const std::vector<double>& scales,
                std::uint8_t* out) {
  const std::uint64_t* const part = parts.data();
  const std::uint64_t* const whole = wholes.data();
  const std::size_t count = parts.size();
  if (scales.size() > 1) {
    for (std::size_t i = 0; i < count; ++i) out[i] = share(part[i], whole[i], scales[whole[i]]);
    return;
  }
  std::uint64_t last = 0;
  double scale = 0;
  for (std::size_t i = 0; i < count; ++i) {
    if (whole[i] != last) {
      last = whole[i];
      scale = 255.0 / static_cast<double>(last);
    }
    out[i] = share(part[i], last, scale);
  }
}

/// The largest side of blocks whose scales are tabulated.
constexpr std::uint64_t kSmallStep = 32;

}  // namespace

Painting::Painting(Table& table, const PaintRequest& r, Effort effort)
    : table_(table),
      layer_(r.layer),
      x_(table.shape().x, r.x, r.step, r.width),
      y_(table.shape().y, r.y, r.step, r.height),
      width_(r.width),
      height_(r.height),
      remaining_(x_.count() == 0 ? 0 : y_.count()),
      counts_(r.step <= 1 || remaining_ == 0 ? 0 : x_.count()),
      found_(effort == Effort::coarse || remaining_ == 0) {
  const std::size_t pixels = std::size_t{width_} * height_;
  if (r.step <= 1) {
    picture_.planes.assign(pixels, kAbsentByte);
    if (remaining_ > 0) cells_ = table.cell_rows(r.layer, x_.whole(), y_.whole());
    return;
  }
  picture_.planes.resize(3 * pixels);
  scales_.push_back(0);
  for (std::uint64_t all = 1; r.step <= kSmallStep && all <= r.step * r.step; ++all) scales_.push_back(255.0 / static_cast<double>(all));
  std::fill(picture_.planes.begin() + static_cast<std::ptrdiff_t>(2 * pixels), picture_.planes.end(), std::uint8_t{1});
  if (remaining_ > 0) blocks_ = table.block_rows(x_, y_, effort);
}

double Painting::advance(const Slice& slice) {
  constexpr std::uint32_t kRowsBetweenLooks = 8;
  if (!found_) {
    found_ = find_cells(slice) || (cells_ && ++slices_ == kMostSlices);
    if (!found_ || slice.over()) return 0;
  }
  while (remaining_ > 0) {
    const std::uint32_t row = remaining_ - 1;
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
    --remaining_;
    if (remaining_ % kRowsBetweenLooks == 0 && slice.over()) break;
  }
  if (blocks_) picture_.sampled = blocks_->sampled();
  if (remaining_ == 0 && cells_) picture_.sampled = !find_cells(Slice(std::chrono::seconds(0)));
  return remaining_ == 0 ? 1 : std::min(0.99, 1 - static_cast<double>(remaining_) / y_.count());
}

void Painting::put_row(std::uint32_t row) {
  const std::size_t pixels = std::size_t{width_} * height_;
  std::uint8_t* const p = picture_.planes.data() + std::size_t{row} * width_ + x_.skipped();
  std::uint8_t* const d = p + pixels;
  std::uint8_t* const empty = d + pixels;
  put_shares(counts_.p, counts_.cells, scales_, p);
  if (counts_.draws) put_shares(counts_.d, counts_.cells, scales_, d);
  const std::uint64_t* const cells = counts_.cells.data();
  for (std::uint32_t i = 0; i < x_.count(); ++i) empty[i] = cells[i] == 0;
}

Picture paint(Table& table, const PaintRequest& request, Effort effort) {
  Painting painting(table, request, effort);
  while (painting.advance(Slice::endless()) < 1) {
  }
  return std::move(painting.picture());
}

}  // namespace grundy
