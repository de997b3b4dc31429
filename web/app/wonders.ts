// <home-wonders>: three tables to try at the head of the home page: one to zoom into, one whose period is proved, one of rules to change.
import { html, type PropertyValues } from 'lit';
import type { Engine, GameInfo } from '../engine/api_messages.js';
import { thumbnailOf } from '../games/index.js';
import type { Parameters, Wonder } from '../games/page.js';
import { siteWords } from '../i18n/site_words.js';
import type { HomeLab } from '../lab/home_lab.js';
import { labPage } from '../shell/places.js';
import { define, View } from '../views/view.js';
import { type Route, routeHash } from '../workspace/route.js';
import { go } from './history.js';
import './live_table.js';
import { ownRules, RULES } from './rules.js';

const LINES = 4;
/** Time from a key until the table of what is typed is asked for, in ms. */
const PAUSE_MS = 200;

const routeOf = (game: string, parameters: Parameters, layer: Route['layer']): Route => ({
  game,
  parameters: { ...parameters },
  view: 'table',
  ...(layer && { layer }),
});

export class Wonders extends View {
  static override properties = {
    engine: { attribute: false },
    lab: { attribute: false },
    waiting: { type: Boolean },
    picture: {},
    dark: { type: Boolean },
    routes: { state: true },
  };
  declare engine: Engine;
  /** Once it has started, where the page can load it. */
  declare lab: HomeLab | undefined;
  /** True where the lab will come. */
  declare waiting: boolean;
  /** The address of a picture of the table of the rules, where the lab will not come. */
  declare picture: string | undefined;
  declare dark: boolean;
  /** Route shown by each wonder, by its kind. */
  declare routes: Readonly<Partial<Record<Wonder['kind'] | 'rules', Route>>>;
  /** Timers of the fields: none waits for another. */
  readonly #timers: Partial<Record<'period' | 'rules', ReturnType<typeof setTimeout>>> = {};

  constructor() {
    super();
    this.dark = this.waiting = false;
    this.routes = { rules: routeOf(ownRules, { text: RULES }, 'nimber') };
    this.addEventListener('live-open', (event) => {
      const address = this.#address((event as CustomEvent<Route>).detail);
      if (address.startsWith('#')) go(address);
      else location.assign(address);
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const timer of Object.values(this.#timers)) clearTimeout(timer);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('engine')) return;
    const own = this.engine.games.flatMap(({ id }) => {
      const { wonder } = thumbnailOf(id);
      return wonder ? [[wonder.kind, routeOf(id, wonder.parameters, wonder.kind === 'period' ? 'nimber' : undefined)] as const] : [];
    });
    this.routes = { ...this.routes, ...Object.fromEntries(own) };
  }

  /** The page where a route is to be seen. */
  #address(route: Route): string {
    const hash = routeHash(route);
    return route.game === ownRules ? labPage(hash) : hash;
  }

  /** Shows other parameters a moment after the last key. */
  #type(kind: 'period' | 'rules', name: string, value: string): void {
    clearTimeout(this.#timers[kind]);
    this.#timers[kind] = setTimeout(() => {
      const { look: _, ...route } = this.routes[kind] as Route;
      this.routes = { ...this.routes, [kind]: { ...route, parameters: { ...route.parameters, [name]: value } } };
    }, PAUSE_MS);
  }

  #table(engine: Engine, route: Route, label: string, periodic = false) {
    const game = engine.games.find(({ id }) => id === route.game) as GameInfo;
    return html`<live-table .engine=${engine} .game=${game} .route=${route} .dark=${this.dark} .label=${label} .periodic=${periodic}
      .address=${(shown: Route) => this.#address(shown)}></live-table>`;
  }

  #zoom(route: Route) {
    const t = siteWords(this.words.language).wonders.zoom;
    return html`<section class="wonder wonder-zoom" aria-labelledby="wonder-zoom">
      <h2 id="wonder-zoom">${t.title}</h2>
      <p>${t.text}</p>
      ${this.#table(this.engine, route, t.open)}
    </section>`;
  }

  #period(route: Route) {
    const t = siteWords(this.words.language).wonders.period;
    const { wonder } = thumbnailOf(route.game ?? '');
    if (wonder?.kind !== 'period') return '';
    const { field } = wonder;
    return html`<section class="wonder wonder-period" aria-labelledby="wonder-period">
      <h2 id="wonder-period">${t.title}</h2>
      <p>${t.text}</p>
      <p class="wonder-field"><label for="wonder-moves">${t.label}</label>
        <input id="wonder-moves" autocomplete="off" spellcheck="false" value=${wonder.parameters[field] ?? ''}
          @input=${({ target }: Event) => this.#type('period', field, (target as HTMLInputElement).value)} /></p>
      ${this.#table(this.engine, route, t.open, true)}
    </section>`;
  }

  /** The place of the table where there is no lab. */
  #withoutLab(route: Route, open: string) {
    const changed = route.parameters.text !== RULES;
    return html`<div class="live-table">
      ${this.waiting ? html`<div class="live-plot"></div>` : ''}
      ${this.picture ? html`<div class="live-plot ${changed ? 'stale' : ''}"><img src=${this.picture} alt="" /></div>` : ''}
      <p class="live-status"><span></span> <a href=${this.#address(route)}>${open}</a></p>
    </div>`;
  }

  #rules(route: Route) {
    const t = siteWords(this.words.language).wonders.rules;
    const { lab } = this;
    return html`<section class="wonder wonder-rules" aria-labelledby="wonder-rules">
      <h2 id="wonder-rules">${t.title}</h2>
      <p>${t.text}</p>
      <p class="wonder-field"><textarea aria-label=${t.label} rows=${LINES} spellcheck="false" autocapitalize="off" .defaultValue=${RULES}
          @input=${({ target }: Event) => this.#type('rules', 'text', (target as HTMLTextAreaElement).value)}></textarea></p>
      ${lab ? this.#table(lab.engine, route, t.open) : this.#withoutLab(route, t.open)}
    </section>`;
  }

  protected override render() {
    const { zoom, period, rules } = this.routes;
    return html`${zoom ? this.#zoom(zoom) : ''} ${period ? this.#period(period) : ''} ${rules ? this.#rules(rules) : ''}`;
  }
}

define('home-wonders', Wonders);
