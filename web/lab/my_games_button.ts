// <lab-my-games>: a button, and a dialog with the games that the reader keeps. Its list is loaded for the first dialog.
import { html } from 'lit';
import { define, View } from '../views/view.js';
import { labWords } from './words.js';

/** Emits the events of `<lab-kept-games>`; `game-open` closes the dialog. */
export class MyGamesButton extends View {
  static override properties = {
    text: {},
    suggested: {},
    open: { state: true },
    fault: { state: true },
  };
  /** The text in the editor. */
  declare text: string;
  /** A title for it, if it has one. */
  declare suggested: string;
  declare open: boolean;
  /** Why the list could not be loaded. */
  declare fault: unknown;

  constructor() {
    super();
    this.text = this.suggested = '';
    this.open = false;
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog') as HTMLDialogElement;
  }

  async #show(): Promise<void> {
    this.fault = undefined;
    await import('./my_games_view.js').catch((error) => {
      this.fault = error;
    });
    this.open = true;
    await this.updateComplete;
    this.#dialog.showModal();
  }

  protected override render() {
    const t = labWords(this.words.language).games;
    return html`<button type="button" class="quiet" aria-haspopup="dialog" @click=${this.#show}>${t.title}</button>
      <dialog class="share lab-games" aria-label=${t.title}
        @close=${() => {
          this.open = false;
        }}
        @click=${(event: Event) => event.target === event.currentTarget && this.#dialog.close()}
        @game-open=${() => this.#dialog.close()}>
        ${this.open ? this.#content() : ''}
      </dialog>`;
  }

  #content() {
    const t = labWords(this.words.language).games;
    return html`<div class="share-body">
      <div class="share-head"><strong>${t.title}</strong><button type="button" class="quiet" aria-label=${this.words.strings.share.close}
        @click=${() => this.#dialog.close()}>×</button></div>
      ${
        this.fault === undefined
          ? html`<lab-kept-games .text=${this.text} .suggested=${this.suggested}></lab-kept-games>`
          : html`<p class="error" role="alert">${this.words.error(this.fault)}</p>`
      }
    </div>`;
  }
}

define('lab-my-games', MyGamesButton);
