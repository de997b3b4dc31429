// The list of games, in display order. A game named here defines NAME_game() and NAME_rules() in its folder.
#pragma once

/// Those of the module that every page loads.
#define GRUNDY_FIRST_GAMES(GAME) \
  GAME(dominoes)                 \
  GAME(tabgame)                  \
  GAME(letter_picking)           \
  GAME(ungame)                   \
  GAME(bachet)                   \
  GAME(take_away)                \
  GAME(nim)                      \
  GAME(knights)                  \
  GAME(the_game)                 \
  GAME(stone_game)               \
  GAME(exclusively_edible)       \
  GAME(exponential_game)         \
  GAME(bobs_game)                \
  GAME(kayles)

/// Those that only the programs with all games have.
#define GRUNDY_MORE_GAMES(GAME) GAME(graph)

#define GRUNDY_GAMES(GAME) GRUNDY_FIRST_GAMES(GAME) GRUNDY_MORE_GAMES(GAME)
