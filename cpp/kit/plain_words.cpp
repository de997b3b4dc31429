#include "kit/plain_words.hpp"

#include <algorithm>

#include "kit/wording.hpp"

namespace grundy {

PlainWords::PlainWords(const GameInfo& info, const Rules& rules, State start, std::uint64_t most)
    : info_(info), rules_(rules), start_(std::move(start)) {
  for (std::size_t i = 0; i < start_.size() && axes_.size() < 2; ++i) {
    if (part(i).least < part(i).most) axes_.push_back(i);
  }
  const auto name_of = [&](std::size_t index) -> Message {
    const std::string& name = part(index).name;
    if (rules_.open_ended()) return verbatim(name + ' ' + decimal(index + 1));
    if (start_.size() == rules_.parts().size()) return verbatim(name);
    return message(kRulesPhrases["of-component"], {verbatim(name), index / rules_.parts().size() + 1});
  };
  const auto axis = [&](std::size_t number) -> Axis {
    if (number >= axes_.size()) return {kRulesPhrases["one-row"], 0, 1};
    const PartSpec& spec = part(axes_[number]);
    const std::uint64_t last = std::max(spec.least, std::min(spec.most, most));
    return {name_of(axes_[number]), spec.least, last - spec.least + 1};
  };
  shape_.x = axis(0);
  shape_.y = axis(1);
  // Nimbers exist in finite normal play only.
  if (rules_.ending() == Ending::normal && !rules_.may_repeat(start_)) shape_.layers.push_back(Layer::nimber);
  shape_.layers.push_back(Layer::remoteness);
}

const PartSpec& PlainWords::part(std::size_t index) const {
  const auto& parts = rules_.parts();
  return parts[rules_.open_ended() ? std::min(index, parts.size() - 1) : index % parts.size()];
}

bool PlainWords::is_position(const State& state) const {
  if (!rules_.open_ended() && state.size() % rules_.parts().size() != 0) return false;
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (state[i] < part(i).least || state[i] > part(i).most) return false;
  }
  return true;
}

Message PlainWords::text(const State& state) const {
  if (state.empty()) return kRulesPhrases["nothing-left"];
  std::string out;
  for (std::size_t i = 0; i < state.size(); ++i) {
    if (i == kShownComponents) return cut_off(out += ", ", state.size());
    if (i > 0) out += !rules_.open_ended() && i % rules_.parts().size() == 0 ? "; " : ", ";
    ((out += part(i).name) += ' ') += decimal(state[i]);
  }
  return verbatim(out);
}

std::optional<State> PlainWords::state_at(Cell at) const {
  if (!shape_.contains(at)) return std::nullopt;
  State state = start_;
  if (!axes_.empty()) state[axes_[0]] = at.x;
  if (axes_.size() > 1) state[axes_[1]] = at.y;
  return state;
}

std::optional<Cell> PlainWords::cell_of(const State& state) const {
  if (state.size() != start_.size()) return std::nullopt;
  const Cell at{axes_.empty() ? 0 : state[axes_[0]], axes_.size() > 1 ? state[axes_[1]] : 0};
  return state_at(at) == state ? std::optional(at) : std::nullopt;
}

std::optional<Explanation> PlainWords::describe(const State& state) {
  if (!is_position(state)) return std::nullopt;
  Explanation e{.position = text(state), .cell = cell_of(state), .value = {}, .state = state};
  each_whole_option(rules_, state, Player::left, [&](WholeOption&& option) {
    e.more = e.options.size() == kListedOptions;
    if (e.more) return false;
    const Message to = text(option.numbers);
    e.options.push_back({message(kRulesPhrases["move-to"], {to}), to, {}, cell_of(option.numbers), {option.part, option.to}});
    return true;
  });
  return e;
}

std::optional<State> PlainWords::follow(const State& state, Move move) const {
  if (!is_position(state)) return std::nullopt;
  std::optional<State> to;
  each_whole_option(rules_, state, Player::left, [&](WholeOption&& option) {
    if (Move{option.part, option.to} == move) to = std::move(option.numbers);
    return !to;
  });
  return to;
}

std::unique_ptr<RulesSolution> plain_solution(const GameInfo& info, std::unique_ptr<Rules> rules, State start, std::uint64_t most,
                                              SolverReach reach) {
  auto words = std::make_unique<PlainWords>(info, *rules, std::move(start), most);
  GameRules game_rules;
  game_rules.rules = std::move(rules);
  return std::make_unique<RulesSolution>(std::move(words), std::move(game_rules), reach);
}

}  // namespace grundy
