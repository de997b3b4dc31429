// A game on a page with a stage: what an explanation has there, and the option that is pointed at, on the stage and in the panel.

import { html, type PropertyDeclarations, type PropertyValues } from 'lit';
import { cut } from '../base/cut.js';
import { ownTitle } from '../boards/rules/title.js';
import type { Cell, Explanation, Move, Solution, State } from '../engine/api_messages.js';
import { siteWords } from '../i18n/site_words.js';
import { type ExplainStage, listed } from '../views/explain/element.js';
import '../views/explain/stage.js';
import { type NumberedOption, numberedOptions } from '../views/table/draw/numbers.js';
import type { Over } from '../views/table/draw/overlay.js';
import { GameWorkspace } from './game_workspace.js';
import { keysDialog, onKeys, showKeys } from './keys.js';
import { Presentation } from './presentation.js';
import { isOfView, lookingAt } from './route.js';
import { staleClass } from './stale.js';
import type { ViewName } from './views.js';

/** Longest name of a game before the position of a part. */
const LONGEST_NAME = 20;

/** Most names in a notice: a stranger's link may have any number. */
const MOST_LISTED = 20;

export abstract class StagedWorkspace extends GameWorkspace {
  static override properties: PropertyDeclarations = {
    pointed: { state: true },
    explainOn: { state: true },
    unfolded: { state: true },
  };
  /** The option that the pointer or the focus is at. */
  declare pointed: Move | undefined;
  /** The reader's choice of what an explanation has on the stage. */
  declare explainOn: ExplainStage | undefined;
  /** The explanation whose options are all listed. */
  declare unfolded: Explanation | undefined;
  #numbers: { key: readonly unknown[]; over: Over } | undefined;
  protected override readonly spacious = true;
  readonly #presentation = new Presentation(this);
  #stopKeys = () => {};

  /** The views of the page, in the order of their tabs, and their names. */
  protected abstract get tabs(): readonly (readonly [view: ViewName, name: string])[];

  /** Opens a view. */
  protected abstract show(view: ViewName): void;

  /** The link of what is shown. */
  protected abstract link(): Promise<string>;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#stopKeys = onKeys((key) => this.#pressed(key));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stopKeys();
  }

  /** Where the tabs have no room for all, the current one is in sight. */
  protected override updated(changed: PropertyValues<this>): void {
    const { view } = this.route;
    if (!changed.has('route') || view === changed.get('route')?.view) return;
    const tabs = this.querySelector<HTMLElement>('.sections');
    const tab = tabs?.querySelector<HTMLElement>('[aria-current=true]');
    if (!tabs || !tab) return;
    const [frame, box] = [tabs.getBoundingClientRect(), tab.getBoundingClientRect()];
    tabs.scrollLeft += box.left - frame.left - (frame.width - box.width) / 2;
  }

  /** True if the key is one of the page's. */
  #pressed(key: string): boolean {
    const tab = this.tabs[Number(key) - 1];
    if (tab) this.show(tab[0]);
    else if (key === 'f') void this.#presentation.toggle(() => this.link());
    else if (key === '?') showKeys(this);
    else return false;
    return true;
  }

  /** The list of keys. `more`: what the page adds. */
  protected keys(more: readonly (readonly [key: string, does: string])[] = []) {
    const t = siteWords(this.words.language).keys;
    const views = this.tabs.map(([, name], i) => [String(i + 1), t.view(name)] as const);
    return keysDialog(this.words, [...views, ...more, ['f', t.present], ['?', t.list]]);
  }

  /** True if the input is another than that of the last request. */
  protected get elsewhere(): boolean {
    return this.typing;
  }

  /** True if the input is another than that of what is shown. */
  protected get outdated(): boolean {
    return this.elsewhere || this.instance.outdated;
  }

  protected get staleClass(): string {
    return staleClass(this.instance, this.elsewhere, this.following?.pending === true);
  }

  /** True while the position of the address, which it names beside the parameters, is not explained yet. */
  protected get looking(): boolean {
    const { at, state, played } = this.route;
    return Boolean(at || state || played) && !this.instance.settled;
  }

  /** The classes of a page while it is not known what takes room on it: errors of its parameters, or the explanation of its position. */
  protected get openingClass(): string {
    const { parameters, settled } = this.instance;
    // Where they are refused, the instance is solved without any before it shows the error.
    const unopened = !settled && Object.keys(this.route.parameters).length > 0 && Object.keys(parameters).length === 0;
    return `${unopened ? 'unopened' : ''} ${this.looking ? 'looking' : ''}`;
  }

  /** The names of the game's parameters, if the page knows them. */
  protected get parameterNames(): readonly string[] {
    return this.game.parameters.map(({ name }) => name);
  }

  /** Says which parts of the address cannot be read, and which it does not know. */
  protected damaged() {
    const names = Object.keys(this.route.unread ?? {});
    const listed = (some: string[]) => {
      const shown = some.slice(0, MOST_LISTED).map((name) => cut(name));
      return shown.join(', ') + (shown.length < some.length ? '…' : '');
    };
    const t = this.words.strings.app;
    const notice = (sentence: (names: string) => string, some: string[]) =>
      some.length > 0 ? html`<p class="notice" role="status">${sentence(listed(some))}</p>` : '';
    return [
      notice(
        t.unread,
        names.filter((name) => isOfView(name)),
      ),
      notice(
        (some) => t.ignored(some, this.parameterNames.join(', ')),
        names.filter((name) => !isOfView(name)),
      ),
    ];
  }

  protected presentButton() {
    return this.#presentation.button(this.words, () => this.link());
  }

  /** The code of the link, while presenting. */
  protected linkCode() {
    return this.#presentation.code(this.words);
  }

  constructor() {
    super();
    this.addEventListener('cell-point', (event) => this.#pointAt((event as CustomEvent<Cell | undefined>).detail));
  }

  protected override async loadBoard(): Promise<void> {
    await import('../views/play/stage.js');
    await super.loadBoard();
  }

  /** View on the stage while a position is explained: unless the reader has chosen, the table where it shows all options. */
  protected get explainStage(): ExplainStage {
    const { explanation } = this.instance;
    const inTable = explanation?.cell !== undefined && explanation.options.every(({ cell }) => cell !== undefined);
    return this.explainOn ?? (inTable ? 'table' : 'board');
  }

  /** True if the table has the stage. */
  protected get tableOnStage(): boolean {
    const { view } = this.route;
    return view === 'table' || (view === 'explain' && this.explainStage === 'table' && !this.hiding);
  }

  /** In Why the options have the numbers of the list, also those of the position of the address, which nobody selected. */
  protected override marked() {
    const { explanation, fresh } = this.instance;
    if (this.route.view !== 'explain' || this.hiding || !fresh) return super.marked();
    const explained = this.following?.table?.explanation ?? explanation;
    return { explained, selected: explained?.cell, over: explained && this.#numbersOver(explained) };
  }

  #numbersOver(explained: Explanation): Over | undefined {
    const key = [explained, this.unfolded, this.pointed];
    // The same function while nothing changes.
    if (key.some((part, i) => part !== this.#numbers?.key[i])) {
      const all = this.unfolded !== undefined && this.unfolded === this.instance.explanation;
      const options = listed(explained, all).flatMap(({ cell, outcome, play }, i): NumberedOption[] =>
        cell ? [{ cell, wins: outcome === 'P', number: i + 1, lit: play === this.pointed }] : [],
      );
      this.#numbers = { key, over: numberedOptions(options) };
    }
    return this.#numbers?.over;
  }

  /** The option at the cell that is pointed at is lit. */
  #pointAt(cell: Cell | undefined): void {
    const { explained } = this.marked();
    if (this.route.view === 'explain')
      this.pointed = cell && explained?.options.find((option) => String(option.cell) === String(cell))?.play;
  }

  /** `text`: of a rule text. */
  #shortName(id: string, text = ''): string | undefined {
    const game = this.engine.games.find((one) => one.id === id);
    const title = game ? this.words.game(game).title : ownTitle(text);
    return title && title.length <= LONGEST_NAME ? title : undefined;
  }

  /** `more`: what the page adds at the end. */
  protected override explainView(solution: Solution | undefined, more: unknown = ''): unknown {
    const staged = this.route.view === 'explain';
    if (this.hiding) return staged ? html`<div class="on-stage">${this.curtain()}</div>` : this.curtain();
    const { explanation } = this.instance;
    return html`<grundy-explain
      .solution=${solution}
      .explanation=${explanation}
      .cell=${this.route.at ?? this.route.state}
      .error=${this.instance.explanationError(this.words)}
      .stage=${staged ? this.explainStage : undefined}
      .board=${this.board}
      .parameters=${this.route.parameters}
      .partNames=${solution?.shape.parts?.map(({ game, parameters }) => this.#shortName(game, parameters.text))}
      .pointed=${this.pointed}
      .more=${more}
      @option-look=${this.follow}
      @position-look=${(event: CustomEvent<State>) => this.change(lookingAt(this.route, event.detail), false)}
      @cell-select=${this.select}
      @options-unfold=${() => {
        this.unfolded = explanation;
      }}
      @option-point=${(event: CustomEvent<Move | undefined>) => {
        this.pointed = event.detail;
      }}
      @stage-change=${(event: CustomEvent<ExplainStage>) => {
        this.explainOn = event.detail;
      }}
    ></grundy-explain>`;
  }
}
