// A text area for long texts, which files can be dropped on.

import { html } from 'lit';
import { textOf } from '../../base/file_text.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';
import { judgeWords } from './words.js';

/** Longest text shown whole, and characters shown of longer ones: laying out 100 000 lines takes a browser seconds. */
const FOLD_FROM = 100_000;
const SHOWN = 2_000;

export interface LongText {
  text: string;
  /** True if it is too long for the text area, which then shows only its beginning. */
  folded: boolean;
}

export const longText = (text: string): LongText => ({ text, folded: text.length > FOLD_FROM });

/** Called with what is typed or pasted, and with the text of an opened file. */
interface Events {
  change(changed: LongText): void;
  open(opened: LongText): void;
}

function pasted(event: ClipboardEvent, folded: boolean): LongText | undefined {
  const text = event.clipboardData?.getData('text') ?? '';
  if (text.length <= FOLD_FROM || folded) return undefined;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
  return { text: value.slice(0, selectionStart) + text + value.slice(selectionEnd), folded: true };
}

async function open(file: File | undefined, events: Events): Promise<void> {
  if (file) events.open(longText(await textOf(file)));
}

/** The button that opens a file. */
export const fileButton = (label: string, hint: string, events: Events) => html`<label class="quiet file" title=${hint}
  >${label}<input
    type="file"
    @change=${async ({ target }: Event) => {
      const field = target as HTMLInputElement;
      await open(field.files?.[0], events);
      // The same file can be opened again after it was changed.
      field.value = '';
    }}
/></label>`;

/** `id` is also that of its label. */
export function textField(
  words: Words,
  id: string,
  rows: number,
  { text, folded }: LongText,
  wrong: boolean,
  events: Events,
  placeholder = '',
) {
  const t = judgeWords(words);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    (event.target as HTMLElement).classList.toggle('dropping', event.type === 'dragover');
  };
  return html`<textarea
      id=${id}
      class="mono"
      rows=${rows}
      placeholder=${placeholder}
      spellcheck="false"
      autocomplete="off"
      autocapitalize="off"
      .value=${folded ? text.slice(0, SHOWN) : text}
      ?readonly=${folded}
      aria-invalid=${wrong}
      @input=${({ target }: Event) => events.change({ text: (target as HTMLTextAreaElement).value, folded: false })}
      @paste=${(event: ClipboardEvent) => {
        const changed = pasted(event, folded);
        if (changed) events.change(changed);
      }}
      @dragover=${drag}
      @dragleave=${drag}
      @drop=${(event: DragEvent) => {
        drag(event);
        void open(event.dataTransfer?.files[0], events);
      }}
    ></textarea>
    ${
      folded
        ? html`<p class="quiet-text">${t.folded(grouped(text.length))}
            <button type="button" class="link" @click=${() => events.change(longText(''))}>${t.clear}</button></p>`
        : ''
    }`;
}
