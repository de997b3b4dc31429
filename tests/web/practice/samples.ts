// Samples of the judges as positions, with a few whose winner is plain, and who wins them: by the end of the problem's address.

/** Parameters, the outcome for the player to move, and by how much that player gets ahead. */
export type Fact = readonly [parameters: Record<string, string>, outcome: string, score?: number];

const one = (name: string, facts: Record<string, string>): Fact[] =>
  Object.entries(facts).map(([value, outcome]) => [{ [name]: value }, outcome]);

export const samples: Record<string, readonly Fact[]> = {
  'nim-game/': one('n', { 4: 'P', 1: 'N', 2: 'N' }),
  '?pid=1846': [
    [{ take: '1,2', n: '23' }, 'N'],
    [{ take: '1,2,3', n: '4' }, 'P'],
  ],
  'game-of-stones-1': one('n', { 1: 'P', 2: 'N', 3: 'N', 4: 'N', 5: 'N', 6: 'N', 7: 'P', 10: 'N' }),
  'task/1729': one('n', { 1: 'N', 2: 'P', 3: 'N', 4: 'N', 5: 'N', 6: 'N', 7: 'P', 8: 'N', 9: 'P', 10: 'N' }),
  'MCOINS/': one('n', { 3: 'N', 12: 'P', 113: 'N', 25714: 'N', 88888: 'P' }),
  '?pid=1847': one('n', { 1: 'N', 3: 'P' }),
  'stone-game-iv/': one('n', { 1: 'N', 2: 'P', 4: 'N' }),
  'divisor-game/': one('n', { 2: 'N', 3: 'P' }),
  '1537/D': one('n', { 1: 'P', 4: 'N', 12: 'N', 69: 'P' }),
  'NGM/': one('n', { 14: 'N' }),
  '1194/D': [
    [{ take: '1,2,3', n: '0' }, 'P'],
    [{ take: '1,2,3', n: '3' }, 'N'],
    [{ take: '1,2,4', n: '3' }, 'P'],
    [{ take: '1,2,4', n: '4' }, 'N'],
  ],
  bachetsgame: one('n', { 20: 'N', 21: 'N', 22: 'P', 23: 'N' }),
  // Five rows and three columns, and so on: the coin's distances from the corner.
  '?pid=2147': [
    [{ r: '4', c: '2' }, 'P'],
    [{ r: '4', c: '3' }, 'N'],
    [{ r: '5', c: '5' }, 'N'],
  ],
  'a-chessboard-game-1': one('knights', { '4.1': 'P', '4.2': 'N', '7.7': 'N' }),
  '8/847.pdf': one('N', { 162: 'N', 17: 'P' }),
  '1033/C': one('x', { 0: 'P', 1: 'N', 2: 'N', 3: 'N', 4: 'N', 5: 'P', 6: 'N', 7: 'P' }),
  '?pid=1079': [
    [{ month: '11', day: '3' }, 'N'],
    [{ month: '11', day: '2' }, 'P'],
    [{ month: '10', day: '3' }, 'P'],
  ],
  '114/11489.pdf': one('d', { '0,1,0': 'N', '2,0,0': 'P', '0,3,0': 'P' }),
  'can-i-win/': one('goal', { 11: 'P', 1: 'N' }),
  '786/A': [
    ...['N', 'N', 'N', 'N', 'N', 'N', 'N'].map((outcome, i): Fact => [{ x: `${i + 1}` }, outcome]),
    ...['P', 'N', 'P', 'P', 'N', 'P', 'P'].map((outcome, i): Fact => [{ x: `${i + 1}`, turn: '1' }, outcome]),
    ...['P', 'N', 'N', 'D'].map((outcome, i): Fact => [{ N: '5', 'rules.first': '3,2', second: '1,2,3', x: `${i + 1}` }, outcome]),
    ...['D', 'N', 'N', 'N'].map(
      (outcome, i): Fact => [{ N: '5', 'rules.first': '3,2', second: '1,2,3', x: `${i + 1}`, turn: '1' }, outcome],
    ),
  ],
  'cat-and-mouse/': [
    [{}, 'D'],
    [{ edges: '(0,1),(0,3),(2,3)' }, 'N'],
  ],
  '?pid=1849': one('heaps', { '3,5': 'N', '3,5,6': 'P' }),
  'nimble-game-1': one('counts', { '2,3,0,6': 'N', '0,0,0': 'P' }),
  'POJ-2234': one('heaps', { '45,45': 'P', '3,6,9': 'N' }),
  '1382/B': one('h', { '2,5,4': 'N', '1,1,1': 'N' }),
  '1147/C': one('h', { '3,1,4,1': 'N' }),
  'misere-nim-1': one('heaps', { '1,1': 'N', '2,1,3': 'P' }),
  'POJ-3480': one('heaps', { '3,5,1': 'N', 1: 'P' }),
  '?pid=1536': [
    ...one('heaps', { '5,12': 'P', '2,4,7': 'N', '2,3,7,12': 'N' }),
    ...one('heaps', { '5,12': 'N', '2,4,7': 'N', '2,3,7,12': 'P' }).map(
      ([given, outcome]): Fact => [{ take: '1,2,3,4,5', ...given }, outcome],
    ),
  ],
  '?pid=1848': one('heaps', { '1,1,1': 'N', '1,4,1': 'P' }),
  'POJ-2425': one('tokens', { 0: 'N', '0,2': 'N' }),
  '768/E': one('heaps', { 5: 'N', '1,2': 'P' }),
  'flip-game-ii/': one('n', { 4: 'N', 1: 'P' }),
  'task/2207': one('n', { 6: 'N', 7: 'P', 8: 'N' }),
  '?pid=3032': one('heaps', { '2,2,3': 'N', '3,3': 'P' }),
  // Rings of 3 and 4 beads, of which the first move has painted one and two.
  '?pid=3980': [
    [{ M: '1', n: '2' }, 'P'],
    [{ M: '2', n: '2' }, 'N'],
  ],
  'POJ-3537': one('n', { 3: 'N', 6: 'P' }),
  'POJ-2311': [
    [{ x: '2', y: '2' }, 'P'],
    [{ x: '3', y: '2' }, 'P'],
    [{ x: '4', y: '2' }, 'N'],
  ],
  '603/C': one('heaps', { 3: 'P' }),
  // Without the first stair, from which no ball can move.
  'task/1099': one('s', { '2,1,0,0': 'N', '1,0,0,0': 'N', '0,0,0,0': 'P' }),
  'POJ-1704': one('p', { '1,2,3': 'P' }),
  '10368.pdf': [
    [{ x: '34', y: '12' }, 'N'],
    [{ x: '15', y: '24' }, 'P'],
  ],
  '?pid=1527': [
    [{ x: '2', y: '1' }, 'P'],
    [{ x: '8', y: '4' }, 'N'],
    [{ x: '4', y: '7' }, 'P'],
  ],
  agc002_e: one('piles', { '3,1': 'N', '2,1,1': 'N', '3,2,1': 'P' }),
  '?pid=2516': [
    [{ n: '2', m: '1' }, 'P'],
    [{ n: '13', m: '12' }, 'P'],
    [{ n: '60', m: '59' }, 'N'],
  ],
  '1396/B': one('h', { '2,0,0': 'N', '1,1,0': 'P' }),
  '?pid=3537': one('t', { '0,0,0,0,0,0,0,0': 'P', '1,0,0,0,0,0,0,0': 'N', '1,1,1,1,0,0,0,0': 'P' }),
  'POJ-1740': one('h', { '2,1,3': 'N', '1,1,0': 'P' }),
  '1215/D': [
    [{ front: '0', back: '0', ahead: '0' }, 'P'],
    [{ front: '1', back: '3', ahead: '9' }, 'P'],
    [{ front: '3', back: '1', ahead: '0' }, 'N'],
  ],
  'problems/stone-game/': [[{ coins: '5,3,4,5' }, 'N']],
  'predict-the-winner/': [
    [{ coins: '1,5,2' }, 'P'],
    [{ coins: '1,5,233,7' }, 'N'],
  ],
  'tasks/dp_l': [[{ coins: '10,80,90,30' }, 'N', 10]],
  'task/1097': [[{ coins: '4,5,1,3' }, 'N', 3]],
  'stone-game-iii/': [
    [{ stones: '1,2,3,7' }, 'P'],
    [{ stones: '1,2,3,-9' }, 'N'],
    [{ stones: '1,2,3,6' }, 'D'],
  ],
  'stone-game-ii/': [[{ piles: '2,7,9,4,4' }, 'P', -6]],
  '10891.pdf': [
    [{ a: '4,-10,-20,7' }, 'N', 7],
    [{ a: '1,2,3,4' }, 'N', 10],
  ],
  '276/B': one('c', { '2,1,0': 'N', '2,1,1': 'P' }),
  'task/2208': one('h', { '1,2,3': 'N', '2,2,0': 'P' }),
};
