#include "check/subject.hpp"

#include "games/catalogue.hpp"
#include "games/rules_catalogue.hpp"

namespace grundy {

namespace {

bool is_text(std::string_view id) { return id == lab::text_game().info().id; }

}  // namespace

bool has_subject(std::string_view id) { return is_text(id) || find_game(id); }

Result<Subject> open_subject(std::string_view id, const RawParameters& raw, bool on_table) {
  if (is_text(id)) {
    auto opened = lab::open_text_with_rules(raw, on_table);
    if (!opened) return opened.error();
    return Subject{std::move(opened->solution), std::move(opened->game_rules), std::move(opened->parameters), opened->whole,
                   std::move(opened->evaluate)};
  }
  auto solution = open_game(id, raw);
  if (!solution) return solution.error();
  const auto read = Parameters::read(find_game(id)->info().parameters, raw);
  if (!read) return read.error();
  auto rules = rules_of(id, *read);
  if (!rules)
    return parameter_error("game", verbatim("a game other than a sum, whose parts can be certified one by one"), shown(id),
                           Error::Code::usage);
  return Subject{std::move(*solution), std::move(*rules), raw};
}

}  // namespace grundy
