// tools.wasm has all games and rule texts.
#include "doors/wasm/opens.hpp"
#include "games/catalogue.hpp"
#include "games/parts.hpp"
#include "lab/game/contest_run.hpp"
#include "lab/game/open_text.hpp"

namespace grundy {

Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw) { return open_part(id, raw, false); }

Result<std::unique_ptr<JudgeRun>> open_judge_here(std::string_view id, const RawParameters& raw, std::string_view input) {
  return id == lab::text_game().info().id ? lab::open_contest(raw, input) : open_judge(id, input);
}

}  // namespace grundy
