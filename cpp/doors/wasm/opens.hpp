// Opens a game in a module: the only difference between the modules.
#pragma once

#include <memory>
#include <string_view>

#include "kit/game.hpp"

namespace grundy {

/// The first module opens its games (open_games.cpp), the lab's module rule texts (open_lab.cpp), the tools both (open_all.cpp).
Result<std::unique_ptr<Solution>> open_here(std::string_view id, RawParameters raw);

/// Opens the judge of a game on an input, which must outlive it. Only rule texts have parameters.
Result<std::unique_ptr<JudgeRun>> open_judge_here(std::string_view id, const RawParameters& raw, std::string_view input);

}  // namespace grundy
