#include "lab/values/position_report.hpp"

#include <algorithm>

#include "lab/game/open_text.hpp"
#include "lab/values/options_of_value.hpp"
#include "lab/game/position_of_state.hpp"
#include "report/report.hpp"
#include "report/value_facts.hpp"

namespace grundy::lab {

namespace {

using values::Side;

/// The components of the start, of a cell of the table, or of a state in the format of explanations.
std::optional<SumOfSlots> read_position(SolutionState& text, std::optional<Cell> at, std::optional<std::string_view> state) {
  if (at) return position_of_cell(text, *at);
  if (!state) return text.program->components;
  const auto numbers = parse_naturals(*state);
  return numbers ? position_of_state(text, *numbers) : std::nullopt;
}

class PositionReport final : public Task {
 public:
  PositionReport(SolutionState text, SumOfSlots position, std::unique_ptr<TextValues> values)
      : text_(std::move(text)),
        position_(std::move(position)),
        values_(std::move(values)),
        options_(*text_.program, *values_, formatter_) {}

  double advance(const Slice& slice) override {
    while (!is_done_ && !error_) {
      values::Steps steps{values::kStepsAtOnce};
      is_done_ = run(steps);
      if (slice.over()) break;
    }
    return is_done_ || error_ ? 1 : 0;
  }

  Result<std::string> json(void (*put)(Json&, const Message&)) const override {
    if (error_) return *error_;
    Json out;
    put(out.begin_object().key("position"), position_words(*text_.program, position_));
    facts_.put(out);
    out.key("positions").number(values_->components());
    options_.put(out.key("left_options"), Side::left, thermographs_, put);
    options_.put(out.key("right_options"), Side::right, thermographs_, put);
    if (options_.more()) out.key("more").boolean(true);
    out.end_object();
    return std::move(out).str();
  }

 private:
  /// Goes on; true once all is known. Sets `error_` if it cannot be.
  bool run(values::Steps& steps) {
    const auto halts = [this](values::Halt halt) {
      if (halt != values::Halt::none && halt != values::Halt::steps) error_ = Error{Error::Code::reach, values::reason(halt), "text"};
      return halt != values::Halt::none;
    };
    if (!value_) {
      value_ = values_->of(position_, steps);
      if (!value_) error_ = values_->error();
      if (!value_) return false;
    }
    if (halts(facts_.find(*value_, steps))) return false;
    if (!options_.find(position_, *value_, steps)) {
      if (options_.error()) error_ = options_.error();
      return false;
    }
    for (; next_ < options_.size(); ++next_) {
      thermographs_.of(options_.value(next_), steps);
      if (halts(thermographs_.halt())) return false;
    }
    return true;
  }

  SolutionState text_;
  SumOfSlots position_;
  std::unique_ptr<TextValues> values_;
  values::Formatter formatter_{values_->store()};
  values::Thermographs thermographs_{values_->store()};
  values::ValueFacts facts_{values_->store(), formatter_, thermographs_};
  OptionsOfValue options_;
  std::optional<values::Id> value_;
  std::size_t next_ = 0;
  bool is_done_ = false;
  std::optional<Error> error_;
};

}  // namespace

Result<std::unique_ptr<Task>> open_position_value(const RawParameters& raw, std::optional<Cell> at, std::optional<std::string_view> state) {
  auto text = open_state(raw);
  if (!text) return text.error();
  if (const auto refusal = TextValues::refusal(*text->program)) return *refusal;
  auto position = read_position(*text, at, state);
  if (!position && at) return cell_error(text->table.shape(), *at);
  if (!position) return state_error(text->table.start(), state.value_or(""));
  auto values = TextValues::open(text->solved, *position);
  if (!values) return values.error();
  return std::make_unique<PositionReport>(std::move(*text), std::move(*position), std::move(*values));
}

}  // namespace grundy::lab
