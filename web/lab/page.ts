// <lab-page>: an editor for rules, with their table or board on the stage as you type, beside the views of games and some of its own.
import { html, type PropertyValues } from 'lit';
import { cache } from 'lit/directives/cache.js';
import '../workspace/form.js';
import type { GameInfo } from '../engine/api_messages.js';
import { EngineError, isAbort } from '../engine/errors.js';
import type { Checked, Formula } from '../engine/protocol.js';
import { answerView, curtain, progressView, saveTable, tableView } from '../workspace/parts.js';
import { ignoring, type Route, withoutPosition, withVertices } from '../workspace/route.js';
import { loadStage, Stage } from '../workspace/stage.js';
import { labViews, type ViewName } from '../workspace/views.js';
import { hostProperties, Workspace } from '../workspace/workspace.js';
import '../views/explain/element.js';
import '../views/explain/graph.js';
import '../views/play/set_up.js';
import '../views/table/at_once.js';
import '../views/table/menus.js';
import '../workspace/sliders.js';
import { fileNameOf } from '../base/file_text.js';
import { commandLoader } from '../commands/index.js';
import type { Certifier } from '../views/certificate/element.js';
import { OnceNear } from '../views/once_near.js';
import type { Board } from '../views/play/board.js';
import { copyAndTell } from '../views/table/export/deliver.js';
import type { ValueOfPosition } from '../views/value/means.js';
import { define, View } from '../views/view.js';
import '../views/value/means.js';
import { addressName, sharedAddressOf } from './address.js';
import { axesView } from './axes.js';
import { boardStage } from './board_stage.js';
import { certificateView } from './certificate.js';
import './challenge.js';
import './editor.js';
import { checkedWith } from './checked_with.js';
import { codeView, faultsView, guideView, notesView } from './diagnostics.js';
import type { Draft } from './drafts.js';
import type { Editor } from './editor.js';
import { type Library, loadLibrary, titleOf } from './example.js';
import { exampleMenu } from './example_menu.js';
import { doubtsOf, type Fault, faultOf, withUnchanged } from './faults.js';
import type { RuleEngine } from './find_rule.js';
import { firstView, unsettled } from './first_view.js';
import { gameOf } from './game.js';
import { judgeView } from './judge.js';
import './my_games_button.js';
import type { LabEngine } from './lab_engine.js';
import { programView } from './program.js';
import { faultsOf, isEmpty, isStale, isUnread, type RuleText, withCheck, withoutAccepted } from './rule_text.js';
import { RulesBoard } from './rules_board.js';
import type { Language } from './source.js';
import { startersView } from './starters.js';
import { shareView, takeView } from './take.js';
import { valueView } from './value.js';
import { type LabWords, labWords } from './words.js';

/** The views with the editor in their panel; on Judge, only in a wide window. */
const editing: readonly ViewName[] = ['table', 'board', 'formula', 'program', 'judge'];

/**
 * Emits `subject-change` (the title of the rules in the editor, or nothing) and `draft-typed` (the text in it, on every edit) beside the
 * event of every host of a workspace.
 */
export class LabPage extends View {
  static override properties = {
    ...hostProperties,
    reference: { attribute: false },
    gallery: { attribute: false },
    site: {},
    draft: { attribute: false },
    unkept: { type: Boolean },
    program: { attribute: false },
    startJudge: { attribute: false },
    certifier: { state: true },
    library: { state: true },
    rules: { state: true },
    notice: { state: true },
  };
  declare engine: LabEngine;
  declare game: GameInfo;
  declare route: Route;
  declare dark: boolean;
  /** The address of the language's reference, if any. */
  declare reference: string | undefined;
  /** The address of the page of examples, if any. */
  declare gallery: string | undefined;
  /** The URL of the site's folder. */
  declare site: string;
  /** Typed before at the address of the route, which has the last text without faults. */
  declare draft: Draft | undefined;
  /** The browser does not keep what is typed. */
  declare unkept: boolean;
  /** Writes a text as a program. */
  declare program: (text: string, language: Language) => Promise<string>;
  /** Starts the engine that judges texts and finds their rules. */
  declare startJudge: () => Promise<RuleEngine>;
  /** Loaded when the certificate is near the viewport. */
  declare certifier: Certifier | undefined;
  /** Loaded after the first picture of the page. */
  declare library: Library | undefined;
  declare rules: RuleText;
  declare notice: string;
  readonly #workspace = new Workspace(this, {
    loadStage,
    // Nothing is drawn before the rules are read.
    ownBoard: async () => this.#layout && this.#board.load(this.#layout, this.route.vertices),
  });
  readonly #stage = new Stage(this.#workspace, {
    views: () => labViews.map((view) => [view, this.#words.views[view]] as const),
    show: (view) => view !== this.route.view && this.#workspace.go({ view }, true),
    link: () => this.#link(),
    edited: () => isStale(this.rules),
  });
  readonly #instance = this.#workspace.instance;
  readonly #play = this.#workspace.play;
  readonly #valueOfPosition: ValueOfPosition = ({ state }, signal) => this.engine.value(this.#certified, state, { signal });
  /** The title emitted last. */
  #subject = '';
  /** The last text received with the route. */
  #seen: string | undefined;
  #check: AbortController | undefined;
  /** The text of an address is being read. */
  #arriving = false;
  /** The reader has typed: parts of the page no longer wait for each other, since a hidden editor would lose the keys. */
  #begun = false;
  /** A board that waits for the solution that it fits. */
  #next: { board: Board; fits: (solved: Readonly<Record<string, string>>) => boolean } | undefined;
  readonly #board = new RulesBoard((vertices) => this.emit('route-change', { route: withVertices(this.route, vertices), lasting: false }));
  /** Its room is reserved (certificate/style.css). */
  readonly #nearCertificate = new OnceNear(this, async () => {
    this.certifier = (await commandLoader()?.())?.rulesCertifier();
  });

  constructor() {
    super();
    this.game = gameOf(undefined, labWords('en'));
    this.dark = false;
    this.notice = '';
    this.rules = {};
  }

  get #words(): LabWords {
    return labWords(this.words.language);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#check?.abort();
  }

  protected override willUpdate(changed: PropertyValues): void {
    const text = this.route.parameters.text ?? '';
    const fresh = text !== this.#seen;
    this.#seen = text;
    // The last rules without faults are its own, unless Back leads to them before those of another address are read.
    if (fresh && text !== this.rules.typed && (text !== this.rules.accepted?.text || this.#arriving)) {
      // Another text came with the address, or from the examples.
      this.rules = { ...this.rules, typed: this.draft?.text ?? text };
      void this.#arrive(text);
    }
    if (this.#instance.fresh && this.#next?.fits(this.#instance.parameters)) [this.#play.board, this.#next] = [this.#next.board, undefined];
    if (!this.#next) this.#play.board = this.#board.with(this.route.vertices, this.#play.board);
    const { accepted } = this.rules;
    if (accepted && this.#play.board && !fresh)
      void this.#board.reshaped(this.engine, this.route, (checked, board) => {
        const { parameters } = this.route;
        if (this.rules.accepted) this.rules = { ...this.rules, accepted: { ...this.rules.accepted, checked } };
        this.game = gameOf(checked, this.#words);
        this.#next = { board, fits: (solved) => JSON.stringify(solved) === JSON.stringify(parameters) };
        this.requestUpdate();
      });
    if (accepted) this.#workspace.willUpdate(changed);
  }

  protected override firstUpdated(): void {
    void loadLibrary().then((library) => {
      this.library = library;
    });
  }

  #titleOf(text: string): string | undefined {
    return titleOf(text, this.words.language, this.library);
  }

  protected override updated(): void {
    const subject = this.#titleOf(this.rules.typed ?? '') ?? '';
    if (subject !== this.#subject) this.emit('subject-change', subject);
    this.#subject = subject;
    // The explanation draws after the page.
    void this.querySelector<View>('grundy-explain')?.updateComplete.then(() =>
      this.#nearCertificate.watch(this.querySelector('#explain grundy-certificate')),
    );
    const editor = this.querySelector<Editor>('lab-editor');
    if (!editor) return;
    editor.text = this.rules.typed ?? '';
    const translated = ({ line, column, message }: Fault) => ({ line, column, text: this.words.translate(message) });
    editor.faults = [...this.#wrong.map(translated), ...this.#doubts.map((doubt) => ({ ...translated(doubt), doubt: true }))];
  }

  get #layout() {
    return this.rules.accepted?.checked.layout;
  }

  /** The faults of the current text, with their places. */
  get #wrong(): readonly Fault[] {
    const { error, opening } = this.#instance;
    const fault = this.rules.checked?.ok && !isEmpty(this.rules) && !opening ? faultOf(error?.error) : undefined;
    return fault ? [fault] : faultsOf(this.rules);
  }

  get #doubts(): readonly Fault[] {
    const { accepted, checked, typed } = this.rules;
    const doubts = doubtsOf(checked);
    return checked?.ok && accepted?.text === typed ? withUnchanged(typed ?? '', checked.layout, doubts) : doubts;
  }

  /** True if the rules have no faults but cannot be solved: the answer still shown is of the previous ones. */
  get #unsolved(): boolean {
    return this.#instance.error?.field === 'text' && this.#instance.unanswered;
  }

  /** Reads the text of an address, then what had been typed there. */
  async #arrive(text: string): Promise<void> {
    const { draft } = this;
    this.#arriving = true;
    await this.#read(text, this.route);
    if (this.#seen === text) this.#arriving = false;
    if (draft && this.rules.typed === draft.text) await this.#read(draft.text, this.route);
  }

  #typed(text: string): void {
    this.#begun = true;
    this.rules = { ...this.rules, typed: text };
    if (isEmpty(this.rules)) this.#forget();
    this.emit<Draft>('draft-typed', { text, worked: this.rules.accepted?.text });
    this.notice = '';
    const { look: _, ...rest } = withoutPosition(this.route);
    void this.#read(text, rest);
  }

  /** On an empty page nothing is left of the rules before. */
  #forget(): void {
    this.#workspace.forget();
    this.rules = withoutAccepted(this.rules);
    this.#play.board = this.#next = undefined;
  }

  /** Checks a text; if it has no faults, solves it with those of the parameters that it has. */
  async #read(text: string, route: Route): Promise<void> {
    this.#check?.abort();
    const call = new AbortController();
    this.#check = call;
    const { formula: before } = this.route;
    try {
      const given = Object.fromEntries(Object.entries(route.parameters).filter(([name]) => name !== 'text'));
      const { checked, parameters } = await checkedWith(this.engine, text, given, call.signal);
      this.rules = withCheck(this.rules, text, checked);
      if (!checked.ok) return;
      this.game = gameOf(checked, this.#words);
      // View and formula may have been changed while the text was checked.
      const { view, formula } = this.route;
      const here = { ...route, view, game: 'rules', ...(formula && formula !== before && { formula }) };
      // A name that a text had before the reader changed it goes without a word; one of an address is named.
      const ignored = this.#begun ? [] : Object.keys(given).filter((name) => !(name in parameters));
      const shown = ignoring(here, { text, ...parameters }, ignored);
      this.emit('route-change', { route: shown, lasting: false });
      this.requestUpdate('route');
      if (this.#play.board) await this.#loadNext(text, checked);
      else void this.#play.load();
    } catch (error) {
      if (isAbort(error)) return;
      if (!(error instanceof EngineError)) throw error;
      // The solver itself stopped: that is what is wrong with the text.
      this.rules = withCheck(this.rules, text, { ok: false, faults: [{ line: 1, column: 1, message: error.said }], notes: [] });
    }
  }

  /** The board of other rules, which has the stage once these are solved: until then the position there is one of the rules before. */
  async #loadNext(text: string, { layout }: Checked): Promise<void> {
    const board = await this.#board.load(layout, this.route.vertices);
    if (text !== this.rules.accepted?.text) return;
    this.#next = { board, fits: (solved) => solved.text === text };
    this.requestUpdate();
  }

  readonly #link = (): Promise<string> => this.#linkTo(this.#current);

  async #linkTo(route: Route): Promise<string> {
    return location.href.replace(/#.*/, '') + (await sharedAddressOf(route));
  }

  protected override render() {
    const t = this.#words;
    const [workspace, stage] = [this.#workspace, this.#stage];
    const known = this.#titleOf(this.rules.typed ?? '');
    const untitled = known === undefined && !this.library && !isEmpty(this.rules);
    const title = known ?? (untitled ? '' : t.title);
    // A picture saved now is still that of the last rules without faults.
    const pictured = this.#titleOf(this.route.parameters.text ?? '') ?? t.title;
    const stale = isStale(this.rules) ? 'lab-stale' : '';
    const { view } = this.route;
    const onStage = stage.hasTable && (view === 'table' || !this.#unsolved) ? 'table-on-stage' : '';
    const waiting = untitled
      ? 'unread untitled'
      : isUnread(this.rules)
        ? 'unread'
        : unsettled(this.#instance, this.rules.checked, this.route.parameters);
    const begun = this.rules.accepted ? '' : 'without-rules';
    const reading = isEmpty(this.rules) ? 'empty' : this.#begun ? begun : waiting;
    return html`<article class="game lab view-${view} ${onStage} ${stage.staleClass} ${reading}" @text-change=${(event: CustomEvent<string>) => this.#typed(event.detail)}>
      <header class="game-head">
        <div class="game-title"><h1>${title}</h1>
          <span class="lab-buttons">${stage.presentation.button()} ${this.#myGames()} ${shareView(this.route, this.site, pictured, this.#fileName, (kind) => saveTable(this, kind))}</span></div>
        ${this.rules.accepted && !this.#unsolved ? answerView(workspace) : html`<p class="answer lab-lead">${isUnread(this.rules) ? '' : t.lead}</p>`}
      </header>
      <section class="game-position ${stale}" aria-label=${this.words.strings.form.title}>${this.#fields()} ${stage.damaged()}</section>
      ${stage.tabs(title)}
      <div class="stage-progress">
        ${progressView(workspace)} ${this.rules.checked?.ok === false && stale && !isEmpty(this.rules) ? html`<p class="lab-kept" role="status">${t.kept}</p>` : ''}
      </div>
      <section class="plate" id="table" tabindex="-1" aria-label=${title}>
        <div class="plate-table">
          <div class="plate-behind" ?inert=${workspace.hiding}>${tableView(workspace, { title: pictured, file: this.#fileName, marked: stage.marked })}</div>
          ${workspace.hiding ? html`<div class="curtain">${curtain(workspace)}</div>` : ''}
        </div>
      </section>
      ${this.#begins ? startersView(t, (chosen) => this.#openExample(chosen)) : ''}
      ${cache(this.#view())} ${this.#editor(stale)} ${stage.keys()} ${stage.presentation.code()}
    </article>`;
  }

  get #fileName(): string | undefined {
    return fileNameOf(this.#titleOf(this.route.parameters.text ?? '') ?? '');
  }

  /** True if the stage has the starters. */
  get #begins(): boolean {
    return isEmpty(this.rules) && (this.route.view === 'table' || this.route.view === 'board');
  }

  #myGames() {
    const title = this.#titleOf(this.rules.typed ?? '') ?? '';
    return html`<lab-my-games .text=${this.rules.typed ?? ''} .suggested=${title} @game-open=${({ detail }: CustomEvent<string>) => this.#openExample(detail)}></lab-my-games>`;
  }

  /** The panel of most views: the text, what is wrong with it, and more. Stays, hidden, while another view has the panel. */
  #editor(stale: string) {
    const t = this.#words;
    const text = this.rules.typed ?? '';
    return html`<section class="in-panel lab-rules" id="rules" tabindex="-1" aria-label=${t.editor} ?hidden=${!editing.includes(this.route.view)}>
      <lab-editor .label=${t.editor}></lab-editor>
      ${this.#faults()} ${this.unkept ? html`<p class="notice" role="status">${t.unkept}</p>` : ''}
      <div class="lab-more">${this.#more(text, stale)}</div>
    </section>`;
  }

  /** The rest of the panel, in a narrow window below the stage: examples, the short reference, axes, notes, ways out. */
  #more(text: string, stale: string) {
    const t = this.#words;
    const axes = axesView(t, this.#layout?.parts ?? [], this.route.parameters, (parameters) =>
      this.emit('route-change', { route: { ...withoutPosition(this.route), parameters }, lasting: true }),
    );
    return html`${exampleMenu(t, this.words.language, text, this.library, this.gallery, (chosen) => this.#openExample(chosen))}
      ${guideView(t.guide, this.reference)}
      ${this.#workspace.cell && editing.includes(this.route.view) ? html`${this.#stage.explainView()} ${this.#value}` : ''}
      <div class=${stale}>${axes}
        <grundy-sliders .game=${this.game} .values=${this.#given}
          @parameters-slide=${(event: CustomEvent<Record<string, string>>) => this.#give(event.detail, false)}
        ></grundy-sliders>
      </div>
      ${this.#unsolved ? '' : html`<div class=${stale}>${notesView(t, this.words, this.rules.accepted?.checked, this.#instance.solution, this.site)}</div>`}
      ${this.#take(text)}`;
  }

  /** The chosen view; the editor is the panel of those that have none. */
  #view() {
    const title = this.#words.views[this.route.view as (typeof labViews)[number]];
    const section = (id: ViewName, content: unknown) =>
      html`<section id=${id} class="view" tabindex="-1" aria-label=${title}><h2 class="hidden">${title}</h2>${content}</section>`;
    const solved = (id: ViewName, content: () => unknown) =>
      section(id, this.#unsolved ? html`<div class="on-stage"><p>${this.#words.unsolved}</p>${this.#faults()}</div>` : content());
    switch (this.route.view) {
      case 'board':
        return html`${solved('board', () => boardStage(this.#play.board, this.#instance, this.route.parameters, (move) => this.#workspace.follow(move)))}`;
      case 'play':
        return html`${solved('play', () => this.#play.render({ valueOfPosition: () => this.#valueOfPosition, linkTo: (route) => this.#linkTo(route) }))}`;
      case 'explain': {
        const proof = certificateView(this.#certified, this.certifier, this.#unsolved, this.rules.accepted?.checked);
        return html`${solved('explain', () => this.#stage.explainView(html`${this.#value} ${proof}`))}`;
      }
      case 'formula':
        return html`${section('formula', this.#formula())}`;
      case 'program':
        return html`${section('program', programView(this.rules.typed ?? '', this.rules.checked?.ok === true, this.program))}`;
      case 'judge':
        return html`${section('judge', judgeView(this.startJudge, this.#certified, this.rules.accepted?.checked, this.reference))}`;
      default:
        return html``;
    }
  }

  get #value() {
    return valueView(this.engine, this.rules.accepted?.checked, this.#certified, this.#instance.explanation);
  }

  #formula() {
    return html`<div class="on-stage"><lab-challenge .engine=${this.engine} .startFinder=${this.startJudge} .given=${this.route.formula} ?stale=${this.#stage.outdated}
      .parameters=${this.route.parameters} .certified=${this.#certified}
      .nimbers=${this.#instance.solution?.shape.layers.includes('nimber')}
      .names=${(this.#layout?.parts ?? []).map(({ name, dimensions }) => `${name}${['', '[0]', '[0,0]'][dimensions]}`)}
      @formula-change=${({ detail: formula }: CustomEvent<Formula>) => this.#workspace.go({ formula }, false)}
      @position-look=${({ detail: state }: CustomEvent<string>) =>
        this.#workspace.go({ ...withoutPosition(this.route), state, view: 'explain' }, true)}
    ></lab-challenge></div>`;
  }

  /** Opens an example without the position and axes of the previous text. */
  #openExample(text: string): void {
    const { view } = this.route;
    const shown = view === 'table' || view === 'board' ? firstView(text) : view;
    this.emit('route-change', { route: { game: 'rules', parameters: { text }, view: shown }, lasting: true });
    // The address may have it still, though the editor has been emptied or changed.
    if (text === this.#seen && text !== this.rules.typed) this.#typed(text);
    this.querySelector('.lab-rules')?.scrollTo({ top: 0 });
    this.querySelector<Editor>('lab-editor')?.focus({ preventScroll: true });
  }

  #faults() {
    const [faults, t] = [this.#wrong, this.#words];
    if (isEmpty(this.rules)) return html`<p class="quiet-text">${t.empty}</p>`;
    const { error } = this.#instance;
    if (faults.length === 0 && error?.field === 'text')
      return html`<p class="lab-faults error" role="alert">${this.words.error(error.error, false)}</p>`;
    const goTo = async (line: number, column: number) => {
      if (!editing.includes(this.route.view)) this.#workspace.go({ view: 'table' }, true);
      await this.updateComplete;
      this.querySelector<Editor>('lab-editor')?.goTo(line, column);
    };
    const mend = (text: string, { line, column }: Fault) => {
      this.#typed(text);
      void goTo(line, column);
    };
    const text = this.rules.typed ?? '';
    const listed = (title: string, list: readonly Fault[]) => faultsView(title, t, this.words, text, list, { goTo, mend });
    if (faults.length > 0) return listed(t.faults(faults.length), faults);
    const doubts = this.#doubts;
    if (doubts.length > 0) return listed(t.doubts, doubts);
    return codeView(t, this.rules.checked?.rules, (rules) => this.#typed(rules));
  }

  /** The route of the text in the editor, which may have faults. */
  get #current(): Route {
    const { text = '', ...given } = this.route.parameters;
    return { ...this.route, game: 'rules', parameters: { text: this.rules.typed ?? text, ...given } };
  }

  #take(text: string) {
    const copy = async (taken: string | Promise<string>) => {
      this.notice = await copyAndTell(this.words, await taken, this);
    };
    const copies = { link: () => void copy(this.#link()), text: () => void copy(text) };
    return takeView(this.#words, this.notice, copies, { site: this.site, parameters: this.#certified });
  }

  get #names(): ReadonlySet<string> {
    return new Set(this.game?.parameters.map(({ name }) => name));
  }

  /** The parameters other than the text and the axes. */
  get #given(): Record<string, string> {
    const names = this.#names;
    return Object.fromEntries(Object.entries(this.route.parameters).filter(([name]) => names.has(name)));
  }

  /** The subject of the certificate: the solved rules at their start. */
  get #certified(): Record<string, string> {
    const { text = '' } = this.route.parameters;
    return { text, ...this.#given };
  }

  /** Changes the parameters; keeps the text and the axes. */
  #give(values: Record<string, string>, lasting: boolean): void {
    const names = this.#names;
    const rest = Object.fromEntries(Object.entries(this.route.parameters).filter(([name]) => !names.has(name)));
    const { look: _, ...route } = withoutPosition(this.route);
    this.emit('route-change', { route: { ...route, parameters: { ...rest, ...values } }, lasting });
  }

  #fields() {
    const { error } = this.#instance;
    return html`<grundy-form
      .game=${this.game}
      .values=${this.#given}
      .error=${error?.field === undefined ? error : error.field === 'text' ? undefined : { ...error, field: addressName(error.field) }}
      @parameters-typing=${({ detail: typing }: CustomEvent<boolean>) => this.#workspace.set({ typing })}
      @parameters-change=${(event: CustomEvent<Record<string, string>>) => this.#give(event.detail, true)}
    ></grundy-form>`;
  }
}

define('lab-page', LabPage);
