#include "doors/wasm/opens.hpp"
#include "games/catalogue.hpp"
#include "games/rules_catalogue.hpp"
#include "kit/rules_solution.hpp"

namespace grundy {

Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw) {
  const auto solver = raw.find("solver");
  if (solver == raw.end()) return open_game(id, raw);
  const std::string name = solver->second;
  raw.erase(solver);
  if (name == "fast") return open_game(id, raw);
  if (name == "rules") return open_rules(id, raw);
  return parameter_error("solver", verbatim("fast or rules"), shown(name), Error::Code::usage);
}

std::span<const Phrase> phrases_here() { return kRulesPhrases.all; }

}  // namespace grundy
