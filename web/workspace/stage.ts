// The stage of a page with a game: what an explanation has there, the option that is pointed at, on the stage and in the panel, keys and
// presentation.

import { html, type ReactiveController, type TemplateResult } from 'lit';
import { cut } from '../base/cut.js';
import { ownTitle } from '../boards/rules/title.js';
import type { Cell, Explanation, Move, State } from '../engine/api_messages.js';
import { siteWords } from '../i18n/site_words.js';
import { type ExplainStage, listed } from '../views/explain/element.js';
import '../views/explain/stage.js';
import { type NumberedOption, numberedOptions } from '../views/table/draw/numbers.js';
import type { Over } from '../views/table/draw/overlay.js';
import { keysDialog, onKeys, showKeys } from './keys.js';
import { curtain, type Marked, markedIn } from './parts.js';
import { Presentation } from './presentation.js';
import { isOfView } from './route.js';
import { staleClass } from './stale.js';
import { viewTabs } from './tabs.js';
import type { ViewName } from './views.js';
import type { Workspace } from './workspace.js';

/** Longest name of a game before the position of a part. */
const LONGEST_NAME = 20;

/** Most names in a notice: a stranger's link may have any number. */
const MOST_LISTED = 20;

/** Loads boards that fill the stage. */
export const loadStage = () => import('../views/play/stage.js');

export interface StageOptions {
  /** Returns the views of the page, in the order of their tabs, and their names. */
  views: () => readonly (readonly [view: ViewName, name: string])[];
  /** Opens a view. */
  show: (view: ViewName) => void;
  /** Returns the link of the page. */
  link: () => Promise<string>;
  /** True if the page has input that is not requested yet, beside the fields of parameters. */
  edited?: () => boolean;
}

export class Stage implements ReactiveController {
  readonly #workspace: Workspace;
  readonly #options: StageOptions;
  readonly presentation: Presentation;
  /** The option that the pointer or the focus is at. */
  #pointed: Move | undefined;
  /** The reader's choice of what an explanation has on the stage. */
  #explainOn: ExplainStage | undefined;
  /** The explanation whose options are all listed. */
  #unfolded: Explanation | undefined;
  #numbers: { key: readonly unknown[]; over: Over } | undefined;
  /** The view whose tab was last brought into sight. */
  #view: ViewName | undefined;
  /** The presentation of the address has begun. */
  #presented = false;
  /** Who wins was hidden when the presentation began. */
  #covers = false;
  #stopKeys = () => {};

  constructor(workspace: Workspace, options: StageOptions) {
    const { host } = workspace;
    this.#workspace = workspace;
    this.#options = options;
    this.presentation = new Presentation(host, options.link);
    host.addController(this);
    host.addEventListener('cell-point', (event) => this.#pointAt((event as CustomEvent<Cell | undefined>).detail));
  }

  hostConnected(): void {
    this.#stopKeys = onKeys((key) => this.#pressed(key));
  }

  hostDisconnected(): void {
    this.#stopKeys();
    this.#view = undefined;
  }

  /** Where the tabs have no room for all, the current one is in sight. */
  hostUpdated(): void {
    const { host } = this.#workspace;
    const { view } = host.route;
    if (host.route.present && !this.#presented) void this.presentation.begin();
    this.#presented = host.route.present === true;
    this.#cover(this.presentation.on && view === 'play');
    if (view === this.#view) return;
    this.#view = view;
    const tabs = host.querySelector<HTMLElement>('.sections');
    const tab = tabs?.querySelector<HTMLElement>('[aria-current=true]');
    if (!tabs || !tab) return;
    const [frame, box] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
    tabs.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
  }

  /** A class sees a game before it sees who wins. */
  #cover(covered: boolean): void {
    if (covered === this.#covers) return;
    this.#covers = covered;
    queueMicrotask(() => this.#workspace.set({ covered }));
  }

  /** True if the key is one of the page's. */
  #pressed(key: string): boolean {
    const tab = this.#options.views()[Number(key) - 1];
    if (tab) this.#options.show(tab[0]);
    else if (key === 'f') void this.presentation.toggle();
    else if (key === '?') showKeys(this.#workspace.host);
    else return false;
    return true;
  }

  tabs(title: string): TemplateResult {
    return viewTabs(title, this.#options.views(), this.#workspace.host.route, this.#options.show);
  }

  /** The list of keys. `more`: what the page adds. */
  keys(more: readonly (readonly [key: string, does: string])[] = []): TemplateResult {
    const { words } = this.#workspace.host;
    const t = siteWords(words.language).keys;
    const views = this.#options.views().map(([, name], i) => [String(i + 1), t.view(name)] as const);
    return keysDialog(words, [...views, ...more, ['f', t.present], ['?', t.list]]);
  }

  /** True if the input is another than that of the last request. */
  get #elsewhere(): boolean {
    return this.#workspace.typing || this.#options.edited?.() === true;
  }

  /** True if the input is another than that of what is shown. */
  get outdated(): boolean {
    return this.#elsewhere || this.#workspace.instance.outdated;
  }

  get staleClass(): string {
    const { instance, following } = this.#workspace;
    return staleClass(instance, this.#elsewhere, following?.pending === true);
  }

  /** True while the position of the address, which it names beside the parameters, is not explained yet. */
  get looking(): boolean {
    const { at, state, played } = this.#workspace.host.route;
    return Boolean(at || state || played) && !this.#workspace.instance.settled;
  }

  /** The classes of a page while it is not known what takes room on it: errors of its parameters, or the explanation of its position. */
  get openingClass(): string {
    const { host, instance } = this.#workspace;
    const { parameters, settled } = instance;
    // Where they are refused, the instance is solved without any before it shows the error.
    const unopened = !settled && Object.keys(host.route.parameters).length > 0 && Object.keys(parameters).length === 0;
    return `${unopened ? 'unopened' : ''} ${this.looking ? 'looking' : ''}`;
  }

  /** The parts of the address that cannot be read, and those that it does not know. */
  damaged() {
    const { route, game, words } = this.#workspace.host;
    const names = Object.keys(route.unread ?? {});
    const unread = names.filter((name) => isOfView(name));
    const ignored = names.filter((name) => !isOfView(name));
    const known = game.parameters.map(({ name }) => name).join(', ');
    const t = words.strings.app;
    const notice = (sentence: (names: string) => string, some: string[]) => {
      if (some.length === 0) return '';
      const shown = some.slice(0, MOST_LISTED).map((name) => cut(name));
      return html`<p class="notice" role="status">${sentence(shown.join(', ') + (shown.length < some.length ? '…' : ''))}</p>`;
    };
    return [notice(t.unread, unread), notice((some) => t.ignored(some, known), ignored)];
  }

  /** View on the stage while a position is explained: unless the reader has chosen, the table where it shows all options. */
  get #explainStage(): ExplainStage {
    const { explanation } = this.#workspace.instance;
    const inTable = explanation?.cell !== undefined && explanation.options.every(({ cell }) => cell !== undefined);
    return this.#explainOn ?? (inTable ? 'table' : 'board');
  }

  /** True if the table has the stage. */
  get hasTable(): boolean {
    const { host, hiding } = this.#workspace;
    const { view } = host.route;
    return view === 'table' || (view === 'explain' && this.#explainStage === 'table' && !hiding);
  }

  /** The marks on the table. In Why the options have the numbers of the list, even where nobody selected the position. */
  get marked(): Marked {
    const { host, instance, hiding, following } = this.#workspace;
    const { explanation, fresh } = instance;
    if (host.route.view !== 'explain' || hiding || !fresh) return markedIn(this.#workspace);
    const explained = following?.table?.explanation ?? explanation;
    return { explained, selected: explained?.cell, over: explained && this.#numbersOver(explained) };
  }

  #numbersOver(explained: Explanation): Over | undefined {
    const key = [explained, this.#unfolded, this.#pointed];
    // The same function while nothing changes.
    if (key.some((part, i) => part !== this.#numbers?.key[i])) {
      const all = this.#unfolded !== undefined && this.#unfolded === this.#workspace.instance.explanation;
      const options = listed(explained, all).flatMap(({ cell, outcome, play }, i): NumberedOption[] =>
        cell ? [{ cell, wins: outcome === 'P', number: i + 1, lit: play === this.#pointed }] : [],
      );
      this.#numbers = { key, over: numberedOptions(options) };
    }
    return this.#numbers?.over;
  }

  #point(option: Move | undefined): void {
    if (option === this.#pointed) return;
    this.#pointed = option;
    this.#workspace.host.requestUpdate();
  }

  /** The option at the cell that is pointed at is lit. */
  #pointAt(cell: Cell | undefined): void {
    const { explained } = this.marked;
    if (this.#workspace.host.route.view === 'explain')
      this.#point(cell && explained?.options.find((option) => String(option.cell) === String(cell))?.play);
  }

  /** `text`: of a rule text. */
  #shortName(id: string, text = ''): string | undefined {
    const { engine, words } = this.#workspace.host;
    const game = engine.games.find((one) => one.id === id);
    const title = game ? words.game(game).title : ownTitle(text);
    return title && title.length <= LONGEST_NAME ? title : undefined;
  }

  /** The explanation, on the stage and in the panel. `more`: what the page adds at the end. */
  explainView(more: unknown = ''): TemplateResult {
    const workspace = this.#workspace;
    const { host, instance, play } = workspace;
    const staged = host.route.view === 'explain';
    if (workspace.hiding) return staged ? html`<div class="on-stage">${curtain(workspace)}</div>` : curtain(workspace);
    const { explanation, solution } = instance;
    return html`<grundy-explain
      .solution=${solution}
      .explanation=${explanation}
      .cell=${host.route.at ?? host.route.state}
      .error=${instance.explanationError(host.words)}
      .stage=${staged ? this.#explainStage : undefined}
      .board=${play.board}
      .parameters=${host.route.parameters}
      .partNames=${solution?.shape.parts?.map(({ game, parameters }) => this.#shortName(game, parameters.text))}
      .pointed=${this.#pointed}
      .more=${more}
      @option-look=${({ detail }: CustomEvent<Move>) => workspace.follow(detail)}
      @position-look=${({ detail }: CustomEvent<State>) => workspace.lookAt(detail)}
      @cell-select=${({ detail }: CustomEvent<Cell | undefined>) => workspace.select(detail)}
      @options-unfold=${() => {
        this.#unfolded = explanation;
        host.requestUpdate();
      }}
      @option-point=${({ detail }: CustomEvent<Move | undefined>) => this.#point(detail)}
      @stage-change=${({ detail }: CustomEvent<ExplainStage>) => {
        this.#explainOn = detail;
        host.requestUpdate();
      }}
    ></grundy-explain>`;
  }
}
