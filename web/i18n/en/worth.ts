// The words for values of partizan games and their thermographs.

type Player = 'L' | 'R';

export const players: Readonly<Record<Player, string>> = { L: 'Left', R: 'Right' };

/** "3/4 of a move", "1 move", "5/2 moves"; of a number above 0. */
function moves(amount: string): string {
  const [count, parts] = amount.split('/').map(Number) as [number, number?];
  if (parts !== undefined && count < parts) return `${amount} of a move`;
  return `${amount} ${amount === '1' ? 'move' : 'moves'}`;
}

export const worth = {
  value: 'Value',
  facts: {
    mean: 'Mean',
    temperature: 'Temperature',
    leftStop: 'Left stop',
    rightStop: 'Right stop',
    weight: 'Atomic weight',
    birthday: 'Birthday',
  },
  winner: {
    L: 'Left wins, whoever moves first.',
    R: 'Right wins, whoever moves first.',
    N: 'Whoever moves first wins.',
    P: 'Whoever moves first loses.',
  },
  zero: 'Zero: it changes no sum.',
  number: (player: Player, amount: string) => `A number: ${players[player]} is ${moves(amount)} ahead, and nobody wants to move.`,
  infinitesimal: 'Infinitesimal: equal in size, smaller than every positive number and greater than every negative one.',
  weight: (weight: string) => `Atomic weight ${weight}.`,
  weightDecides: (weight: string, player: Player) => `Atomic weight ${weight}: two or more, so ${players[player]} wins.`,
  nearly: (player: Player, amount: string) => `${players[player]} is ${moves(amount)} ahead, but for an infinitesimal.`,
  hot: (amount: string) => `Hot: a move is worth ${amount}.`,
  average: (player: Player, amount: string) => `On average ${players[player]} is ${moves(amount)} ahead.`,
  even: 'On average nobody is ahead.',
  folded: (birthday: string, characters: number) => `A long value: birthday ${birthday}, ${characters} characters`,
  unwritten: (birthday: string) => `Too long to be written: birthday ${birthday}`,
  thermograph: {
    title: 'Thermograph',
    wall: { L: 'Left’s wall', R: 'Right’s wall' } satisfies Record<Player, string> as Record<Player, string>,
    corner: (number: string, tax: string) => `${number} at t = ${tax}`,
    mast: (number: string, tax: string) => `From t = ${tax} on both are the mast, at ${number}.`,
    corners: 'Corners of the thermograph',
    tax: 'Tax t',
    stop: 'Stop',
    caption: 'Across: where play stops, Left’s side left. Upwards: the tax t on each move.',
  },
};

export type WorthWords = typeof worth;
