// An error in an input: what is wrong, and the line around it.
import { html } from 'lit';
import { EngineError } from '../../engine/errors.js';
import type { Words } from '../../i18n/words.js';
import { excerpt, rangeOf } from './place.js';

export function errorNote(words: Words, error: unknown, input: string) {
  const text = words.error(error);
  if (!(error instanceof EngineError) || error.line === undefined) return html`<p class="error" role="alert">${text}</p>`;
  const { before, wrong, after } = excerpt(input, rangeOf(input, error.line, error.token ?? 1));
  return html`<div class="error" role="alert">
      <p>${text}</p>
      <pre translate="no" class="mono excerpt"><span class="line-number">${error.line}</span>${before}<mark>${wrong || '\u2007'}</mark>${after}</pre>
    </div>`;
}
