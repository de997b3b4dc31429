// <grundy-explain>: the value of a position, one sentence why, its options with their values.
import { html } from 'lit';
import type { Cell, Explanation, Option, Solution, State } from '../../engine/api_messages.js';
import { type Notation, notations, write } from '../../i18n/notation.js';
import { grouped } from '../table/geometry/ticks.js';
import { chip, valueLine } from '../value.js';
import { define, View } from '../view.js';
import { mex } from './mex.js';
import { nimSum } from './nim_sum.js';

/** Longer lists of options are folded. */
const SHOWN = 12;
/** Longer positions are cut in the middle. */
const LONGEST = 160;
/** Most characters of a list of moves in a sentence. */
const ROOM = 240;

export class ExplainView extends View {
  static override properties = {
    explanation: { attribute: false },
    solution: { attribute: false },
    cell: { attribute: false },
    error: { attribute: false },
    graph: { type: Boolean },
    all: { state: true },
  };
  declare explanation: Explanation | undefined;
  declare solution: Solution | undefined;
  /** The cell or position explained; undefined for the position of the parameters. */
  declare cell: Cell | State | undefined;
  declare error: string | undefined;
  /** Shows the graph of a small game, on a page that loads graph.ts. */
  declare graph: boolean;
  declare all: boolean;

  constructor() {
    super();
    this.graph = false;
    this.all = false;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('explanation')) this.all = false;
  }

  protected override render() {
    const t = this.words.strings.explain;
    if (this.error) return html`<p class="error" role="alert">${this.error}</p>`;
    const { explanation } = this;
    if (!explanation) return html`<p class="quiet-text">${t.empty}</p>`;
    const { reason, nimber } = explanation;
    // Where there are no nimbers, outcomes cannot be written as nimbers.
    const offered = notations.filter((name) => name !== 'nimber' || nimber !== undefined);
    return html`
      <label class="notation"
        >${t.notation}
        <select @change=${(e: Event) => write((e.target as HTMLSelectElement).value as Notation)}>
          ${offered.map((name) => html`<option value=${name} ?selected=${name === this.words.notation}>${t.notations[name]}</option>`)}
        </select></label
      >
      <p class="explain-position">${shortened(this.words.translate(explanation.position))}</p>
      <p class="explain-value">${valueLine(this.words, explanation)}</p>
      <p class="explain-why">${this.words.translate(explanation.text)}</p>
      ${this.#wins(explanation)} ${reason.kind === 'nim-sum' ? nimSum(this.words, reason) : ''} ${this.#options(explanation)} ${mex(this.words, explanation)}
      ${this.graph ? html`<grundy-graph .solution=${this.solution} .explanation=${explanation}></grundy-graph>` : ''}
      ${
        this.cell
          ? html`<p><button type="button" class="link" @click=${() => this.emit('cell-select', undefined)}>${t.back}</button></p>`
          : ''
      }
    `;
  }

  /** All winning moves; empty if the list of options may not have all of them. */
  #wins({ options, more }: Explanation) {
    const wins = options.filter(({ outcome }) => outcome === 'P');
    if (more || wins.length === 0) return '';
    const { wins: title, others } = this.words.strings.explain;
    const shown = cut(wins.slice(0, SHOWN).map(({ move }) => this.words.translate(move)));
    const rest = wins.length - shown.length;
    const text = `${shown.join('; ')}${rest > 0 ? ` ${others(grouped(rest))}` : ''}.`;
    return html`<p class="explain-wins">${title(grouped(wins.length))} ${text}</p>`;
  }

  #options({ options, more }: Explanation) {
    const t = this.words.strings.explain;
    if (options.length === 0) return html`<p class="quiet-text">${t.noOptions}</p>`;
    const shown = this.all || options.length <= SHOWN + 2 ? options : options.slice(0, SHOWN);
    return html`<table class="options">
        <caption>
          ${t.options(`${grouped(options.length)}${more ? '+' : ''}`)} · ${options[0]?.nimber === undefined ? t.remoteness : t.nimber}
        </caption>
        <tbody>
          ${shown.map((option) => this.#option(option))}
        </tbody>
      </table>
      ${
        shown.length < options.length
          ? html`<p>
            <button type="button" class="link" @click=${() => this.#showAll()}>${t.showAll(grouped(options.length))}</button>
          </p>`
          : ''
      }
      ${more ? html`<p class="quiet-text">${t.andMore}</p>` : ''}`;
  }

  #showAll(): void {
    this.all = true;
  }

  #option(option: Option) {
    const t = this.words.strings.explain;
    const { cell } = option;
    const move = this.words.translate(option.move);
    const quantity = option.nimber ?? option.remoteness;
    return html`<tr class=${option.outcome === 'P' ? 'winning' : ''}>
      <td class="option-value" title=${option.nimber === undefined ? t.remoteness : t.nimber}>
        ${chip(this.words, option.outcome, option.nimber)}<span class="number">${quantity === undefined ? '' : grouped(quantity)}</span>
      </td>
      <td>
        ${
          cell
            ? html`<button type="button" class="link" title=${t.goThere(move)} @click=${() => this.emit('cell-select', cell)}>
              ${move}
            </button>`
            : html`<button type="button" class="link" title=${t.goThere(move)} @click=${() => this.emit('option-look', option.play)}>
              ${move}
            </button>`
        }
      </td>
    </tr>`;
  }
}

/** Returns the first moves, as many as have room, and at least one. */
function cut(moves: string[]): string[] {
  let length = 0;
  return moves.filter((move, i) => {
    length += move.length + 2;
    return i === 0 || length <= ROOM;
  });
}

function shortened(position: string): string {
  if (position.length <= LONGEST) return position;
  return `${position.slice(0, LONGEST / 2)} … ${position.slice(-LONGEST / 2)}`;
}

define('grundy-explain', ExplainView);
