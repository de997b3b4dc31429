// <grundy-how>: the methods of a game side by side, what they cost, the code of one of them, and its steps.

import { html, type PropertyValues } from 'lit';
import type { Engine, GameInfo } from '../../engine/api_messages.js';
import { copyAndTell } from '../table/export/deliver.js';
import { grouped } from '../table/geometry/ticks.js';
import { define, View } from '../view.js';
import { callsOf, callsView } from './calls.js';
import { claimsView, same } from './claims.js';
import { costsView, countsText, countView, orReason } from './costs.js';
import { fieldView } from './field.js';
import { fieldOfSeen, fieldOfSteps } from './fields.js';
import { furtherView } from './further.js';
import { type Ground, groundOf } from './ground.js';
import { growthView } from './growth.js';
import { keepInSight } from './in_sight.js';
import { instanceText } from './instance.js';
import { actOf } from './keys.js';
import type { Claims, Count, Counter, Illustration, Method, Methods, Parameters } from './methods.js';
import { names } from './names.js';
import { type Open, type Opened, openedOf, type Seen, seenOf } from './opened.js';
import { type CodeLanguage, programView } from './program.js';
import { type Controls, controlsView, statusView } from './stepper.js';
import { Stepping } from './stepping.js';
import { howWords, loadHowWords } from './words.js';

export class How extends View {
  static override properties = {
    game: { attribute: false },
    methods: { attribute: false },
    parameters: { attribute: false },
    engine: { attribute: false },
    counter: { attribute: false },
    claims: { attribute: false },
    hrefOf: { attribute: false },
    more: { attribute: false },
    dark: { type: Boolean },
    apart: { type: Boolean },
    chosen: { state: true },
    language: { state: true },
    step: { state: true },
    speed: { state: true },
    playing: { state: true },
    waits: { state: true },
    opened: { state: true },
    seen: { state: true },
    here: { state: true },
    busy: { state: true },
    notice: { state: true },
  };
  declare game: GameInfo;
  declare methods: Methods;
  /** Parameters of the page's position. */
  declare parameters: Parameters;
  /** Solves instances of the game. */
  declare engine: Engine;
  /** Counts the steps of methods; undefined where the tools are absent. */
  declare counter: Counter | undefined;
  /** The claims about the game. */
  declare claims: Claims | undefined;
  /** The address of a position. */
  declare hrefOf: (seen: Illustration) => string | undefined;
  /** Content added by a page below the claims. */
  declare more: unknown;
  declare dark: boolean;
  /** True to omit its headings, on pages that have their own, and to leave keys alone that are pressed outside of it. */
  declare apart: boolean;
  declare chosen: string;
  declare language: CodeLanguage;
  declare step: number;
  declare speed: number;
  declare playing: boolean;
  /** Until the instance that is stepped through is solved, or cannot be. */
  declare waits: boolean;
  /** That instance. */
  declare opened: Opened | undefined;
  /** The position of a proof that is on the stage. */
  declare seen: Seen | undefined;
  /** The counts for the page's parameters, by method; a text with the reason where counting failed. */
  declare here: ReadonlyMap<string, Count | string>;
  declare busy: boolean;
  declare notice: string;
  #stepping: Stepping | undefined;
  #opening: Promise<void> | undefined;
  #calls: ReturnType<typeof callsOf>;
  #positions: readonly (readonly number[])[] = [];
  #timer: ReturnType<typeof setInterval> | undefined;
  #call: AbortController | undefined;
  /** Key of the parameters counted. */
  #of = '';
  /** The illustration requested last. */
  #wanted: Illustration | undefined;
  readonly #open: Open = (parameters) => this.engine.open(this.game.id, { ...parameters });
  readonly #pressed = (event: KeyboardEvent) => this.#press(event);

  constructor() {
    super();
    this.apart = false;
    this.dark = false;
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

  override connectedCallback(): void {
    super.connectedCallback();
    (this.apart ? this : window).addEventListener('keydown', this.#pressed as EventListener);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const target of [this, window]) target.removeEventListener('keydown', this.#pressed as EventListener);
    this.#pause();
    this.#call?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    void loadHowWords(this.words.language).then((fresh) => fresh && this.requestUpdate());
    if (changed.has('methods')) {
      this.opened = this.seen = this.#wanted = undefined;
      this.#choose(this.methods.methods[0]?.id ?? '');
      this.#opening = this.#openStepped();
    }
    const of = JSON.stringify([this.game.id, this.parameters]);
    if (of !== this.#of) {
      this.#of = of;
      this.#cancel();
      this.here = new Map();
    }
  }

  /** Without the game's solution, positions are a list, and nobody has the last word. */
  async #openStepped(): Promise<void> {
    const { methods } = this;
    this.waits = true;
    const opened = await openedOf(this.#open, methods.stepped).catch(() => undefined);
    if (methods !== this.methods) return;
    this.opened = opened;
    this.waits = false;
  }

  /** Nothing is drawn before it is known where the positions are, so that nothing moves. */
  protected override async getUpdateComplete(): Promise<boolean> {
    await super.getUpdateComplete();
    await this.#opening;
    return super.getUpdateComplete();
  }

  /** Shows the position of a step of a proof, or hides it. */
  async #show(illustration: Illustration): Promise<void> {
    if (same(illustration, this.#wanted)) return this.#hide();
    this.#wanted = illustration;
    this.#pause();
    const seen = await seenOf(this.#open, illustration).catch(() => undefined);
    if (illustration !== this.#wanted) return;
    this.seen = seen;
    await this.updateComplete;
    this.querySelector('.how-seen')?.scrollIntoView({ block: 'nearest' });
  }

  #hide(): void {
    this.seen = this.#wanted = undefined;
  }

  get #method(): Method | undefined {
    return this.methods.methods.find(({ id }) => id === this.chosen);
  }

  #choose(id: string): void {
    this.#pause();
    this.#hide();
    this.chosen = id;
    this.notice = '';
    const method = this.#method;
    this.#stepping = method && new Stepping(method);
    this.#positions = this.#stepping?.positions ?? [];
    this.#calls = method && callsOf(method);
    this.step = 0;
  }

  #go(step: number): void {
    this.#hide();
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

  readonly #controls: Controls = {
    go: (step) => this.#go(step),
    play: () => this.#toggle(),
    pace: (speed) => this.#pace(speed),
  };

  #toggle(): void {
    if (this.playing) this.#pause();
    else this.#play();
  }

  #pace(speed: number): void {
    this.speed = speed;
    if (!this.playing) return;
    this.#pause();
    this.#play();
  }

  /** Keys pressed here; on a page of its own also those that are pressed while nothing has the focus. */
  #press(event: KeyboardEvent): void {
    const target = event.target as Node;
    if (!this.contains(target) && !(target.contains(this) && !document.querySelector('dialog[open]'))) return;
    const act = actOf(event);
    if (!act || !this.#stepping) return;
    event.preventDefault();
    if (act === 'play') this.#toggle();
    else {
      this.#pause();
      this.#go('by' in act ? this.step + act.by : act.to === 'first' ? 0 : this.#stepping.length);
    }
  }

  async #count(): Promise<void> {
    const { counter, game, parameters } = this;
    if (!counter) return;
    const call = new AbortController();
    this.#call = call;
    this.busy = true;
    for (const { id } of this.methods.methods) {
      const count = await orReason(howWords(this.words.language), counter.count(game.id, id, parameters, call.signal));
      if (call.signal.aborted) break;
      this.here = new Map([...this.here, [id, count]]);
    }
    if (this.#call === call) this.busy = false;
  }

  #cancel(): void {
    this.#call?.abort();
    this.busy = false;
  }

  #instance(parameters: Parameters): string {
    return instanceText(howWords(this.words.language), this.words, this.game, parameters);
  }

  readonly #titleOf = ({ id, title }: Method): string => howWords(this.words.language).titles[`${this.game.id}/${id}`] ?? title;

  protected override render() {
    if (this.waits) return '';
    const [method, stepping] = [this.#method, this.#stepping];
    return html`${method && stepping ? this.#stage(method, stepping) : ''}<div class="in-panel">${this.#panel()}</div>`;
  }

  #panel() {
    const t = howWords(this.words.language);
    const { methods, counted, grown } = this.methods;
    if (methods.length === 0) return html`${this.#claims()} ${this.more}`;
    return html`<p class="quiet-text">${t.intro}</p>
      ${costsView({
        t,
        methods,
        chosen: this.chosen,
        counted: this.#instance(counted),
        here: this.here,
        titleOf: this.#titleOf,
        choose: (id) => this.#choose(id),
      })}
      ${this.#method ? html`<p class="quiet-text">${this.#counted(this.#method)}</p>` : ''}
      ${this.counter ? countView(t, this.busy, { count: () => void this.#count(), cancel: () => this.#cancel() }) : ''}
      ${growthView(t, this.methods, this.chosen, grown ? this.#instance(grown) : '', this.#titleOf)} ${this.#claims()} ${this.more}`;
  }

  #claims() {
    const [t, { claims, hrefOf }] = [howWords(this.words.language), this];
    if (!claims || claims.claims.length === 0) return '';
    return html`${this.#heading(t.why)}
    ${claimsView({
      t,
      claims,
      hrefOf,
      show: (seen) => void this.#show(seen),
      shown: this.seen?.illustration,
      furtherOf: (claim) => furtherView(this.game.id, this.counter, claim),
    })}`;
  }

  /** Keeps what the last step touched in sight, without scrolling the page. */
  protected override updated(): void {
    keepInSight(this.querySelector('.how-calls .here'), '.how-scroll');
    keepInSight(this.querySelector('.how-code .here'), '.how-code');
    keepInSight(this.querySelector('.how-list .marked'), '.how-steps');
  }

  #heading(text: string) {
    return this.apart ? html`<p class="how-heading">${text}</p>` : html`<h3 class="how-heading">${text}</h3>`;
  }

  /** The code on the left, the values that it has found so far on the right, the controls below both. */
  #stage(method: Method, stepping: Stepping) {
    const t = howWords(this.words.language).steps;
    const { playing, speed, opened, words } = this;
    const ground = groundOf(method, this.#positions, opened?.shape);
    const named = names(t, words, method, ground);
    return html`<div class="on-stage how-stage">
      <div class="how-side how-program">${this.#code(method)}</div>
      <div class="how-side how-values">${this.seen ? this.#sight(this.seen) : this.#values(method, stepping, ground)}</div>
      <div class="how-stepper">
        ${controlsView(t, stepping, { playing, speed }, this.#controls)}
        <p class="how-status" role="status" aria-live=${playing ? 'off' : 'polite'}>
          ${statusView(t, words, method, stepping, named, opened ? this.#verdict(opened, this.methods.stepped) : '')}
        </p>
      </div>
    </div>`;
  }

  /** Outcome, in the words of the headline. */
  #verdict({ answer }: Opened, parameters: Parameters): string {
    const { words } = this;
    const nimber = answer.nimber === undefined ? '' : `; ${words.strings.table.nimber} ${grouped(answer.nimber)}`;
    return `${words.game(this.game).title}, ${this.#instance(parameters)}: ${words.translate(answer.text)}${nimber}.`;
  }

  #values(method: Method, stepping: Stepping, ground: Ground) {
    const t = howWords(this.words.language).steps;
    const { shortOf } = names(t, this.words, method, ground);
    const field = fieldOfSteps(method, stepping, ground, this.#positions, this.words, t, this.dark);
    return html`${this.#heading(t.title(this.#instance(this.methods.stepped)))}
      <div class="how-steps" tabindex="0" role="region" aria-label=${t.values}>
        ${fieldView(field)} ${this.#calls ? callsView(t, this.#calls, Math.min(this.step, method.steps.length), shortOf) : ''}
      </div>`;
  }

  /** A position of a proof, on the game's own table. */
  #sight(seen: Seen) {
    const t = howWords(this.words.language).steps;
    const { illustration } = seen;
    const verdict = this.#verdict(seen, illustration.parameters);
    return html`${this.#heading(t.sight)}
      <div class="how-steps how-seen" tabindex="0" role="region" aria-label=${t.sight}>
        <p>${illustration.at ? this.#instance(illustration.parameters) : verdict}</p>
        ${fieldView(fieldOfSeen(seen, this.words, t, this.dark, verdict))}
        <p><button type="button" @click=${() => this.#hide()}>${t.close}</button></p>
      </div>`;
  }

  #code(method: Method) {
    const { language, notice } = this;
    return html`${this.#heading(howWords(this.words.language).code(this.#titleOf(method)))}
    ${programView({
      t: howWords(this.words.language),
      file: `${this.game.id}-${method.id}`,
      method,
      title: this.#titleOf(method),
      language,
      line: this.#stepping?.line,
      notice,
      choose: (chosen) => {
        this.language = chosen;
      },
      copy: (text) => void this.#copy(text),
    })}`;
  }

  /** All counts of the selected method. */
  #counted({ id, counts: [first, second] }: Method): string {
    const t = howWords(this.words.language);
    const { counted, stepped } = this.methods;
    const here = this.here.get(id);
    return countsText(t, [
      [this.#instance(stepped), first],
      [this.#instance(counted), second],
      ...(here && typeof here !== 'string' ? [[t.here, here] as const] : []),
    ]);
  }

  async #copy(text: string): Promise<void> {
    this.notice = await copyAndTell(this.words, text, this);
  }
}

define('grundy-how', How);
