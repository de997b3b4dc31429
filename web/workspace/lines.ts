// A game in one line: its answer, its error, or the progress of its solution.

import { html } from 'lit';
import type { Explanation, GameInfo } from '../engine/api_messages.js';
import type { Message } from '../engine/message.js';
import type { Language } from '../i18n/languages.js';
import type { Words } from '../i18n/words.js';
import type { Side } from '../views/play/match.js';
import type { InstanceError, OpenGame } from './open_game.js';

/** Outcome of a position, in the game's own names: the core's phrases of its answers. */
function verdict({ outcome, remoteness, score }: Explanation, mover: Message, other: Message, fixedLength: boolean): Message {
  if (outcome === 'D') return ['draw'];
  const winner = outcome === 'N' ? mover : other;
  if (score !== undefined) return ['wins-by', winner, ['points', Math.abs(score)]];
  if (remoteness === undefined) return ['wins', winner];
  return String(remoteness) === '0' ? ['wins-at-once', winner] : [fixedLength ? 'wins-after' : 'wins-in', winner, ['moves', remoteness]];
}

/** How a value is written in a line. */
type WriteValue = (value: string, language: Language) => string;
let write: WriteValue = (value) => value.replaceAll('-', '−');

/** Called by pages that have the words of values. */
export function writeValuesBy(other: WriteValue): void {
  write = other;
}

/** Longest text of a position in a line, in characters: the board says it better than all its numbers. */
const LONGEST_POSITION = 32;

/** The text of a position; empty if it is too long. */
function positionIn(words: Words, { position }: Explanation): string {
  const text = words.translate(position);
  return text.length > LONGEST_POSITION ? '' : text;
}

/** Outcome of the current position, and which one it is unless it is that of the parameters. `turn`: who moves where it does not tell. */
export function headline(words: Words, instance: OpenGame, game: GameInfo, turn: Side): string | undefined {
  const { answer, explanation, starts } = instance;
  if (starts) {
    const value = answer?.value === undefined ? '' : words.strings.app.value(write(answer.value, words.language));
    return answer && words.translate(answer.text) + value;
  }
  // The answer comes before the selected position is explained, and is not about it.
  if (!explanation) return undefined;
  const { first, second } = instance.named(game);
  const [mover, other] = instance.isSecond(turn) ? [second, first] : [first, second];
  return `${positionIn(words, explanation) || words.strings.app.thisPosition}: ${words.translate(verdict(explanation, mover, other, game.fixedLength === true))}`;
}

export function answerLine(words: Words, instance: OpenGame, game: GameInfo, turn: Side) {
  const { answer, cancelled, error, fresh, defaults } = instance;
  if (cancelled) return html`<p class="answer quiet-text" role="status">${words.strings.app.cancelled}</p>`;
  // With nothing else to show, the error is here: its field may be far below.
  if (error && (!answer || defaults)) return html`<p class="answer error">${wrong(words, error, game)}</p>`;
  return html`<p class="answer ${error || !fresh ? 'stale' : ''}" role="status">${headline(words, instance, game, turn) ?? '\u00a0'}</p>`;
}

/** Placeholder of the answer while who wins is hidden: in a game, in a question, or before a class. */
export function hiddenAnswer(words: Words, { explanation, playing }: OpenGame, asking: boolean) {
  const t = words.strings.play;
  const position = explanation ? positionIn(words, explanation) : '';
  const doing = playing ? t.playing : asking ? t.quiz : '';
  return html`<p class="answer">${[doing, position].filter(Boolean).join(': ') || '\u00a0'}</p>`;
}

function wrong(words: Words, { field, error }: InstanceError, game: GameInfo): string {
  const label = words.game(game).parameters.find(({ name }) => name === field)?.label;
  return `${label ? `${label}: ` : ''}${words.error(error, false)}.`;
}

export function progressLine(words: Words, instance: OpenGame) {
  const { progress, cancelled, starts, fresh, unanswered } = instance;
  const answered = !unanswered && (starts || fresh);
  if (progress >= 1 || cancelled || answered) return '';
  const t = words.strings.app;
  const share = String(Math.floor(progress * 100));
  // A figure space: the line keeps its width as the number grows.
  return html`<div class="solving">
    <progress max="1" .value=${progress} aria-label=${t.solving(share)}></progress>
    <span>${t.solving(share.padStart(2, '\u2007'))}</span>
    <button type="button" class="link" @click=${() => instance.cancel()}>${t.cancel}</button>
  </div>`;
}
