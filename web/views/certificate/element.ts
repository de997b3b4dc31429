// <grundy-certificate>: writes a certificate of the answer for the page's parameters, describes and checks it, and saves it.
import { html, type PropertyValues } from 'lit';
import checker from '../../../tools/check.mjs?url&no-inline';
import type { Parameters } from '../how/methods.js';
import { download } from '../table/export/deliver.js';
import { grouped } from '../table/geometry/ticks.js';
import { define, View } from '../view.js';
import { certificateWords, loadCertificateWords } from './words.js';

/** A certificate (docs/certificates.md), and the verdict of a checker that shares no code with the solver. */
export interface Certified {
  text: string;
  checked: { valid: boolean; words: string };
}

/** Claim of a certificate: who wins, or what the position is worth. */
export type Claim = 'outcome' | 'value';

export interface Certifier {
  /** Writes a certificate; rejects with the reason if there is none for these parameters. */
  (game: string, parameters: Parameters, signal: AbortSignal, claim: Claim): Promise<Certified>;
  /** The files that the checker needs beside tools/check.mjs: names and addresses. */
  beside?: Readonly<Record<string, string>>;
}

export class Certificate extends View {
  static override properties = {
    game: {},
    parameters: { attribute: false },
    certifier: { attribute: false },
    valued: { type: Boolean },
    claim: { state: true },
    certified: { state: true },
    busy: { state: true },
    notice: { state: true },
  };
  declare game: string;
  declare parameters: Parameters;
  /** Undefined where certificates cannot be written; nothing is shown then. */
  declare certifier: Certifier | undefined;
  /** True if the position may have a value, which can be certified instead of who wins. */
  declare valued: boolean;
  declare claim: Claim;
  declare certified: Certified | undefined;
  declare busy: boolean;
  /** Result of the last action, as text. */
  declare notice: string;
  #call: AbortController | undefined;
  /** The subject of the certificate. */
  #of = '';

  constructor() {
    super();
    this.busy = this.valued = false;
    this.claim = 'outcome';
    this.notice = '';
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#cancel();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    void loadCertificateWords(this.words.language).then((fresh) => fresh && this.requestUpdate());
    // A new certifier has another subject, except the first one, which is loaded near the viewport.
    const other = changed.get('certifier') !== undefined;
    if (!this.valued) this.claim = 'outcome';
    const of = JSON.stringify([this.game, this.parameters, this.claim]);
    if (of === this.#of && !other) return;
    this.#of = of;
    this.#cancel();
    this.certified = undefined;
    this.notice = '';
  }

  #cancel(): void {
    this.#call?.abort();
    this.busy = false;
  }

  async #write(): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    this.busy = true;
    this.notice = '';
    try {
      const certified = await this.certifier?.(this.game, this.parameters, call.signal, this.claim);
      if (!call.signal.aborted) this.certified = certified;
    } catch (error) {
      if (!call.signal.aborted) this.notice = this.words.error(error);
    }
    if (this.#call === call) this.busy = false;
  }

  #save(text: string): void {
    const name = `${this.game}-certificate.json`;
    download(new Blob([text], { type: 'application/json' }), name);
    this.notice = certificateWords(this.words.language).saved(name);
  }

  /** The written certificate, in words. */
  #written({ text, checked }: Certified): string {
    const t = certificateWords(this.words.language);
    if (!checked.valid) return `${t.invalid} ${checked.words}`;
    const length = new TextEncoder().encode(text).length / 1000;
    const bytes = `${length < 10 ? length.toFixed(1) : grouped(Math.round(length))} kB`;
    const proof = /"proof":"(\w+)"/.exec(text)?.[1] ?? '';
    return proof === 'sample' ? t.sample(bytes) : `${t.valid(bytes)} ${t.proofs[proof] ?? ''}`;
  }

  #claims() {
    const t = certificateWords(this.words.language);
    return html`<label>${t.claim}
      <select @change=${(event: Event) => {
        this.claim = (event.target as HTMLSelectElement).value as Claim;
      }}>
        ${(['outcome', 'value'] as const).map(
          (claim) => html`<option value=${claim} .selected=${claim === this.claim}>${t.claims[claim]}</option>`,
        )}
      </select></label>`;
  }

  protected override render() {
    if (!this.certifier) return '';
    const t = certificateWords(this.words.language);
    const { certified } = this;
    return html`<h3 class="certificate-title">${t.title}</h3>
      <p class="quiet-text">${t.lead} <a href=${checker}>${t.checker}</a>${Object.entries(this.certifier.beside ?? {}).map(([name, address]) => html`, <a href=${address}>${name}</a>`)}</p>
      <p>
        ${this.valued ? this.#claims() : ''}
        ${
          this.busy
            ? html`<button type="button" @click=${() => this.#cancel()}>${t.cancel}</button>`
            : certified
              ? html`<button type="button" @click=${() => this.#save(certified.text)}>${t.save}</button>`
              : html`<button type="button" @click=${() => void this.#write()}>${t.write}</button>`
        }
      </p>
      <p role="status">${this.busy ? t.writing : certified ? this.#written(certified) : ''} ${this.notice}</p>`;
  }
}

define('grundy-certificate', Certificate);
