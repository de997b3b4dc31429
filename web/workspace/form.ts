// <grundy-form>: the fields of a game's parameters, from the catalogue. Input is kept as typed; errors are shown at their fields.
import { html, type PropertyValues } from 'lit';
import { trimmedLines } from '../base/foreign_text.js';
import type { GameInfo, ParameterSpec } from '../engine/api_messages.js';
import { define, View } from '../views/view.js';
import { another } from './another.js';
import type { InstanceError } from './open_game.js';

const SETTLE_MS = 250;
/** Characters on a line of a text that wraps, about. */
const WRAPPED = 32;

function sameValues(a: Record<string, string>, b: Record<string, string>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** Longest help that begins with the name of its field: the room below the fields has two lines. */
const LONGEST_NAMED = 75;

const isNamed = ({ label, help }: ParameterSpec): boolean => help !== '' && label.length + help.length <= LONGEST_NAMED;

/** Longest example in an error. */
const LONGEST_EXAMPLE = 60;

/** A long list ends after one of its items: the first of these separators that it has is the outermost. */
function shortened(text: string): string {
  if (text.length <= LONGEST_EXAMPLE) return text;
  const outermost = ['|', '/', ','].find((separator) => text.includes(separator));
  const end = outermost === undefined ? -1 : text.lastIndexOf(outermost, LONGEST_EXAMPLE);
  return text.slice(0, end > 0 ? end : LONGEST_EXAMPLE);
}

/** A part of the parameters: those that describe the position, or those that set only the extent of the table. */
export type FormPart = 'position' | 'table';

/** Emits `parameters-change` (all parameters), and `parameters-typing`: whether something else is typed than is given. */
export class ParameterForm extends View {
  static override properties = {
    game: { attribute: false },
    values: { attribute: false },
    error: { attribute: false },
    prefix: {},
    about: {},
    rest: { type: Boolean },
    typed: { state: true },
  };
  declare game: GameInfo | undefined;
  /** The given values; the rest have their defaults. */
  declare values: Record<string, string>;
  declare error: InstanceError | undefined;
  /** Of the ids of fields: another where two forms stand on one page. */
  declare prefix: string;
  /** The parameters with fields here; all of them by default. */
  declare about: FormPart | undefined;
  /** Also shows the errors of parameters whose fields are not here. */
  declare rest: boolean;
  /** Edits in the fields that have not been emitted yet. */
  declare typed: Record<string, string> | undefined;
  #emitted: Record<string, string> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.values = {};
    this.prefix = 'parameter';
    this.rest = true;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Emitted values come back as given ones, perhaps after the next letter has been typed: that letter stays.
    const echo = this.#emitted && sameValues(this.values, this.#emitted);
    const before = changed.get('values');
    if (changed.has('game') || (before && !echo && !sameValues(before, this.values))) this.#forget();
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('typed')) this.emit('parameters-typing', this.typed !== undefined && !sameValues(this.typed, this.values));
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.typed = undefined;
    this.#emitted = undefined;
  }

  #set(spec: ParameterSpec, text: string, at: 'once' | 'settled'): void {
    const values = { ...(this.typed ?? this.values) };
    if (text === spec.default) delete values[spec.name];
    else values[spec.name] = text;
    this.typed = values;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#tell(values), at === 'once' ? 0 : SETTLE_MS);
  }

  #tell(values: Record<string, string>): void {
    clearTimeout(this.#timer);
    this.values = values;
    this.typed = undefined;
    this.#emitted = values;
    this.emit('parameters-change', values);
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    this.#tell(this.typed ?? this.values);
  }

  /** Emits at once what is typed when the focus leaves: another form on the page may change the values next. */
  #flush(): void {
    if (this.typed) this.#tell(this.typed);
  }

  #reset(): void {
    this.#tell({});
  }

  protected override render() {
    const t = this.words.strings.form;
    if (!this.game) return '';
    const { about, error } = this;
    const all = this.words.game(this.game).parameters;
    const shown = all.filter(({ ofTable = false }) => about === undefined || ofTable === (about === 'table'));
    if (shown.length === 0) return '';
    // An error without a field is shown above the position.
    const elsewhere =
      error && (error.field === undefined ? about !== 'table' : this.rest && !shown.some(({ name }) => name === error.field));
    return html`<form @submit=${this.#submit} @focusout=${this.#flush} novalidate>
      ${shown.map((spec) => this.#row(spec, shown.length > 1 && isNamed(spec)))}
      ${elsewhere ? html`<p class="error" role="alert">${this.words.error(error.error)}</p>` : ''}
      ${
        about !== 'table' && Object.keys(this.typed ?? this.values).length > 0
          ? html`<p><button type="button" class="link" @click=${this.#reset}>${t.reset}</button></p>`
          : ''
      }
      <button type="submit" class="hidden" tabindex="-1" aria-hidden="true">${t.title}</button>
    </form>`;
  }

  /** `named`: its help begins with its label, as it is below all fields. */
  #row(spec: ParameterSpec, named: boolean) {
    const id = `${this.prefix}-${spec.name}`;
    const wrong = this.error?.field === spec.name ? this.error : undefined;
    const described = `${id}-help${wrong ? ` ${id}-error` : ''}`;
    const example = spec.default === '' ? '' : html` ${this.words.strings.form.example(shortened(spec.default))}`;
    return html`<div class="field ${wrong ? 'wrong' : ''} kind-${spec.kind}">
      <label for=${id}>${spec.label}</label>
      ${this.#control(spec, id, described, wrong !== undefined)}
      <span class="help" id="${id}-help">${named ? html`<span aria-hidden="true">${spec.label}: </span>` : ''}${spec.help}</span>
      ${spec.alphabet && spec.default ? this.#another(spec) : ''}
      ${wrong ? html`<span class="error" role="alert" id="${id}-error">${this.words.error(wrong.error, false)}.${example}</span>` : ''}
    </div>`;
  }

  #another(spec: ParameterSpec) {
    const { another: label } = this.words.strings.form;
    const change = () => this.#set(spec, another(this.#valueOf(spec), spec), 'once');
    return html`<button type="button" class="quiet square" aria-label="${spec.label}: ${label}" title=${label} @click=${change}>↻</button>`;
  }

  #valueOf({ name, default: fallback }: ParameterSpec): string {
    return (this.typed ?? this.values)[name] ?? fallback;
  }

  #control(spec: ParameterSpec, id: string, described: string, wrong: boolean) {
    const value = this.#valueOf(spec);
    const text = (event: Event) => (event.target as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement).value;
    switch (spec.kind) {
      case 'flag':
        return html`<input
          type="checkbox"
          id=${id}
          aria-describedby=${described}
          .checked=${value === '1'}
          @change=${(event: Event) => this.#set(spec, (event.target as HTMLInputElement).checked ? '1' : '0', 'once')}
        />`;
      case 'choice':
        return html`<select id=${id} aria-describedby=${described} @change=${(event: Event) => this.#set(spec, text(event), 'once')}>
          ${(spec.choices ?? []).map((choice) => html`<option value=${choice} .selected=${choice === value}>${choice}</option>`)}
        </select>`;
      case 'board':
      case 'edges':
      case 'text': {
        // Rows of a board stand on lines of their own; random:... stays as it is. Other texts are kept as they are, and wrapped where any
        // character may stand in them; edges may be pasted as lines.
        const board = spec.kind === 'board';
        if (spec.kind === 'text' && spec.alphabet) return this.#line(spec, id, described, wrong, value);
        const lines = board ? value.replaceAll('/', '\n') : value;
        const read = (typed: string) => (board ? trimmedLines(typed).filter(Boolean).join('/') : typed);
        return html`<textarea
          id=${id}
          class="mono"
          rows=${Math.min(this.about ? 4 : 14, Math.max(2, lines.split('\n').length, board ? 0 : Math.ceil(lines.length / WRAPPED)))}
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          aria-describedby=${described}
          aria-invalid=${wrong}
          .value=${lines}
          @input=${(event: Event) => this.#set(spec, read(text(event)), 'settled')}
        ></textarea>`;
      }
      default:
        return this.#line(spec, id, described, wrong, value);
    }
  }

  #line(spec: ParameterSpec, id: string, described: string, wrong: boolean, value: string) {
    return html`<input
          id=${id}
          class=${spec.kind === 'text' ? 'mono' : ''}
          inputmode=${spec.kind === 'integer' ? 'numeric' : 'text'}
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          aria-describedby=${described}
          aria-invalid=${wrong}
          .value=${value}
          @input=${(event: Event) => this.#set(spec, (event.target as HTMLInputElement).value.trim(), 'settled')}
        />`;
  }
}

define('grundy-form', ParameterForm);
