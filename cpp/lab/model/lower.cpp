#include "lab/model/lower.hpp"

#include <algorithm>

#include "base/number.hpp"
#include "lab/language/phrases.hpp"

namespace grundy::lab {

void Lowering::run() {
  reset();
  model_.legal = make_.yes();
  for (const NodeId condition : syntax_.legal) model_.legal = make_.both(model_.legal, holds(condition));
  for (const EndLine& end : syntax_.ends) {
    if (end.condition != kNoNode) model_.endings.push_back({holds(end.condition), payoff(end.result)});
  }
  const auto rest = std::find_if(syntax_.ends.begin(), syntax_.ends.end(), [](const EndLine& end) { return end.condition == kNoNode; });
  model_.stuck = rest != syntax_.ends.end() ? payoff(rest->result) : make_.constant(program_.nature.scored ? 0 : -1);
  model_.branches.emplace_back();
  for (std::size_t i = 0; i < syntax_.moves.size() && faults_.empty(); ++i) {
    move(i);
    // The rounds of a step are cut off outside of any expression that could report it.
    if (stopped() && faults_.empty()) too_much(syntax_.moves[i].place);
  }
}

void Lowering::reset() {
  env_.clear();
  for (std::size_t slot = 0; slot < model_.slots(); ++slot) env_.push_back(make_.slot(slot));
  narrowed_.clear();
}

void Lowering::too_much(Place place) { fault(place, message(kLabPhrases["lab-expressions"], {Limits::expressions})); }

ExprId Lowering::checked(ExprId x, Place place) {
  if (make_.reaches) {
    fault(place, message(kLabPhrases["lab-reaches"], {signed_decimal(*make_.reaches)}));
    make_.reaches.reset();
  }
  if (make_.too_many) too_much(place);
  return x;
}

ExprId Lowering::payoff(const Decision& result) {
  if (result.kind == Decision::Kind::draw) return make_.no();
  if (result.kind == Decision::Kind::score) {
    const Lowered v = value(result.score);
    return make_.select(v.there, v.x, make_.no());
  }
  const std::int64_t sign = result.kind == Decision::Kind::wins ? 1 : -1;
  switch (result.who) {
    case Who::next: return make_.constant(sign);
    case Who::last: return make_.constant(-sign);
    default: break;
  }
  const ExprId right_moves = make_.slot(program_.slots());
  return result.who == Who::right ? make_.select(right_moves, make_.constant(sign), make_.constant(-sign))
                                  : make_.select(right_moves, make_.constant(-sign), make_.constant(sign));
}

std::unique_ptr<Model> lower(std::shared_ptr<const Program> program, Faults& faults) {
  auto model = std::make_unique<Model>();
  model->program = std::move(program);
  Lowering(*model, faults).run();
  if (!faults.empty()) return nullptr;
  return model;
}

}  // namespace grundy::lab
