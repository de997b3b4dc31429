#include "doors/help.hpp"

#include <span>

#include "doors/usage.hpp"
#include "english/english.hpp"
#include "games/catalogue.hpp"
#include "kit/parameters.hpp"

namespace grundy {

namespace {

/// Returns what a parameter takes, in the words of the errors of values that none takes; empty if it takes any text.
std::string expected_values(const ParameterSpec& spec) {
  std::string out;
  // Two characters, since the length of a text is checked first.
  for (const char* wrong : {spec.kind == ParameterKind::text ? "??" : "?", ""}) {
    const auto refused = Parameters::read(std::span(&spec, 1), {{std::string(spec.name), wrong}});
    if (refused) continue;
    const std::string text = english(refused.error().message);
    const std::size_t from = text.find(' ') + 1;
    const std::string expected = text.substr(from, text.rfind(", got ") - from);
    if (out != expected) (out += out.empty() ? "" : "; ") += expected;
  }
  return out;
}

}  // namespace

std::string list_text() {
  std::string out;
  for (const Game* game : catalogue()) (((out += game->info().id) += '\t') += game->info().title) += '\n';
  return out;
}

Result<std::string> help_text(std::string_view id) {
  if (id == kRulesId) return std::string(kRulesHelp);
  const Game* game = find_game(id);
  if (!game) return judge_game(id, {}).error();
  const GameInfo& info = game->info();
  std::string out(info.id);
  (((out += ": ") += info.title) += '\n') += info.source;
  (out += "\n\nParameters\n");
  for (const ParameterSpec& p : info.parameters) {
    ((((out += "  -p ") += p.name) += "=") += p.fallback) += "  ";
    (((out += p.label) += p.help.empty() ? "" : ". ") += p.help) += '\n';
    if (const std::string values = expected_values(p); !values.empty()) (((out += "     ") += values) += '\n');
  }
  (((out += "\nJudge input\n  ") += info.judge_format)) += '\n';
  if (!info.judge_limits.empty())
    ((out += "  Limits of the online judge: ") += info.judge_limits) += ". Larger input is answered here, too.\n";
  return out;
}

}  // namespace grundy
