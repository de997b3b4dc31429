// <grundy-lab>: the head of the site, the engine of the lab, and its page.
import { html } from 'lit';
import { applyLanguage, chooseLanguage, speech } from '../app/language.js';
import { applyTheme, chooseTheme, isDark, onSystemTheme, type Theme, theme } from '../app/theme.js';
import { keepOffline } from '../book/offline.js';
import type { Route } from '../desk/route.js';
import { reasonOf, watchPolicy } from '../embed/reason.js';
import { languages } from '../i18n/languages.js';
import { siteWords } from '../i18n/site_words.js';
import { define, View } from '../views/light.js';
import { addressOf, routeAt } from './address.js';
import { type LabEngine, startLab } from './engine.js';
import { examples } from './gallery.js';
import './page.js';
import { labPhrases, labWords, loadLabWords } from './words.js';

const themes: Theme[] = ['auto', 'light', 'dark'];
/** What one finds who comes without an address. */
const FIRST = 'subtraction';
const kept = 'grundyscope.lab.text';

/** Storage may be forbidden; then nothing is kept. */
function stored(): string | null {
  try {
    return localStorage.getItem(kept);
  } catch {
    return null;
  }
}

function keep(text: string): void {
  try {
    localStorage.setItem(kept, text);
  } catch {
    // See `stored`.
  }
}

export class GrundyLab extends View {
  static override properties = { engine: { state: true }, failure: { state: true }, route: { state: true }, spoken: { state: true } };
  declare engine: LabEngine | undefined;
  declare failure: string | undefined;
  declare route: Route | undefined;
  declare spoken: boolean;
  #off: (() => void)[] = [];
  /** Addresses are written one after the other: packing a text takes a moment. */
  #writing: Promise<void> = Promise.resolve();
  #address = '';

  constructor() {
    super();
    applyTheme();
    void this.#speak(() => applyLanguage());
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const arrive = () => location.hash !== this.#address && void this.#arrive();
    addEventListener('popstate', arrive);
    addEventListener('hashchange', arrive);
    this.#off = [
      () => removeEventListener('popstate', arrive),
      () => removeEventListener('hashchange', arrive),
      onSystemTheme(() => this.requestUpdate()),
    ];
    void this.#arrive();
    void this.#start();
    keepOffline();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const off of this.#off) off();
    this.engine?.close();
  }

  async #speak(choose: () => Promise<void>): Promise<void> {
    await choose().catch(() => {});
    await loadLabWords(this.words.language).catch(() => {});
    this.#learn();
    this.spoken = true;
    this.requestUpdate();
  }

  /** Its words first: what speaks them is drawn anew as soon as another language is spoken. */
  async #choose(code: string): Promise<void> {
    await loadLabWords(code).catch(() => {});
    this.#learn(code);
    await this.#speak(async () => chooseLanguage(code));
  }

  /** The lab's phrases in the language that is spoken, behind those that the language has of all. */
  #learn(language = this.words.language): void {
    if (this.engine) speech.learn({ ...this.engine.phrases, ...labPhrases(language) });
  }

  async #start(): Promise<void> {
    this.failure = undefined;
    const policy = watchPolicy();
    try {
      this.engine = await startLab();
      this.#learn();
    } catch (error) {
      this.failure = reasonOf(this.words, error, await policy.blocked());
    } finally {
      policy.stop();
    }
  }

  async #arrive(): Promise<void> {
    this.#address = location.hash;
    const route = await routeAt(location.hash);
    const first = () => examples('en').find(({ name }) => name === FIRST)?.text ?? '';
    this.route = route ?? { game: 'rules', parameters: { text: stored() ?? first() }, view: 'table' };
  }

  #change({ detail: { route, lasting } }: CustomEvent<{ route: Route; lasting: boolean }>): void {
    this.route = route;
    keep(route.parameters.text ?? '');
    this.#writing = this.#writing.then(async () => {
      if (route !== this.route) return;
      this.#address = await addressOf(route);
      if (lasting && location.hash !== this.#address) history.pushState(null, '', this.#address);
      else history.replaceState(null, '', this.#address);
    });
  }

  #theme(): void {
    chooseTheme(themes[(themes.indexOf(theme()) + 1) % themes.length] ?? 'auto');
    this.requestUpdate();
  }

  protected override updated(): void {
    document.title = `${labWords(this.words.language).lab} · ${siteWords(this.words.language).shell.name}`;
  }

  protected override render() {
    if (!this.spoken) return '';
    const say = siteWords(this.words.language).shell;
    const lab = labWords(this.words.language);
    return html`
      <header class="site-head">
        <a class="skip" href="#main" @click=${this.#skip}>${siteWords(this.words.language).skip}</a>
        <a class="wordmark" href="../index.html">${say.name}</a>
        <nav aria-label=${lab.lab}><span class="quiet-text">${lab.lab}</span></nav>
        <div class="languages" role="group" aria-label=${say.language}>
          ${Object.entries(languages).map(
            ([code, name]) => html`<button type="button" class="quiet" lang=${code} aria-pressed=${code === this.words.language}
              @click=${() => void this.#choose(code)}
            ><span class="name">${name}</span><span class="code" aria-hidden="true">${code}</span></button>`,
          )}
        </div>
        <button type="button" class="quiet theme" aria-label="${say.theme}: ${say.themes[theme()]}" title="${say.theme}: ${say.themes[theme()]}" @click=${this.#theme}>
          <svg viewBox="0 0 16 16" aria-hidden="true" class="theme-${theme()}">
            <circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.4"></circle>
            <path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor"></path>
          </svg>
        </button>
      </header>
      <main tabindex="-1">${this.#page()}</main>
    `;
  }

  #skip(event: Event): void {
    event.preventDefault();
    this.querySelector<HTMLElement>('lab-editor')?.focus();
  }

  #page() {
    const say = siteWords(this.words.language).shell;
    if (this.failure) {
      return html`<div class="notice-page" role="alert">
        <p>${say.failed}</p>
        <p class="quiet-text">${this.failure}</p>
        <p><button type="button" @click=${this.#start}>${say.retry}</button></p>
      </div>`;
    }
    if (!this.engine || !this.route) return html`<p class="notice-page quiet-text" role="status">${say.loading}</p>`;
    return html`<lab-page .engine=${this.engine} .route=${this.route} .dark=${isDark()} @route-change=${this.#change}></lab-page>`;
  }
}

define('grundy-lab', GrundyLab);
