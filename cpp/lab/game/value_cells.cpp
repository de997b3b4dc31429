#include "lab/game/value_cells.hpp"

#include "lab/game/text_state_values.hpp"

namespace grundy::lab {

using values::Halt;
using values::kZero;

namespace {

constexpr std::uint64_t kStepsPerEffort = 100;

Natural key_of(const values::Dyadic& x) { return Natural{static_cast<std::uint64_t>(x.numerator())} << 8 | x.exponent(); }
values::Dyadic number_of(Natural key) {
  return *values::DyadicResult::reduced(static_cast<std::int64_t>(static_cast<std::uint64_t>(key >> 8)), static_cast<unsigned>(key & 255));
}

}  // namespace

CellValue ValueCells::shown(Layer layer, Known known) const {
  const ShownValue& one = all_[known - kFirst];
  if (layer == Layer::value) return CellValue::text(known - kFirst, static_cast<std::uint8_t>(one.who_wins));
  const values::Dyadic& x = layer == Layer::mean ? one.mean : one.temperature;
  return CellValue::text(key_of(x), fraction_byte(x.numerator(), x.exponent()));
}

std::optional<ValueCells::ShownValue> ValueCells::shown_value_of(values::Id value, values::Steps& steps) {
  const auto winners = values::winners_of(engine_->store, value, steps);
  const auto* thermograph = winners ? engine_->thermographs.of(value, steps) : nullptr;
  if (!thermograph) return std::nullopt;
  if (!engine_->formatter.text(value, steps) && engine_->formatter.halt() == Halt::steps) return std::nullopt;
  return ShownValue{value, winners->outcome_class(), thermograph->mean, thermograph->temperature};
}

ValueCells::Known ValueCells::look(const State& state, values::Steps& steps) {
  const auto value = engine_->positions->of(state, steps);
  if (!value) return engine_->positions->error() ? kFailed : kUnknown;
  if (const auto place = engine_->places.find(*value)) return kFirst + *place;
  const auto shown_value = shown_value_of(*value, steps);
  if (!shown_value) return steps.remaining == 0 ? kUnknown : kFailed;
  const auto place = static_cast<std::uint32_t>(all_.size());
  engine_->places.add(*value, place);
  all_.push_back(*shown_value);
  return kFirst + place;
}

CellsOnDemand::Work ValueCells::work(Layer, Cell at, Known& known, const Slice& slice, std::uint64_t effort) {
  if (!engine_) {
    engine_ = std::make_unique<Engine>();
    engine_->positions = text_state_values(text_, engine_->store);
  }
  const auto state = solution_.state_at(at);
  if (!state) known = kAbsent;
  if (!(at == at_)) spent_ = 0;
  at_ = at;
  while (known == kUnknown && spent_ < effort * kStepsPerEffort) {
    if (slice.over()) return Work::paused;
    values::Steps steps{values::kStepsAtOnce};
    known = look(*state, steps);
    spent_ += values::kStepsAtOnce - steps.remaining;
  }
  spent_ = 0;
  return known == kUnknown ? Work::too_much : Work::settled;
}

std::string ValueCells::cell_text(Layer layer, CellValue cell) const {
  if (layer != Layer::value) return number_of(cell.key()).text();
  const values::ValueText* text = engine_->formatter.known_text(all_[static_cast<std::size_t>(cell.key())].value);
  return text ? text->unicode : "{…|…}";
}

}  // namespace grundy::lab
