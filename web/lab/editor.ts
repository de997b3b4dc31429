// <lab-editor>: the field of the rule text. A plain field until the editor with colours, completion and marked faults is loaded, which
// takes its place without moving anything (editor.css).
import { loadOnce } from '../base/load_once.js';
import type { CodeEditor } from './code_editor.js';
import type { Faults } from './faults.js';

const loadEditor = loadOnce(async () => (await import('./code_editor.js')).CodeEditor);

/** Resolves once the page has been painted as it is now. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const element = (name: string, className: string, content = ''): HTMLElement =>
  Object.assign(document.createElement(name), { className, textContent: content });

/** Longest text that can be typed into before the editor is there, and lines drawn of a longer one: a browser lays each of them out. */
const LONGEST = 20_000;
const LINES = 300;

/** A field without colours: a text area over its lines, which have numbers. Enters the document at once. */
class PlainField {
  readonly area: HTMLTextAreaElement;
  readonly #field = element('div', 'plain-field');

  constructor(host: HTMLElement, label: string, changed: (text: string) => void) {
    this.area = element('textarea', 'plain-text') as HTMLTextAreaElement;
    this.area.spellcheck = false;
    this.area.autocapitalize = 'off';
    this.area.setAttribute('aria-label', label);
    this.area.addEventListener('input', () => {
      this.#draw(this.area.value);
      changed(this.area.value);
    });
    this.#field.append(this.area);
    host.replaceChildren(this.#field);
  }

  set text(text: string) {
    this.area.readOnly = text.length > LONGEST;
    this.area.value = this.area.readOnly ? '' : text;
    this.#draw(text);
  }

  #draw(text: string): void {
    for (const drawn of this.#field.querySelectorAll('span')) drawn.remove();
    for (const [i, line] of text.slice(0, LONGEST).split('\n', LINES).entries()) {
      const [number, drawn] = [element('span', 'plain-number', `${i + 1}`), element('span', 'plain-line', line)];
      for (const part of [number, drawn]) part.setAttribute('aria-hidden', 'true');
      this.area.before(number, drawn);
    }
  }
}

/** Emits `text-change` (the text) on every edit. */
export class Editor extends HTMLElement {
  #plain: PlainField | undefined;
  #code: CodeEditor | undefined;
  #text = '';
  #label = '';
  #faults: Faults = [];

  connectedCallback(): void {
    if (!this.shadowRoot) {
      this.#plain = new PlainField(this, this.#label, (text) => this.#changed(text));
      this.#plain.text = this.#text;
    }
    void this.#load();
  }

  disconnectedCallback(): void {
    this.#code?.destroy();
    this.#code = undefined;
  }

  /** Where the editor cannot be loaded, the plain field stays. The text is there before the editor is asked for. */
  async #load(): Promise<void> {
    await painted();
    const editor = await loadEditor().catch(() => undefined);
    if (editor && this.isConnected && !this.#code) await this.#open(editor);
  }

  /** The plain field stays until the editor has measured its lines, unseen. */
  async #open(Made: typeof CodeEditor): Promise<void> {
    const root = this.shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
    const plain = document.createElement('slot');
    root.append(plain);
    const code = new Made(root, { label: this.#label, text: this.#text, changed: (text) => this.#changed(text) });
    code.hidden = this.#plain !== undefined;
    await painted();
    await painted();
    // It was taken away meanwhile, or taken away and put back.
    if (!this.isConnected || this.#code) {
      plain.remove();
      return code.destroy();
    }
    const area = this.#plain?.area;
    const selected = area?.matches(':focus') ? ([area.selectionStart, area.selectionEnd] as const) : undefined;
    this.#plain = undefined;
    plain.remove();
    this.replaceChildren();
    this.#code = code;
    code.replace(this.#text);
    code.hidden = false;
    code.mark(this.#faults);
    if (!selected) return;
    this.#code.select(...selected);
    this.#code.focus({ preventScroll: true });
  }

  #changed(text: string): void {
    this.#text = text;
    this.dispatchEvent(new CustomEvent('text-change', { detail: text, bubbles: true }));
  }

  override focus(options?: FocusOptions): void {
    (this.#code ?? this.#plain?.area)?.focus(options);
  }

  set label(label: string) {
    this.#label = label;
  }

  get text(): string {
    return this.#text;
  }

  /** Replaces the text without emitting an event. */
  set text(text: string) {
    if (text === this.#text) return;
    this.#text = text;
    this.#code?.replace(text);
    if (this.#plain) this.#plain.text = text;
  }

  set faults(faults: Faults) {
    this.#faults = faults;
    this.#code?.mark(faults);
  }

  /** Moves the cursor to a place. Lines and columns count from 1. */
  goTo(line: number, column: number): void {
    this.#code?.goTo(line, column);
  }
}

customElements.define('lab-editor', Editor);
