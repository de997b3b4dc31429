// <lab-program>: the rules as a program in C++ or Python, to read, copy or save.
import { html } from 'lit';
import { fileNameOf } from '../base/file_text.js';
import { ownTitle } from '../boards/rules/title.js';
import { copyAndTell, download } from '../views/table/export/deliver.js';
import { define, View } from '../views/view.js';
import type { Language } from './source.js';
import { labWords } from './words.js';

/** Languages, their names, and the ends of their files' names. */
const languages: readonly (readonly [Language, string, string])[] = [
  ['cpp', 'C++', 'cpp'],
  ['python', 'Python', 'py'],
];

export class ProgramView extends View {
  static override properties = {
    text: {},
    sound: { type: Boolean },
    write: { attribute: false },
    language: { state: true },
    source: { state: true },
    notice: { state: true },
  };
  declare text: string;
  /** True if the text has no faults. */
  declare sound: boolean;
  /** Writes a text as a program. */
  declare write: (text: string, language: Language) => Promise<string>;
  declare language: Language;
  /** The program, or the reason why there is none. */
  declare source: { code: string } | { failed: unknown } | undefined;
  declare notice: string;
  #written = '';

  constructor() {
    super();
    this.text = '';
    this.sound = false;
    this.language = 'cpp';
    this.notice = '';
  }

  protected override willUpdate(): void {
    if (this.sound) void this.#write();
  }

  async #write(): Promise<void> {
    const of = `${this.language} ${this.text}`;
    if (of === this.#written) return;
    this.#written = of;
    this.notice = '';
    const source = await this.write(this.text, this.language).then(
      (code) => ({ code }),
      (failed: unknown) => ({ failed }),
    );
    if (of === this.#written) this.source = source;
  }

  async #copy(code: string): Promise<void> {
    this.notice = await copyAndTell(this.words, code, this);
  }

  #save(code: string, name: string): void {
    download(new Blob([code], { type: 'text/plain' }), name);
    this.notice = this.words.strings.table.save.saved(name);
  }

  protected override render() {
    const t = labWords(this.words.language).take;
    const { source, language } = this;
    const name = `${fileNameOf(ownTitle(this.text) ?? '') ?? 'rules'}.${languages.find(([id]) => id === language)?.[2]}`;
    const code = source && 'code' in source ? source.code : '';
    return html`<div class="lab-take">
        <div class="layers" role="group" aria-label=${labWords(this.words.language).views.program}>
          ${languages.map(
            ([id, title]) => html`<button type="button" class="layer" aria-pressed=${id === language}
              @click=${() => {
                this.language = id;
              }}>${title}</button>`,
          )}
        </div>
        <button type="button" ?disabled=${code === ''} @click=${() => void this.#copy(code)}>${t.copyProgram}</button>
        <button type="button" ?disabled=${code === ''} @click=${() => this.#save(code, name)}>${t.programs[language]}</button>
        <span role="status">${this.notice}</span>
      </div>
      ${source && 'failed' in source ? html`<p class="error" role="alert">${this.words.error(source.failed)}</p>` : ''}
      <pre translate="no" class="lab-program ${this.sound ? '' : 'stale'}" tabindex="0" role="region" aria-label=${name}><code>${code}</code></pre>`;
  }
}

/** `sound`: the text has no faults. */
export const programView = (text: string, sound: boolean, write: ProgramView['write']) =>
  html`<lab-program class="on-stage" .text=${text} .sound=${sound} .write=${write}></lab-program>`;

define('lab-program', ProgramView);
