// Presentation: the stage alone on the whole screen, in larger type, with the headline and a QR code of the link.
import { html, type ReactiveController, type TemplateResult } from 'lit';
import { codeOf } from '../base/link_code.js';
import { siteWords } from '../i18n/site_words.js';
import type { View } from '../views/view.js';

export class Presentation implements ReactiveController {
  on = false;
  #code = '';
  /** The code is as large as it can be read from the back of a room. */
  #large = false;
  readonly #host: View;
  readonly #link: () => Promise<string>;

  /** `link`: returns the link whose code is drawn. */
  constructor(host: View, link: () => Promise<string>) {
    this.#host = host;
    this.#link = link;
    host.addController(this);
  }

  hostConnected(): void {
    document.addEventListener('fullscreenchange', this.#left);
  }

  hostDisconnected(): void {
    document.removeEventListener('fullscreenchange', this.#left);
    this.#show(false);
  }

  /** The reader may leave by a key of the browser. */
  readonly #left = (): void => {
    if (!document.fullscreenElement) this.#show(false);
  };

  #show(on: boolean): void {
    this.on = on;
    this.#large = false;
    this.#host.classList.toggle('presenting', on);
    this.#host.requestUpdate();
  }

  /** Starts or ends. */
  async toggle(): Promise<void> {
    if (this.on) {
      this.#show(false);
      if (document.fullscreenElement) await document.exitFullscreen();
      return;
    }
    // Where a page may not have the screen, it fills the window.
    await Promise.all([this.#host.requestFullscreen?.().catch(() => {}), this.begin()]);
  }

  /** Fills the window: the screen is given to a press alone. */
  async begin(): Promise<void> {
    this.#show(true);
    this.#code = await codeOf(await this.#link()).catch(() => '');
    this.#host.requestUpdate();
  }

  button(): TemplateResult {
    const t = siteWords(this.#host.words.language).present;
    const title = this.on ? t.end : t.start;
    return html`<button type="button" class="quiet square present" aria-label=${title} title="${title} (f)" aria-pressed=${this.on} @click=${() => void this.toggle()}>
      <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M1 2.5h14M2.5 2.5v8h11v-8M8 10.5v2M4.5 15L8 12.5l3.5 2.5" fill="none" stroke="currentColor" stroke-width="1.3" /></svg>
    </button>`;
  }

  /** The code, while presenting. */
  code(): TemplateResult | '' {
    if (!this.on || !this.#code) return '';
    const t = siteWords(this.#host.words.language).present;
    const resize = () => {
      this.#large = !this.#large;
      this.#host.requestUpdate();
    };
    return html`<button type="button" class="link-code" aria-pressed=${this.#large} title=${t.size} @click=${resize}><img src=${this.#code} alt=${t.code} /></button>`;
  }
}
