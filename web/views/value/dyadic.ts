// Exact arithmetic of dyadic numbers as texts, "-3/4".
import type { Dyadic } from '../../engine/value_reports.js';

interface Fraction {
  n: bigint;
  d: bigint;
}

function fraction(number: Dyadic): Fraction {
  const [n = '0', d = '1'] = number.split('/');
  return { n: BigInt(n), d: BigInt(d) };
}

/** In lowest terms; `d` is a power of 2. */
function text({ n, d }: Fraction): Dyadic {
  while (d > 1n && n % 2n === 0n) [n, d] = [n / 2n, d / 2n];
  return d === 1n ? String(n) : `${n}/${d}`;
}

export function compare(one: Dyadic, two: Dyadic): number {
  const [a, b] = [fraction(one), fraction(two)];
  const above = a.n * b.d - b.n * a.d;
  return above < 0n ? -1 : above > 0n ? 1 : 0;
}

/** The point `part` of `parts` on the way from one number to another; `parts` is a power of 2. */
export function between(one: Dyadic, two: Dyadic, part: number, parts: number): Dyadic {
  const [a, b] = [fraction(one), fraction(two)];
  const d = a.d * b.d * BigInt(parts);
  return text({ n: a.n * b.d * BigInt(parts - part) + b.n * a.d * BigInt(part), d });
}

export function sum(one: Dyadic, two: Dyadic): Dyadic {
  const [a, b] = [fraction(one), fraction(two)];
  return text({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
}

export const negative = (number: Dyadic): Dyadic => (number.startsWith('-') ? number.slice(1) : number === '0' ? '0' : `-${number}`);

export const difference = (one: Dyadic, two: Dyadic): Dyadic => sum(one, negative(two));
