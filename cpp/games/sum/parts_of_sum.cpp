#include "games/sum/parts_of_sum.hpp"

#include <utility>

#include "games/catalogue.hpp"
#include "games/parts.hpp"
#include "games/sum/phrases.hpp"

namespace grundy {

namespace {

/// A part may be a rule text, which is no game of the catalogue, but not a sum.
Error no_such_part(std::string_view id) {
  std::string ids;
  for (const Game* game : catalogue()) {
    if (game != &sum_game()) (ids += game->info().id) += ", ";
  }
  return parameter_error("game", message(kKitPhrases["one-of"], {ids + "rules"}), shown(id), Error::Code::usage);
}

Result<Part> open_listed(ListedPart listed, std::size_t number, bool by_rules) {
  if (listed.game == sum_game().info().id)
    return parameter_error("parts", message(kSumPhrases["sum-no-sum"], {std::uint64_t{number}}), verbatim(sum_game().info().id));
  auto opened = open_part(listed.game, listed.parameters, by_rules);
  if (!opened && opened.error().field == "game") opened = no_such_part(listed.game);
  if (!opened) return error_in_part(opened.error(), number, listed);
  return Part{std::move(listed), std::move(*opened)};
}

}  // namespace

std::optional<Error> fault_of(const Part& part, std::size_t number) {
  if (auto error = part.solution->failure()) return error_in_part(*error, number, part.listed);
  if (part.solution->has_infinite_nimbers() || part.solution->value_of(part.solution->start()).nimber) return std::nullopt;
  return no_nimber(part, number);
}

Error no_nimber(const Part& part, std::size_t number) {
  return parameter_error("parts", message(kSumPhrases["sum-nimbers"], {std::uint64_t{number}, part.listed.game}),
                         kSumPhrases["sum-no-nimber"]);
}

Value value_of_sum(const Total& total, std::vector<Part>& parts, const std::vector<State>& states) {
  if (total.infinite.empty()) return {outcome_of(total.sum), total.sum, {}, {}};
  const std::size_t i = total.infinite[0];
  const bool wins = total.infinite.size() == 1 && parts[i].solution->option_to(states[i], total.sum);
  return {wins ? Outcome::N : Outcome::D, {}, {}, {}};
}

Result<std::vector<Part>> open_all(std::vector<ListedPart> listed, bool by_rules, std::size_t before) {
  std::vector<Part> out;
  for (ListedPart& one : listed) {
    auto part = open_listed(std::move(one), before + out.size() + 1, by_rules);
    if (!part) return part.error();
    out.push_back(std::move(*part));
  }
  return out;
}

}  // namespace grundy
