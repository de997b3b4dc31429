#include "games/parts.hpp"

#include "games/catalogue.hpp"
#include "games/rules_catalogue.hpp"
#include "lab/game/open_text.hpp"
#include "lab/game/text_state_values.hpp"

namespace grundy {

Result<std::unique_ptr<Solution>> open_part(std::string_view id, const RawParameters& raw, bool by_rules) {
  if (id == lab::text_game().info().id) return lab::open_text(raw);
  return by_rules ? open_rules(id, raw) : open_game(id, raw);
}

Result<std::unique_ptr<StateValues>> open_part_values(std::string_view id, const RawParameters& raw, values::Store& store) {
  if (id != lab::text_game().info().id) return std::unique_ptr<StateValues>();
  return lab::open_text_state_values(raw, store);
}

}  // namespace grundy
