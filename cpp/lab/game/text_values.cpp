#include "lab/game/text_values.hpp"

#include "lab/game/move_words.hpp"
#include "lab/game/solution_state.hpp"
#include "lab/language/phrases.hpp"
#include "theory/values/format.hpp"
#include "theory/values/reason.hpp"

namespace grundy::lab {

using values::Id;

namespace {

/// Positions have no numbers, and cannot be tabulated as boards either.
Error too_many_moves() { return parameter_error("text", kLabPhrases["lab-value-fewer"], kLabPhrases["lab-more"], Error::Code::reach); }

}  // namespace

std::optional<Error> TextValues::refusal(const Program& program) {
  const auto other = other_play(program);
  if (!other) return std::nullopt;
  const Place place = program.original(other->place);
  Error error = parameter_error("text", kLabPhrases["lab-value-normal"], message(kLabPhrases["lab-value-other"], {place.line}));
  error.line = place.line;
  error.column = place.column;
  return error;
}

Result<std::unique_ptr<TextValues>> TextValues::open(std::shared_ptr<const Solved> solved, const SumOfSlots& from, bool by_regions,
                                                     values::Store* store) {
  const Model& model = *solved->model;
  std::unique_ptr<TextValues> out(new TextValues(solved, store));
  Unsplit refusal;
  if (by_regions) out->board_ = RegionBoard::read(model, from, refusal, {});
  if (out->board_) {
    out->regions_ = std::make_unique<RegionMoves>(*out->board_);
  } else {
    if (solved->layout.size == 0) return too_many_moves();
    out->numbered_ = std::make_unique<NumberedMoves>(model, solved->layout);
    if (out->numbered_->too_long()) return too_many_moves();
  }
  values::MoveSource& source = out->regions_ ? static_cast<values::MoveSource&>(*out->regions_) : *out->numbered_;
  out->values_.emplace(out->store_, source);
  return out;
}

std::optional<std::vector<values::Component>> TextValues::components_of(const SumOfSlots& sum) {
  std::vector<values::Component> out;
  for (const Slots& slots : sum) {
    if (numbered_) {
      out.push_back(numbered_->component_of(slots));
    } else if (const auto parts = regions_->components_of(slots)) {
      out.insert(out.end(), parts->begin(), parts->end());
    } else {
      return std::nullopt;
    }
  }
  return out;
}

std::optional<Id> TextValues::of(const SumOfSlots& sum, values::Steps& steps) {
  if (error_) return std::nullopt;
  if (sum_ != sum || parts_.empty()) {
    const auto parts = components_of(sum);
    if (!parts) {
      error_ = too_many_moves();
      return std::nullopt;
    }
    sum_ = sum;
    parts_ = *parts;
    total_ = values::Total(store_);
  }
  if (!total_.add(parts_.size(), [&](std::size_t part) { return values_->of(parts_[part], steps); }, steps)) {
    const bool pauses = total_.lacks_value() ? values_->pauses() : store_.halt() == values::Halt::steps;
    if (!pauses) error_ = failure();
    return std::nullopt;
  }
  parts_.clear();
  return total_.id();
}

Error TextValues::failure() const { return value_error(*solved_, *values_, store_, numbered_.get()); }

std::optional<ShortValue> short_value(const std::shared_ptr<const Solved>& solved, const Program& program) {
  constexpr std::uint64_t kSteps = 20'000;  // some hundredths of a second
  if (!program.nature.partisan || other_play(program)) return std::nullopt;
  auto values = TextValues::open(solved, program.components);
  values::Steps steps{kSteps};
  const auto value = values ? (*values)->of(program.components, steps) : std::nullopt;
  if (!value) return std::nullopt;
  values::Formatter formatter((*values)->store());
  return values::short_value(formatter, (*values)->store(), *value, steps);
}

Error value_error(const Solved& solved, const values::PositionValues& values, const values::Store& store, const NumberedMoves* moves) {
  using Failure = values::PositionValues::Failure;
  const auto error = [](const Message& expected, const Message& got) { return parameter_error("text", expected, got, Error::Code::reach); };
  switch (values.failure()) {
    case Failure::repeats: {
      if (!moves) return error(kLabPhrases["lab-value-ends"], kLabPhrases["lab-value-repeats"]);
      Slots slots;
      solved.layout.slots_of(moves->number_of(values.repeated()), *solved.model, slots);
      slots.resize(solved.program->slots());
      return error(kLabPhrases["lab-value-ends"], message(kLabPhrases["lab-value-repeats-at"], {position_words(*solved.program, slots)}));
    }
    case Failure::many:
      return error(message(kLabPhrases["lab-value-most"], {std::uint64_t{values::PositionValues::kMostComponents}}),
                   kLabPhrases["lab-more"]);
    case Failure::rules:
      if (!moves) return error(kLabPhrases["lab-value-ends"], kLabPhrases["lab-value-repeats"]);
      if (moves->failure() == NumberedMoves::Failure::outside) return outside_error(solved, moves->failed());
      return error(message(kLabPhrases["lab-position-steps"], {kMostSteps}), kLabPhrases["lab-more"]);
    case Failure::store:
    case Failure::steps:
    case Failure::none: break;
  }
  return {Error::Code::reach, values::reason(store.halt()), "text"};
}

}  // namespace grundy::lab
