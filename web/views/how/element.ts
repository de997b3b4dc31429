// <grundy-how>: the methods of a game side by side, what they cost, the code of one of them, and its steps.

import { html, type PropertyValues, svg } from 'lit';
import { templateOf } from '../../base/trusted_types.js';
import { copy, download } from '../table/export/deliver.js';
import { grouped } from '../table/geometry/ticks.js';
import { define, View } from '../view.js';
import { callsOf, callsView } from './calls.js';
import { claimsView } from './claims.js';
import { codeView, textOf } from './code.js';
import { fieldView } from './field.js';
import { furtherView } from './further.js';
import { growthView } from './growth.js';
import type { Claims, Count, Counter, Illustration, Method, Methods, Parameters } from './methods.js';
import { Stepping } from './stepping.js';
import { howWords, loadHowWords } from './words.js';

type CodeLanguage = 'cpp' | 'python';

const SPEEDS = [1, 4, 16] as const;

export class How extends View {
  static override properties = {
    game: {},
    methods: { attribute: false },
    parameters: { attribute: false },
    counter: { attribute: false },
    claims: { attribute: false },
    hrefOf: { attribute: false },
    more: { attribute: false },
    apart: { type: Boolean },
    chosen: { state: true },
    language: { state: true },
    step: { state: true },
    speed: { state: true },
    playing: { state: true },
    here: { state: true },
    busy: { state: true },
    notice: { state: true },
  };
  declare game: string;
  declare methods: Methods;
  /** Parameters of the page's position. */
  declare parameters: Parameters;
  /** Counts the steps of methods; undefined where the tools are absent. */
  declare counter: Counter | undefined;
  /** The claims about the game. */
  declare claims: Claims | undefined;
  /** The address of a position. */
  declare hrefOf: (seen: Illustration) => string | undefined;
  /** What a page adds below the claims. */
  declare more: unknown;
  /** True to omit its headings, on pages that have their own. */
  declare apart: boolean;
  declare chosen: string;
  declare language: CodeLanguage;
  declare step: number;
  declare speed: number;
  declare playing: boolean;
  /** The counts for the page's parameters, by method; a text with the reason where counting failed. */
  declare here: ReadonlyMap<string, Count | string>;
  declare busy: boolean;
  declare notice: string;
  #stepping: Stepping | undefined;
  #calls: ReturnType<typeof callsOf>;
  #timer: ReturnType<typeof setInterval> | undefined;
  #call: AbortController | undefined;
  /** Key of the parameters counted. */
  #of = '';

  constructor() {
    super();
    this.apart = false;
    this.more = '';
    this.chosen = '';
    this.language = 'cpp';
    this.step = 0;
    this.speed = 4;
    this.playing = false;
    this.here = new Map();
    this.busy = false;
    this.notice = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#pause();
    this.#call?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    void loadHowWords(this.words.language).then((fresh) => fresh && this.requestUpdate());
    if (changed.has('methods')) this.#choose(this.methods.methods[0]?.id ?? '');
    const of = JSON.stringify([this.game, this.parameters]);
    if (of !== this.#of) {
      this.#of = of;
      this.#call?.abort();
      this.here = new Map();
      this.busy = false;
    }
  }

  get #method(): Method | undefined {
    return this.methods.methods.find(({ id }) => id === this.chosen);
  }

  #choose(id: string): void {
    this.#pause();
    this.chosen = id;
    this.notice = '';
    const method = this.#method;
    this.#stepping = method && new Stepping(method);
    this.#calls = method && callsOf(method);
    this.step = 0;
  }

  #go(step: number): void {
    this.#stepping?.go(step);
    this.step = this.#stepping?.at ?? 0;
    if (this.step === this.#stepping?.length) this.#pause();
  }

  #play(): void {
    if (this.step === this.#stepping?.length) this.#go(0);
    this.playing = true;
    this.#timer = setInterval(() => this.#go(this.step + 1), 1000 / this.speed);
  }

  #pause(): void {
    clearInterval(this.#timer);
    this.playing = false;
  }

  #pace(speed: number): void {
    const { playing } = this;
    this.#pause();
    this.speed = speed;
    if (playing) this.#play();
  }

  async #count(): Promise<void> {
    const { counter, game, parameters } = this;
    if (!counter) return;
    const call = new AbortController();
    this.#call = call;
    this.busy = true;
    for (const { id } of this.methods.methods) {
      const count = await counter
        .count(game, id, parameters, call.signal)
        .catch((error: unknown) =>
          error instanceof RangeError ? howWords(this.words.language).tooMuch : error instanceof Error ? error.message : '',
        );
      if (call.signal.aborted) break;
      this.here = new Map([...this.here, [id, count]]);
    }
    if (this.#call === call) this.busy = false;
  }

  #titleOf(id: string): string {
    const method = this.methods.methods.find((one) => one.id === id);
    return method ? this.#title(method) : '';
  }

  #title({ id, title }: Method): string {
    return howWords(this.words.language).titles[`${this.game}/${id}`] ?? title;
  }

  protected override render() {
    const t = howWords(this.words.language);
    const method = this.#method;
    return html`${method ? html`<div class="on-stage how-stage"><div class="how-side">${this.#code(method)}</div><div class="how-side">${this.#steps(method)}</div></div>` : ''}
      <div class="in-panel"><p class="quiet-text">${t.intro}</p>
      ${this.#table()}
      ${
        this.counter
          ? html`<p class="how-count">
              ${
                this.busy
                  ? html`<span role="status">${t.counting}</span>
                      <button type="button" @click=${() => this.#cancel()}>${t.cancel}</button>`
                  : html`<button type="button" @click=${() => void this.#count()}>${t.count}</button>`
              }
            </p>`
          : ''
      }
      ${growthView(t, this.methods, this.chosen, (id) => this.#titleOf(id))}
      ${this.claims && this.claims.claims.length > 0 ? html`${this.#heading(t.why)} ${claimsView(t, this.claims, this.hrefOf, (claim) => furtherView(this.game, this.counter, claim))}` : ''} ${this.more}</div>`;
  }

  /** Keeps the call that returned last in sight. */
  protected override updated(): void {
    const here = this.querySelector('.how-calls .here');
    const region = here?.closest('.how-scroll');
    if (!here || !region) return;
    const [{ left, right }, around] = [here.getBoundingClientRect(), region.getBoundingClientRect()];
    if (left < around.left || right > around.right) region.scrollLeft += left - around.left - around.width / 3;
  }

  #heading(text: string) {
    return this.apart ? html`<p class="how-heading">${text}</p>` : html`<h3 class="how-heading">${text}</h3>`;
  }

  #cancel(): void {
    this.#call?.abort();
    this.busy = false;
  }

  #table() {
    const t = howWords(this.words.language);
    const { methods, counted } = this.methods;
    const most = Math.max(
      ...methods.map(({ counts }) => counts[1].positions),
      ...[...this.here.values()].map((count) => (typeof count === 'string' ? 0 : count.positions)),
    );
    return html`<div class="how-scroll" tabindex="0" role="region" aria-label=${t.method}>
      <table class="how-methods">
        <thead>
          <tr>
            <th scope="col">${t.method}</th>
            <th scope="col">${t.counted(instanceText(counted))}</th>
            ${this.here.size > 0 ? html`<th scope="col">${t.here}</th>` : ''}
            <th scope="col">${t.time}</th>
            <th scope="col">${t.space}</th>
          </tr>
        </thead>
        <tbody>
          ${methods.map(
            (method) => html`<tr class=${method.id === this.chosen ? 'chosen' : ''}>
              <th scope="row">
                <label>
                  <input type="radio" name="how-method" .checked=${method.id === this.chosen} @change=${() => this.#choose(method.id)} />
                  <span>${this.#title(method)} <small>${t.kinds[method.kind]}</small></span>
                </label>
              </th>
              <td class="how-number">${this.#amount(method.counts[1], most)}</td>
              ${this.here.size > 0 ? html`<td class="how-number">${this.here.has(method.id) ? this.#amount(this.here.get(method.id) ?? '', most) : ''}</td>` : ''}
              <td>${formula(method.time)}</td>
              <td>${formula(method.space)}</td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }

  /** A number, with a bar proportional to its logarithm. */
  #amount(count: Count | string, most: number) {
    if (typeof count === 'string') return html`<span class="quiet-text">${count}</span>`;
    const share = Math.log1p(count.positions) / Math.log1p(most);
    return html`${grouped(count.positions)}
      <svg class="how-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">${svg`<rect width=${100 * share} height="4" />`}</svg>`;
  }

  /** The other counts of the selected method. */
  #counted(method: Method): string {
    const t = howWords(this.words.language);
    const { counted, stepped } = this.methods;
    const costs = (instance: string, { positions, options, bytes }: Count) =>
      t.counts(instance, grouped(positions), grouped(options), grouped(bytes));
    const here = this.here.get(method.id);
    return [
      costs(instanceText(stepped), method.counts[0]),
      costs(instanceText(counted), method.counts[1]),
      ...(here && typeof here !== 'string' ? [costs(t.here, here)] : []),
    ].join(' ');
  }

  #code(method: Method) {
    const t = howWords(this.words.language);
    const code = method[this.language];
    const label = t.code(this.#title(method));
    const file = `${this.game}-${method.id}.${this.language === 'cpp' ? 'cpp' : 'py'}`;
    const languages = { cpp: 'C++', python: 'Python' } as const;
    const line = this.language === 'cpp' ? this.#stepping?.last?.line : undefined;
    return html`${this.#heading(label)}
      <div class="how-tools">
        <div class="how-languages" role="group" aria-label=${t.language}>
          ${(['cpp', 'python'] as const).map(
            (language) => html`<button
              type="button"
              class="layer"
              aria-pressed=${language === this.language}
              @click=${() => {
                this.language = language;
              }}
            >
              ${languages[language]}
            </button>`,
          )}
        </div>
        <button type="button" class="quiet" @click=${() => void this.#copy(textOf(code))}>${t.copy}</button>
        <button type="button" class="quiet" @click=${() => download(new Blob([textOf(code)], { type: 'text/plain' }), file)}>${t.download}</button>
        <span role="status">${this.notice}</span>
      </div>
      ${codeView(code, line, label)}
      <p class="quiet-text">${this.#counted(method)}</p>`;
  }

  async #copy(text: string): Promise<void> {
    try {
      await copy(this.words, text, this);
      this.notice = howWords(this.words.language).copied;
    } catch (error) {
      this.notice = this.words.error(error);
    }
  }

  #steps(method: Method) {
    const t = howWords(this.words.language).steps;
    const stepping = this.#stepping;
    if (!stepping) return '';
    const all = method.counts[0].positions;
    const { last } = stepping;
    const times = last && stepping.settled.get(String(last.position))?.times;
    const name = last && (last.position.length > 1 ? `(${last.position.join(', ')})` : (last.position[0] ?? t.empty));
    return html`${this.#heading(t.title(instanceText(this.methods.stepped)))}
      <div class="how-tools">
        <button type="button" class="quiet" ?disabled=${this.step === 0} @click=${() => this.#go(0)}>${t.first}</button>
        <button type="button" class="quiet" ?disabled=${this.step === 0} @click=${() => this.#go(this.step - 1)}>${t.back}</button>
        <button type="button" @click=${() => (this.playing ? this.#pause() : this.#play())}>${this.playing ? t.pause : t.play}</button>
        <button type="button" class="quiet" ?disabled=${this.step === stepping.length} @click=${() => this.#go(this.step + 1)}>${t.next}</button>
        <label
          >${t.speed}
          <select @change=${(event: Event) => this.#pace(SPEEDS[(event.target as HTMLSelectElement).selectedIndex] ?? 1)}>
            ${SPEEDS.map((speed) => html`<option .selected=${speed === this.speed}>${speed}</option>`)}
          </select>
        </label>
      </div>
      <p class="how-status" role="status" aria-live=${this.playing ? 'off' : 'polite'}>
        ${t.at(grouped(this.step), grouped(stepping.length))}${all > stepping.length ? ` (${t.more(grouped(all))})` : ''}.
        ${last ? `${t.settled(String(name), grouped(last.options))} ${times && times > 1 ? t.again(grouped(times)) : ''}` : t.begin}
      </p>
      <div class="how-steps">${fieldView(t, stepping)} ${this.#calls ? callsView(t, this.#calls, this.step) : ''}</div>`;
  }
}

const instanceText = (parameters: Parameters) =>
  Object.entries(parameters)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', ');

/** MathML made when the page was built. */
const formula = (mathml: string) => document.importNode(templateOf(mathml).content, true);

define('grundy-how', How);
