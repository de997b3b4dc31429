#include "english/english.hpp"

#include <array>

#include "base/phrases.hpp"
#include "families/board_solution.hpp"
#include "families/subtraction_solution.hpp"
#include "games/list.hpp"
#include "games/sum/phrases.hpp"
#include "kit/phrases.hpp"
#include "kit/rules_solution.hpp"
#include "lab/language/phrases.hpp"
#include "report/phrases.hpp"
#include "tables/derived_table.hpp"
#include "theory/values/phrases.hpp"

namespace grundy {

#define GRUNDY_DECLARE(name) std::span<const Pattern> name##_phrases();
GRUNDY_GAMES(GRUNDY_DECLARE)
#undef GRUNDY_DECLARE

std::span<const std::span<const Pattern>> game_phrases() {
  using List = std::span<const Pattern>;
#define GRUNDY_LIST(name) name##_phrases(),
  static const std::array lists = {List(kBasePhrases.all),         List(kKitPhrases.all),   List(kBoardPhrases.all),
                                   List(kSubtractionPhrases.all),  List(kTablePhrases.all), List(kReportPhrases.all),
                                   GRUNDY_FIRST_GAMES(GRUNDY_LIST)};
  return lists;
}

std::span<const std::span<const Pattern>> more_phrases() {
  using List = std::span<const Pattern>;
  static const std::array lists = {List(kSumPhrases.all), List(values::kValuePhrases.all), GRUNDY_MORE_GAMES(GRUNDY_LIST)};
#undef GRUNDY_LIST
  return lists;
}

std::span<const Pattern> lab_phrases() { return lab::kLabPhrases.all; }

namespace {

English all_phrases() {
  English all({lab_phrases(), kRulesPhrases.all});
  for (const auto& list : game_phrases()) all.add(list);
  for (const auto& list : more_phrases()) all.add(list);
  return all;
}

}  // namespace

std::string english(const Message& message) {
  static const English all = all_phrases();
  return all.text(message);
}

std::string english(const Error& error) {
  if (error.token > 0) return english(message(kBasePhrases["at-line"], {error.line, error.token, error.message}));
  return english(error.field.empty() ? error.message : message(kBasePhrases["at-field"], {error.field, error.message}));
}

void put_english(Json& out, const Message& message) { out.text(english(message)); }

}  // namespace grundy
