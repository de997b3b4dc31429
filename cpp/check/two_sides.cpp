#include "check/two_sides.hpp"

#include "check/subject.hpp"
#include "games/catalogue.hpp"
#include "games/parts.hpp"
#include "games/sum/part_list.hpp"
#include "lab/values/text_sides.hpp"

namespace grundy {

namespace {

/// Moves of a player in one component.
constexpr std::uint64_t kMostMoves = 20'000;

bool is_text(std::string_view id) { return id == lab::text_game().info().id; }

Error refused(std::string_view expected, std::string_view got) {
  return parameter_error("certificate", verbatim(expected), shown(got), Error::Code::usage);
}

}  // namespace

std::optional<Error> TwoSides::add_text(const RawParameters& raw, const std::optional<Cell>& at) {
  auto text = lab::open_text_sides(raw, at);
  if (!text) return text.error();
  parts_.push_back({std::move(text->rules), text->has_mover});
  start_ = std::move(text->components);
  parameters_ = std::move(text->parameters);
  return std::nullopt;
}

std::optional<Error> TwoSides::add_game(std::string_view id, const RawParameters& raw) {
  auto subject = open_subject(id, raw, false);
  if (!subject) return subject.error();
  const Rules& rules = *subject->game_rules.rules;
  if (rules.ending() != Ending::normal) return refused("parts in normal play", id);
  start_ = rules.components(subject->game_rules.position(subject->solution->start()));
  parts_.push_back({std::move(subject->game_rules.rules)});
  parameters_ = subject->parameters;
  return std::nullopt;
}

std::optional<Error> TwoSides::add_sum(const RawParameters& raw) {
  const auto read = Parameters::read(sum_game().info().parameters, raw);
  if (!read) return read.error();
  auto listed = read_parts(read->text("parts"));
  if (!listed) return listed.error();
  std::vector<Position> start;
  for (ListedPart& part : *listed) {
    const std::size_t number = parts_.size();
    const auto error = is_text(part.game) ? add_text(part.parameters, std::nullopt) : add_game(part.game, part.parameters);
    if (error) return error_in_part(*error, number + 1, part);
    part.parameters = std::move(parameters_);
    for (Position& component : start_) {
      component.insert(component.begin(), number);
      start.push_back(std::move(component));
    }
  }
  is_sum_ = true;
  start_ = std::move(start);
  parameters_ = {{"parts", text_of(*listed)}};
  return std::nullopt;
}

Result<TwoSides> TwoSides::open(std::string_view id, const RawParameters& raw, const std::optional<Cell>& at) {
  TwoSides out;
  const bool sum = id == sum_game().info().id;
  if (!sum && !is_text(id)) return refused("rules or sum, whose values can be certified", id);
  if (sum && at) return refused("the start of a sum", "one of its cells");
  const auto error = sum ? out.add_sum(raw) : out.add_text(raw, at);
  if (error) return *error;
  return out;
}

std::optional<std::vector<Sum>> TwoSides::moves(const Position& component, Player player) const {
  const Part& part = parts_[is_sum_ ? component[0] : 0];
  Position whole(component.begin() + is_sum_, component.end());
  if (part.has_mover) whole.push_back(player == Player::left ? 0 : 1);
  if (part.rules->most_options(whole) > kMostMoves) return std::nullopt;
  std::vector<Choice> choices;
  part.rules->options(whole, player, choices);
  if (choices.size() > kMostMoves) return std::nullopt;
  std::vector<Sum> out;
  for (Choice& choice : choices) {
    for (Position& after : choice.after) {
      if (part.has_mover) after.pop_back();
      if (is_sum_) after.insert(after.begin(), component[0]);
    }
    out.push_back(std::move(choice.after));
  }
  return out;
}

std::optional<std::string> TwoSides::fault() const {
  for (const Part& part : parts_) {
    if (auto fault = part.rules->fault()) return fault;
  }
  return std::nullopt;
}

}  // namespace grundy
