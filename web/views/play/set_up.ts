// <grundy-set-up>: a form for any position by its numbers, checked by the solution. Emits `position-look`.
import { html } from 'lit';
import type { Solution, State } from '../../engine/api_messages.js';
import { siteWords } from '../../i18n/site_words.js';
import { define, View } from '../view.js';
import type { Side } from './match.js';

export class SetUp extends View {
  static override properties = {
    solution: { attribute: false },
    state: { attribute: false },
    names: { attribute: false },
    side: { attribute: false },
    unfit: { state: true },
  };
  declare solution: Solution;
  /** The current position. */
  declare state: State;
  declare names: readonly [string, string];
  /** The player to move there. */
  declare side: Side;
  /** The error of the typed position. */
  declare unfit: unknown;

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('state')) this.unfit = undefined;
  }

  async #set(event: Event): Promise<void> {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement);
    const state = String(given.get('state')).replaceAll(/\s/g, '');
    try {
      await this.solution.explain(state);
      this.unfit = undefined;
      this.emit('position-look', { state, turn: given.get('turn') === '1' ? 1 : 0 });
    } catch (error) {
      this.unfit = error;
    }
  }

  protected override render() {
    const t = siteWords(this.words.language).setUp;
    return html`<details class="play-set-up">
      <summary>${t.title}</summary>
      <p class="quiet-text">${t.how}</p>
      <form @submit=${this.#set}>
        <label for="play-state">${t.position}</label>
        <input id="play-state" name="state" autocomplete="off" .value=${this.state} aria-invalid=${this.unfit !== undefined} aria-describedby="play-unfit" />
        <label for="play-turn">${t.turn}</label>
        <select id="play-turn" name="turn">
          ${this.names.map((name, side) => html`<option value=${side} .selected=${side === this.side}>${name}</option>`)}
        </select>
        <button type="submit">${t.set}</button>
        <p class="error" id="play-unfit" role="alert">${this.unfit === undefined ? '' : this.words.error(this.unfit, false)}</p>
      </form>
    </details>`;
  }
}

define('grundy-set-up', SetUp);
