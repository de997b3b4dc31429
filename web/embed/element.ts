// <grundy-scope>: a table, a board, an explanation or a judge on any page. This is the shell: it reads its attributes, reserves its height,
// waits until it is near the viewport, and shows the author's fallback until the panel, loaded on demand, has drawn.

import { Deferred } from '../base/deferred.js';
import { unclobbered } from '../base/page.js';
import type { Answer, Cell, Engine } from '../engine/api.js';
import { untranslated } from '../engine/api_messages.js';
import { moreIds } from '../engine/facts.js';
import { RULES, withGames } from '../engine/modules.js';
import { reasonOf, watchPolicy } from '../i18n/failure_reason.js';
import { firstSpoken } from '../i18n/languages.js';
import { answerWith, Speech } from '../i18n/speech.js';
import { VALUE } from '../value/address.js';
import type { FileKind, FileOptions } from '../views/table/export/file.js';
import type { ValueOfPosition } from '../views/value/means.js';
import { defaultHeight } from '../workspace/figure_height.js';
import type { Route } from '../workspace/route.js';
import type { Change } from './change.js';
import type { GamesLoaders } from './define.js';
import { Frame } from './frame.js';
import { isDarkAround, onHostTheme, paperAround } from './host_theme.js';
import type { Figure, GamesPart, LoadGames, LoadHow, ValuePart } from './loaders.js';
import { mirror } from './mirror.js';
import { onPrint } from './printing.js';
import { attributesOf, type Request, requestOf } from './request.js';
import { acquire, release } from './shared_engine.js';
import { extend } from './sheet.js';

/** Replaced by the build. */
declare const GRUNDYSCOPE_VERSION: string | undefined;

/** Distance from the viewport at which elements start. */
const NEAR = '400px';

/** The namespace of `xml:lang`. */
const XML = 'http://www.w3.org/XML/1998/namespace';

/** Interfaces without which there is no figure: the documents of test runners lack some. The fallback stays there. */
const needed = ['matchMedia', 'IntersectionObserver', 'ResizeObserver', 'MutationObserver', 'Worker', 'WebAssembly'];

/** On servers there is no HTMLElement to extend; the class is never used there. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/**
 * A live figure of a combinatorial game.
 *
 * @tagname grundy-scope
 * @attr {string} game - The `id` of one of `engine.games`; `rules` for a rule text, `value` for the value of an expression.
 * @attr {string} [text] - With `game="rules"` the rule text, unless a child `<pre>` contains it; with `game="value"` the expression.
 * @attr {'table'|'play'|'explain'|'how'|'judge'} [view=table] - The view. `how`, the methods, is loaded from beside the script, or with the package; if it is missing, the table is shown.
 * @attr {'outcome'|'nimber'|'remoteness'|'score'|'value'|'mean'|'temperature'} [layer=outcome] - What the table shows. `score`: of rules decided by points; the last three: of rules in which Left and Right have different moves, in normal play.
 * @attr {'none'|'basic'|'full'} [controls=basic] - `none`: a bare picture, or a board on which one plays by clicks alone; `basic`: a picture whose cells can be chosen; `full`: all views, the parameters, saving and sharing.
 * @attr {'auto'|'light'|'dark'} [theme=auto] - `auto` follows the page.
 * @attr {string} [lang] - `en` or `es`; by default the language of the surrounding text, or of the browser.
 * @attr {'near'|'interaction'|'load'} [reveal=near] - When it starts: near the viewport, when the reader presses a button, or at once.
 * @attr {string} [height] - In pixels, or `auto` to grow with the view. By view: 440, 560, 480, 420; 120 more with full controls.
 * @attr {string} [caption] - The text below the figure; a child with `slot="caption"` takes precedence.
 * @attr {string} [at] - A cell, `column,row`: marked and explained.
 * @attr {string} [pos] - A position in play, in the format of the site's links.
 * @attr {'second'} [turn] - Who moves in that position, if not the first player.
 * @attr {string} [match] - A game in progress, in the format of the site's links.
 * @attr {string} [moves] - The moves of that game.
 * @attr {'1'} [challenge] - The game is one to win, with `side`, `level` and `hints` as in the site's links.
 * @attr {'1'} [present] - Nothing in figures; in the site's links, the page opens as a presentation.
 * @attr {string} [look] - The visible part of the table, in the format of the site's links.
 * @attr {'row'|'column'|'diagonal'|'antidiagonal'} [line] - Highlights this line through the cell.
 * @attr {'1'} [alike] - Highlights the cells with the same value as the cell.
 * @attr {'1'} [turned] - Flips the table vertically.
 * @attr {string} [vertices-at] - Places of vertices of graphs on the board, in the format of the site's links.
 * @attr {string} [with] - The table to compare with, in the format of the site's links.
 *
 * @fires {CustomEvent<Answer | undefined>} ready - After the first picture.
 * @fires {CustomEvent<{message: string}>} error - There can be no picture; the fallback stays.
 * @fires {CustomEvent<Change>} change - The view, the parameters, the chosen cell or the position have changed.
 * @fires {CustomEvent<number>} height - `wantedHeight` has changed.
 * @fires {CustomEvent<number>} progress - The share of the solving that is done, from 0 to 1.
 *
 * @slot caption - The caption, with links or formulas; instead of the attribute `caption`.
 * @slot - The fallback, shown until the first picture, and if there can be none.
 *
 * @csspart scope - The whole figure.
 * @csspart reason - Why there is no picture.
 * @csspart reveal - The button that starts it, with `reveal="interaction"`.
 * @csspart head - Title and views, with `controls="full"`.
 * @csspart body - The view.
 * @csspart foot - The sentence below.
 *
 * @cssprop [--grundy-paper] - Background.
 * @cssprop [--grundy-ink] - Text.
 * @cssprop [--grundy-quiet] - Secondary text.
 * @cssprop [--grundy-line] - Lines.
 * @cssprop [--grundy-faint] - Areas with a slight contrast to the background.
 * @cssprop [--grundy-accent] - Accent colour.
 * @cssprop [--grundy-font] - Typeface.
 * @cssprop [--grundy-font-size=medium] - Size of texts; `medium` is the reader's choice in the browser.
 */
export class GrundyScope extends Base {
  /** The version of package.json; empty in unbuilt code. */
  static readonly version: string = typeof GRUNDYSCOPE_VERSION === 'undefined' ? '' : GRUNDYSCOPE_VERSION;
  /** Starts an engine for the first element that needs one. Set by `define`. */
  static startEngine: () => Promise<Engine>;
  /** The URL of the site's folder, for links; ends in a slash. */
  static site: string | undefined;
  /** Loads the methods of games; undefined where they are not available. */
  static loadHow: LoadHow | undefined;
  /** Load the parts for `rules`, `value` and the games of other modules. */
  static games: GamesLoaders;

  declare game: string;
  declare view: string;
  declare layer: string;
  declare theme: string;
  declare controls: string;
  declare reveal: string;
  declare height: string;
  declare caption: string;

  readonly #speech = new Speech();
  #spoken: Promise<void> = Promise.resolve();
  #ready = new Deferred<Answer>();
  #request: Request = requestOf([]);
  #frame: Frame | undefined;
  #panel: Figure | undefined;
  #engine: Engine | undefined;
  /** The view of a figure that has been taken out of the page, until it is drawn again. */
  #kept: Route | undefined;
  /** True while it uses the page's shared engine. */
  #holds = false;
  /** Undefined on servers. */
  readonly #attributes = globalThis.MutationObserver && new MutationObserver(() => this.#read());
  /** Called when the element leaves the page; `#unwait` also when it starts. */
  #undo: (() => void)[] = [];
  #unwait = () => {};
  /** A start has neither a picture nor an error yet. */
  #drawing = false;
  /** Number of starts; results of earlier ones are dropped. */
  #run = 0;

  /**
   * Resolves after the first picture, with its answer; rejects on failure; pends while off screen or unrevealed. Renewed when attributes
   * change.
   */
  get ready(): Promise<Answer> {
    this.#look();
    return this.#ready.promise;
  }

  /** The version of this copy of the element. */
  get version(): string {
    return GrundyScope.version;
  }

  /** The page's engine, once this element uses it. */
  get engine(): Engine | undefined {
    return this.#engine;
  }

  /** The answer for the current attributes; undefined until it is known. */
  get answer(): Answer | undefined {
    this.#look();
    return this.#ready.settled ? this.#panel?.solved : undefined;
  }

  /** The same view on the site. */
  get link(): string | undefined {
    return this.#panel?.link;
  }

  /** The height at which nothing in it scrolls, in pixels. */
  get wantedHeight(): number {
    return Math.max(this.#panel?.wantedHeight ?? 0, this.#room);
  }

  /** Marks and explains a cell of the table; without a cell, clears the mark. */
  select(cell?: Cell): void {
    this.#panel?.mark(cell);
  }

  /** Returns a picture of the visible part, or the values of the table. Rejects if no table is shown. */
  async save(kind: FileKind, options: FileOptions = {}): Promise<Blob> {
    const panel = this.#panel;
    if (!panel) throw new Error('no table is shown');
    return panel.save(kind, options);
  }

  /** Restores the view of the attributes. */
  reset(): void {
    this.#panel?.show(this.#request.route);
  }

  /** @internal */
  connectedCallback(): void {
    const missing = needed.filter((name) => !(name in globalThis));
    if (missing.length > 0) {
      const message = `a figure needs ${missing.join(', ')}`;
      this.#ready.reject(new Error(message));
      this.#emit('error', { message });
      return;
    }
    this.#frame ??= this.#build();
    // The text of a child may arrive in parts.
    this.#attributes?.observe(this, { attributes: true, childList: true, subtree: true, characterData: true });
    this.#undo = [() => this.#attributes?.disconnect(), onHostTheme(() => this.#setTheme())];
    this.#take(requestOf(attributesOf(this)));
    this.#wait();
  }

  /** @internal */
  disconnectedCallback(): void {
    for (const undo of this.#undo) undo();
    this.#kept = this.#panel?.route ?? this.#kept;
    this.#stop();
    // A promise that is settled belongs to this connection; one that is not is settled by the next.
    if (this.#ready.settled) this.#ready = new Deferred();
  }

  #build(): Frame {
    const frame = new Frame(this, () => this.#start());
    answerWith(this.#speech, frame.scope);
    return frame;
  }

  /** Reads attributes whose change the observer has not reported yet. */
  #look(): void {
    if (this.#attributes?.takeRecords().length) this.#read();
  }

  /** Reads changed attributes; the selection restarts only if they change the route. */
  #read(): void {
    if (!this.#take(requestOf(attributesOf(this)))) return;
    if (this.#ready.settled) this.#ready = new Deferred();
    if (this.#panel ? !this.#panel.show(this.#request.route) : this.#drawing) this.#start();
    else if (!this.#panel) this.#wait();
  }

  /** Returns whether the route has changed. */
  #take(request: Request): boolean {
    const changed = JSON.stringify(request.route) !== JSON.stringify(this.#request.route);
    if (changed) this.#kept = undefined;
    this.#request = request;
    const { height, controls } = request;
    this.#frame?.room(height ?? this.#room, this.#room);
    this.#frame?.controls(controls);
    this.#frame?.caption(this.getAttribute('caption'));
    if (this.#panel) this.#panel.controls = controls;
    this.#setTheme();
    this.#speak();
    return changed;
  }

  /** The default height; more for readers with large texts. */
  get #room(): number {
    const { route, controls } = this.#request;
    return Math.round(defaultHeight(route, controls) * (this.#frame?.textScale ?? 1));
  }

  #setTheme(): void {
    const { theme } = this.#request;
    const dark = theme === 'auto' ? isDarkAround(this) : theme === 'dark';
    this.#frame?.setTheme(dark, theme === 'auto' ? paperAround(this, dark) : undefined);
    if (this.#panel) this.#panel.dark = dark;
  }

  #speak(): void {
    const around = unclobbered(this.closest('[*|lang]') ?? this);
    const spoken = firstSpoken([around.getAttributeNS(XML, 'lang') ?? around.getAttribute('lang'), ...navigator.languages]);
    if (!this.#frame || spoken === this.#frame.scope.lang) return;
    this.#frame.scope.lang = spoken;
    this.#spoken = this.#speech.speak(spoken).catch(() => {});
  }

  /** Starts when `reveal` says so. */
  #wait(): void {
    this.#unwait();
    const { reveal } = this.#request;
    this.#frame?.state('waiting');
    if (reveal === 'load') {
      this.#start();
      return;
    }
    if (reveal === 'interaction') {
      const offer = () => this.#frame?.reveal(this.#speech.words.strings.embed.reveal);
      offer();
      void this.#spoken.then(() => this.#frame?.offering && offer());
      return;
    }
    const near = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && this.#start(), {
      rootMargin: NEAR,
    });
    near.observe(this);
    const printing = onPrint(() => {
      this.#start();
      return this.ready;
    });
    this.#unwait = () => {
      near.disconnect();
      printing();
    };
  }

  #start(): void {
    this.#stop();
    this.#frame?.reveal(undefined);
    this.#drawing = true;
    void this.#draw(this.#run);
  }

  async #draw(run: number): Promise<void> {
    const policy = watchPolicy();
    try {
      const panel = await (this.#request.route.game === VALUE ? this.#value() : this.#views(run));
      if (!panel || run !== this.#run) return;
      panel.controls = this.#request.controls;
      if (!panel.show(this.#kept ?? this.#request.route)) throw new Error(panel.unknown);
      this.#panel = panel;
      this.#kept = undefined;
      this.#listen(panel);
      this.#setTheme();
      this.#frame?.scope.append(panel);
    } catch (error) {
      const blocked = await policy.blocked();
      if (run === this.#run) this.#fail(reasonOf(this.#speech.words, error, blocked));
    } finally {
      if (run === this.#run) this.#drawing = false;
      policy.stop();
    }
  }

  /** Figure of the views of a game; undefined if it is no longer wanted. */
  async #views(run: number): Promise<Figure | undefined> {
    const { game } = this.#request.route;
    const part = await loaderOf(game)?.();
    // A start that is no longer wanted must not take the page's engine, which nobody would give back.
    if (run !== this.#run) return undefined;
    const acquired = part ? startOf(part, game) : acquire(GrundyScope.startEngine);
    this.#holds = !part;
    const [engine, { Panel }] = await Promise.all([acquired, import('./panel.js'), this.#spoken]);
    if (run !== this.#run) return undefined;
    this.#engine = engine;
    const panel = new Panel(untranslated(engine), this.#speech, GrundyScope.site, GrundyScope.loadHow);
    panel.gamesPart = part;
    panel.loadSumValues = async () => (await this.#values()).valueOfSum() as ValueOfPosition;
    return panel;
  }

  async #value(): Promise<Figure> {
    const [figure] = await Promise.all([(await this.#values()).figure(this.#speech, GrundyScope.site), this.#spoken]);
    return figure;
  }

  async #values(): Promise<ValuePart> {
    const part = await GrundyScope.games.value();
    extend(part.css);
    return part;
  }

  #listen(panel: Figure): void {
    panel.addEventListener('panel-shown', () => {
      this.#frame?.state('shown');
      const { solved } = panel;
      // A picture is shown before its answer if that takes long.
      if (this.#ready.settled || !solved) return;
      this.#ready.resolve(solved);
      this.#emit('ready', solved);
    });
    panel.addEventListener('panel-failed', (event) => {
      const { reason, bare } = (event as CustomEvent<{ reason: string; bare: boolean }>).detail;
      // A wrong value in the form is reported there, and the picture stays.
      if (bare || !this.#ready.settled) this.#fail(reason);
    });
    panel.addEventListener('panel-progress', (event) => this.#emit('progress', (event as CustomEvent<number>).detail));
    // Views drawn while hidden have sizes that will change.
    panel.addEventListener('panel-height', () => this.#frame?.shown && this.#emit('height', this.wantedHeight));
    panel.addEventListener('panel-change', () => this.#emit<Change>('change', panel.now));
  }

  #fail(message: string): void {
    this.#frame?.state('failed', this.#speech.words.strings.embed.failed(message));
    if (this.#ready.settled) return;
    this.#ready.reject(new Error(message));
    this.#emit('error', { message });
  }

  #stop(): void {
    this.#run += 1;
    this.#unwait();
    this.#panel?.remove();
    this.#panel = undefined;
    this.#engine = undefined;
    if (this.#holds) release();
    this.#holds = this.#drawing = false;
  }

  #emit<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail }));
  }
}

/** Starts the engine of a part. Rule texts are judged by the module of all games. */
async function startOf(part: GamesPart, game?: string): Promise<Engine> {
  const engine = await part.start();
  if (game !== RULES) return engine;
  const more = async () => (await GrundyScope.games.more()).start();
  withGames(untranslated(engine), [], async () => untranslated(await more()), [RULES]);
  return withGames(engine, [], more, [RULES]);
}

/** The loader of the module of a game, if it has another one than the games inside. */
function loaderOf(game = ''): LoadGames | undefined {
  if (game === RULES) return GrundyScope.games.lab;
  return (moreIds as readonly string[]).includes(game) ? GrundyScope.games.more : undefined;
}

mirror(GrundyScope, ['game', 'view', 'layer', 'theme', 'controls', 'reveal', 'height', 'caption']);
