// <grundy-lab>: the site's header, the lab's engine, and its page.
import { html } from 'lit';
import { loadOnce } from '../base/load_once.js';
import type { WasmSource } from '../engine/load.js';
import { siteWords } from '../i18n/site_words.js';
import { siteHeader } from '../shell/header.js';
import { applyLanguage, chooseLanguage, speech } from '../shell/language.js';
import { ShellPage } from '../shell/page.js';
import { isDark } from '../shell/theme.js';
import { define } from '../views/view.js';
import { type Route, withoutUnread } from '../workspace/route.js';
import { addressOf, arrivalAt } from './address.js';
import { damagedView } from './damaged.js';
import { type Draft, draftAt, dropDraft, keepDraft, keepWorked, lastDraft } from './drafts.js';
import { firstExample } from './example.js';
import { UNCHANGED } from './faults.js';
import type { RuleEngine } from './find_rule.js';
import { openingView } from './first_view.js';
import { earlyLabEngine, type LabEngine } from './lab_engine.js';
import './page.js';
import type { Language } from './source.js';
import { labPhrases, labWords, loadLabWords } from './words.js';

/** Set by the entry script: files of the site, or parts of the one file. */
export interface Parts {
  start: () => Promise<LabEngine>;
  /** Loads tools.wasm, which writes programs. Called for the first program. */
  tools: () => Promise<WasmSource>;
  /** Starts the engine of all games, which judges texts and finds their rules. Called for the first of these. */
  judge: () => Promise<RuleEngine>;
  /** The address of the language's reference, if any. */
  reference?: string;
  /** The address of the page of examples, if any. */
  gallery?: string;
  /** The site's folder, from the page. */
  root: string;
}
let parts: Parts;

/** Time for which a draft outlives its address, in ms: a reload may come before the browser knows the new one. */
const OUTLIVES_MS = 2000;

const routeOfText = (text: string): Route => ({ game: 'rules', parameters: { text }, view: openingView({ text }) });

export class GrundyLab extends ShellPage<LabEngine> {
  static override properties = {
    route: { state: true },
    draft: { state: true },
    unkept: { state: true },
    readable: { state: true },
    subject: { state: true },
  };
  declare route: Route | undefined;
  /** The text that the reader had typed here, if the address has another one. */
  declare draft: Draft | undefined;
  /** The browser does not keep what is typed. */
  declare unkept: boolean;
  /** The part of a damaged link's text that can be read; undefined if the link is whole. */
  declare readable: string | undefined;
  /** The title of the rules in the editor. */
  declare subject: string | undefined;
  /** Addresses are written in order, since compressing a text is asynchronous. */
  #writing: Promise<void> = Promise.resolve();
  #address = '';
  /** Times that an address was gone to, and whether the last one is still read: what the page does meanwhile belongs to the one before. */
  #arrivals = 0;
  #arriving = false;
  /** The text in the editor, while the route has another one. */
  #typed: Draft | undefined;

  constructor() {
    super();
    this.unkept = false;
    void this.#speak(() => applyLanguage());
  }

  protected override get root(): string {
    return parts.root;
  }

  protected override start(): Promise<LabEngine> {
    return parts.start();
  }

  /** The text can be read and written while the module is loaded. */
  protected override early(starting: Promise<LabEngine>): LabEngine {
    return earlyLabEngine(starting);
  }

  protected override followAddress(): () => void {
    const arrive = () => location.hash !== this.#address && void this.#arrive();
    addEventListener('popstate', arrive);
    addEventListener('hashchange', arrive);
    void this.#arrive();
    return () => {
      removeEventListener('popstate', arrive);
      removeEventListener('hashchange', arrive);
    };
  }

  async #speak(choose: () => Promise<void>): Promise<void> {
    await choose().catch(() => {});
    await loadLabWords(this.words.language).catch(() => {});
    this.learn();
    this.spoken = true;
    this.requestUpdate();
  }

  /** Loads the lab's words before the language changes, which draws the views again. */
  async #choose(code: string): Promise<void> {
    await loadLabWords(code).catch(() => {});
    this.learn(code);
    await this.#speak(async () => chooseLanguage(code));
  }

  /** Adds the lab's phrases in the current language. */
  protected override learn(language = this.words.language): void {
    if (this.engine) speech.learn({ ...this.engine.phrases, ...labPhrases(language), [UNCHANGED]: labWords(language).unchanged('{}') });
  }

  async #arrive(): Promise<void> {
    const { hash } = location;
    this.#address = hash;
    const number = ++this.#arrivals;
    this.#arriving = true;
    const arrival = await arrivalAt(hash);
    if (number !== this.#arrivals) return;
    this.#arriving = false;
    this.readable = arrival && 'readable' in arrival ? arrival.readable : undefined;
    if (arrival && 'route' in arrival) this.#show(arrival.route, draftAt(hash));
    else if (this.readable === undefined) this.#showLast();
    else this.route = undefined;
  }

  /** The text that the reader has written last, or the first one. */
  #showLast(): void {
    const { text } = firstExample(this.words.language);
    const draft = lastDraft() ?? { text, worked: text };
    this.#show(routeOfText(draft.worked ?? draft.text), draft);
  }

  #show(route: Route, draft: Draft | undefined): void {
    this.#typed = draft;
    [this.route, this.draft] = draft && draft.worked === undefined ? [routeOfText(draft.text), undefined] : [route, draft];
  }

  /** Leaves a damaged link, to which one can come back. Without a text: for what the reader has written. */
  async #open(text?: string): Promise<void> {
    this.readable = undefined;
    if (text === undefined) this.#showLast();
    else this.#show(routeOfText(text), undefined);
    if (!this.route) return;
    this.#address = await addressOf(this.route);
    history.pushState(null, '', this.#address);
  }

  #keep({ detail }: CustomEvent<Draft>): void {
    this.#typed = detail;
    this.unkept = !keepDraft(location.hash, detail);
  }

  #change({ detail: { route: given, lasting } }: CustomEvent<{ route: Route; lasting: boolean }>): void {
    if (this.#arriving) return;
    const followed = this.#followed(given);
    const { text = '' } = followed.parameters;
    const other = text !== this.route?.parameters.text;
    const route = lasting || other ? withoutUnread(followed) : followed;
    [this.route, this.draft] = [route, undefined];
    // After a text of the library, Back leads to what was typed.
    const draftOf = other && text === this.#typed?.text ? location.hash : undefined;
    if (other) {
      this.unkept = !keepWorked(text);
      this.#typed = undefined;
    }
    const number = this.#arrivals;
    this.#writing = this.#writing.then(async () => {
      // A newer one replaces it, unless it is one to come back to.
      const replaced = () => route !== this.route && !lasting;
      if (replaced()) return;
      const address = await addressOf(route);
      if (number !== this.#arrivals || replaced()) return;
      this.#address = address;
      if (lasting && location.hash !== this.#address) history.pushState(null, '', this.#address);
      else history.replaceState(null, '', this.#address);
      if (draftOf !== undefined) setTimeout(() => location.hash !== draftOf && dropDraft(draftOf), OUTLIVES_MS);
      const newer = this.route?.parameters.text;
      if (this.#typed) keepDraft(this.#address, this.#typed);
      else if (newer !== undefined && newer !== text) keepDraft(this.#address, { text: newer, worked: newer });
    });
  }

  /** Where a text becomes that of a board while it is written, or no longer is one, the view it opens on follows. */
  #followed(route: Route): Route {
    const { route: before } = this;
    if (before?.parameters.text === route.parameters.text || before?.view !== route.view) return route;
    return route.view === openingView(before.parameters) ? { ...route, view: openingView(route.parameters) } : route;
  }

  protected override updated(): void {
    // The static text gives way to the page.
    if (this.spoken) document.querySelector('.read-before')?.remove();
    const { language } = this.words;
    document.title = `${this.subject || labWords(language).lab} · ${siteWords(language).shell.name}`;
  }

  protected override render() {
    if (!this.spoken) return '';
    return html`
      ${siteHeader({
        language: this.words.language,
        root: parts.root,
        here: 'lab',
        skip: (event) => this.#skip(event),
        choose: (code) => void this.#choose(code),
        themed: () => this.requestUpdate(),
      })}
      <main tabindex="-1">${this.#page()}</main>
    `;
  }

  #skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>('lab-editor')?.focus();
  }

  #page() {
    if (this.readable !== undefined) return damagedView(labWords(this.words.language), this.readable, (text) => void this.#open(text));
    if (this.failure || !this.engine || !this.route) return this.waiting();
    return html`<lab-page .engine=${this.engine} .route=${this.route} .draft=${this.draft} ?unkept=${this.unkept} .dark=${isDark()} .program=${program} .startJudge=${startJudge} .reference=${parts.reference} .gallery=${parts.gallery} .site=${new URL(parts.root, document.baseURI).href} @route-change=${this.#change} @draft-typed=${this.#keep}
      @subject-change=${({ detail }: CustomEvent<string>) => {
        this.subject = detail;
      }}></lab-page>`;
  }
}

const writer = loadOnce(async () => (await import('./source.js')).programWriter(await parts.tools()));
const program = async (text: string, language: Language) => (await writer())(text, language);

const startJudge = loadOnce(() => parts.judge());

export function openLab(from: Parts): void {
  parts = from;
  define('grundy-lab', GrundyLab);
}
