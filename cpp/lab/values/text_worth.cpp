#include "lab/values/text_worth.hpp"

#include "lab/game/open_text.hpp"
#include "lab/values/position_of_state.hpp"

namespace grundy::lab {

namespace {

class TextWorth final : public PositionWorth {
 public:
  TextWorth(SolutionState text, std::unique_ptr<TextValues> values) : text_(std::move(text)), values_(std::move(values)) {}

  std::optional<values::Id> of(const State& state, values::Steps& steps) override {
    const auto position = position_of_state(text_, state);
    return position ? values_->of(*position, steps) : std::nullopt;
  }
  const std::optional<Error>& error() const override { return values_->error(); }

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
  std::unique_ptr<TextValues> values_;
};

}  // namespace

Result<std::unique_ptr<PositionWorth>> open_text_worth(const RawParameters& raw, values::Store& store) {
  auto text = open_state(raw);
  if (!text) return text.error();
  if (!text->program->nature.partisan) return std::unique_ptr<PositionWorth>();
  if (const auto refusal = TextValues::refusal(*text->program)) return *refusal;
  auto values = TextValues::open(text->solved, text->program->components, true, &store);
  if (!values) return values.error();
  return std::unique_ptr<PositionWorth>(std::make_unique<TextWorth>(std::move(*text), std::move(*values)));
}

}  // namespace grundy::lab
