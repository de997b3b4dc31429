// <challenge-link>: the link that challenges somebody else to win the position, and its code for a class.
import { html } from 'lit';
import { codeOf } from '../../base/link_code.js';
import { copyAndTell } from '../table/export/deliver.js';
import { define, View } from '../view.js';
import { playWords } from './words.js';

export class ChallengeLink extends View {
  static override properties = {
    subject: { attribute: false },
    link: { attribute: false },
    open: { state: true },
    made: { state: true },
    copied: { state: true },
  };
  /** Changes with the position and the players. */
  declare subject: string;
  declare link: () => Promise<string>;
  declare open: boolean;
  declare made: { subject: string; link: string; code: string } | undefined;
  /** Tells that the link was copied, or why not. */
  declare copied: string;

  constructor() {
    super();
    this.open = false;
    this.copied = '';
  }

  protected override updated(): void {
    if (this.open && this.made?.subject !== this.subject) void this.#make(this.subject);
  }

  async #make(subject: string): Promise<void> {
    const link = await this.link();
    const code = await codeOf(link).catch(() => '');
    if (subject !== this.subject) return;
    this.made = { subject, link, code };
    this.copied = '';
  }

  async #copy(link: string): Promise<void> {
    this.copied = await copyAndTell(this.words, link, this);
  }

  protected override render() {
    const { challenge: t } = playWords(this.words);
    const toggled = ({ target }: Event) => {
      this.open = (target as HTMLDetailsElement).open;
    };
    return html`<details class="challenge-link" @toggle=${toggled}>
      <summary>${t.make}</summary>
      <p class="quiet-text">${t.lead}</p>
      ${this.made ? this.#made(this.made) : ''}
    </details>`;
  }

  #made({ link, code }: NonNullable<ChallengeLink['made']>) {
    const { challenge: t } = playWords(this.words);
    const select = ({ target }: Event) => (target as HTMLInputElement).select();
    return html`<p class="challenge-line"><input readonly aria-label=${t.make} .value=${link} @focus=${select} />
        <button type="button" @click=${() => void this.#copy(link)}>${t.copy}</button> <span role="status">${this.copied}</span></p>
      ${code ? html`<img class="challenge-code" src=${code} alt=${t.code} width="240" height="240" />` : html`<p class="quiet-text">${t.long}</p>`}`;
  }
}

define('challenge-link', ChallengeLink);
