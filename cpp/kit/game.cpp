#include "kit/game.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

namespace {

/// Whether one option is better than another for the player who moves there, in a position with this outcome. Unknown remoteness is no
/// better than known.
bool better(Outcome outcome, const Value& one, const Value& other) {
  const Outcome wanted = outcome == Outcome::N ? Outcome::P : outcome == Outcome::P ? Outcome::N : Outcome::D;
  if (one.outcome != wanted || other.outcome != wanted) return one.outcome == wanted && other.outcome != wanted;
  if (!one.remoteness || !other.remoteness) return one.remoteness && !other.remoteness;
  return outcome == Outcome::N ? *one.remoteness < *other.remoteness : *other.remoteness < *one.remoteness;
}

}  // namespace

Reason::Reason(Kind of, Message about, Natural options) : kind(of), text(std::move(about)), count(options) {}
Reason::Reason(const Reason&) = default;
Reason::Reason(Reason&&) noexcept = default;
Reason& Reason::operator=(const Reason&) = default;
Reason& Reason::operator=(Reason&&) noexcept = default;
Reason::~Reason() = default;

std::optional<OutcomeClass> class_of(Outcome one, Outcome other, bool right_begins) {
  if (one == Outcome::D || other == Outcome::D) return std::nullopt;
  if (one == other) return one == Outcome::N ? OutcomeClass::next : OutcomeClass::previous;
  return (one == Outcome::N) != right_begins ? OutcomeClass::left : OutcomeClass::right;
}

Answer Solution::answer() {
  const Value value = value_of(start());
  const auto by_beginner = outcome_class();
  return {value, by_beginner, short_value(), answer_text(info(), value, by_beginner, reported_winning_moves())};
}

std::optional<Error> contradiction(const Answer& answer) {
  const auto& by_outcome = answer.outcome_class;
  const auto& by_value = answer.short_value;
  const Outcome outcome = answer.value.outcome;
  const char* const outcome_letter = kOutcomeLetters[static_cast<int>(outcome)];
  if (by_outcome == (outcome == Outcome::N ? OutcomeClass::previous : OutcomeClass::next))
    return Error{Error::Code::contradiction, message(kKitPhrases["outcome-contradicts"],
                                                     {verbatim(outcome_letter), verbatim(kClassLetters[static_cast<int>(*by_outcome)])})};
  if (by_value && by_value->outcome_class != by_outcome)
    return Error{Error::Code::contradiction,
                 message(kKitPhrases["value-contradicts"],
                         {verbatim(by_outcome ? kClassLetters[static_cast<int>(*by_outcome)] : outcome_letter), verbatim(by_value->text)})};
  return std::nullopt;
}

RawParameters Solution::table_with(const State& state) const {
  RawParameters out;
  if (const auto name = state_parameter(); !name.empty()) out[std::string(name)] = comma_separated(state);
  return out;
}

RawParameters Solution::other_table(const Explanation& e) const {
  const bool contained = e.cell || (!e.pieces.empty() && e.pieces.size() == e.state.size());
  return contained || e.state == start() ? RawParameters{} : table_with(e.state);
}

void Solution::value_options(Explanation& e) {
  for (Option& option : e.options) option.value = value_of(*follow(e.state, option.play));
}

Reason Solution::reason(const Explanation& e, Solution& values) {
  Reason out = reason_from_options(e.value, e.options, !e.more);
  add_answer(e, values, out);
  return out;
}

void Solution::add_answer(const Explanation& e, Solution& values, Reason& reason) {
  if (reason.kind != Reason::Kind::all_options_n) return;
  const auto move = Solution::best(e);
  const auto named = std::find_if(e.options.begin(), e.options.end(), [&](const Option& o) { return o.play == move; });
  const auto next = named == e.options.end() ? std::nullopt : follow(e.state, *move);
  const auto there = next ? describe(*next) : std::nullopt;
  if (!there) return;
  for (const Option& answer : there->options) {
    if (values.value_of(*follow(*next, answer.play)).outcome != Outcome::P) continue;
    reason.text = named->move;
    reason.next = answer.move;
    // An answer with another name than the move is clearer.
    if (!(answer.move == named->move)) return;
  }
}

std::optional<Explanation> Solution::explain_state(const State& state) {
  auto e = describe(state);
  if (!e) return std::nullopt;
  e->value = value_of(state);
  value_options(*e);
  e->reason = reason(*e, *this);
  return e;
}

std::optional<Explanation> Solution::explain(std::optional<Cell> at) {
  const auto state = at ? state_at(*at) : start();
  auto e = state ? explain_state(*state) : std::nullopt;
  if (e && at) e->cell = at;
  return e;
}

std::optional<Move> Solution::best(const Explanation& e) const {
  const Option* best = nullptr;
  for (const Option& option : e.options) {
    if (!best || better(e.value.outcome, option.value, best->value)) best = &option;
  }
  return best ? std::optional(best->play) : std::nullopt;
}

std::optional<Option> Solution::option_to(const State& state, Nimber wanted) {
  auto e = describe(state);
  if (!e) return std::nullopt;
  e->value = value_of(state);
  value_options(*e);
  const auto found = std::find_if(e->options.begin(), e->options.end(), [&](const Option& o) { return o.value.nimber == wanted; });
  return found == e->options.end() ? std::nullopt : std::optional(std::move(*found));
}

std::optional<Move> Solution::any(const Explanation& e, std::uint64_t random) const {
  return e.options.empty() ? std::nullopt : std::optional(e.options[Deal(random).among(e.options.size())].play);
}

}  // namespace grundy
