// <grundy-panel>: the content of an embed: one view of a game or, with all controls, any of them.
import { html, nothing, type PropertyValues } from 'lit';
import { cut } from '../base/cut.js';
import type { Answer } from '../engine/api.js';
import type { Cell, Engine, GameInfo } from '../engine/api_messages.js';
import { RULES } from '../engine/modules.js';
import type { ValueReport } from '../engine/value_reports.js';
import type { RandomInput } from '../games/page.js';
import { reasonOf } from '../i18n/failure_reason.js';
import type { Speech } from '../i18n/speech.js';
import type { Claims, Illustration, Methods } from '../views/how/methods.js';
import type { JudgeDraft } from '../views/judge/element.js';
import type { Board } from '../views/play/board.js';
import type { TableView } from '../views/table/element.js';
import type { FileKind, FileOptions } from '../views/table/export/file.js';
import type { ValueOfPosition } from '../views/value/means.js';
import { define, View } from '../views/view.js';
import { type Controls, defaultHeight } from '../workspace/figure_height.js';
import type { InstanceError } from '../workspace/open_game.js';
import {
  answerView,
  captionView,
  compareView,
  explainView,
  formView,
  progressView,
  saveTable,
  shareView,
  tableView,
} from '../workspace/parts.js';
import { lookingAt, type Route, sharedHash } from '../workspace/route.js';
import type { Unknown } from '../workspace/unknown.js';
import { figureViews, views } from '../workspace/views.js';
import { hostProperties, Workspace } from '../workspace/workspace.js';
import type { Change } from './change.js';
import type { GamesPart, LoadHow } from './loaders.js';
import { extend } from './sheet.js';

/** Parts that are loaded when first needed. */
const parts = {
  explain: () => import('./parts/explain.js'),
  judge: () => import('./parts/judge.js'),
  play: () => import('./parts/play.js'),
  compare: () => import('./parts/compare.js'),
  full: () => import('./parts/full.js'),
};
type Part = keyof typeof parts;

type RandomOf = (game: string) => RandomInput | undefined;

/**
 * Emits `panel-shown` once the content is visible, `panel-failed` ({reason, bare}; `bare`: no earlier content is visible either),
 * `panel-progress` (share), `panel-change`, `panel-height`.
 */
export class Panel extends View {
  static override properties = { ...hostProperties, controls: {}, loaded: { state: true }, how: { state: true } };
  declare engine: Engine;
  declare game: GameInfo;
  declare route: Route;
  declare dark: boolean;
  declare controls: Controls;
  /** The loaded parts. */
  declare loaded: ReadonlySet<Part>;
  /** The methods of the game, once loaded. */
  declare how: { of: string; methods: Methods; claims: Claims } | undefined;
  readonly #workspace = new Workspace(this, {
    ownBoard: async () => this.gamesPart?.board?.(this.route.parameters, this.game.id, this.route.vertices) as Promise<Board | undefined>,
    ignore: (unknown) => this.#ignore(unknown),
  });
  readonly #instance = this.#workspace.instance;
  /** Where the game comes from, if it is none of those inside. */
  gamesPart: GamesPart | undefined;
  /** Loads what positions of sums are worth, and <play-means>. */
  loadSumValues: (() => Promise<ValueOfPosition>) | undefined;
  #valueOfPosition: ValueOfPosition | undefined;
  readonly #site: string | undefined;
  /** Nothing where it has failed. */
  #loadHow: LoadHow | undefined;
  #draft: JudgeDraft = { input: '', expected: '', seed: '1' };
  /** The solution whose table is painted. */
  #painted: unknown;
  #randomOf: RandomOf | undefined;
  #share = 1;
  #failed = '';
  readonly #sizes = new ResizeObserver(() => this.emit('panel-height', undefined));

  constructor(engine: Engine, speech: Speech, site?: string, loadHow?: LoadHow) {
    super();
    this.engine = engine;
    this.speech = speech;
    speech.learn(engine.phrases);
    this.#site = site;
    this.#loadHow = loadHow;
    this.dark = false;
    this.controls = 'basic';
    this.loaded = new Set();
    this.addEventListener('route-change', (event) => {
      this.route = (event as CustomEvent<{ route: Route }>).detail.route;
      this.emit('panel-change', undefined);
    });
    this.addEventListener('table-painted', (event) => {
      this.#painted = (event.target as TableView).solution;
      this.#look();
    });
  }

  #ofPositions(): ValueOfPosition | undefined {
    if (!this.#valueOfPosition)
      void this.loadSumValues?.().then(
        (ofSums) => {
          const { gamesPart } = this;
          const own: ValueOfPosition = ({ state }, signal) =>
            gamesPart?.worth?.(this.route.parameters, state, signal) as Promise<ValueReport>;
          this.#valueOfPosition = gamesPart?.worth ? own : ofSums;
          this.requestUpdate();
        },
        () => {},
      );
    return this.#valueOfPosition;
  }

  /** Shows a route. Returns false if there is no such game. */
  show(route: Route): boolean {
    const game = this.engine.games.find(({ id }) => id === route.game);
    if (!game) {
      this.#requested = route.game ?? '';
      return false;
    }
    if (this.game && game.id !== this.game.id) {
      this.#workspace.play.board = undefined;
      this.#instance.clear();
    }
    this.game = game;
    this.route = route;
    this.#painted = undefined;
    this.#failed = '';
    return true;
  }

  #requested = '';

  /** The error after `show` returned false. */
  get unknown(): string {
    return this.words.strings.embed.noGame(cut(this.#requested), this.engine.games.map(({ id }) => id).join(', '));
  }

  /** The error of the current route in the figure's language. */
  get solved(): Answer | undefined {
    const { answer, unanswered } = this.#instance;
    if (unanswered) return undefined;
    return answer && { ...answer, text: this.words.translate(answer.text) };
  }

  get link(): string | undefined {
    return this.#site && this.route ? `${this.#site}${this.#page}${sharedHash(this.route)}` : undefined;
  }

  /** From disk, the page of the site that runs there. */
  get #page(): string {
    return this.#site?.startsWith('file:') ? 'grundyscope.html' : '';
  }

  get now(): Change {
    const { game = '', view, parameters, at, state } = this.route;
    const { link } = this;
    return { game, view, parameters, ...(at && { cell: at }), ...(state && { position: state }), ...(link && { link }) };
  }

  /** Tables fill the given height; all other views have their own. */
  get wantedHeight(): number {
    const body = this.querySelector<HTMLElement>('.panel-body');
    const room = defaultHeight(this.route, this.controls);
    if (this.#shown === 'table' || !body) return room;
    const content = [...body.children].reduce((sum, part) => sum + part.getBoundingClientRect().height, 0);
    const around = (this.parentElement?.getBoundingClientRect().height ?? 0) - body.clientHeight;
    return Math.max(room, Math.ceil(content + around));
  }

  /** Returns a picture of the table, or its values. Rejects where no table is shown. */
  save(kind: FileKind, options?: FileOptions): Promise<Blob> {
    return saveTable(this, kind, options);
  }

  mark(cell: Cell | undefined): void {
    this.emit('route-change', { route: lookingAt(this.route, cell), lasting: false });
  }

  protected override willUpdate(changed: PropertyValues): void {
    this.#workspace.willUpdate(changed);
    const { comparison } = this.route;
    const view = this.#shown;
    if (view === 'how') this.#needHow();
    else if (view !== 'table') this.#need(view);
    if (view === 'play') void this.#workspace.play.load();
    if (comparison) this.#need('compare');
    if (this.controls === 'full') this.#need('full');
  }

  /** The view shown: the table instead of the methods where these are not available, and of views that only the lab has. */
  get #shown(): (typeof views)[number] {
    const { view } = this.route;
    if (view === 'board') return 'play';
    return view === 'formula' || view === 'program' || (view === 'how' && !this.#loadHow) ? 'table' : view;
  }

  /** Key of the methods shown: game and language. */
  get #howOf(): string {
    return `${this.game.id} ${this.words.language}`;
  }

  #needHow(): void {
    const of = this.#howOf;
    if (this.how?.of === of || this.#howPending === of) return;
    this.#howPending = of;
    const { id } = this.game;
    const load = async () => {
      const part = await this.#loadHow?.();
      const [methods, claims] = await Promise.all([part?.methodsOf(id), part?.claimsOf(id, this.words.language)]);
      if (!part || !methods || !claims) throw new Error();
      extend(part.css);
      if (of === this.#howOf) this.how = { of, methods, claims };
    };
    load().catch((error: unknown) => {
      console.warn(reasonOf(this.words, error, undefined));
      this.#loadHow = undefined;
      this.requestUpdate();
    });
  }

  #howPending = '';

  #need(part: Part): void {
    if (this.loaded.has(part)) return;
    void parts[part]().then((loaded) => {
      if ('randomOf' in loaded) this.#randomOf = loaded.randomOf as RandomOf;
      this.loaded = new Set([...this.loaded, part]);
      // A table drawn before its menus were loaded shows them now.
      if (part === 'full') this.querySelector<TableView>('grundy-table')?.requestUpdate();
    });
  }

  protected override updated(): void {
    const { progress } = this.#instance;
    if (progress !== this.#share) this.emit('panel-progress', progress);
    this.#share = progress;
    this.#sizes.disconnect();
    for (const part of this.querySelectorAll('.panel-body > *')) this.#sizes.observe(part);
    this.#look();
  }

  /** Emits that the content is shown or has failed, if it has. */
  #look(): void {
    const { error, solution, explanation, opening, unanswered, fresh } = this.#instance;
    // The content is still that of the previous request.
    if (this.isUpdatePending || opening) return;
    if (error) {
      this.#fail(error, !solution);
      return;
    }
    const view = this.#shown;
    if (view !== 'table' && view !== 'how' && !this.loaded.has(view)) return;
    const seen = {
      table: solution && this.#painted === solution,
      play: this.#workspace.play.board && fresh && explanation,
      explain: fresh && explanation,
      how: this.how,
      judge: true,
    }[view];
    // Waits a moment for the answer, whose lines would move the picture.
    const { route } = this;
    if (seen && (!unanswered || this.#workspace.patience))
      void this.#drawn().then(() => route === this.route && this.emit('panel-shown', undefined));
  }

  #ignore(unknown: Unknown): void {
    this.route = { ...this.route, parameters: unknown.known };
    const { id } = this.game;
    void import('./unknown.js').then(({ reportUnknown }) => reportUnknown(id, unknown));
  }

  /** Emits an error once. */
  #fail(error: InstanceError, bare: boolean): void {
    const text = this.words.error(error.error);
    if (this.#failed === text) return;
    this.#failed = text;
    this.emit('panel-failed', { reason: `${text}.`, bare });
  }

  /** Resolves after the views have drawn, which is after the panel: boards even later, and methods once an instance is solved. */
  async #drawn(): Promise<void> {
    for (const name of ['grundy-play', 'grundy-board', 'grundy-how']) await this.querySelector<View>(name)?.updateComplete;
  }

  protected override render() {
    const { controls } = this;
    const full = controls === 'full';
    return html`
      ${full ? this.#head() : nothing}
      <div class="panel-body" part="body">${this.#view()}</div>
      ${controls === 'none' ? nothing : this.#foot()}
      <p class="panel-print">${this.words.game(this.game).title} ${this.link}</p>
    `;
  }

  #head() {
    const t = this.words.strings;
    const { title } = this.words.game(this.game);
    return html`<div class="panel-head" part="head">
        <strong class="panel-title">${title}</strong>
        <div class="sections" role="group" aria-label=${title}>
          ${(this.#loadHow ? views : figureViews).map(
            (
              view,
            ) => html`<button type="button" class="layer" aria-pressed=${view === this.#shown} @click=${() => this.#workspace.go({ view }, true)}>
              ${t.app.sections[view]}
            </button>`,
          )}
        </div>
        ${this.#site ? shareView(this.#workspace, this.#site, this.#page, 'full') : nothing}
      </div>
      <details class="panel-form"><summary>${t.embed.position}</summary>${formView(this.#workspace)}</details>
      ${answerView(this.#workspace)}`;
  }

  #view() {
    const workspace = this.#workspace;
    const { title } = this.words.game(this.game);
    switch (this.#shown) {
      case 'table': {
        const table = html`${progressView(workspace)} ${compareView(workspace)} ${tableView(workspace, { title, cooperative: true })}`;
        // For assistive technology a bare picture is an image.
        if (this.controls !== 'none') return table;
        return html`<div class="panel-picture" role="img" aria-label="${title}. ${this.solved?.text ?? ''}"><div inert>${table}</div></div>`;
      }
      case 'play':
        return workspace.play.render({ valueOfPosition: () => this.#ofPositions() });
      case 'explain':
        return explainView(workspace);
      case 'how':
        return this.how
          ? html`<grundy-how
              .game=${this.game}
              .methods=${this.how.methods}
              .parameters=${this.route.parameters}
              .engine=${this.engine}
              ?dark=${this.dark}
              .claims=${this.how.claims}
              .hrefOf=${this.#hrefOf}
              apart
            ></grundy-how>`
          : nothing;
      case 'judge':
        return html`<grundy-judge
          .engine=${this.engine}
          .game=${this.game.id}
          .parameters=${this.game.id === RULES ? this.route.parameters : undefined}
          .random=${this.#randomOf?.(this.game.id)}
          .draft=${this.#draft}
          @draft-change=${(event: CustomEvent<JudgeDraft>) => {
            this.#draft = event.detail;
          }}
        ></grundy-judge>`;
    }
  }

  /** The address of this view on the site, if the site is known. */
  readonly #hrefOf = ({ parameters, at }: Illustration): string | undefined =>
    this.#site &&
    `${this.#site}${this.#page}${sharedHash({ game: this.game.id, parameters: { ...parameters }, view: 'explain', ...(at && { at }) })}`;

  /** Why the selected cell has its value; without one, the answer. */
  #foot() {
    const { answer, error } = this.#instance;
    const { link } = this;
    const text =
      this.#shown === 'table'
        ? (captionView(this.#workspace) ?? (error ? this.words.error(error.error, false) : answer && this.words.translate(answer.text)))
        : nothing;
    return html`<div class="panel-foot" part="foot">
      <p class="pattern">${text}</p>
      ${link ? html`<a class="panel-link" href=${link} target="_blank" rel="noopener" title=${this.words.strings.embed.open}>Grundyscope</a>` : nothing}
    </div>`;
  }
}

define('grundy-panel', Panel);
