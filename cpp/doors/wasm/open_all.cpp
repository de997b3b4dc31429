// tools.wasm has all games and rule texts.
#include "doors/wasm/opens.hpp"
#include "games/catalogue.hpp"
#include "games/parts.hpp"

namespace grundy {

Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw) { return open_part(id, raw, false); }

Result<std::unique_ptr<JudgeRun>> open_judge_here(std::string_view id, const RawParameters&, std::string_view input) {
  return open_judge(id, input);
}

}  // namespace grundy
