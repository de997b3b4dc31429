// <figure-maker>: options on one side, the figure and its snippets on the other. All of its state is in the address.
import { html, type PropertyValues, type TemplateResult } from 'lit';
import { siteHeader } from '../shell/header.js';
import { chooseLanguage, speech } from '../shell/language.js';
import '../workspace/form.js';
import type { Change } from '../embed/change.js';
import type { GrundyScope } from '../embed/element.js';
import { ownAttributes, requestOf, reveals } from '../embed/request.js';
import { type Engine, untranslated } from '../engine/api_messages.js';
import { introduction } from '../games/index.js';
import { languages } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';
import type { Subject } from '../share/texts.js';
import { copyAndTell } from '../views/table/export/deliver.js';
import { define, View } from '../views/view.js';
import { isWritable } from '../workspace/attributes.js';
import { controls } from '../workspace/figure_height.js';
import { queryOf, readRoute, routeHash, routeParts } from '../workspace/route.js';
import { views } from '../workspace/views.js';
import { linesFor, type Target, targets } from './targets.js';
import { figureWords, loadFigureWords } from './words.js';

type Attributes = Record<string, string>;

/** The element's defaults: an attribute with its default value is omitted. */
const first = { theme: 'auto', controls: 'basic', reveal: 'near', view: 'table' } as const;

export class FigureMaker extends View {
  static override properties = {
    spoken: { attribute: false },
    given: { state: true },
    engine: { state: true },
    site: { state: true },
    pinned: { state: true },
    target: { state: true },
    answer: { state: true },
    reason: { state: true },
    notice: { state: true },
    layers: { state: true },
  };
  declare spoken: boolean;
  /** The figure's attributes. */
  declare given: Attributes;
  declare engine: Engine | undefined;
  declare site: string;
  /** The version of the script, if the lines name one. */
  declare pinned: Subject['pinned'];
  declare target: Target;
  declare answer: string;
  /** The figure's error. */
  declare reason: string;
  declare notice: string;
  /** The layers of the table. */
  declare layers: readonly string[];
  #figure: GrundyScope | undefined;
  #run = 0;

  constructor() {
    super();
    this.spoken = false;
    this.given = givenBy(location.hash);
    this.site = new URL('../', location.href).href;
    this.target = 'html';
    this.answer = '';
    this.reason = '';
    this.notice = '';
    this.layers = ['outcome'];
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.#arrive);
    void customElements.whenDefined('grundy-scope').then(() => this.#begin());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.#arrive);
  }

  readonly #arrive = (): void => {
    this.given = givenBy(location.hash);
  };

  #begin(): void {
    this.#figure = document.createElement('grundy-scope') as GrundyScope;
    this.#figure.addEventListener('change', (event) => this.#take((event as CustomEvent<Change>).detail));
    this.requestUpdate();
  }

  /** The lines have what is chosen in the preview. A game that is played there goes on: its positions are no choice. */
  #take({ view, parameters, cell, position }: Change): void {
    const chosen = new Set([...Object.keys(this.#values), 'view', 'at', 'pos', 'turn']);
    const rest = Object.entries(this.given).filter(([name]) => !chosen.has(name));
    const place: Attributes = view === 'play' ? {} : cell ? { at: cell.join(',') } : position ? { pos: position } : {};
    const given = { ...Object.fromEntries(rest), ...parameters, ...(view !== first.view && { view }), ...place };
    if (hashOf(given) !== hashOf(this.given)) this.given = given;
  }

  #set(name: string, value: string): void {
    const { [name]: _, ...rest } = this.given;
    this.given = value === '' || value === (first as Attributes)[name] ? rest : { ...rest, [name]: value };
  }

  /** Changes the game; drops parameters, and the layer if the game lacks it. */
  #choose(game: string): void {
    const { layer: _, ...kept } = Object.fromEntries(Object.entries(this.given).filter(([name]) => shared.has(name)));
    this.given = { ...kept, game };
  }

  #parameters(values: Attributes): void {
    this.given = { ...Object.fromEntries(Object.entries(this.given).filter(([name]) => shared.has(name))), ...values };
  }

  get #request() {
    return requestOf(Object.entries(this.given));
  }

  get #subject() {
    const { route, controls: chosen } = this.#request;
    const more = ownAttributes.flatMap((name) => (name !== 'controls' && this.given[name] ? [[name, this.given[name]] as const] : []));
    return { route, site: this.site, title: this.#title, answer: this.answer, controls: chosen, pinned: this.pinned, more };
  }

  /** The same object while its content is the same: the form drops unfinished input when given another. */
  #sameValues: Attributes = {};
  get #values(): Attributes {
    const { parameters } = this.#request.route;
    if (JSON.stringify(parameters) !== JSON.stringify(this.#sameValues)) this.#sameValues = parameters;
    return this.#sameValues;
  }

  get #game() {
    return this.engine?.games.find(({ id }) => id === this.given.game);
  }

  get #title(): string {
    const game = this.#game;
    return game ? this.words.game(game).title : (this.given.game ?? '');
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.has('given')) history.replaceState(null, '', hashOf(this.given));
    document.title = `${figureWords(this.words.language).title} · ${siteWords(this.words.language).shell.name}`;
    const figure = this.#figure;
    const place = this.querySelector('.maker-figure');
    if (!figure || !place) return;
    // The preview starts at once, whatever `reveal` is chosen.
    const wanted: Attributes = { ...this.given, reveal: 'load' };
    for (const { name } of [...figure.attributes]) if (!(name in wanted)) figure.removeAttribute(name);
    for (const [name, value] of Object.entries(wanted)) if (figure.getAttribute(name) !== value) figure.setAttribute(name, value);
    if (figure.parentElement !== place) place.append(figure);
    if (changed.has('given') || !this.engine) void this.#follow(figure);
  }

  async #follow(figure: GrundyScope): Promise<void> {
    const run = ++this.#run;
    const [answer, reason] = await figure.ready.then(
      ({ text }) => [text, ''],
      (error: Error) => ['', error.message],
    );
    if (run !== this.#run) return;
    this.answer = answer ?? '';
    this.reason = reason ?? '';
    if (!figure.engine) return;
    if (!this.engine) {
      this.engine = untranslated(figure.engine);
      speech.learn(this.engine.phrases);
    }
    if (this.reason) return;
    const { route } = this.#request;
    const solution = await this.engine.open(route.game ?? '', route.parameters);
    if (run === this.#run) this.layers = solution.shape.layers;
    solution.close();
  }

  async #speak(code: string): Promise<void> {
    await loadFigureWords(code).catch(() => {});
    await chooseLanguage(code as Parameters<typeof chooseLanguage>[0]);
    this.requestUpdate();
  }

  async #copy(): Promise<void> {
    this.notice = await copyAndTell(this.words, this.#lines, this);
  }

  get #lines(): string {
    return linesFor(this.target, this.#subject);
  }

  #field(name: string, label: string, control: TemplateResult, help = '') {
    return html`<div class="maker-field"><label for="maker-${name}">${label}</label>${control}
      ${help ? html`<small id="maker-${name}-help">${help}</small>` : ''}</div>`;
  }

  #options(options: readonly (readonly [value: string, label: string])[], chosen: string) {
    return options.map(([one, text]) => html`<option value=${one} .selected=${one === chosen}>${text}</option>`);
  }

  #select(name: string, label: string, options: readonly (readonly [value: string, label: string])[]) {
    const value = this.given[name] ?? (first as Attributes)[name] ?? '';
    const set = (event: Event) => this.#set(name, (event.target as HTMLSelectElement).value);
    return this.#field(name, label, html`<select id="maker-${name}" @change=${set}>${this.#options(options, value)}</select>`);
  }

  #text(name: string, label: string, help = '', kind = 'text') {
    const set = (event: Event) => this.#set(name, (event.target as HTMLInputElement).value.trim());
    return this.#field(
      name,
      label,
      html`<input id="maker-${name}" type=${kind} min="100" max="4000" aria-describedby="maker-${name}-help" .value=${this.given[name] ?? ''} @change=${set} />`,
      help,
    );
  }

  #where(event: Event): void {
    const field = event.target as HTMLInputElement;
    const valid = /^https?:\/\/[^\s]+$/.test(field.value.trim());
    field.setCustomValidity(valid ? '' : figureWords(this.words.language).noSite);
    field.reportValidity();
    if (valid) this.site = field.value.trim().replace(/\/?$/, '/');
  }

  /** Takes the hash from the file beside the script. */
  async #pin(pin: boolean): Promise<void> {
    this.pinned = undefined;
    this.notice = '';
    const version = this.#figure?.version;
    if (!pin || !version) return;
    try {
      const response = await fetch(`../embed-${version}.js.integrity`);
      const integrity = (await response.text()).trim();
      if (!response.ok || !/^sha384-[\w+/=]+$/.test(integrity)) throw new Error(response.url);
      this.pinned = { version, integrity };
    } catch (error) {
      this.notice = this.words.error(error);
    }
  }

  readonly #aim = (event: Event): void => {
    this.target = (event.target as HTMLSelectElement).value as Target;
    this.notice = '';
  };

  #choices() {
    const t = figureWords(this.words.language);
    const game = this.#game;
    const { sections } = this.words.strings.app;
    return html`<div class="maker-choices ${this.engine ? '' : 'awaiting'}">
      ${this.#field(
        'game',
        t.game,
        html`<select id="maker-game" @change=${(event: Event) => this.#choose((event.target as HTMLSelectElement).value)}>
          ${this.#options(
            (this.engine?.games ?? []).map((one) => [one.id, this.words.game(one).title] as const),
            this.given.game ?? '',
          )}
        </select>`,
      )}
      <section aria-labelledby="maker-parameters"><h2 id="maker-parameters">${t.parameters}</h2>
        <grundy-form .game=${game} .values=${this.#values}
          @parameters-change=${(event: CustomEvent<Attributes>) => this.#parameters(event.detail)}></grundy-form></section>
      <section aria-labelledby="maker-shown"><h2 id="maker-shown">${t.shown}</h2>
        ${this.#select(
          'view',
          t.view,
          views.map((view) => [view, sections[view]]),
        )}
        ${this.#select(
          'layer',
          t.layer,
          this.layers.map((layer) => [layer, t.layerOf[layer] ?? layer]),
        )}
        ${this.#text('caption', t.caption)}</section>
      <section aria-labelledby="maker-looks"><h2 id="maker-looks">${t.looks}</h2>
        ${this.#select(
          'controls',
          t.controls,
          controls.map((one) => [one, t.controlsOf[one]]),
        )}
        ${this.#select('theme', t.theme, Object.entries(t.themeOf))}
        ${this.#select('lang', t.lang, [['', t.langAuto], ...Object.entries(languages)])}
        ${this.#select(
          'reveal',
          t.reveal,
          reveals.map((one) => [one, t.revealOf[one]]),
        )}
        ${this.#text('height', t.height, t.heightHelp, 'number')}
        ${this.#field(
          'site',
          t.site,
          html`<input id="maker-site" type="text" inputmode="url" aria-describedby="maker-site-help" .value=${this.site} @change=${this.#where} />`,
          t.siteHelp,
        )}
        ${this.#field(
          'script',
          t.script,
          html`<select id="maker-script" aria-describedby="maker-script-help"
            @change=${(event: Event) => void this.#pin((event.target as HTMLSelectElement).value === 'pinned')}>
            ${this.#options(Object.entries(t.scriptOf), this.pinned ? 'pinned' : 'latest')}
          </select>`,
          t.scriptHelp,
        )}</section>
    </div>`;
  }

  #result() {
    const t = figureWords(this.words.language);
    return html`<div class="maker-result">
      <section aria-labelledby="maker-preview"><h2 id="maker-preview">${t.preview}</h2>
        <div class="maker-figure"></div>
        ${this.reason ? html`<p class="error" role="alert">${t.wrong(this.reason)}</p>` : ''}</section>
      <section aria-labelledby="maker-lines"><h2 id="maker-lines">${t.lines}</h2>
        ${this.#field(
          'target',
          t.target,
          html`<select id="maker-target" @change=${this.#aim}>${this.#options(
            targets.map((one) => [one, t.targets[one]] as const),
            this.target,
          )}</select>`,
        )}
        <textarea class="mono" readonly aria-label=${t.lines} rows="9" .value=${this.#lines}></textarea>
        <p><button type="button" @click=${this.#copy}>${t.copy}</button> <span role="status">${this.notice}</span></p></section>
    </div>`;
  }

  protected override render() {
    if (!this.spoken) return '';
    const t = figureWords(this.words.language);
    return html`${siteHeader({
      language: this.words.language,
      root: '../',
      choose: (code) => void this.#speak(code),
      themed: () => this.requestUpdate(),
    })}
      <main tabindex="-1"><h1>${t.title}</h1><p class="maker-lead">${t.lead}</p>
        <div class="maker">${this.#choices()}${this.#result()}</div></main>`;
  }
}

/** Attributes that stay when the game changes. */
const shared = new Set<string>(['game', 'view', 'layer', ...ownAttributes]);

/** `#/ID?heaps=3,5,7&theme=dark`: a route, with the element's own attributes among its parts. */
function givenBy(hash: string): Attributes {
  const { game = introduction().game, ...route } = readRoute(hash);
  return { game, ...Object.fromEntries(routeParts({ game, ...route }).filter(([name]) => isWritable(name))) };
}

function hashOf({ game = '', ...rest }: Attributes): string {
  const query = queryOf(Object.entries(rest));
  return `${routeHash({ game, parameters: {}, view: 'table' })}${query ? `?${query}` : ''}`;
}

declare global {
  interface HTMLElementTagNameMap {
    'figure-maker': FigureMaker;
  }
}

define('figure-maker', FigureMaker);
