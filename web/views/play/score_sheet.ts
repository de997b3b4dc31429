// The list of the moves of a game: who made them, how good they were, what would have been better. Selecting one goes back to it.

import { html } from 'lit';
import type { Play } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import type { Side } from './match.js';
import type { Reviewed } from './review.js';
import { playWords } from './words.js';

/** Most moves listed; of longer games, the last ones. */
const SHOWN = 120;

export interface Sheet {
  play: Play;
  /** The side of each move. */
  sides: readonly Side[];
  names: readonly [string, string];
  review: readonly Reviewed[];
  /** True to show how good the moves were. */
  revealed: boolean;
  goTo(index: number): void;
}

export function scoreSheet(words: Words, { play, sides, names, review, revealed, goTo }: Sheet) {
  if (review.length === 0) return '';
  const t = playWords(words);
  const from = Math.max(0, review.length - SHOWN);
  const meanings = Object.entries(t.marks)
    .flatMap(([mark, meaning]) => (review.some((one) => one.mark === mark) ? [meaning] : []))
    .join(' ');
  return html`<details class="play-moves" open>
    <summary>${t.moves(String(review.length))}</summary>
    <ol start=${from + 1}>
      ${review.slice(from).map((reviewed, i) => {
        const index = from + i + 1;
        return html`<li aria-current=${index === play.index ? 'true' : 'false'}>
          <span class="quiet-text">${names[sides[index - 1] ?? 0]}:</span>
          <button type="button" class="link" @click=${() => goTo(index)}>${words.translate(reviewed.move)}</button>
          ${revealed ? marked(words, reviewed) : ''}
        </li>`;
      })}
    </ol>
    ${revealed && meanings ? html`<p class="quiet-text play-marks">${meanings}</p>` : ''}
  </details>`;
}

function marked(words: Words, { mark, better }: Reviewed) {
  if (!mark) return '';
  const t = playWords(words);
  return html`<b class="play-mark" title=${t.markNames[mark]}><span aria-hidden="true">${mark}</span><span class="hidden">${t.markNames[mark]}</span></b>
    ${better === undefined ? '' : html`<span class="quiet-text">${t.better(words.translate(better))}</span>`}`;
}

/** "4 of 5 perfect", for each player who moved. */
export function shares(words: Words, sides: readonly Side[], names: readonly [string, string], review: readonly Reviewed[]): string {
  return ([0, 1] as const)
    .flatMap((side) => {
      const own = review.filter((_, i) => sides[i] === side);
      const perfect = own.filter((reviewed) => reviewed.perfect).length;
      return own.length === 0 ? [] : [playWords(words).share(names[side], String(perfect), String(own.length))];
    })
    .join(' ');
}
