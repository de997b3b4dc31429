// <game-page>: one game. The chosen view has the stage; headline, position, tabs and the view's panel are beside it.
import { html, type PropertyValues } from 'lit';
import { cache } from 'lit/directives/cache.js';
import { loadOnce } from '../base/load_once.js';
import type { Axis, Engine, GameInfo } from '../engine/api_messages.js';
import '../workspace/form.js';
import { chapterOf, groupOf, hasMethods, hasOwnFormat, randomOf, thumbnailOf } from '../games/index.js';
import { type GameTexts, patternOf } from '../games/page.js';
import { loadTexts, textsOf } from '../games/texts.js';
import { answerView, captionView, compareView, curtain, formView, progressView, shareView, tableView } from '../workspace/parts.js';
import { omittedFromLink, type Route, sharedHash } from '../workspace/route.js';
import { loadStage, Stage } from '../workspace/stage.js';
import { type ViewName, views } from '../workspace/views.js';
import { hostProperties, Workspace } from '../workspace/workspace.js';
import '../share/element.js';
import '../views/explain/element.js';
import '../views/play/set_up.js';
import '../views/table/menus.js';
import { draftOf, keepDraft } from '../views/judge/drafts.js';
import type { JudgeDraft } from '../views/judge/element.js';
import type { FindFits } from '../views/judge/fits.js';
import { define, View } from '../views/view.js';
import { fitsOf } from './fitting.js';
import { siteFolder, sitePage } from './history.js';
import { loadChecking, problemAddress, readerOf, toolsArranged } from './judged.js';
import './methods.js';
import '../workspace/sliders.js';
import { siteWords } from '../i18n/site_words.js';
import { bookPage } from '../shell/places.js';
import { Differences } from './differences.js';
import { Theory } from './theory.js';

/** The name of the page's file, for links on disk; servers open folders by their index. */
const pageName = () => (location.protocol === 'file:' ? (location.pathname.split('/').at(-1) ?? '') : '');

/** Longest parameter printed on a saved picture, in characters. */
const LONGEST_PRINTED = 80;
/** Longest side of a table, in cells, that can be read without zooming in. */
const AFAR = 4000;
/** The view after zooming in: pixels per cell, and the distance of its middle from the first cell, in cells. */
const SINGLE = 14;
const BEGINNING = 20;

/** Time after the first picture until the other views are loaded, in ms. */
const IDLE_MS = 300;

/** Loads the code of each view. */
const loaders: Readonly<Partial<Record<ViewName, () => Promise<unknown>>>> = {
  explain: loadOnce(() => import('../views/explain/graph.js')),
  judge: loadOnce(() => Promise.all([import('../views/judge/element.js'), import('../views/judge/tests.js')])),
};

/** True for the address of a game without a position. */
const isBare = ({ parameters, at, state, played }: Route) => Object.keys(parameters).length === 0 && !at && !state && !played;

export class GamePage extends View {
  static override properties = { ...hostProperties, traded: { state: true }, textless: { state: true }, unkept: { state: true } };
  declare engine: Engine;
  declare game: GameInfo;
  declare route: Route;
  declare dark: boolean;
  /** In Play, the table has the stage and the board its corner. */
  declare traded: boolean;
  /** The texts of the game cannot be loaded: the page does without them. */
  declare textless: boolean;
  /** The browser does not keep the judge's input. */
  declare unkept: boolean;
  readonly #workspace = new Workspace(this, {
    loadStage,
    layerOf: (route) => (isBare(route) && !route.look ? thumbnailOf(this.game.id).layer : undefined),
  });
  readonly #stage = new Stage(this.#workspace, {
    views: () => views.map((view) => [view, this.words.strings.app.sections[view]] as const),
    show: (view) => this.#show(view),
    link: async () => sitePage() + sharedHash(this.route),
  });
  protected readonly instance = this.#workspace.instance;
  #idle: ReturnType<typeof setTimeout> | undefined;
  readonly #differences = new Differences(
    () => this.requestUpdate(),
    (cell) => this.#workspace.lookAt(cell),
  );
  readonly #theory = new Theory(() => this.requestUpdate());
  #draft: JudgeDraft = { input: '', expected: '', seed: '1' };

  constructor() {
    super();
    this.dark = this.traded = this.textless = this.unkept = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#idle);
    this.#idle = undefined;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.route.comparison) void import('../workspace/compare.js');
    if (changed.has('game')) {
      this.#draft = draftOf(this.game.id);
      if (this.route.view === 'judge') void this.#readyToPaste();
    }
    this.#workspace.willUpdate(changed);
    void this.#load(this.route.view);
    const { fresh, progress, solution } = this.instance;
    const solved = fresh && progress >= 1 ? solution : undefined;
    this.#theory.look(solved);
    this.#differences.look(solved, this.#workspace.layer, this.#workspace.other, this.route.at);
  }

  protected override updated(): void {
    // The board in the corner is a picture, as the table is there.
    this.querySelector('#play .on-stage')?.toggleAttribute('inert', this.traded);
    const { explanation, error } = this.instance;
    if (explanation || error) this.#idle ??= setTimeout(() => views.forEach((view) => void this.#load(view)), IDLE_MS);
  }

  async #load(view: ViewName): Promise<void> {
    if (view === 'play' || view === 'explain') void this.#workspace.play.load();
    await loaders[view]?.();
  }

  /** On a page that opens at the judge, the cursor is in the field for its input. */
  async #readyToPaste(): Promise<void> {
    await customElements.whenDefined('grundy-judge');
    const judge = await this.updateComplete.then(() => this.querySelector<View>('grundy-judge'));
    await judge?.updateComplete;
    // Where the focus is elsewhere by now, it stays there.
    if (document.activeElement === document.body) judge?.querySelector<HTMLElement>('#judge-input')?.focus({ preventScroll: true });
  }

  #keep(event: CustomEvent<JudgeDraft>): void {
    this.#draft = event.detail;
    this.unkept = !keepDraft(this.game.id, event.detail);
  }

  /** Opens a view. On an unchanged page, Play starts a short game. */
  #show(view: ViewName): void {
    if (view === 'play' && isBare(this.route)) void this.#workspace.play.beginShort();
    else if (view !== this.route.view) this.#workspace.go({ view }, true);
  }

  /** The rules in the page's language, loaded on demand. */
  #texts() {
    const { id } = this.game;
    const { language } = this.words;
    loadTexts(id, language).then(
      (fresh) => fresh && this.requestUpdate(),
      () => {
        this.textless = true;
      },
    );
    return textsOf(id, language);
  }

  /** The components that the axes leave out, in words. */
  #fixed(texts: GameTexts | undefined): string {
    const { parameters } = this.#workspace.following?.table ?? this.instance;
    return (
      texts?.fixedParts?.(Object.fromEntries(this.game.parameters.map(({ name, default: own }) => [name, parameters[name] ?? own]))) ?? ''
    );
  }

  /** The same with a note if the position is not in the table. */
  #fixedParts(texts: GameTexts | undefined) {
    if (!texts?.fixedParts) return '';
    const { explanation, fresh } = this.instance;
    const away = fresh && explanation && !explanation.cell && !this.#workspace.following?.table;
    return html`<p class="quiet-note">${this.#fixed(texts)} ${away ? html`<span>${siteWords(this.words.language).elsewhere}</span>` : ''}</p>`;
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
  #afar() {
    const { x, y } = this.instance.solution?.shape ?? {};
    if (!x || !y || Math.max(x.count, y.count) < AFAR) return '';
    const t = siteWords(this.words.language);
    const near = ({ first, count }: Axis, cell: number | undefined): [number, number] => [
      cell ?? Math.min(first + BEGINNING, first + count - 1),
      0.5,
    ];
    const look = { x: near(x, this.route.at?.[0]), y: near(y, this.route.at?.[1]), scale: SINGLE };
    return html`<span class="afar" ?inert=${this.route.look !== undefined}>${t.afar} <button type="button" class="link" @click=${() => this.#workspace.go({ look }, true)}>${t.single}</button></span>`;
  }

  /** The keys that this page adds to those of every page. */
  get #moreKeys(): [key: string, does: string][] {
    const t = siteWords(this.words.language).keys;
    const ofSteps: [string, string][] = [
      ['→ ←', t.steps.one],
      ['⇧ → ⇧ ←, PgDn PgUp', t.steps.ten],
      ['Home End', t.steps.ends],
      [t.steps.space, t.steps.play],
    ];
    return [...(this.route.view === 'how' ? ofSteps : []), ['/', t.search]];
  }

  /** Description of the position, edited in place. */
  #position() {
    const { form, app } = this.words.strings;
    const omitted = omittedFromLink(this.route);
    return html`<section class="game-position" aria-label=${form.title}>
      ${formView(this.#workspace, 'position', this.route.view !== 'table')}
      ${omitted.length > 0 ? html`<p class="notice" role="status">${app.notInLink(omitted.join(', '))}</p>` : ''}
      ${this.#stage.damaged()}
    </section>`;
  }

  /** The panel of the table: what is special about it, its extent, the rules. */
  #tablePanel(texts: GameTexts | undefined) {
    const workspace = this.#workspace;
    const { cell, hiding, other } = workspace;
    const { solution, settled, parameters } = this.instance;
    // Nothing of it moves when the texts come, or the explanation of the address's position, whose height nobody knows before.
    const known = !this.#stage.looking && (solution || settled) && (texts || this.textless);
    if (!known) return html`<div class="in-panel"></div>`;
    const { shell } = siteWords(this.words.language);
    const { source, credit } = this.words.game(this.game);
    return html`<div class="in-panel">
      ${cell ? html`<p class="pattern on-paper">${captionView(workspace)}</p>` : html`<p class="pattern">${texts && patternOf(texts, parameters)}</p>`}
      ${cell ? this.#stage.explainView() : ''}
      ${this.#fixedParts(texts)}
      ${hiding ? '' : html`<p class="theory ${solution?.shape.sequence ? 'of-sequence' : ''}">${this.#theory.render(this.words)} ${this.#afar()}</p>`}
      ${compareView(workspace)}
      ${other && !hiding ? html`<p class="differences ${this.#differences.settled ? '' : 'awaited'}" role="status">${this.#differences.render(this.words)}</p>` : ''}
      <div class="extent">
        ${formView(workspace, 'table', false)}
        <grundy-sliders
          .game=${this.game}
          .values=${this.route.parameters}
          @parameters-slide=${(event: CustomEvent<Record<string, string>>) => workspace.changeParameters(event.detail, false)}
        ></grundy-sliders>
      </div>
      ${this.#statement(texts)}
      <footer class="credits">
        <p>${shell.source}: ${source}.${credit ? html` ${credit}.` : ''}</p>
        <p><a href=${bookPage(this.words.language, chapterOf(this.game.id))}>${shell.chapter}</a></p>
      </footer>
    </div>`;
  }

  #statement(texts: GameTexts | undefined) {
    const { shell } = siteWords(this.words.language);
    return html`<section class="statement" aria-labelledby="rules-title">
      <h2 id="rules-title">${shell.statement}</h2>
      ${texts ? html`<p class="kind">${texts.kind}</p>` : ''}
      ${texts?.statement.map((paragraph) => html`<p>${paragraph}</p>`)}
      <dl class="kind-of">
        <dt>${shell.kindOf.first}</dt>
        <dd>${this.words.game(this.instance.named(this.game)).first}</dd>
        <dt>${shell.kindOf.positions}</dt>
        <dd>${texts?.positions}</dd>
        <dt>${shell.kindOf.terminal}</dt>
        <dd>${texts?.terminal}</dd>
      </dl>
    </section>`;
  }

  readonly #findFits: FindFits = (input, signal) => fitsOf(this.engine, this.words, input, signal, this.game.id);

  #judge(texts: GameTexts | undefined) {
    void loadChecking(this.words.language).then((fresh) => fresh && this.requestUpdate());
    return html`<grundy-judge
      .engine=${this.engine}
      .game=${this.game.id}
      .random=${randomOf(this.game.id)}
      .official=${!hasOwnFormat(this.game.id)}
      .problem=${problemAddress(this.game.id)}
      .arrange=${toolsArranged()}
      .draft=${this.#draft}
      .intro=${siteWords(this.words.language).judge}
      .meaning=${texts?.output ?? ''}
      .read=${readerOf(this.game.id)}
      .findFits=${this.#findFits}
      ?unkept=${this.unkept}
      @draft-change=${this.#keep}
    ></grundy-judge>`;
  }

  /** The view on the stage, with its panel. Each keeps its state while another is shown. */
  #view(texts: GameTexts | undefined) {
    const t = this.words.strings;
    const section = (id: ViewName, title: string, content: unknown) =>
      html`<section id=${id} class="view" tabindex="-1" aria-label=${title}>
        <h2 class="hidden">${title}</h2>
        ${content}
      </section>`;
    switch (this.route.view) {
      case 'table':
        return html`${this.#tablePanel(texts)}`;
      case 'play':
        return html`${section('play', t.play.title, this.#workspace.play.render({ more: this.#statement(texts), linkTo: async (route) => sitePage() + sharedHash(route) }))}`;
      case 'explain':
        return html`${section('explain', t.explain.title, this.#stage.explainView())}`;
      case 'how':
        return html`${section('how', t.app.sections.how, html`<game-methods .engine=${this.engine} .game=${this.game} .parameters=${this.route.parameters} ?dark=${this.dark}></game-methods>`)}`;
      case 'judge':
        return html`${section('judge', t.app.sections.judge, this.#judge(texts))}`;
    }
  }

  /** The table: alive in every view, on the stage in its own. */
  #table(title: string, texts: GameTexts | undefined) {
    const { hiding } = this.#workspace;
    const { shell } = siteWords(this.words.language);
    const { view } = this.route;
    const fixed = view === 'play' && !this.traded && !hiding ? this.#fixed(texts) : '';
    return html`<section class="plate" id="table" tabindex="-1" aria-label=${shell.tableOf(title)}>
      ${fixed ? html`<p class="corner-caption" title=${fixed}>${fixed}</p>` : ''}
      <div class="plate-table ${texts || this.textless ? '' : 'uncaptioned'}">
        <div class="plate-behind" ?inert=${hiding || (view === 'play' && !this.traded)}>${tableView(this.#workspace, { title, more: this.#imprint(), marked: this.#stage.marked })}</div>
        ${hiding ? html`<div class="curtain">${curtain(this.#workspace)}</div>` : ''}
      </div>
    </section>`;
  }

  /** Where the table is: on the stage, in its corner beside the board, or out of sight. */
  get #stageClass(): string {
    const { view } = this.route;
    // Beside what is known of a game without methods, its table is on the stage.
    if (this.#stage.hasTable || (view === 'how' && !hasMethods(this.game.id))) return 'table-on-stage';
    return view !== 'play' ? '' : this.traded ? 'table-on-stage board-in-corner' : 'table-in-corner';
  }

  /** Boards of a single row need little height. */
  get #flat(): string {
    return groupOf(this.game.id) === 'strip' ? 'flat' : '';
  }

  /** In Play, table and board can trade places. */
  #trade() {
    if (this.route.view !== 'play') return '';
    const t = siteWords(this.words.language).stage;
    return html`<button type="button" class="trade" aria-label=${this.traded ? t.board : t.table} title=${this.traded ? t.board : t.table} ?hidden=${this.#workspace.hiding && !this.traded}
      @click=${() => {
        this.traded = !this.traded;
      }}></button>`;
  }

  protected override render() {
    const [workspace, stage] = [this.#workspace, this.#stage];
    const texts = this.#texts();
    const { title } = this.words.game(this.game);
    return html`
      <article class="game view-${this.route.view} ${this.#flat} ${this.#stageClass} ${stage.staleClass} ${stage.openingClass}">
        <header class="game-head">
          <div class="game-title"><h1>${title}</h1>${stage.presentation.button()} ${shareView(workspace, siteFolder(), pageName())}</div>
          ${answerView(workspace)}
        </header>
        ${this.#position()} ${stage.tabs(title)}
        <div class="stage-progress">${progressView(workspace)}</div>
        ${this.#table(title, texts)} ${cache(this.#view(texts))} ${this.#trade()}
        ${stage.keys(this.#moreKeys)} ${stage.presentation.code()}
        <p class="print-link">${location.href.slice(0, 2000)}</p>
      </article>
    `;
  }
}

define('game-page', GamePage);
