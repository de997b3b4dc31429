// What a value means, in sentences.
import type { Dyadic, Worth } from '../../engine/worth.js';
import type { WorthWords } from '../../i18n/en/worth.js';

type Player = 'L' | 'R';

const isZero = (number: Dyadic) => number === '0';
const isNegative = (number: Dyadic) => number.startsWith('-');

/** Who is ahead by a number that is not 0, and by how much. */
const ahead = (number: Dyadic): [Player, string] => [isNegative(number) ? 'R' : 'L', number.replace('-', '')];

/** An atomic weight of two or more decides the game: the two-ahead rule (Winning Ways, chapter 8). */
function weightLine(weight: string, t: WorthWords): string {
  const decides = /^-?\d+$/.test(weight) && Math.abs(Number(weight)) >= 2;
  const shown = weight.replace('-', '−');
  return decides ? t.weightDecides(shown, isNegative(weight) ? 'R' : 'L') : t.weight(shown);
}

function nature(worth: Worth, t: WorthWords): string[] {
  const { mean, temperature, atomic_weight: weight } = worth;
  if (worth.class === 'P') return [t.zero];
  if (isNegative(temperature)) return [t.number(...ahead(mean))];
  if (!isZero(temperature)) return [t.hot(temperature), isZero(mean) ? t.even : t.average(...ahead(mean))];
  if (!isZero(mean)) return [t.nearly(...ahead(mean))];
  return weight ? [t.infinitesimal, weightLine(weight, t)] : [t.infinitesimal];
}

/** Who wins, and why that is so: first the winner. */
export const sentences = (worth: Worth, t: WorthWords): string[] => [t.winner[worth.class], ...nature(worth, t)];
