#include "lab/game/text_state_values.hpp"

#include "lab/game/open_text.hpp"
#include "lab/game/position_of_state.hpp"
#include "report/report.hpp"

namespace grundy::lab {

namespace {

/// Texts with at most as many positions are valued by numbers, which all of them have: any cell of a table may be asked for.
constexpr std::uint64_t kMostNumbered = 100'000;

class TextStateValues final : public StateValues {
 public:
  TextStateValues(SolutionState text, values::Store& store) : text_(std::move(text)), store_(store), from_(text_.program->components) {}

  std::optional<values::Id> of(const State& state, values::Steps& steps) override {
    error_.reset();
    const auto position = position_of_state(text_, state);
    if (!position) error_ = state_error(text_.table.start(), {});
    if (!position) return std::nullopt;
    if (!values_ && !open()) return std::nullopt;
    auto value = values_->of(*position, steps);
    if (!value && values_->error() && from_ != *position) {
      // Boards are tabulated from a position on: this one may not be reached from the last.
      from_ = *position;
      if (open()) value = values_->of(*position, steps);
    }
    if (!value && values_) error_ = values_->error();
    return value;
  }
  const std::optional<Error>& error() const override { return error_; }

  /// Opens values from a position on. False with an error.
  bool open() {
    const Solved& solved = *text_.solved;
    const bool by_regions = solved.regions || solved.layout.size > kMostNumbered || solved.layout.size == 0;
    auto values = TextValues::open(text_.solved, from_, by_regions, &store_);
    if (values) values_ = std::move(*values);
    else values_.reset();
    error_ = values ? std::nullopt : std::optional(values.error());
    return values_ != nullptr;
  }

  bool right_moves(const State& state) const override {
    if (text_.solved->regions) return state.back() == 1;
    if (is_empty_sum(text_, state)) return state[0] > text_.solved->layout.size;
    return slots_of(state[0]).back() == 1;
  }

  State turned(const State& state) const override {
    State out = state;
    if (text_.solved->regions) {
      out.back() = 1 - out.back();
    } else if (is_empty_sum(text_, state)) {
      const std::uint64_t left = text_.solved->layout.size;
      out[0] = state[0] == left ? left + 1 : left;
    } else {
      for (std::uint64_t& number : out) {
        Slots slots = slots_of(number);
        slots.back() = 1 - slots.back();
        number = text_.solved->layout.number_of(slots);
      }
    }
    return out;
  }

 private:
  Slots slots_of(std::uint64_t number) const {
    Slots out;
    text_.solved->layout.slots_of(number, *text_.solved->model, out);
    return out;
  }

  SolutionState text_;
  values::Store& store_;
  SumOfSlots from_;
  std::unique_ptr<TextValues> values_;
  std::optional<Error> error_;
};

}  // namespace

std::unique_ptr<StateValues> text_state_values(SolutionState text, values::Store& store) {
  return std::make_unique<TextStateValues>(std::move(text), store);
}

Result<std::unique_ptr<StateValues>> open_text_state_values(const RawParameters& raw, values::Store& store) {
  auto text = open_state(with_text(raw));
  if (!text) return text.error();
  if (!text->program->nature.partisan) return std::unique_ptr<StateValues>();
  if (const auto refusal = TextValues::refusal(*text->program)) return *refusal;
  auto state_values = std::make_unique<TextStateValues>(std::move(*text), store);
  if (!state_values->open()) return *state_values->error();
  return std::unique_ptr<StateValues>(std::move(state_values));
}

}  // namespace grundy::lab
