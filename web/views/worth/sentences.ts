// What a value means, in sentences.
import type { Dyadic, Worth } from '../../engine/worth.js';
import type { WorthWords } from '../../i18n/en/worth.js';
import { difference, sum } from './dyadic.js';
import { plainValue } from './value_line.js';

type Player = 'L' | 'R';

const isZero = (number: Dyadic) => number === '0';
const isNegative = (number: Dyadic) => number.startsWith('-');

/** Who is ahead by a number that is not 0, and by how much: as a number, and as it is shown. */
function ahead(number: Dyadic, t: WorthWords): [Player, string, string] {
  const amount = number.replace('-', '');
  return [isNegative(number) ? 'R' : 'L', amount, plainValue(amount, t)];
}

/** An atomic weight of two or more decides the game: the two-ahead rule (Winning Ways, chapter 8). */
function weightLine(weight: string, t: WorthWords): string {
  const decides = /^-?\d+$/.test(weight) && Math.abs(Number(weight)) >= 2;
  const shown = plainValue(weight, t);
  return decides ? t.weightDecides(shown, isNegative(weight) ? 'R' : 'L') : t.weight(shown);
}

/**
 * What a move is worth, and why: at the temperature as tax the walls meet at the mean, so that the best moves lead to what counts as much
 * more and less. Play stops there, too, if the walls are straight; otherwise a move can be a threat, which counts as answered.
 */
function hotLine({ mean, temperature, left_stop, right_stop }: Worth, t: WorthWords): string {
  const [left, right] = [sum(mean, temperature), difference(mean, temperature)];
  const threats = left !== left_stop || right !== right_stop;
  const [amount, from, to, back] = [temperature, mean, left, right].map((number) => plainValue(number, t)) as [
    string,
    string,
    string,
    string,
  ];
  return t.hot(amount, from, to, back, threats);
}

function nature(worth: Worth, t: WorthWords): string[] {
  const { mean, temperature, atomic_weight: weight } = worth;
  if (worth.class === 'P') return [t.zero];
  if (isNegative(temperature)) return [t.number(...ahead(mean, t))];
  if (!isZero(temperature)) return [hotLine(worth, t), isZero(mean) ? t.even : t.average(...ahead(mean, t))];
  if (!isZero(mean)) return [t.nearly(...ahead(mean, t))];
  return weight ? [t.infinitesimal, weightLine(weight, t)] : [t.infinitesimal];
}

/** Who wins, and why that is so: first the winner. */
export const sentences = (worth: Worth, t: WorthWords): string[] => [t.winner[worth.class], ...nature(worth, t)];
