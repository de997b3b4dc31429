#include "lab/language/syntax_interpreter.hpp"

#include <algorithm>
#include <utility>

#include "base/number.hpp"

namespace grundy::lab {

namespace {

/// Whether a change is `=`. Other changes apply the operation of expressions of the same name.
constexpr bool replaces(SyntaxOp change) { return change == SyntaxOp::number; }

}  // namespace

bool SyntaxInterpreter::legal(const Slots& slots) {
  slots_ = slots;
  return std::all_of(program_.syntax.legal.begin(), program_.syntax.legal.end(), [this](NodeId condition) { return holds(condition); });
}

EndValue SyntaxInterpreter::end_value(const Decision& result, Place place, Mover mover) {
  EndValue out{0, place.line};
  switch (result.kind) {
    case Decision::Kind::draw: return out;
    case Decision::Kind::score: out.payoff = value(result.score).value_or(0); return out;
    case Decision::Kind::wins: out.payoff = 1; break;
    case Decision::Kind::loses: out.payoff = -1; break;
  }
  const bool next =
      result.who == Who::next || (result.who == Who::left && mover == Mover::left) || (result.who == Who::right && mover == Mover::right);
  if (!next) out.payoff = -out.payoff;
  return out;
}

std::optional<EndValue> SyntaxInterpreter::ended(const Slots& slots, Mover mover) {
  slots_ = slots;
  for (const EndLine& end : program_.syntax.ends) {
    if (end.condition != kNoNode && holds(end.condition)) return end_value(end.result, end.place, mover);
  }
  return std::nullopt;
}

EndValue SyntaxInterpreter::stuck(const Slots& slots, Mover mover) {
  slots_ = slots;
  for (const EndLine& end : program_.syntax.ends) {
    if (end.condition == kNoNode) return end_value(end.result, end.place, mover);
  }
  return {program_.nature.scored ? 0 : -1, 0};
}

std::optional<std::size_t> SyntaxInterpreter::slot_of(NodeId target) {
  const Node& node = program_.syntax[target];
  if (node.op == SyntaxOp::name) return program_.parts[node.binding.index].first;
  const auto at = place_of(node);
  return at ? std::optional(program_.parts[program_.syntax[node.kids[0]].binding.index].first + *at) : at;
}

SyntaxInterpreter::Done SyntaxInterpreter::assign_once(const Step& step) {
  const auto slot = slot_of(step.target);
  Number to = value(step.value);
  if (!slot || !to) return Done::no;
  if (!replaces(step.change)) to = worked_out(step.change, slots_[*slot], *to);
  if (!to) return Done::no;
  if (!fits(step, *slot, *to)) return replaces(step.change) ? Done::no : Done::lost;
  slots_[*slot] = *to;
  return Done::yes;
}

bool SyntaxInterpreter::fits(const Step& step, std::size_t slot, std::int64_t to) {
  if (to >= program_.least(slot) && to <= program_.most(slot)) return true;
  if (replaces(step.change) && !outside_ && assumed_ == kNoNode) outside_ = Outside{step.place, slot, to, slots_};
  return false;
}

SyntaxInterpreter::Done SyntaxInterpreter::assign(const Step& step) {
  Done done = Done::yes;
  each_choice(step.rounds, [&] {
    done = assign_once(step);
    return done == Done::yes;
  });
  return done;
}

SyntaxInterpreter::Done SyntaxInterpreter::take(std::span<const Step> steps, MoveResult& result) {
  for (const Step& step : steps) {
    switch (step.kind) {
      case Step::Kind::pass: break;
      case Step::Kind::condition:
        if (!allows(step.value)) return Done::no;
        break;
      case Step::Kind::gain: {
        const Number gained = value(step.value);
        if (!gained) return Done::no;
        result.gain += *gained;
        break;
      }
      case Step::Kind::assign:
        if (const Done done = assign(step); done != Done::yes) return done;
        break;
      case Step::Kind::split: return split(step, result) ? Done::yes : Done::no;
    }
  }
  result.after.push_back(slots_);
  return Done::yes;
}

bool SyntaxInterpreter::split(const Step& step, MoveResult& result) {
  for (const Piece& piece : step.pieces) {
    bool there = true;
    const auto one = [&] {
      Slots component = slots_;
      there = split_off(step, piece, component);
      if (there) result.after.push_back(std::move(component));
      return there;
    };
    each_choice(piece.rounds, one);
    if (!there) return false;
  }
  return true;
}

bool SyntaxInterpreter::split_off(const Step& step, const Piece& piece, Slots& component) {
  for (std::size_t i = 0; i < piece.values.size(); ++i) {
    const auto slot = slot_of(step.targets[i]);
    const Number to = value(piece.values[i]);
    if (!slot || !to || !fits(step, *slot, *to)) return false;
    component[*slot] = *to;
  }
  return true;
}

bool SyntaxInterpreter::allows(NodeId condition) {
  const Number v = value(condition);
  if (v) return *v != 0;
  if (!assume || assumed_ != kNoNode || budget == 0) return false;
  assumed_ = condition;
  return true;
}

void SyntaxInterpreter::moves(const Slots& slots, Mover mover, FunctionRef<bool(MoveResult&&)> use, std::vector<std::uint64_t>* lost) {
  const Syntax& s = program_.syntax;
  for (std::size_t i = 0; i < s.moves.size(); ++i) {
    const MoveLine& line = s.moves[i];
    if (line.who != Who::next && (line.who == Who::left) != (mover == Mover::left)) continue;
    slots_ = slots;
    assumable_ = line.choices;
    const bool on = each_choice(line.choices, [&] {
      MoveResult result{i};
      const NodeId assumed = assumed_;
      std::size_t hole = 0;
      for (std::size_t at = 0; words && at < line.words.size(); ++at) {
        if (line.words[at] != '{') {
          result.words += line.words[at];
          continue;
        }
        result.words += signed_decimal(value(line.holes[hole++]).value_or(0));
        at = line.words.find('}', at);
      }
      Done done = take(line.steps, result);
      bool legal_all = done == Done::yes;
      for (const Slots& component : result.after) legal_all = legal_all && legal(component);
      slots_ = slots;
      result.assumed = std::exchange(assumed_, assumed);
      if (done == Done::lost && lost && result.assumed == kNoNode) ++(*lost)[i];
      // A move cut off by the budget does not count.
      if (budget == 0) return false;
      return !legal_all || use(std::move(result));
    });
    slots_ = slots;
    if (!on) return;
  }
}

std::vector<Slots> SyntaxInterpreter::components(const Slots& start) {
  if (program_.syntax.starts.empty()) return {start};
  std::vector<Slots> out;
  for (const StartLine& line : program_.syntax.starts) {
    slots_ = start;
    each_choice(line.choices, [&] {
      MoveResult result;
      if (take(line.steps, result) == Done::yes && out.size() < 100'000) out.push_back(result.after[0]);
      slots_ = start;
      return true;
    });
  }
  return out;
}

}  // namespace grundy::lab
