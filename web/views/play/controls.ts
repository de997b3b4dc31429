// The buttons below a board before, during and after a game.

import { html, type TemplateResult } from 'lit';
import type { Play } from '../../engine/api_messages.js';
import type { Words } from '../../i18n/words.js';
import type { Match } from './match.js';
import { shares } from './score_sheet.js';
import { type Ended, turningText } from './verdict.js';
import { playWords } from './words.js';

export interface ControlEvents {
  goTo(index: number): void;
  undo(): void;
  again(): void;
  hints(shown: boolean): void;
  best(): void;
  line(shown: boolean): void;
  quiz(): void;
  leave(): void;
}

/** `line`: perfect play is being shown; `turn`: a person is to move; `locked`: a challenge without help. */
export function controls(
  words: Words,
  play: Play,
  { hints, line, turn, locked }: { hints: boolean; line: boolean; turn: boolean; locked: boolean },
  on: ControlEvents,
): TemplateResult {
  const t = playWords(words);
  const { index, positions, position } = play;
  const [last, over] = [positions.length - 1, position.best === undefined];
  return html`<div class="play-controls">
    <button type="button" ?disabled=${index === 0} @click=${() => on.goTo(0)}>${t.restart}</button>
    <button type="button" ?disabled=${index === 0} @click=${on.undo}>${t.undo}</button>
    <button type="button" ?disabled=${index === last} @click=${() => on.goTo(index + 1)}>${t.redo}</button>
    ${positions[last]?.best === undefined ? '' : html`<button type="button" ?disabled=${last === 0} @click=${on.again}>${t.again}</button>`}
    ${
      locked
        ? ''
        : html`${hintsBox(words, hints, over, on)}
    <button type="button" ?disabled=${over} aria-disabled=${!turn || line} @click=${on.best}>${t.best}</button>
    <button type="button" ?disabled=${over} aria-pressed=${line} @click=${() => on.line(!line)}>${line ? t.stop : t.line}</button>
    <button type="button" @click=${on.quiz}>${t.quiz.title}</button>`
    }
    <button type="button" @click=${on.leave}>${positions[last]?.best === undefined ? t.close : t.leave}</button>
    ${last > 0 ? scrub(words, index, last, on) : ''}
  </div>`;
}

/** Before a game: hints, and the best move, which starts one. */
export function hintControls(words: Words, hints: boolean, over: boolean, on: Pick<ControlEvents, 'hints' | 'best'>): TemplateResult {
  return html`<div class="play-controls play-help">
    ${hintsBox(words, hints, over, on)} <button type="button" ?disabled=${over} @click=${on.best}>${playWords(words).best}</button>
  </div>`;
}

function hintsBox(words: Words, hints: boolean, over: boolean, on: Pick<ControlEvents, 'hints'>): TemplateResult {
  const change = (event: Event) => on.hints((event.target as HTMLInputElement).checked);
  return html`<label class="play-check"><input type="checkbox" .checked=${hints} ?disabled=${over} @change=${change} />${playWords(words).hints}</label>`;
}

function scrub(words: Words, index: number, last: number, on: Pick<ControlEvents, 'goTo'>): TemplateResult {
  const t = playWords(words);
  return html`<label class="play-scrub"
    ><span class="hidden">${t.scrub}</span
    ><input
      type="range"
      min="0"
      max=${last}
      .value=${String(index)}
      aria-valuetext=${t.moveNumber(String(index), String(last))}
      @input=${(e: Event) => on.goTo(Number((e.target as HTMLInputElement).value))}
  /></label>`;
}

/** After a game: how well it was played, and the ways to continue. */
export function ending(
  words: Words,
  ended: Ended,
  on: Pick<ControlEvents, 'goTo'> & { again(person: Match['person']): void },
): TemplateResult {
  const t = playWords(words);
  const { match, movers, names, review } = ended;
  const { person } = match;
  const first = review.findIndex(({ mark }) => mark === '?');
  const turned = person === 'first' ? 'second' : 'first';
  return html`<div class="play-end">
    <p>${turningText(words, ended)}</p>
    <p class="quiet-text">${shares(words, movers, names, review)}</p>
    <p class="play-begin">
      <button type="button" class="primary" @click=${() => on.again(person)}>${t.again}</button>
      ${
        person === 'first' || person === 'second'
          ? html`<button type="button" @click=${() => on.again(turned)}>${t.changeSides}</button>`
          : ''
      }
      ${first >= 0 ? html`<button type="button" @click=${() => on.goTo(first)}>${t.firstMistake(String(first + 1))}</button>` : ''}
    </p>
  </div>`;
}
