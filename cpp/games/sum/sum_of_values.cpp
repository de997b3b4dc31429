#include "games/sum/sum_of_values.hpp"

#include <algorithm>

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

Result<std::unique_ptr<PartWorths>> open_worths(const std::vector<Part>& parts) {
  auto out = std::make_unique<PartWorths>();
  bool any = false;
  for (std::size_t i = 0; i < parts.size(); ++i) {
    auto worth = open_part_worth(parts[i].listed.game, parts[i].listed.parameters, out->store);
    if (!worth) return error_in_part(worth.error(), i + 1, parts[i].listed);
    any |= *worth != nullptr;
    out->of.push_back(std::move(*worth));
  }
  return any ? std::move(out) : nullptr;
}

SumOfValues::SumOfValues(const GameInfo& info, std::vector<Part> parts, std::size_t shown, std::unique_ptr<PartWorths> worths)
    : SumOfGames(info, std::move(parts), shown), worths_(std::move(worths)), named_(info) {
  const auto first = std::find_if(worths_->of.begin(), worths_->of.end(), [](const auto& worth) { return worth != nullptr; });
  first_partizan_ = static_cast<std::size_t>(first - worths_->of.begin());
  const Solution& beginning = *parts_[first_partizan_].solution;
  right_begins_ = (*first)->right_moves(beginning.start());
  named_.first = beginning.info().first;
  named_.second = beginning.info().second;
  SumOfValues::take_shape();
}

std::optional<Error> SumOfValues::refused(const Part& part, std::size_t number) const {
  if (auto error = part.solution->failure()) return error_in_part(*error, number, part.listed);
  if (worths_->of[number - 1] || part.solution->value_of(part.solution->start()).nimber) return std::nullopt;
  return no_nimber(part, number);
}

void SumOfValues::take_shape() {
  SumOfGames::take_shape();
  shape_.layers = {Layer::outcome};
}

double SumOfValues::advance(const Slice& slice) {
  if (const double share = advance_parts(slice); share < 1) return share / 2;
  if (fault_) return 1;
  if (!start_value_ && !work_ && wanted_.empty()) want(start());
  while (work_ || !wanted_.empty() || want_cell()) {
    values::Steps steps{values::kStepsAtOnce};
    const auto begin = std::chrono::steady_clock::now();
    const bool for_table = for_table_;
    work(steps);
    if (fault_) return 1;
    if (for_table) cell_time_ -= std::chrono::steady_clock::now() - begin;
    if (slice.over()) return 0.75;
  }
  take_shape();
  return 1;
}

/// Wants the next cell of the table, if there is one for which there is time.
bool SumOfValues::want_cell() {
  const std::uint64_t width = shape_.x.count;
  const std::uint64_t cells =
      std::min(kMostPreparedCells, std::min(width, kMostPreparedCells) * std::min(shape_.y.count, kMostPreparedCells));
  while (next_cell_ < cells && cell_time_.count() > 0) {
    const auto state = state_at({shape_.x.first + next_cell_ % width, shape_.y.first + next_cell_ / width});
    ++next_cell_;
    if (state && !want(*state)) return for_table_ = true;
  }
  return false;
}

bool SumOfValues::prepare(const State& state) {
  const auto e = fault_ ? std::nullopt : describe(state);
  if (!e) return true;
  bool is_known = want(state);
  for (const Option& option : e->options) is_known = want(*after(state, option.play)) && is_known;
  return is_known;
}

bool SumOfValues::prepare_cells(Layer, Range x, Range y) {
  if (fault_ || x.size() * y.size() > kMostPreparedCells) return true;
  bool is_known = true;
  for (std::uint64_t row = y.from; row < y.to; ++row) {
    for (std::uint64_t column = x.from; column < x.to; ++column) {
      if (const auto state = state_at({column, row})) is_known = want(*state) && is_known;
    }
  }
  return is_known;
}

bool SumOfValues::right_moves(const std::vector<State>& states) const {
  return worths_->of[first_partizan_]->right_moves(states[first_partizan_]);
}

State SumOfValues::turned(std::vector<State> states, bool right) const {
  for (std::size_t i = 0; i < states.size(); ++i) {
    const auto& worth = worths_->of[i];
    if (worth && worth->right_moves(states[i]) != right) states[i] = worth->turned(states[i]);
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
    const auto& worth = worths_->of[i];
    const auto turned = worth ? parts_[i].solution->describe(worth->turned(parts[i].state)) : std::nullopt;
    out.push_back(turned ? turned->position : parts[i].position);
  }
  return out;
}

bool SumOfValues::want(const State& state) {
  State key = key_of(state);
  if (known_.contains(key)) return true;
  if (known_.size() > kMostSums) known_.clear();
  if (std::exchange(for_table_, false) && work_) {
    // The cell of the table comes again later.
    work_.reset();
    --next_cell_;
  }
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

/// Sets `fault_`, or ends the work on the table.
void SumOfValues::stop(std::size_t part) {
  if (for_table_) {
    cell_time_ = {};
    for_table_ = false;
    return work_.reset();
  }
  const auto& worth = worths_->of[part];
  const Error error = worth && worth->error() ? *worth->error() : Error{Error::Code::reach, values::reason(worths_->store.halt()), "parts"};
  fault_ = error_in_part(error, part + 1, parts_[part].listed);
}

std::optional<values::Id> SumOfValues::value_of_part(std::size_t part, const State& state, values::Steps& steps) {
  if (const auto& worth = worths_->of[part]) {
    const auto value = worth->of(state, steps);
    if (!value && worth->error()) stop(part);
    return value;
  }
  const std::uint64_t nimber = parts_[part].solution->value_of(state).nimber->value;
  const auto value = worths_->store.compact({{}, 0, static_cast<std::uint32_t>(std::min<std::uint64_t>(nimber, UINT32_MAX))});
  if (!value) stop(part);
  return value;
}

void SumOfValues::work(values::Steps& steps) {
  if (!work_) {
    State sum = std::move(wanted_.back());
    wanted_.pop_back();
    auto states = *split(sum);
    work_ = Work{std::move(sum), std::move(states), values::Total(worths_->store)};
  }
  if (known_.contains(work_->sum)) return work_.reset();
  const auto value_of = [&](std::size_t part) { return value_of_part(part, work_->states[part], steps); };
  const bool is_added = work_->total.add(parts_.size(), value_of, steps);
  // A part without a value has stopped the work itself, or pauses.
  if (!work_ || (!is_added && work_->total.lacks_value())) return;
  const auto winners = is_added ? work_->total.winners(steps) : std::nullopt;
  if (!winners) {
    if (worths_->store.halt() != values::Halt::steps) stop(std::min(work_->total.part(), parts_.size() - 1));
    return;
  }
  if (!start_value_ && work_->sum == key_of(start())) start_value_ = work_->total.id();
  known_[std::move(work_->sum)] = *winners;
  work_.reset();
}

std::optional<OutcomeClass> SumOfValues::outcome_class() {
  const auto found = known_.find(key_of(start()));
  if (found == known_.end()) return std::nullopt;
  return class_of(found->second.outcome(right_begins_), found->second.outcome(!right_begins_), right_begins_);
}

std::optional<ShortValue> SumOfValues::short_value() {
  if (!start_value_) return std::nullopt;
  values::Formatter formatter(worths_->store);
  values::Steps steps{kTextSteps};
  return values::short_value(formatter, worths_->store, *start_value_, steps);
}

void SumOfValues::value_options(Explanation& e) {
  for (Option& option : e.options) option.value = {outcome(*after(e.state, option.play))};
  values::Formatter formatter(worths_->store);
  values::Thermographs thermographs(worths_->store);
  values::Steps steps{kTextSteps};
  values::Dyadic highest;
  DescribedPart* hottest = nullptr;
  for (std::size_t i = 0; i < e.parts.size(); ++i) {
    const auto value = value_of_part(i, e.parts[i].state, steps);
    const values::Thermograph* graph = value ? thermographs.of(*value, steps) : nullptr;
    if (!graph) return;
    e.parts[i].worth = short_text(formatter, *value, steps);
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
  if (e.parts.size() < 2 || !std::all_of(e.parts.begin(), e.parts.end(), [](const DescribedPart& part) { return part.worth.has_value(); }))
    return r;
  const Message worths = ::grundy::joined(e.parts, ", ", [](const DescribedPart& part) { return *part.worth; });
  const auto hottest = std::find_if(e.parts.begin(), e.parts.end(), [](const DescribedPart& part) { return part.hottest; });
  r.also = hottest == e.parts.end()
               ? message(kSumPhrases["sum-values"], {worths})
               : message(kSumPhrases["sum-hottest"], {worths, std::uint64_t(hottest - e.parts.begin() + 1), *hottest->temperature});
  return r;
}

CellValue SumOfValues::cell(Layer layer, Cell at) {
  const auto state = state_at(at);
  if (!state) return CellValue::absent();
  const auto is_known = known(*state);
  return is_known ? layer_of({*is_known}, layer) : CellValue::unknown();
}

}  // namespace grundy
