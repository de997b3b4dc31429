#include "methods.hpp"

namespace grundy::methods {

std::span<const Method> all_methods() {
  static constexpr Method kMethods[] = {
      {"dominoes", "masks", "masks", dominoes_masks},
      {"tabgame", "rows", "cells", tabgame_rows},
      {"tabgame", "anti-diagonals", "words", tabgame_anti_diagonals},
      {"tabgame", "diagonals", "cells", tabgame_diagonals},
      {"letter-picking", "three-valued", "intervals", letters_three_valued},
      {"letter-picking", "draw-or-not", "intervals", letters_draw_or_not},
      {"ungame", "rows", "cells", ungame_rows},
      {"ungame", "runs", "runs", ungame_runs},
      {"bachet", "memo", "heaps", bachet_memo},
      {"bachet", "mex-set", "heaps", bachet_mex_set},
      {"bachet", "mex", "heaps", bachet_mex},
      {"bachet", "win-lose", "heaps", bachet_win_lose},
      {"take-away", "mex", "heaps", take_away_mex},
      {"nim", "nim-sum", "heaps", nim_sum},
      {"knights", "mex", "squares", knights_mex},
      {"the-game", "nim-sum", "squares", the_game_sum},
      {"stone-game", "parity", "piles", stone_game_parity},
      {"exclusively-edible", "nim-sum", "bars", bar_sum},
      {"exponential-game", "mex", "heaps", exponential_mex},
      {"bobs-game", "mex", "squares", bobs_game_mex},
      {"kayles", "mex", "rows", kayles_mex},
  };
  return kMethods;
}

const Method* find_method(std::string_view game, std::string_view name) {
  static constexpr Method kReading{{}, "reading", "tokens", read_tokens};
  if (name == kReading.name) return &kReading;
  for (const Method& method : all_methods()) {
    if (method.game == game && method.name == name) return &method;
  }
  return nullptr;
}

}  // namespace grundy::methods
