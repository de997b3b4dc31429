// Moves: steps as changes of the position before them.
#include <algorithm>

#include "lab/model/lower.hpp"

namespace grundy::lab {

void Lowering::move(std::size_t i) {
  const MoveLine& line = syntax_.moves[i];
  line_ = i;
  reset();
  parent_ = model_.root;
  const auto all_of_it = [&] { choose(line.choices, 1, [&](std::uint64_t count) { finish(line, count); }); };
  if (line.who == Who::next) return all_of_it();
  const ExprId right_moves = make_.slot(program_.slots());
  when(line.who == Who::right ? right_moves : make_.opposite(right_moves), all_of_it);
}

void Lowering::finish(const MoveLine& line, std::uint64_t count) {
  const std::vector<ExprId> before = env_;
  const auto kept = narrowed_;
  Leaf leaf;
  leaf.line = line_;
  steps(line.steps, 0, leaf, count);
  env_ = before;
  narrowed_ = kept;
}

void Lowering::steps(std::span<const Step> all_steps, std::size_t at, Leaf leaf, std::uint64_t count) {
  if (stopped()) return;
  if (at == all_steps.size()) return end_move(std::move(leaf), count);
  const Step& step = all_steps[at];
  const auto go_on = [&] { steps(all_steps, at + 1, leaf, count); };
  switch (step.kind) {
    case Step::Kind::pass: return go_on();
    case Step::Kind::condition: return when(holds(step.value), go_on);
    case Step::Kind::gain: {
      const Lowered v = value(step.value);
      leaf.gain = leaf.gain == kNoExpr ? v.x : checked(make_.binary(ModelOp::add, leaf.gain, v.x), step.place);
      return when(v.there, go_on);
    }
    case Step::Kind::assign: return assign(step, go_on);
    case Step::Kind::split: return split(step, go_on);
  }
}

Lowering::Kept Lowering::put(std::vector<ExprId>& env, const Assigned& assigned, ExprId guard) {
  const auto& [part, at] = assigned.place;
  const Lowered& to = assigned.to;
  const ExprId there = make_.both(at.there, to.there);
  const ExprId inside = make_.within(to.x, part.least, part.most);
  const ExprId fitted = make_.assume(to.x, {part.least, part.most});
  const auto known_place = make_.known(at.x);
  for (std::size_t i = 0; i < part.size(); ++i) {
    const std::int64_t here = static_cast<std::int64_t>(i);
    if (known_place && *known_place != here) continue;
    const ExprId chosen = make_.both(guard, make_.binary(ModelOp::equal, at.x, make_.constant(here)));
    ExprId& slot = env[part.first + i];
    slot = make_.select(chosen, fitted, slot);
  }
  return {there, make_.either(make_.opposite(there), inside)};
}

Lowering::Kept Lowering::if_so(ExprId guard, const Kept& kept) {
  const ExprId unless = make_.opposite(guard);
  return {make_.either(unless, kept.there), make_.either(unless, kept.inside)};
}

Lowering::Kept Lowering::change(const Step& step, ExprId guard) {
  Assigned assigned{target(step.target), value(step.value)};
  auto& [place, to] = assigned;
  if (step.change != SyntaxOp::number) {
    const ExprId old = read(place.part, place.at.x);
    if (step.change == SyntaxOp::divide || step.change == SyntaxOp::modulo) {
      to.there = make_.both(to.there, make_.opposite(make_.binary(ModelOp::equal, to.x, make_.no())));
      to.x = make_.binary(step.change == SyntaxOp::divide ? ModelOp::divide : ModelOp::modulo, old, to.x);
    } else {
      to.x = make_.binary(simple(step.change), old, to.x);
    }
    checked(to.x, step.place);
  }
  return if_so(guard, put(env_, assigned, guard));
}

void Lowering::after(Kept& others, const Kept& one, bool faults) {
  const ExprId still = faults ? others.inside : make_.yes();
  others.inside = make_.both(others.inside, make_.either(make_.opposite(others.there), one.inside));
  others.there = make_.both(others.there, make_.either(make_.opposite(still), one.there));
}

void Lowering::assign(const Step& step, FunctionRef<void()> then) {
  Kept kept{make_.yes(), make_.yes()};
  const bool fails = step.change == SyntaxOp::number;  // leaving the range is a fault, not just an illegal move
  const std::vector<ExprId> before = env_;
  const auto one = [&](ExprId guard) { after(kept, change(step, guard), fails); };
  unroll(step.rounds, 0, make_.yes(), step.place, one);
  when(kept.there, [&] {
    const auto known = make_.known(kept.inside);
    if (!fails || known == 1) return when(kept.inside, then);
    // A step that is known to leave its range is a fault whenever it is taken.
    if (known == 0) check(kept.inside, [] {});
    else check(kept.inside, then);
  });
  env_ = before;
}

void Lowering::split(const Step& step, FunctionRef<void()> then) {
  Kept kept{make_.yes(), make_.yes()};
  std::vector<Component> components;
  for (const Piece& piece : step.pieces) {
    const auto add = [&](ExprId guard) {
      Component component{parts(guard), env_};
      for (std::size_t i = 0; i < piece.values.size(); ++i)
        after(kept, if_so(guard, put(component.env, {target(step.targets[i]), value(piece.values[i])}, make_.yes())), true);
      components.push_back(std::move(component));
    };
    unroll(piece.rounds, 0, make_.yes(), step.place, add);
  }
  if (components.size() > kMostComponents)
    return fault(step.place, message(kLabPhrases["lab-pieces"], {components.size(), kMostComponents}));
  has_split_ = true;
  when(kept.there, [&] {
    const auto chosen = [&] { choose_components(components, 0, 0, then); };
    if (make_.known(kept.inside) == 1) chosen();
    else check(kept.inside, chosen);
  });
  has_split_ = false;
}

void Lowering::choose_components(std::span<const Component> all, std::size_t at, std::size_t part, FunctionRef<void()> then) {
  if (!goes_on()) return;
  if (at == all.size()) return then();
  const Component& component = all[at];
  if (part == component.there.size()) {
    pieces_.push_back(component.env);
    choose_components(all, at + 1, 0, then);
    pieces_.pop_back();
    return;
  }
  const ExprId condition = component.there[part];
  const auto go_on = [&](bool there) { choose_components(all, there ? at : at + 1, there ? part + 1 : 0, then); };
  if (const auto there = decided(condition)) return go_on(*there != 0);
  for (const bool there : {true, false}) when(there ? condition : make_.opposite(condition), [&] { go_on(there); });
}

void Lowering::check(ExprId inside, FunctionRef<void()> then) {
  model_.checks = true;
  facts_.push_back(inside);
  under({Branch::Kind::check, inside}, then);
  facts_.pop_back();
}

void Lowering::end_move(Leaf leaf, std::uint64_t count) {
  const std::vector<std::vector<ExprId>> whole{env_};
  const std::vector<std::vector<ExprId>>& pieces = has_split_ ? pieces_ : whole;
  ExprId legal = make_.yes();
  for (const std::vector<ExprId>& piece : pieces) {
    std::vector<Change> changes;
    for (std::size_t slot = 0; slot < program_.slots(); ++slot) {
      if (piece[slot] != make_.slot(slot)) changes.push_back({slot, piece[slot]});
    }
    if (program_.nature.partisan) changes.push_back({program_.slots(), make_.opposite(make_.slot(program_.slots()))});
    leaf.after.push_back(std::move(changes));
    auto kept = std::move(env_);
    env_ = piece;
    // Bounds of the position before the move do not apply after it.
    auto bounds = std::move(narrowed_);
    narrowed_.clear();
    for (const NodeId condition : syntax_.legal) legal = make_.both(legal, holds(condition));
    env_ = std::move(kept);
    narrowed_ = std::move(bounds);
  }
  checked(legal, syntax_.moves[line_].place);
  if (make_.known(legal) == 0) return;
  if (make_.known(legal) != 1) leaf.legal = legal;
  leaf.facts = facts_;
  model_.options = std::min(model_.options + count, kMostOptions);
  model_.leaves.push_back(std::move(leaf));
  Branch made{Branch::Kind::leaf};
  made.leaf = model_.leaves.size() - 1;
  branch(std::move(made));
}

}  // namespace grundy::lab
