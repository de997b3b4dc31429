#include "games/sum/sum_of_values.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "kit/wording.hpp"
#include "theory/values/format.hpp"
#include "theory/values/reason.hpp"
#include "theory/values/thermograph.hpp"

namespace grundy {

namespace {

/// Steps for the texts of values beside an answer.
constexpr std::uint64_t kTextSteps = 50'000;
/// Sums that are kept.
constexpr std::size_t kMostSums = 200'000;

}  // namespace

Result<std::unique_ptr<PartValues>> open_values(const std::vector<Part>& parts) {
  auto out = std::make_unique<PartValues>();
  bool any = false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    auto state_values = open_part_values(parts[i].listed.game, parts[i].listed.parameters, out->store);
    if (!state_values) return error_in_part(state_values.error(), i + 1, parts[i].listed);
    any |= *state_values != nullptr;
    out->of.push_back(std::move(*state_values));
  }
  return any ? std::move(out) : nullptr;
}

SumOfValues::SumOfValues(const GameInfo& info, std::vector<Part> parts, std::size_t shown, std::unique_ptr<PartValues> part_values)
    : SumOfGames(info, std::move(parts), shown), part_values_(std::move(part_values)), named_(info) {
  const auto first = std::find_if(part_values_->of.begin(), part_values_->of.end(), [](const auto& one) { return one != nullptr; });
  first_partizan_ = static_cast<std::size_t>(first - part_values_->of.begin());
  const Solution& beginning = *parts_[first_partizan_].solution;
  right_begins_ = (*first)->right_moves(beginning.start());
  named_.first = beginning.info().first;
  named_.second = beginning.info().second;
  SumOfValues::take_shape();
}

std::optional<Error> SumOfValues::refused(const Part& part, std::size_t number) const {
  if (auto error = part.solution->failure()) return error_in_part(*error, number, part.listed);
  if (part_values_->of[number - 1] || part.solution->value_of(part.solution->start()).nimber) return std::nullopt;
  return no_nimber(part, number);
}

void SumOfValues::take_shape() {
  SumOfGames::take_shape();
  shape_.layers = {Layer::outcome};
}

double SumOfValues::advance(const Slice& slice) {
  if (const double share = advance_parts(slice); share < 1) return share / 2;
  if (fault_) return 1;
  if (!start_winners_) {
    take_shape();
    if (!has_wanted()) want(start());
  }
  while (has_wanted()) {
    values::Steps steps{values::kStepsAtOnce};
    work(steps);
    if (fault_) return 1;
    if (slice.over()) return 0.75;
  }
  if (prepared_ && !find_cells(Layer::outcome, prepared_->x, prepared_->y, slice)) return 0.75;
  prepared_.reset();
  return 1;
}

bool SumOfValues::prepare(const State& state) {
  prepared_.reset();
  const auto e = fault_ ? std::nullopt : describe(state);
  if (!e) return true;
  bool is_known = want(state);
  for (const Option& option : e->options) is_known = want(*after(state, option.play)) && is_known;
  return is_known;
}

bool SumOfValues::prepare_cells(Layer layer, Range x, Range y) {
  if (find_cells(layer, x, y, Slice(std::chrono::seconds(0)))) return true;
  prepared_ = Window{x, y};
  return false;
}

bool SumOfValues::right_moves(const std::vector<State>& states) const {
  return part_values_->of[first_partizan_]->right_moves(states[first_partizan_]);
}

State SumOfValues::turned(std::vector<State> states, bool right) const {
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto& state_values = part_values_->of[i];
    if (state_values && state_values->right_moves(states[i]) != right) states[i] = state_values->turned(states[i]);
  }
  return joined(states);
}

State SumOfValues::start() const { return turned(*split(SumOfGames::start()), right_begins_); }

std::optional<State> SumOfValues::state_at(Cell at) const {
  const auto state = SumOfGames::state_at(at);
  return state ? std::optional(turned(*split(*state), right_begins_)) : std::nullopt;
}

bool SumOfValues::is_position(const State& state) const {
  if (!described(state)) return false;
  const auto states = *split(state);
  return turned(states, right_moves(states)) == state;
}

std::optional<State> SumOfValues::follow(const State& state, Move move) const {
  return is_position(state) ? after(state, move) : std::nullopt;
}

std::optional<State> SumOfValues::after(const State& state, Move move) const {
  const auto next = SumOfGames::after(state, move);
  return next ? std::optional(turned(*split(*next), !right_moves(*split(state)))) : std::nullopt;
}

State SumOfValues::key_of(const State& state) const { return turned(*split(state), false); }

std::optional<Explanation> SumOfValues::describe(const State& state) {
  if (!is_position(state)) return std::nullopt;
  auto e = SumOfGames::describe(state);
  if (e) e->second = right_moves(*split(state)) != right_begins_;
  return e;
}

std::vector<Message> SumOfValues::resting(const std::vector<Explanation>& parts) const {
  std::vector<Message> out;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const auto& state_values = part_values_->of[i];
    const auto turned = state_values ? parts_[i].solution->describe(state_values->turned(parts[i].state)) : std::nullopt;
    out.push_back(turned ? turned->position : parts[i].position);
  }
  return out;
}

bool SumOfValues::want(const State& state) {
  State key = key_of(state);
  if (known_.contains(key)) return true;
  if (known_.size() > kMostSums) known_.clear();
  leave_table();
  wanted_.push_back(std::move(key));
  return false;
}

std::optional<Outcome> SumOfValues::known(const State& state) const {
  const auto found = known_.find(key_of(state));
  if (found == known_.end()) return std::nullopt;
  return found->second.outcome(right_moves(*split(state)));
}

Outcome SumOfValues::outcome(const State& state) {
  if (!want(state)) {
    values::Steps unlimited;
    while (!fault_ && !known(state)) work(unlimited);
  }
  return known(state).value_or(Outcome::D);
}

/// Sets `fault_`, or ends the work on a cell.
void SumOfValues::stop(std::size_t part) {
  if (for_table_) return work_.reset();
  const auto& state_values = part_values_->of[part];
  const Error error = state_values && state_values->error()
                          ? *state_values->error()
                          : Error{Error::Code::reach, values::reason(part_values_->store.halt()), "parts"};
  fault_ = error_in_part(error, part + 1, parts_[part].listed);
}

std::optional<values::Id> SumOfValues::value_of_part(std::size_t part, const State& state, values::Steps& steps) {
  if (const auto& state_values = part_values_->of[part]) {
    const auto value = state_values->of(state, steps);
    if (!value && state_values->error()) stop(part);
    return value;
  }
  const std::uint64_t nimber = parts_[part].solution->value_of(state).nimber->value;
  const auto value = part_values_->store.compact({{}, 0, static_cast<std::uint32_t>(std::min<std::uint64_t>(nimber, UINT32_MAX))});
  if (!value) stop(part);
  return value;
}

void SumOfValues::begin(State sum) {
  auto states = *split(sum);
  work_ = Work{std::move(sum), std::move(states), values::Total(part_values_->store)};
}

void SumOfValues::work(values::Steps& steps) {
  if (!work_) {
    begin(std::move(wanted_.back()));
    wanted_.pop_back();
  }
  if (!for_table_ && known_.contains(work_->sum)) return work_.reset();
  const auto value_of = [&](std::size_t part) { return value_of_part(part, work_->states[part], steps); };
  const bool is_added = work_->total.add(parts_.size(), value_of, steps);
  // A part without a value has stopped the work itself, or pauses.
  if (!work_ || (!is_added && work_->total.lacks_value())) return;
  const auto winners = is_added ? work_->total.winners(steps) : std::nullopt;
  if (!winners) {
    if (part_values_->store.halt() != values::Halt::steps) stop(std::min(work_->total.part(), parts_.size() - 1));
    return;
  }
  if (!start_winners_ && work_->sum == key_of(start())) {
    start_value_ = work_->total.id();
    start_winners_ = *winners;
  }
  if (for_table_) cell_winners_ = *winners;
  else known_[std::move(work_->sum)] = *winners;
  work_.reset();
}

std::optional<OutcomeClass> SumOfValues::outcome_class() {
  if (!start_winners_) return std::nullopt;
  return class_of(start_winners_->outcome(right_begins_), start_winners_->outcome(!right_begins_), right_begins_);
}

std::optional<ShortValue> SumOfValues::short_value() {
  if (!start_value_) return std::nullopt;
  values::Formatter formatter(part_values_->store);
  values::Steps steps{kTextSteps};
  return values::short_value(formatter, part_values_->store, *start_value_, steps);
}

void SumOfValues::value_options(Explanation& e) {
  leave_table();
  for (Option& option : e.options) option.value = {outcome(*after(e.state, option.play))};
  values::Formatter formatter(part_values_->store);
  values::Thermographs thermographs(part_values_->store);
  values::Steps steps{kTextSteps};
  values::Dyadic highest;
  DescribedPart* hottest = nullptr;
  for (std::size_t i = 0; i < e.parts.size(); ++i) {
    const auto value = value_of_part(i, e.parts[i].state, steps);
    const values::Thermograph* graph = value ? thermographs.of(*value, steps) : nullptr;
    if (!graph) return;
    e.parts[i].value = short_text(formatter, *value, steps);
    e.parts[i].temperature = graph->temperature.text();
    if (highest < graph->temperature) hottest = &e.parts[i];
    else if (highest == graph->temperature) hottest = nullptr;
    highest = std::max(highest, graph->temperature);
  }
  if (hottest && e.parts.size() > 1) hottest->hottest = true;
}

Reason SumOfValues::reason(const Explanation& e, Solution& values) {
  Reason r = reason_from_options(e.value, e.options, !e.more);
  add_answer(e, values, r);
  if (e.parts.size() < 2 || !std::all_of(e.parts.begin(), e.parts.end(), [](const DescribedPart& part) { return part.value.has_value(); }))
    return r;
  const Message listed_values = ::grundy::joined(e.parts, ", ", [](const DescribedPart& part) { return *part.value; });
  const auto hottest = std::find_if(e.parts.begin(), e.parts.end(), [](const DescribedPart& part) { return part.hottest; });
  r.also = hottest == e.parts.end()
               ? message(kSumPhrases["sum-values"], {listed_values})
               : message(kSumPhrases["sum-hottest"], {listed_values, std::uint64_t(hottest - e.parts.begin() + 1), *hottest->temperature});
  return r;
}

bool SumOfValues::keeps_cells() const {
  return shape_.x.count <= kMostCells && shape_.y.count <= kMostCells / std::max(shape_.x.count, std::uint64_t{1});
}

/// Returns what is known of a cell.
std::uint8_t SumOfValues::cell_byte(Cell at) const {
  if (!shape_.contains(at)) return kAbsent;
  return cells_.empty() ? kOpen : cells_[index(at)];
}

CellValue SumOfValues::shown(Layer layer, std::uint8_t byte) const {
  if (byte == kAbsent) return CellValue::absent();
  if (byte < kWon) return CellValue::unknown();
  return layer_of({values::Winners{(byte & 1) != 0, (byte & 2) != 0}.outcome(right_begins_)}, layer);
}

/// Works a cell out: kOpen if it pauses, or if the steps run out. Nothing else may be wanted.
std::uint8_t SumOfValues::found(Cell at, const Slice& slice, std::uint64_t& steps) {
  const auto state = state_at(at);
  if (!state) return kAbsent;
  State sum = key_of(*state);
  std::optional<values::Winners> winners;
  if (const auto before = known_.find(sum); before != known_.end()) {
    winners = before->second;
  } else {
    if (!for_table_ || work_->sum != sum) begin(std::move(sum));
    for_table_ = true;
    cell_winners_.reset();
    while (work_) {
      if (steps == 0) return kOpen;
      const std::uint64_t most = std::min(steps, values::kStepsAtOnce);
      values::Steps some{most};
      work(some);
      steps -= most - some.remaining;
      if (work_ && slice.over()) return kOpen;
    }
    for_table_ = false;
    winners = cell_winners_;
  }
  return winners ? static_cast<std::uint8_t>(kWon + winners->left_wins_first + 2 * winners->left_wins_second) : kFailed;
}

/// Abandons the work on a cell, which begins anew when the cell is wanted again.
void SumOfValues::leave_table() {
  if (std::exchange(for_table_, false)) work_.reset();
}

bool SumOfValues::find_cells(Layer, Range x, Range y, const Slice& slice) {
  if (fault_) return true;
  if (!start_winners_ || has_wanted()) return false;
  x = intersection(x, {shape_.x.first, shape_.x.first + shape_.x.count});
  y = intersection(y, {shape_.y.first, shape_.y.first + shape_.y.count});
  if (!keeps_cells() || x.size() == 0 || y.size() == 0) return true;
  if (!window_.has(x, y)) window_ = {x, y};
  if (cells_.empty()) cells_.resize(static_cast<std::size_t>(shape_.x.count * shape_.y.count));
  for (; window_.next < x.size() * y.size(); ++window_.next) {
    const Cell at{x.from + window_.next % x.size(), y.from + window_.next / x.size()};
    std::uint8_t& byte = cells_[index(at)];
    if (byte != kOpen) continue;
    std::uint64_t unlimited = UINT64_MAX;
    byte = found(at, slice, unlimited);
    if (byte == kOpen) return false;
    if (slice.over()) {
      ++window_.next;
      return window_.next == x.size() * y.size();
    }
  }
  return true;
}

CellValue SumOfValues::cell(Layer layer, Cell at) {
  std::uint8_t byte = cell_byte(at);
  if (byte != kOpen || !start_winners_ || fault_) return shown(layer, byte);
  for (values::Steps unlimited; has_wanted() && !fault_;) work(unlimited);
  if (fault_) return CellValue::unknown();
  byte = found(at, Slice::endless(), cell_steps_);
  if (!cells_.empty()) cells_[index(at)] = byte;
  return shown(layer, byte);
}

void SumOfValues::paint_row(Layer layer, Cell at, std::span<std::uint8_t> out) {
  for (std::uint8_t& byte : out) {
    byte = shown(layer, cell_byte(at)).byte();
    ++at.x;
  }
}

}  // namespace grundy
