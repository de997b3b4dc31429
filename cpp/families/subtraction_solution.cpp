#include "families/subtraction_solution.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

namespace {

/// Heaps computed between two readings of the clock.
constexpr std::uint64_t kBlock = 1 << 15;
constexpr std::uint64_t kFirstStage = 1 << 14;
constexpr std::uint64_t kDefaultWidth = 100;
/// The longest period used as width: longer rows would make a table of a few endless rows.
constexpr std::uint64_t kWidestPeriod = 1 << 12;
/// The largest axis index that is exact in a double.
constexpr std::uint64_t kMostRows = std::uint64_t{1} << 53;

/// Drops moves that no heap up to `reach` allows.
std::vector<std::uint64_t> usable(std::vector<std::uint64_t> take, std::uint64_t reach) {
  std::erase_if(take, [reach](std::uint64_t s) { return s > reach; });
  return take;
}

}  // namespace

SubtractionSolution::SubtractionSolution(const GameInfo& info, Components heaps, std::vector<std::uint64_t> take, std::uint64_t reach,
                                         std::string field)
    : SumSolution(info, std::move(heaps)),
      sequence_(usable(std::move(take), reach)),
      joint_([this](std::uint64_t heap, std::vector<std::uint64_t>& out) {
        SubtractionSolution::options(0, heap, SubtractionSequence::kMaxMoves, out);
      }),
      reach_(reach),
      field_(std::move(field)),
      stage_(std::min(std::max(kFirstStage, 4 * std::min(largest(sequence_.take()), SubtractionSequence::kNimberReach)),
                      SubtractionSequence::kNimberReach + 1)) {}

bool SubtractionSolution::known() const { return reach_ < sequence_.nimbers().size() || sequence_.nimber_period(); }

bool SubtractionSolution::lengths_known() const {
  const std::uint64_t computed = sequence_.remoteness_computed();
  return reach_ < computed || sequence_.remoteness_period() || computed >= SubtractionSequence::kRemotenessReach;
}

double SubtractionSolution::advance(const Slice& slice) {
  if (const double share = solve_heaps(slice); share < 1) return 0.9 * share;
  if (!begun_ && live_heaps(components()) > 1) joint_.begin(components());
  begun_ = true;
  return joint_.work(slice) ? 1 : 0.95;
}

double SubtractionSolution::solve_heaps(const Slice& slice) {
  while (!done_) {
    if (sequence_.nimbers().size() < stage_) {
      sequence_.extend_nimbers(stage_, kBlock);
    } else if (const std::uint64_t end = std::min(stage_, SubtractionSequence::kRemotenessReach); sequence_.remoteness_computed() < end) {
      sequence_.extend_remoteness(end, kBlock);
    } else if (sequence_.prove_periods(kBlock)) {
      finish_stage();
    }
    if (!done_ && slice.over()) {
      const double goal = static_cast<double>(std::min(reach_, SubtractionSequence::kNimberReach)) + 2;
      return std::min(0.99, static_cast<double>(sequence_.nimbers().size() + sequence_.periods_tried()) / (2 * goal));
    }
  }
  return 1;
}

void SubtractionSolution::finish_stage() {
  done_ = (known() && lengths_known()) || stage_ > SubtractionSequence::kNimberReach;
  // Once the nimbers are known, only the remoteness is extended.
  const std::uint64_t end = known() ? SubtractionSequence::kRemotenessReach : SubtractionSequence::kNimberReach + 1;
  if (!done_) stage_ = std::min(std::max(2 * stage_, std::min(reach_ + 1, 8 * stage_)), end);
}

std::optional<Error> SubtractionSolution::failure() const {
  if (!done_ || known()) return std::nullopt;
  return parameter_error(field_, message(kSubtractionPhrases["heap-without-period"], {SubtractionSequence::kNimberReach}),
                         verbatim(decimal(reach_)), Error::Code::reach);
}

Nimber SubtractionSolution::nimber(std::size_t, std::uint64_t heap) const { return sequence_.nimber(heap).value_or(Nimber{}); }

void SubtractionSolution::options(std::size_t, std::uint64_t heap, std::size_t limit, std::vector<std::uint64_t>& out) const {
  for (const std::uint64_t s : sequence_.take()) {
    if (s > heap || limit-- == 0) return;
    out.push_back(heap - s);
  }
}

std::size_t SubtractionSolution::live_heaps(const Components& heaps) const {
  if (sequence_.take().empty()) return 0;
  return static_cast<std::size_t>(
      std::count_if(heaps.begin(), heaps.end(), [this](std::uint64_t h) { return h >= sequence_.take().front(); }));
}

std::optional<Remoteness> SubtractionSolution::remoteness(const Components& heaps) {
  const std::size_t live = live_heaps(heaps);
  if (live > 1) return joint_.remoteness(heaps);
  return live == 0 ? Remoteness{0} : sequence_.remoteness(*std::max_element(heaps.begin(), heaps.end()));
}

Message SubtractionSolution::move_text(const Components& from, std::size_t index, std::uint64_t to) const {
  return take_text(from, index, to);
}

Message SubtractionSolution::position_text(const Components& heaps) const {
  return heaps.size() == 1 ? message(kSubtractionPhrases["a-heap"], {heaps[0]}) : joined(heaps);
}

Value SubtractionSolution::heap_value(std::uint64_t heap) const {
  const auto g = sequence_.nimber(heap);
  return {g ? outcome_of(*g) : sequence_.outcome(heap).value_or(Outcome::P), g, sequence_.remoteness(heap)};
}

WrappedSubtraction::WrappedSubtraction(const GameInfo& info, Components heaps, std::vector<std::uint64_t> take, std::uint64_t reach,
                                       std::string field, std::uint64_t last, std::uint64_t width)
    : SubtractionSolution(info, std::move(heaps), std::move(take), std::max(reach, last), std::move(field)),
      last_(last),
      width_given_(width != 0),
      shape_{{{}, 0, 0}, {{}, 0, 0}, false, {Layer::outcome, Layer::nimber, Layer::remoteness}} {
  shape_.sequence = Sequence{last_ < kMostRows ? last_ + 1 : kMostRows, kWidthParameter};
  fold(width_given_ ? width : kDefaultWidth);
}

std::optional<Error> WrappedSubtraction::wrap(std::uint64_t width) {
  if (width == 0 || width > kWidestRows) {
    return parameter_error(kWidthParameter, message(kKitPhrases["a-number"], {range_text(1, kWidestRows)}), verbatim(decimal(width)));
  }
  width_given_ = true;
  fold(width);
  return std::nullopt;
}

void WrappedSubtraction::fold(std::uint64_t width) {
  shape_.x.count = std::min(width, shape_.sequence->count);
  shape_.y.count = std::min(last_ / shape_.x.count + 1, kMostRows);
  shape_.x.name = message(kSubtractionPhrases["heap-mod"], {shape_.x.count});
  shape_.y.name = message(kSubtractionPhrases["heap-div"], {shape_.x.count});
}

double WrappedSubtraction::advance(const Slice& slice) {
  double progress = SubtractionSolution::advance(slice);
  while (progress >= 1 && !counted_) {
    counted_ = losing_.extend(sequence(), kBlock);
    if (!counted_ && slice.over()) progress = 0.97;
  }
  const auto& period = sequence().nimber_period();
  shape_.sequence->period = period;
  if (progress >= 1 && !width_given_ && period && period->period <= kWidestPeriod) fold(period->period);
  return progress;
}

void WrappedSubtraction::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  const auto heap = heap_at(at);
  const std::size_t known = heap ? static_cast<std::size_t>(std::min<std::uint64_t>(out.size(), last_ - *heap + 1)) : 0;
  std::fill(out.begin() + static_cast<std::ptrdiff_t>(known), out.end(), CellValue::absent().byte());
  out = out.first(known);
  if (known == 0) return;
  if (!sequence().nimber(*heap + known - 1)) return SubtractionSolution::paint_row(layer, at, out);
  if (layer == Layer::remoteness) {
    for (std::size_t i = 0; i < known; ++i) out[i] = layer_of({{}, {}, sequence().remoteness(*heap + i)}, layer).byte();
    return;
  }
  std::uint32_t nimbers[256];
  for (std::size_t done = 0; done < known;) {
    const std::size_t count = std::min(known - done, std::size(nimbers));
    sequence().copy_nimbers(*heap + done, std::span(nimbers, count));
    for (std::size_t i = 0; i < count; ++i, ++done)
      out[done] = static_cast<std::uint8_t>(layer == Layer::nimber ? nimbers[i] : nimbers[i] == 0);
  }
}

std::unique_ptr<BlockRows> WrappedSubtraction::block_rows(const Blocks& x, const Blocks& y, Effort effort) {
  if (!counted_) return SubtractionSolution::block_rows(x, y, effort);
  return wrapped_block_rows(losing_, shape_.x.count, last_, x, y, effort);
}

std::optional<std::uint64_t> WrappedSubtraction::heap_at(Cell at) const {
  if (!shape_.contains(at)) return std::nullopt;
  const Natural heap = Natural{at.y} * shape_.x.count + at.x;
  return heap <= last_ ? std::optional(static_cast<std::uint64_t>(heap)) : std::nullopt;
}

CellValue WrappedSubtraction::cell(Layer layer, Cell at) {
  const auto heap = heap_at(at);
  if (!heap) return CellValue::absent();
  if (!sequence().nimber(*heap)) return CellValue::unknown();
  return layer_of(heap_value(*heap), layer);
}

std::optional<Components> WrappedSubtraction::position_at(Cell at) const {
  const auto heap = heap_at(at);
  return heap ? std::optional(Components{*heap}) : std::nullopt;
}

std::optional<Cell> WrappedSubtraction::cell_of(const Components& heaps) const {
  if (heaps.size() != 1) return std::nullopt;
  const Mark mark = mark_of(heaps[0]);
  return mark.y ? std::nullopt : std::optional(mark.cell);
}

Mark WrappedSubtraction::mark_of(std::uint64_t heap) const {
  const std::uint64_t end = std::min(last_, shape_.x.count * shape_.y.count - 1), nearest = std::min(heap, end);
  Mark mark{{nearest % shape_.x.count, nearest / shape_.x.count}};
  if (heap > end) mark.y = heap;
  return mark;
}

std::vector<Cell> WrappedSubtraction::pieces(const Components& heaps) const {
  std::vector<Cell> cells;
  if (heaps.size() == 1 || heaps.size() > kMarkedPieces) return cells;
  for (const std::uint64_t heap : heaps) {
    if (const Mark mark = mark_of(heap); !mark.y) cells.push_back(mark.cell);
  }
  return cells;
}

std::vector<Mark> WrappedSubtraction::marks() {
  std::vector<Mark> marks;
  if (components().size() > kMarkedPieces) return marks;
  for (const std::uint64_t heap : components()) marks.push_back(mark_of(heap));
  return marks;
}

}  // namespace grundy
