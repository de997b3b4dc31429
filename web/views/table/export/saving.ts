// The menu "Save": makes one file at a time and reports when it is done. The code is loaded on demand.

import { html, type TemplateResult } from 'lit';
import type { CallOptions } from '../../../engine/api_messages.js';
import { EngineError, isAbort } from '../../../engine/errors.js';
import type { Words } from '../../../i18n/words.js';
import { copy, download } from './deliver.js';
import { type FileKind, fileOf, files } from './file.js';
import { Refusal, type Sight } from './sight.js';

const SCALES = [1, 2, 4] as const;

/** Delay before progress is shown; shorter work would only flicker. */
const PATIENCE_MS = 150;

export type Kind = FileKind | 'markdown' | 'list';

const isFile = (kind: Kind): kind is FileKind => (files as readonly Kind[]).includes(kind);

export class Saving {
  readonly #sight: () => Sight | undefined;
  readonly #changed: () => void;
  #scale: (typeof SCALES)[number] = 2;
  #seen = true;
  #coordinates = false;
  #call: AbortController | undefined;
  #slow = false;
  /** Progress of the solution that the work waits for. */
  #share: number | undefined;
  #notice = '';
  #error = '';

  constructor(sight: () => Sight | undefined, changed: () => void) {
    this.#sight = sight;
    this.#changed = changed;
  }

  cancel(): void {
    this.#call?.abort();
  }

  panel(words: Words, sequence: boolean): TemplateResult {
    const t = words.strings.table.save;
    const button = (kind: Kind, label: string) =>
      html`<button type="button" data-save=${kind} aria-disabled=${this.#call !== undefined} @click=${(event: Event) => this.#start(kind, event)}>
        ${label}
      </button>`;
    return html`
      <fieldset>
        <legend>${t.picture}</legend>
        <div class="choices">
          ${button('png', t.png)}
          <label class="save-scale">
            <span class="hidden">${t.scale}</span>
            <select @change=${this.#chooseScale}>
              ${SCALES.map((scale) => html`<option value=${scale} .selected=${scale === this.#scale}>${t.times(String(scale))}</option>`)}
            </select>
          </label>
          ${button('svg', t.svg)}
          <button type="button" data-save="print" @click=${() => window.print()}>${t.print}</button>
        </div>
        <label><input type="checkbox" .checked=${this.#seen} @change=${this.#chooseSeen} />${t.seen}</label>
      </fieldset>
      <fieldset>
        <legend>${t.values}</legend>
        <div class="choices">
          ${button('csv', t.csv)} ${button('markdown', t.markdown)} ${button('list', sequence ? t.terms : t.positions)}
        </div>
        <label><input type="checkbox" .checked=${this.#coordinates} @change=${this.#chooseCoordinates} />${t.coordinates}</label>
      </fieldset>
      ${this.#call && this.#slow ? this.#busy(words) : ''}
      <p class="save-status" role="status">${this.#notice}</p>
      ${this.#error ? html`<p class="error" role="alert">${this.#error}</p>` : ''}
    `;
  }

  #busy(words: Words): TemplateResult {
    const t = words.strings.table.save;
    const share = this.#share;
    const bar =
      share === undefined
        ? html`<progress aria-label=${t.working}></progress>`
        : html`<progress max="1" .value=${share} aria-label=${t.working}></progress>`;
    return html`<div class="choices save-busy">
      ${bar}<span>${t.working}</span>
      <button type="button" @click=${() => this.cancel()}>${words.strings.app.cancel}</button>
    </div>`;
  }

  readonly #chooseScale = (event: Event): void => {
    this.#scale = SCALES[(event.target as HTMLSelectElement).selectedIndex] ?? 1;
  };

  readonly #chooseSeen = (event: Event): void => {
    this.#seen = (event.target as HTMLInputElement).checked;
  };

  readonly #chooseCoordinates = (event: Event): void => {
    this.#coordinates = (event.target as HTMLInputElement).checked;
  };

  #start(kind: Kind, event: Event): void {
    const sight = this.#sight();
    if (this.#call || !sight) return;
    void this.#run(kind, sight, (event.currentTarget as Element).closest('.table-panel') ?? document.body);
  }

  async #run(kind: Kind, sight: Sight, panel: Element): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    this.#error = '';
    this.#notice = '';
    this.#share = undefined;
    this.#slow = false;
    const patience = setTimeout(() => {
      this.#slow = true;
      this.#changed();
    }, PATIENCE_MS);
    this.#changed();
    const onProgress = (share: number) => {
      this.#share = share < 1 ? share : undefined;
      this.#changed();
    };
    try {
      this.#notice = await this.#make(kind, sight, panel, { signal: call.signal, onProgress });
    } catch (error) {
      if (!isAbort(error)) this.#error = reasonOf(sight.frame.words, error);
    } finally {
      clearTimeout(patience);
      this.#call = undefined;
      this.#changed();
    }
  }

  async #make(kind: Kind, sight: Sight, panel: Element, options: CallOptions): Promise<string> {
    if (isFile(kind)) {
      const blob = await fileOf(kind, sight, { ...options, scale: this.#scale, seen: this.#seen, coordinates: this.#coordinates });
      const name = `grundyscope-${sight.caption?.file ?? sight.solution.id}.${kind}`;
      download(blob, name);
      return sight.frame.words.strings.table.save.saved(name);
    }
    const { list, markdown } = await import('./text.js');
    const { text, status } = await (kind === 'list' ? list : markdown)(sight, options);
    options.signal?.throwIfAborted();
    await copy(sight.frame.words, text, panel);
    return status;
  }
}

function reasonOf(words: Words, error: unknown): string {
  const text = words.error(error);
  return error instanceof Refusal || error instanceof EngineError ? text : words.strings.table.save.failed(text);
}
