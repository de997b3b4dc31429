// The line above a board: whose move it is and what the last one was, or how the game ended.

import { html, type TemplateResult } from 'lit';
import type { Play } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import { chip } from '../evaluation.js';
import type { Side } from './match.js';
import { type Ended, resultText } from './verdict.js';
import { playWords } from './words.js';

export interface Status {
  play: Play;
  /** The player to move. */
  side: Side;
  /** True if a person is to move. */
  person: boolean;
  /** True to show who wins. */
  hints: boolean;
  ended: Ended;
}

export function statusLine(words: Words, { play, side, person, hints, ended }: Status): TemplateResult {
  const t = playWords(words);
  const { position, index } = play;
  if (position.best === undefined)
    return html`<p class="play-status" role="status"><b>${resultText(words, ended)}</b> ${t.length(String(index))}</p>`;
  const name = ended.names[side];
  const turn = person ? (ended.match.person === 'both' ? t.turnOf(name) : t.yourTurn) : t.thinking(name);
  return html`<p class="play-status" role="status">
    ${hints ? chip(words, position.outcome) : ''} ${index > 0 ? lastMove(words, play, ended) : ''} ${turn}
  </p>`;
}

function lastMove(words: Words, { index, moves, positions }: Play, { movers, names }: Ended): TemplateResult {
  const move = moves[index - 1];
  const text = words.translate(positions[index - 1]?.options.find(({ play }) => play === move)?.move ?? move ?? '');
  return html`<span class="quiet-text">${playWords(words).did(names[movers[index - 1] ?? 0], text)}</span>`;
}
