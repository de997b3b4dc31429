#include "games/parts.hpp"

#include "games/catalogue.hpp"
#include "games/rules_catalogue.hpp"
#include "lab/game/open_text.hpp"
#include "lab/game/text_worth.hpp"

namespace grundy {

Result<std::unique_ptr<Solution>> open_part(std::string_view id, const RawParameters& raw, bool by_rules) {
  if (id == lab::text_game().info().id) return lab::open_text(raw);
  return by_rules ? open_rules(id, raw) : open_game(id, raw);
}

Result<std::unique_ptr<PositionWorth>> open_part_worth(std::string_view id, const RawParameters& raw, values::Store& store) {
  if (id != lab::text_game().info().id) return std::unique_ptr<PositionWorth>();
  return lab::open_text_worth(raw, store);
}

}  // namespace grundy
