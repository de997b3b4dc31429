// Effect of a move for the player who makes it: it wins, draws or loses. The value of an option is that of the player who moves next, so
// the signs turn round.

import { html, type TemplateResult } from 'lit';
import type { Option, OutcomeLetter } from '../engine/api_messages.js';
import type { Words } from '../i18n/words.js';
import { grouped } from './table/geometry/ticks.js';

export type Effect = 'wins' | 'draws' | 'loses';

const effects: Readonly<Record<OutcomeLetter, Effect>> = { P: 'wins', D: 'draws', N: 'loses' };

export const signs: Readonly<Record<Effect, string>> = { wins: '✓', draws: '=', loses: '✗' };

export const effectOf = ({ outcome }: Pick<Option, 'outcome'>): Effect => effects[outcome];

/** The number of moves to the end with perfect play, this one included; undefined if it is not known. */
export const lengthOf = ({ remoteness }: Pick<Option, 'remoteness'>): bigint | undefined =>
  remoteness === undefined ? undefined : BigInt(remoteness) + 1n;

/** "wins in 3", "loses in 9", "draws", "wins by 2". */
export function effectText(words: Words, option: Option): string {
  const t = words.strings.effect;
  const effect = effectOf(option);
  if (effect === 'draws') return t.draws;
  if (option.score !== undefined) return t.by[effect](grouped(Math.abs(option.score)));
  const length = lengthOf(option);
  return length === undefined ? t.plain[effect] : t.in[effect](grouped(String(length)));
}

/** The effect in words, with its sign on its colour. */
export function effectMark(words: Words, option: Option): TemplateResult {
  const effect = effectOf(option);
  return html`<span class="effect effect-${effect}"><span class="sign" aria-hidden="true">${signs[effect]}</span> ${effectText(words, option)}</span>`;
}

const rank: Readonly<Record<Effect, number>> = { wins: 0, draws: 1, loses: 2 };

/** The better move first: a win before a draw before a loss; the fastest win, the slowest loss. For `Array.sort`. */
export function byEffect(one: Option, other: Option): number {
  const effect = effectOf(one);
  const apart = rank[effect] - rank[effectOf(other)];
  if (apart !== 0) return apart;
  if (one.score !== undefined && other.score !== undefined) return one.score - other.score;
  const longer = Number((lengthOf(one) ?? 0n) - (lengthOf(other) ?? 0n));
  return effect === 'loses' ? -longer : longer;
}
