#include "lab/values/text_sides.hpp"

#include "lab/game/open_text.hpp"
#include "lab/game/position_of_state.hpp"
#include "lab/game/text_rules.hpp"
#include "lab/game/text_values.hpp"
#include "report/report.hpp"

namespace grundy::lab {

Result<TextSides> open_text_sides(const RawParameters& raw, const std::optional<Cell>& at) {
  TextSides out{nullptr, false, {}, with_text(raw)};
  auto text = open_state(out.parameters);
  if (!text) return text.error();
  const Program& program = *text->program;
  if (const auto refusal = TextValues::refusal(program)) return *refusal;
  // The checkers of certificates know the text alone.
  if (program.beyond) return error_of(*program.beyond);
  out.parameters = canonical(out.parameters, program);
  if (at) text->table.write_out(out.parameters);
  const auto position = at ? position_of_cell(*text, *at) : std::optional(program.components);
  if (!position) return cell_error(text->table.shape(), *at);
  auto rules = std::make_unique<TextRules>(text->solved, text->program);
  for (const Slots& slots : *position) out.components.push_back(rules->position(slots, std::nullopt));
  out.rules = std::move(rules);
  out.has_mover = program.nature.partisan;
  return out;
}

}  // namespace grundy::lab
