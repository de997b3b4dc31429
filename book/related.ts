// Games like each game: of the site, and examples of the lab, by id and name.

export interface Related {
  games: readonly string[];
  examples: readonly string[];
}

export const related: Readonly<Record<string, Related>> = {
  'stone-game': { games: ['bachet', 'take-away'], examples: ['subtraction'] },
  'the-game': { games: ['nim'], examples: ['nim', 'turning-turtles'] },
  'exclusively-edible': { games: ['nim'], examples: ['chomp', 'rook-corner'] },
  'take-away': { games: ['bachet', 'nim'], examples: ['subtraction', 'squares'] },
  'exponential-game': { games: ['bachet', 'take-away'], examples: ['squares', 'powers'] },
  'bobs-game': { games: ['knights'], examples: ['king-corner', 'rook-corner'] },
  knights: { games: ['bobs-game'], examples: ['two-knights'] },
  kayles: { games: ['dominoes'], examples: ['kayles', 'dawsons-kayles', 'grundys-game', 'treblecross'] },
  tabgame: { games: ['ungame'], examples: ['king-corner'] },
  dominoes: { games: ['kayles'], examples: ['dawsons-kayles', 'cram'] },
  'letter-picking': { games: ['tabgame'], examples: ['letter-picking', 'coins-in-a-row'] },
  ungame: { games: ['tabgame'], examples: ['pawn'] },
  sum: { games: ['nim', 'kayles'], examples: ['nim', 'kayles', 'queen-corner'] },
  nim: { games: ['the-game', 'exclusively-edible'], examples: ['nim', 'misere-nim', 'staircase', 'turning-turtles'] },
  graph: { games: ['dominoes', 'ungame'], examples: ['cop-and-robber', 'undirected-geography', 'cyclic-nimhoff'] },
  bachet: { games: ['take-away', 'exponential-game'], examples: ['subtraction', 'squares', 'powers'] },
};
