#include "methods.hpp"

#include "programs.hpp"

namespace grundy::methods {

std::string Method::output(const std::string& input) const {
  if (own) return own(input).output;
  return output_of(programs().at(std::string(game) + '/' + std::string(name)), input);
}

std::span<const Method> all_methods() {
  static constexpr Method kMethods[] = {
      {"dominoes", "masks", "masks"},
      {"tabgame", "rows", "cells"},
      {"tabgame", "anti-diagonals", "words"},
      {"tabgame", "diagonals", "cells"},
      {"letter-picking", "intervals", "intervals"},
      {"letter-picking", "draw-or-not", "intervals"},
      {"ungame", "rows", "cells"},
      {"ungame", "runs", "runs"},
      {"bachet", "memo", "heaps", bachet_memo},
      {"bachet", "mex-set", "heaps", bachet_mex_set},
      {"bachet", "nimbers", "heaps"},
      {"bachet", "backward", "heaps"},
      {"bachet", "forward", "heaps"},
      {"take-away", "nimbers", "heaps"},
      {"nim", "nim-sum", "heaps"},
      {"knights", "anti-diagonals", "squares"},
      {"the-game", "nim-sum", "squares"},
      {"stone-game", "quotients", "piles"},
      {"exclusively-edible", "nim-sum", "bars"},
      {"exponential-game", "nimbers", "heaps"},
      {"bobs-game", "counts", "squares"},
      {"kayles", "nimbers", "rows"},
      {"graph", "backward", "vertices"},
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
