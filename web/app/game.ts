// <game-page>: one game, with the text in the left column and the table beside it.
import { html, type PropertyValues } from 'lit';
import { loadOnce } from '../base/load_once.js';
import type { Axis, LayerName, Solution } from '../engine/api_messages.js';
import { GameWorkspace } from '../workspace/game_workspace.js';
import '../workspace/form.js';
import { answersOf, hasOwnFormat, randomOf, thumbnailOf } from '../games/index.js';
import { type GameTexts, patternOf } from '../games/page.js';
import { loadTexts, textsOf } from '../games/texts.js';
import { lookingAt, omittedFromLink, type Route, routeHash, sharedHash, withoutPosition } from '../workspace/route.js';
import { type ViewName, views } from '../workspace/views.js';
import '../share/element.js';
import '../views/explain/element.js';
import '../views/play/set_up.js';
import '../views/table/menus.js';
import type { JudgeDraft, Judged } from '../views/judge/element.js';
import { define } from '../views/view.js';
import { Arrival } from './arrival.js';
import { bookPage } from './book.js';
import { draftOf, keepDraft } from './drafts.js';
import { siteFolder, sitePage } from './history.js';
import type { GameMethods } from './methods.js';
import './methods.js';
import '../workspace/sliders.js';
import { siteWords } from '../i18n/site_words.js';
import { Differences } from './differences.js';
import { SectionLoader } from './section_loader.js';
import { Theory } from './theory.js';

/** The name of the page's file, for links on disk; servers open folders by their index. */
const pageName = () => (location.protocol === 'file:' ? (location.pathname.split('/').at(-1) ?? '') : '');

/** Time in which scrolling to a view ends and layout settles. */
const SCROLL_MS = 1500;

/** Longest parameter printed on a saved picture, in characters. */
const LONGEST_PRINTED = 80;
/** Longest side of a table, in cells, that can be read without zooming in. */
const AFAR = 4000;
/** The view after zooming in: pixels per cell, and the distance of its middle from the first cell, in cells. */
const SINGLE = 14;
const BEGINNING = 20;

/** Steps of building the page after header and table: rules and parameters; views. */
const STEPS = 2;

/** Most answers of a judge that are links to their positions. */
const LINKED = 60;

export class GamePage extends GameWorkspace {
  protected override readonly spacious = true;
  static override properties = { here: { state: true }, judged: { state: true }, built: { state: true } };
  /** The view scrolled to. */
  declare here: ViewName;
  /** The last judge run. */
  declare judged: Judged | undefined;
  /** Steps built so far, the table first: building everything at once blocks a slow machine. */
  declare built: number;
  readonly #scrolled = () => {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => {
      if (performance.now() - this.#shownAt > SCROLL_MS) this.here = this.#inSight();
    });
  };
  #frame = 0;
  #step: ReturnType<typeof setTimeout> | undefined;
  /** When the page last scrolled to a view itself; until SCROLL_MS later, scrolling does not change `here`. */
  #shownAt = Number.NEGATIVE_INFINITY;
  /** Hides the text of a page that opens further down. */
  readonly #arrival = new Arrival((meant) => {
    this.requestUpdate();
    if (meant) this.updateComplete.then(() => this.#show(this.route.view, 'instant'));
  });
  readonly #differences = new Differences(
    () => this.requestUpdate(),
    (cell) => this.emit('route-change', { route: lookingAt(this.route, cell), lasting: false }),
  );
  readonly #theory = new Theory(() => this.requestUpdate());
  #draft: JudgeDraft = { input: '', expected: '', seed: '1' };

  constructor() {
    super();
    this.built = 0;
  }

  readonly #sectionLoader = new SectionLoader({
    play: () => this.loadBoard(),
    explain: loadOnce(() => import('../views/explain/graph.js')),
    judge: loadOnce(() => import('../views/judge/element.js')),
  });

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('scroll', this.#scrolled, { passive: true });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#sectionLoader.stop();
    this.#arrival.cancel();
    removeEventListener('scroll', this.#scrolled);
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#step);
    this.#step = undefined;
  }

  /** The last section that begins in the upper part of the viewport; at the end of the page, the last one. */
  #inSight(): ViewName {
    const { scrollingElement } = document;
    const room = innerHeight;
    if (scrollingElement && scrollingElement.scrollTop > 0 && scrollingElement.scrollTop + room >= scrollingElement.scrollHeight - 2)
      return 'judge';
    const begun = views.filter(
      (view) => view !== 'table' && (this.querySelector(`#${view}`)?.getBoundingClientRect().top ?? room) < room * 0.4,
    );
    return begun.at(-1) ?? 'table';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('route') as Route | undefined;
    if (changed.has('route') && before?.view !== this.route.view) this.here = this.route.view;
    if (changed.has('route') && before?.game !== this.route.game) {
      if (this.route.view === 'table') this.#arrival.cancel();
      else this.#arrival.begin();
    }
    if (this.route.comparison) void import('../workspace/compare.js');
    if (changed.has('game')) this.#draft = draftOf(this.game.id);
    super.willUpdate(changed);
    const { fresh, progress, solution } = this.instance;
    const solved = fresh && progress >= 1 ? solution : undefined;
    this.#theory.look(solved);
    this.#differences.look(solved, this.layer, this.other, this.route.at);
  }

  protected override updated(changed: PropertyValues<this>): void {
    const before = changed.get('route') as Route | undefined;
    if (changed.has('route') && before?.game === this.route.game && before?.view !== this.route.view) this.#show(this.route.view, 'smooth');
    if (this.built < STEPS)
      this.#step ??= setTimeout(() => {
        this.#step = undefined;
        this.built += 1;
      });
    else {
      this.#sectionLoader.watch(this);
      const { explanation, error } = this.instance;
      if (explanation || error) this.#sectionLoader.loadSoon('explain', 'judge');
      if (this.#arrival.pending) void this.#settle();
    }
  }

  /** Loads the parts that otherwise load near the viewport, and scrolls to the view once everything visible there has its size. */
  async #settle(): Promise<void> {
    const { explanation, error } = this.instance;
    const { view } = this.route;
    const parts = this.#sectionLoader.loadAll();
    if (!error && !(explanation && textsOf(this.game.id, this.words.language))) return;
    await parts;
    await this.updateComplete;
    const methods = this.querySelector<GameMethods>('game-methods');
    const top = (selector: string) => this.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    if (methods && top('#how') - top(`#${view}`) < innerHeight) {
      await Promise.allSettled([methods.load()]);
      await methods.updateComplete;
    }
    // Layout gets a task of its own.
    await new Promise((resolve) => setTimeout(resolve));
    if (this.isConnected && view === this.route.view) this.#arrival.settled();
  }

  /** A page opened without a layer shows that of its thumbnail. */
  protected override get layer(): LayerName {
    const { layer, parameters, at, state, played, look } = this.route;
    const bare = Object.keys(parameters).length === 0 && !at && !state && !played && !look;
    return layer ?? (bare ? thumbnailOf(this.game.id).layer : undefined) ?? 'outcome';
  }

  #show(view: ViewName, behavior: 'smooth' | 'instant'): void {
    this.#shownAt = performance.now();
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const top = view === 'table' && !matchMedia('(max-width: 61.25em)').matches;
    if (top) window.scrollTo({ top: 0, behavior: calm ? 'instant' : behavior });
    else this.querySelector(`#${view}`)?.scrollIntoView({ behavior: calm ? 'instant' : behavior, block: 'start' });
    // The keyboard focus continues from there.
    if (behavior === 'smooth') this.querySelector<HTMLElement>(`#${view}`)?.focus({ preventScroll: true });
  }

  /** The output with its answers as links to their positions. */
  #answered({ input, output }: Judged, meaning: string | undefined) {
    const game = this.game.id;
    const t = siteWords(this.words.language);
    const links = answersOf(game, input, output)
      .slice(0, LINKED)
      .flatMap(({ answer, parameters }) => {
        const route: Route = { game, parameters: { ...parameters }, view: 'explain' };
        return omittedFromLink(route).length > 0 ? [] : [html`<a href=${routeHash(route)}>${answer}</a> `];
      });
    return html`<p>${meaning} <button type="button" @click=${() => void navigator.clipboard?.writeText(output)}>${t.copyOutput}</button></p>
      ${links.length > 0 ? html`<p class="judge-answers">${t.openAnswer} ${links}</p>` : ''}`;
  }

  /** Slider steps do not get history entries. */
  #slide(parameters: Record<string, string>): void {
    this.emit('route-change', { route: { ...withoutPosition(this.route), parameters }, lasting: false });
  }

  #keep(event: CustomEvent<JudgeDraft>): void {
    this.#draft = event.detail;
    keepDraft(this.game.id, event.detail);
  }

  #jump(event: Event, view: ViewName): void {
    event.preventDefault();
    // On an unchanged page, Play starts a short game.
    const { parameters, at, state, played } = this.route;
    const untouched = Object.keys(parameters).length === 0 && !at && !state && !played;
    if (view === 'play' && untouched) void this.beginShort();
    else if (view === this.route.view) {
      // Scroll events are ignored until it has ended, so `here` is set here.
      this.here = view;
      this.#show(view, 'smooth');
    } else this.go({ view }, true);
  }

  /** The rules in the page's language, loaded on demand. */
  #texts() {
    const { id } = this.game;
    const { language } = this.words;
    void loadTexts(id, language).then((fresh) => fresh && this.requestUpdate());
    return textsOf(id, language);
  }

  /** The components that the axes leave out, and a note if the position is not in the table. */
  #fixedParts(texts: GameTexts | undefined) {
    const fixedParts = texts?.fixedParts;
    if (!fixedParts) return '';
    const given = Object.fromEntries(
      this.game.parameters.map(({ name, default: fallback }) => [name, this.instance.parameters[name] ?? fallback]),
    );
    const { explanation, fresh } = this.instance;
    const away = fresh && explanation && !explanation.cell;
    return html`<p class="quiet-note">${fixedParts(given)} ${away ? html`<span>${siteWords(this.words.language).elsewhere}</span>` : ''}</p>`;
  }

  /** The caption of a saved picture: the chosen parameters and the address. */
  #imprint(): string {
    const { parameters } = this.words.game(this.game);
    const given = parameters.flatMap(({ name, label }) => {
      const value = this.route.parameters[name];
      return value === undefined || value.length > LONGEST_PRINTED ? [] : [`${label}: ${value}.`];
    });
    return [...given, sitePage() + sharedHash(this.route)].join(' ');
  }

  /**
   * In a large table a fine pattern looks like one colour: a link that zooms in at the selected cell or the first. It keeps its place when
   * hidden, so that the table does not move.
   */
  #afar(solution: Solution | undefined) {
    const { x, y } = solution?.shape ?? {};
    if (!x || !y || Math.max(x.count, y.count) < AFAR) return '';
    const t = siteWords(this.words.language);
    const near = ({ first, count }: Axis, cell: number | undefined): [number, number] => [
      cell ?? Math.min(first + BEGINNING, first + count - 1),
      0.5,
    ];
    const look = { x: near(x, this.route.at?.[0]), y: near(y, this.route.at?.[1]), scale: SINGLE };
    return html`<span class="afar" ?inert=${this.route.look !== undefined}>${t.afar} <button type="button" class="link" @click=${() => this.go({ look }, true)}>${t.single}</button></span>`;
  }

  /** The navigation between views, always visible; marks the current one. */
  #switch(title: string) {
    const { sections } = this.words.strings.app;
    return html`<nav class="sections" aria-label=${title}>
      ${views.map(
        (view) => html`<a href="#${view}" aria-current=${view === this.here ? 'true' : 'false'} @click=${(e: Event) => this.#jump(e, view)}>
          ${sections[view]}
        </a>`,
      )}
    </nav>`;
  }

  /** The rules and the parameters. */
  #rules(texts: GameTexts | undefined) {
    const { form, app } = this.words.strings;
    const { shell } = siteWords(this.words.language);
    const { first } = this.words.game(this.game);
    return html`
      <section class="statement" aria-labelledby="rules-title">
        <h2 id="rules-title">${shell.statement}</h2>
        ${texts?.statement.map((paragraph) => html`<p>${paragraph}</p>`)}
        <dl class="kind-of">
          <dt>${shell.kindOf.first}</dt>
          <dd>${first}</dd>
          <dt>${shell.kindOf.positions}</dt>
          <dd>${texts?.positions}</dd>
          <dt>${shell.kindOf.terminal}</dt>
          <dd>${texts?.terminal}</dd>
        </dl>
      </section>
      <section aria-labelledby="position-title">
        <h2 id="position-title">${form.title}</h2>
        ${this.form()}
        <grundy-sliders
          .game=${this.game}
          .values=${this.route.parameters}
          @parameters-slide=${(event: CustomEvent<Record<string, string>>) => this.#slide(event.detail)}
        ></grundy-sliders>
        ${omittedFromLink(this.route).length > 0 ? html`<p class="notice" role="status">${app.notInLink(omittedFromLink(this.route).join(', '))}</p>` : ''}
      </section>
    `;
  }

  /** All views but the table, one below the other. */
  #sections(solution: Solution | undefined, texts: GameTexts | undefined) {
    const t = this.words.strings;
    const { shell, judge } = siteWords(this.words.language);
    const { source, credit } = this.words.game(this.game);
    return html`
      <section id="play" tabindex="-1" aria-labelledby="play-title">
        <h2 id="play-title">${t.play.title}</h2>
        ${this.playView(solution)}
      </section>
      <section id="explain" tabindex="-1" aria-labelledby="explain-title">
        <h2 id="explain-title">${t.explain.title}</h2>
        ${this.explainView(solution)}
      </section>
      <section id="how" tabindex="-1" aria-labelledby="how-title">
        <h2 id="how-title">${t.app.sections.how}</h2>
        <p><a href=${bookPage(this.words.language, this.game.id)}>${shell.chapter}</a></p>
        <game-methods
          .game=${this.game.id}
          .parameters=${this.route.parameters}
          .settled=${this.route.view === 'how' || this.instance.error !== undefined || (this.board && this.instance.explanation) !== undefined}
        ></game-methods>
      </section>
      <section id="judge" tabindex="-1" aria-labelledby="judge-title">
        <h2 id="judge-title">${t.judge.title}</h2>
        <p class="quiet-text">${judge}</p>
        <grundy-judge
          .engine=${this.engine}
          .game=${this.game.id}
          .random=${randomOf(this.game.id)}
          .official=${!hasOwnFormat(this.game.id)}
          .draft=${this.#draft}
          @draft-change=${this.#keep}
          @judged=${(event: CustomEvent<Judged>) => {
            this.judged = event.detail;
          }}
        ></grundy-judge>
        ${this.judged?.output ? this.#answered(this.judged, texts?.output) : ''}
      </section>
      <footer class="credits">
        <p>${shell.source}: ${source}.${credit ? html` ${credit}.` : ''}</p>
      </footer>
    `;
  }

  protected override render() {
    const { shell } = siteWords(this.words.language);
    const { solution } = this.instance;
    const texts = this.#texts();
    const { title } = this.words.game(this.game);
    return html`
      <article class="game view-${this.route.view} ${this.#arrival.pending ? 'arriving' : ''}">
        <header class="game-head">
          <div class="game-title"><h1>${title}</h1>${this.share(siteFolder(), pageName())}</div>
          ${texts ? html`<p class="kind">${texts.kind}</p>` : ''}
          <div class="game-summary">
            ${this.answer()}
            ${this.hiding ? '' : html`<p class="theory">${this.#theory.render(this.words)} ${this.#afar(solution)}</p>`}
          </div>
        </header>
        ${this.#switch(title)}
        <section class="plate" id="table" tabindex="-1" aria-label=${shell.tableOf(title)}>
          ${this.progress()} ${this.comparePanel(solution)}
          ${this.other && !this.hiding ? html`<p class="differences" role="status">${this.#differences.render(this.words)}</p>` : ''}
          <div class="plate-table">
            <div class="plate-behind" ?inert=${this.hiding}>${this.tableView(solution, title, this.#imprint())}</div>
            ${this.hiding ? html`<div class="curtain">${this.curtain()}</div>` : ''}
          </div>
          ${this.#fixedParts(texts)}
          <p class="pattern">${this.caption() ?? (texts && patternOf(texts, this.instance.parameters))}</p>
          <p class="print-link">${location.href.slice(0, 2000)}</p>
        </section>
        <div class="game-text">
          ${this.built > 0 ? this.#rules(texts) : ''} ${this.built > 1 ? this.#sections(solution, texts) : ''}
        </div>
      </article>
    `;
  }
}

define('game-page', GamePage);
