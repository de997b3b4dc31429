// The list of games, in display order. A game named here defines NAME_game() and NAME_rules() in its folder.
#pragma once

#define GRUNDY_GAMES(GAME) \
  GAME(dominoes)           \
  GAME(tabgame)            \
  GAME(letter_picking)     \
  GAME(ungame)             \
  GAME(bachet)             \
  GAME(take_away)          \
  GAME(nim)                \
  GAME(knights)            \
  GAME(the_game)           \
  GAME(stone_game)         \
  GAME(exclusively_edible) \
  GAME(exponential_game)   \
  GAME(bobs_game)          \
  GAME(kayles)             \
  GAME(graph)
