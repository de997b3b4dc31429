#include "doors/wasm/opens.hpp"
#include "games/catalogue.hpp"

namespace grundy {

Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw) { return open_game(id, raw); }

}  // namespace grundy
