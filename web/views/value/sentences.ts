// Meaning of a value, in sentences.
import type { Corner, Dyadic, ValueReport } from '../../engine/value_reports.js';
import type { ValueWords } from '../../i18n/en/value.js';
import { difference, sum } from './dyadic.js';
import { plainValue } from './value_line.js';

type Player = 'L' | 'R';

const isZero = (number: Dyadic) => number === '0';
const isNegative = (number: Dyadic) => number.startsWith('-');

/** The player ahead by a number that is not 0, and the lead: as a number, and as it is shown. */
function ahead(number: Dyadic, t: ValueWords): [Player, string, string] {
  const amount = number.replace('-', '');
  return [isNegative(number) ? 'R' : 'L', amount, plainValue(amount, t)];
}

/** An atomic weight of two or more decides the game: the two-ahead rule (Winning Ways, chapter 8). */
function weightLine(weight: string, t: ValueWords): string {
  const decides = /^-?\d+$/.test(weight) && Math.abs(Number(weight)) >= 2;
  const shown = plainValue(weight, t);
  return decides ? t.weightDecides(shown, isNegative(weight) ? 'R' : 'L') : t.weight(shown);
}

/**
 * Worth of a move, and where it leads: as much above and below the mean. A wall that is vertical right below the temperature is that
 * of a threat, which it takes as answered.
 */
function hotLine({ mean, temperature, walls }: ValueReport, t: ValueWords): string {
  const [left, right] = [sum(mean, temperature), difference(mean, temperature)];
  const shown = (number: Dyadic) => plainValue(number, t);
  const isThreat = (wall: readonly Corner[]) => wall.at(-1)?.[0] !== temperature;
  if (isThreat(walls.left) || isThreat(walls.right)) return t.hotWithThreats(shown(temperature));
  return t.hot(shown(temperature), [shown(mean), shown(left), shown(right)]);
}

function nature(report: ValueReport, t: ValueWords): string[] {
  const { mean, temperature, atomic_weight: weight } = report;
  if (report.class === 'P') return [t.zero];
  if (isNegative(temperature)) return [t.number(...ahead(mean, t))];
  if (!isZero(temperature)) return [hotLine(report, t), isZero(mean) ? t.even : t.average(...ahead(mean, t))];
  if (!isZero(mean)) return [t.nearly(...ahead(mean, t))];
  return weight ? [t.infinitesimal, weightLine(weight, t)] : [t.infinitesimal];
}

/** The winner first, then the reason. */
export const sentences = (report: ValueReport, t: ValueWords): string[] => [t.winner[report.class], ...nature(report, t)];
