// The words for values of partizan games and their thermographs.
import { html, type TemplateResult } from 'lit';
import type { Manner } from '../notation.js';

type Player = 'L' | 'R';
type Shown = string | TemplateResult;

export const players: Readonly<Record<Player, string>> = { L: 'Left', R: 'Right' };

/** "3/4 of a move", "1 move", "5/2 moves", "five halves of a move"; of a number above 0, and as it is shown. */
function moves(amount: string, shown: string): string {
  const [count, parts] = amount.split('/').map(Number) as [number, number?];
  if (parts !== undefined && (count < parts || shown !== amount)) return `${shown} of a move`;
  return `${shown} ${amount === '1' ? 'move' : 'moves'}`;
}

const small = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const parts: Readonly<Record<string, readonly [one: string, many: string]>> = {
  2: ['half', 'halves'],
  4: ['quarter', 'quarters'],
  8: ['eighth', 'eighths'],
  16: ['sixteenth', 'sixteenths'],
};
const count = (number: string) => small[Number(number)] ?? number;

/** "minus three quarters", "17", "5 over 64". */
function numberInWords(number: string): string {
  const [numerator = '', denominator] = number.replace('-', '').split('/');
  const [one, many] = parts[denominator ?? ''] ?? [];
  const named = denominator === undefined ? '' : one === undefined ? ` over ${denominator}` : ` ${numerator === '1' ? one : many}`;
  return `${number.startsWith('-') ? 'minus ' : ''}${named.startsWith(' over') ? numerator : count(numerator)}${named}`;
}

export const value = {
  /** The value in words. */
  spoken: {
    number: numberInWords,
    ups: (times: string, isUp: boolean) =>
      `${times === '1' ? '' : times === '2' ? 'double ' : `${count(times)} times `}${isUp ? 'up' : 'down'}`,
    star: (nimber: string) => (nimber === '' ? 'star' : `star ${count(nimber)}`),
    signs: {
      '±': (number: string) => `plus or minus ${number}`,
      '⧾': (number: string) => `tiny ${number}`,
      '⧿': (number: string) => `miny ${number}`,
    },
    plus: 'plus',
    or: 'or',
    game: (left: string, right: string) => `(Left moves to ${left || 'nothing'}, Right to ${right || 'nothing'})`,
  },
  value: 'Value',
  /** How values are written. */
  manner: {
    title: 'Values as',
    names: { words: 'words', both: 'symbols and words', symbols: 'symbols' } satisfies Record<Manner, string> as Record<Manner, string>,
  },
  meanings: {
    mean: 'what it is worth on average, in many copies',
    temperature: 'what a move is worth, compared with moving elsewhere',
    weight: 'how many ups it is worth',
    leftStop: 'where alternate play ends if Left begins',
    rightStop: 'where alternate play ends if Right begins',
    birthday: 'the day on which it can first be written',
  },
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
  number: (player: Player, amount: string, shown: string) =>
    `A number: ${players[player]} is ${moves(amount, shown)} ahead, and nobody wants to move.`,
  infinitesimal: 'Infinitesimal: smaller than every positive number and greater than every negative one.',
  weight: (weight: string) => `Atomic weight ${weight}.`,
  weightDecides: (weight: string, player: Player) => `Atomic weight ${weight}: two or more, so ${players[player]} wins.`,
  nearly: (player: Player, amount: string, shown: string) =>
    `${players[player]} is ${moves(amount, shown)} ahead, but for an infinitesimal.`,
  hot: (amount: string, [mean, left, right]: readonly [string, string, string]) =>
    `Hot: a move is worth ${amount}: from the mean ${mean} to ${left} if Left makes it, to ${right} if Right does.`,
  hotWithThreats: (amount: string) => `Hot: a move is worth ${amount}, if threats count as answered.`,
  average: (player: Player, amount: string, shown: string) => `On average ${players[player]} is ${moves(amount, shown)} ahead.`,
  even: 'On average nobody is ahead.',
  folded: (birthday: string, characters: number) => `A long value: birthday ${birthday}, ${characters} characters`,
  unwritten: (birthday: string) => `Too long to be written: birthday ${birthday}`,
  cooling: {
    built: 'Show how it is built',
    builtOf:
      'Dashed lines: where play stops after each move if it costs t. Left takes the line with the greatest numbers, Right that with the least, up to where these two meet; above, nobody moves.',
    more: 'The first 60 options of each player are drawn.',
    tax: 'Tax on each move',
    why: 'Why a tax? Who moves here gives up a move elsewhere: t is what that move is worth.',
    at: (tax: string) => `t = ${tax}`,
    slide: 'Move the slider: what is left of the game if each move costs t?',
    cooled: 'The game cooled by t is',
    stops: (left: Shown, right: Shown) => html`Play stops at ${left} if Left begins, at ${right} if Right does.`,
    below: 'Both want to move.',
    equal: 'The first move gains exactly what it costs.',
    above: 'A move costs more than it gains: nobody wants to move.',
  },
  /** A game that is played, move by move. */
  means: {
    title: 'Mean and temperature',
    working: 'Working out the value ...',
    here: (mean: Shown, temperature: Shown) => html`Here: mean ${mean}, temperature ${temperature}.`,
    review: 'What each move lost',
    columns: ['Move', 'Mean before', 'Mean after', 'Lost'],
    lead: 'What each move lost on average, with the answer that it calls for. Where nobody wants to move, every move loses something. A move that loses some can still be the only one that wins.',
    players: players as Readonly<Record<Player, string>>,
  },
  form: {
    title: 'Canonical form',
    lead: 'The moves that matter. Gone are dominated moves, which another one beats, and reversible ones, whose answer takes them back. Open one to see what follows.',
    working: 'Working it out …',
    moves: { L: 'Left moves to', R: 'Right moves to' } satisfies Record<Player, string> as Record<Player, string>,
    none: { L: 'Left has no move', R: 'Right has no move' } satisfies Record<Player, string> as Record<Player, string>,
    more: 'The first 60 of each player.',
  },
  thermograph: {
    title: 'Thermograph',
    wall: { L: 'Left’s wall', R: 'Right’s wall' } satisfies Record<Player, string> as Record<Player, string>,
    corner: (number: string, tax: string) => `${number} at t = ${tax}`,
    mast: (number: string, tax: string) => `From t = ${tax} on both are the mast, at ${number}.`,
    corners: 'Corners of the thermograph',
    tax: 'Tax t',
    stop: 'Stop',
    caption:
      'Across: where play stops, greater numbers to the left. Upwards: the tax t on each move. Where the walls meet, at the mean, they go on as the mast.',
  },
};

export type ValueWords = typeof value;
