#include "report/value_facts.hpp"

namespace grundy::values {

void put_text(Json& out, const std::string* text) {
  if (text) out.text(*text);
  else out.null();
}

Halt ValueFacts::find(Id g, Steps& steps) {
  for (; stage_ < 6; ++stage_) {
    const Halt halt = find_next(g, steps);
    if (halt != Halt::none) return halt;
  }
  return Halt::none;
}

Halt ValueFacts::find_next(Id g, Steps& steps) {
  g_ = g;
  switch (stage_) {
    case 0: return compare(kZero, g, at_least_zero_, steps);
    case 1: return compare(g, kZero, at_most_zero_, steps);
    case 2: {
      const Thermograph* graph = thermographs_.of(g, steps);
      if (graph) graph_ = *graph;
      return thermographs_.halt();
    }
    case 3: return write(g, text_, steps);
    case 4: return weigh(g, steps);
    default: return has_weight_ ? write(weight_, weight_text_, steps) : Halt::none;
  }
}

Halt ValueFacts::compare(Id g, Id h, bool& to, Steps& steps) {
  const auto answer = store_.at_most(g, h, steps);
  if (answer) to = *answer;
  return store_.halt();
}

/// The text stays empty if it is too long.
Halt ValueFacts::write(Id g, std::optional<ValueText>& to, Steps& steps) {
  const ValueText* text = formatter_.text(g, steps);
  if (text) to = *text;
  return formatter_.halt();
}

Halt ValueFacts::weigh(Id g, Steps& steps) {
  has_weight_ = store_.is_all_small(g);
  if (!has_weight_) return Halt::none;
  const auto weight = weights_.of(g, steps);
  if (weight) weight_ = *weight;
  // The remote star of a game that is born very late is too large a nimber.
  if (weights_.halt() != Halt::large) return weights_.halt();
  has_weight_ = false;
  return Halt::none;
}

namespace {

void put_wall(Json& out, const Wall& wall) {
  out.begin_array();
  for (const Corner& corner : wall) out.begin_array().text(corner.t.text()).text(corner.value.text()).end_array();
  out.end_array();
}

}  // namespace

void ValueFacts::put(Json& out) const {
  put_text(out.key("value"), text_ ? &text_->unicode : nullptr);
  put_text(out.key("ascii"), text_ ? &text_->ascii : nullptr);
  out.key("mean").text(graph_->mean.text()).key("temperature").text(graph_->temperature.text());
  out.key("class").text(at_least_zero_ && at_most_zero_ ? "P" : at_least_zero_ ? "L" : at_most_zero_ ? "R" : "N");
  out.key("left_stop").text(store_.stop(g_, Side::left).text()).key("right_stop").text(store_.stop(g_, Side::right).text());
  out.key("birthday").number(store_.birthday(g_));
  if (has_weight_) put_text(out.key("atomic_weight"), weight_text_ ? &weight_text_->unicode : nullptr);
  put_wall(out.key("walls").begin_object().key("left"), graph_->left);
  put_wall(out.key("right"), graph_->right);
  out.end_object();
}

}  // namespace grundy::values
