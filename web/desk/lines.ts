// What is said of an instance in a line: its answer, or what is wrong with it, and how far its solution has come.

import { html } from 'lit';
import type { GameInfo } from '../engine/said.js';
import type { Words } from '../i18n/words.js';
import type { Instance, InstanceError } from './instance.js';

export function answerLine(words: Words, { answer, cancelled, error }: Instance, game: GameInfo) {
  if (cancelled) return html`<p class="answer quiet-text" role="status">${words.strings.app.cancelled}</p>`;
  // Without anything to show, the page says here what is wrong: the field may be far below.
  if (error && !answer) return html`<p class="answer error">${wrong(words, error, game)}</p>`;
  return html`<p class="answer ${error ? 'stale' : ''}" role="status">${answer ? words.told(answer.text) : '\u00a0'}</p>`;
}

function wrong(words: Words, { field, error }: InstanceError, game: GameInfo): string {
  const label = words.game(game).parameters.find(({ name }) => name === field)?.label;
  return `${label ? `${label}: ` : ''}${words.error(error, false)}.`;
}

export function progressLine(words: Words, instance: Instance) {
  const { progress, cancelled } = instance;
  if (progress >= 1 || cancelled) return '';
  const say = words.strings.app;
  const share = String(Math.floor(progress * 100));
  // A figure space: the line keeps its width as the number grows.
  return html`<div class="solving">
    <progress max="1" .value=${progress} aria-label=${say.solving(share)}></progress>
    <span>${say.solving(share.padStart(2, '\u2007'))}</span>
    <button type="button" class="link" @click=${() => instance.cancel()}>${say.cancel}</button>
  </div>`;
}
