// The base class of the site and the lab: theme, start of the engine, failure and retry.
import { html, type PropertyDeclarations } from 'lit';
import type { Engine } from '../engine/api.js';
import { reasonOf, watchPolicy } from '../i18n/failure_reason.js';
import { siteWords } from '../i18n/site_words.js';
import { View } from '../views/view.js';
import { applyTheme, onSystemTheme } from './theme.js';

/** Time until the meanings of terms are loaded, in ms: the first picture comes before. */
const AFTERWARDS_MS = 1500;

export abstract class ShellPage<Started extends Pick<Engine, 'close'>> extends View {
  static override properties: PropertyDeclarations = { engine: { state: true }, failure: { state: true }, spoken: { state: true } };
  declare engine: Started | undefined;
  declare failure: string | undefined;
  /** True once the language is loaded; nothing is shown before. */
  declare spoken: boolean;
  #off: (() => void)[] = [];

  constructor() {
    super();
    applyTheme();
  }

  /** The site's folder, from the page. */
  protected get root(): string {
    return '';
  }

  protected abstract start(): Promise<Started>;

  /** Stand-in while the page starts, if any. */
  protected early(_starting: Promise<Started>): Started | undefined {
    return undefined;
  }

  /** Takes the phrases of `engine`, once there is one, and when it has started. */
  protected abstract learn(): void;

  /** Follows the address while the page is connected; returns what ends that. */
  protected abstract followAddress(): () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#off = [this.followAddress(), onSystemTheme(() => this.requestUpdate())];
    const later = setTimeout(() => void this.#explainTerms(), AFTERWARDS_MS);
    this.#off.push(() => clearTimeout(later));
    void this.startEngine();
  }

  /** Where that cannot be loaded, terms are words like others. */
  async #explainTerms(): Promise<void> {
    const terms = await import('./terms.js').catch(() => undefined);
    if (terms && this.isConnected) this.#off.push(terms.watchTerms(this, () => this.words.language, this.root));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const off of this.#off) off();
    this.engine?.close();
  }

  protected async startEngine(): Promise<void> {
    this.failure = undefined;
    // Hosts may send a policy stricter than the page's own.
    const policy = watchPolicy();
    try {
      const starting = this.start();
      this.engine = this.early(starting);
      this.learn();
      const engine = await starting;
      this.engine ??= engine;
      this.learn();
      this.requestUpdate();
    } catch (error) {
      this.failure = reasonOf(this.words, error, await policy.blocked());
    } finally {
      policy.stop();
    }
  }

  /** The page while the engine starts, or after it has failed. */
  protected waiting() {
    const t = siteWords(this.words.language).shell;
    if (!this.failure) return html`<p class="notice-page quiet-text" role="status">${t.loading}</p>`;
    return html`<div class="notice-page" role="alert">
        <p>${t.failed}</p>
        <p class="quiet-text">${this.failure}</p>
        <p><button type="button" @click=${this.startEngine}>${t.retry}</button></p>
      </div>`;
  }
}
