// <grundy-explain>: the value of a position, one sentence why, its options by what they do for the player who moves.
import { html, type TemplateResult } from 'lit';
import type { Cell, Explanation, Move, Option, Solution, State } from '../../engine/api_messages.js';
import type { Message } from '../../engine/message.js';
import { type Notation, notations, write } from '../../i18n/notation.js';
import { byEffect, effectMark } from '../effect.js';
import { chip, evaluationLine } from '../evaluation.js';
import type { Board } from '../play/board.js';
import { grouped } from '../table/geometry/ticks.js';
import { define, View } from '../view.js';
import { mex } from './mex.js';
import { nimSum } from './nim_sum.js';

/** Longer lists of options are folded. */
const SHOWN = 12;
/** Longer positions are cut in the middle. */
const LONGEST = 160;
/** Most characters of a list of moves in a sentence. */
const ROOM = 240;

/** Where the options are marked, by their numbers in the list. */
export type ExplainStage = 'board' | 'table' | 'graph';

/** View of an explanation on the stage of a page, and the choice of it: stage.ts. */
export interface OnStage {
  render(listed: readonly Option[]): TemplateResult | '';
  choice(): TemplateResult;
}

/** The options in the list's order, the better first; the list is folded unless `all` are shown. */
export function listed({ options }: Explanation, all: boolean): Option[] {
  const ordered = [...options].sort(byEffect);
  return all || ordered.length <= SHOWN + 2 ? ordered : ordered.slice(0, SHOWN);
}

/**
 * Emits `option-look` (Move), `cell-select` (Cell, or nothing), `option-point` (Move, or nothing), `options-unfold`; on a page also
 * `position-look` (State), `stage-change` (ExplainStage).
 */
export class ExplainView extends View {
  static override properties = {
    explanation: { attribute: false },
    solution: { attribute: false },
    cell: { attribute: false },
    error: { attribute: false },
    stage: {},
    board: { attribute: false },
    parameters: { attribute: false },
    partNames: { attribute: false },
    pointed: { attribute: false },
    more: { attribute: false },
    all: { state: true },
  };
  declare explanation: Explanation | undefined;
  declare solution: Solution | undefined;
  /** The cell or position explained; undefined for the position of the parameters. */
  declare cell: Cell | State | undefined;
  declare error: string | undefined;
  /** On a page: what has the stage. Nothing in a figure. */
  declare stage: ExplainStage | undefined;
  declare board: Board | undefined;
  declare parameters: Readonly<Record<string, string>>;
  /** Of a sum: the names of its parts' games, where they are short. */
  declare partNames: readonly (string | undefined)[] | undefined;
  /** The option that the pointer or the focus is at, here or on the stage. */
  declare pointed: Move | undefined;
  /** Content added by the page at the end of the panel. */
  declare more: unknown;
  declare all: boolean;
  /** Makes what is on the stage, on pages that load stage.ts. */
  static makeStage: ((view: ExplainView) => OnStage) | undefined;
  #onStage: OnStage | undefined;

  constructor() {
    super();
    this.all = false;
    this.parameters = {};
    this.more = '';
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('explanation')) this.all = false;
    if (this.stage) this.#onStage ??= ExplainView.makeStage?.(this);
  }

  protected override render() {
    const t = this.words.strings.explain;
    const { explanation, error } = this;
    if (error) return html`<div class="in-panel"><p class="error" role="alert">${error}</p>${this.more}</div>`;
    if (!explanation) return html`<div class="in-panel"><p class="quiet-text">${t.empty}</p>${this.more}</div>`;
    return html`${this.#onStage?.render(listed(explanation, this.all)) ?? ''}
      <div class="in-panel">${this.#panel(explanation)}</div>`;
  }

  /** A part of a sum, or a component of a position, after the name of its game. */
  #part(position: Message, index: number): string {
    const name = this.partNames?.[index];
    return `${name === undefined ? '' : `${name}: `}${this.words.translate(position)}`;
  }

  #panel(explanation: Explanation) {
    const t = this.words.strings.explain;
    const { reason, nimber } = explanation;
    // Where there are no nimbers, outcomes cannot be written as nimbers.
    const offered = notations.filter((name) => name !== 'nimber' || nimber !== undefined);
    const position = explanation.parts?.map((part, i) => this.#part(part.position, i)).join(' + ');
    return html`
      ${this.#onStage?.choice() ?? ''}
      <p class="explain-position">${shortened(position ?? this.words.translate(explanation.position))}</p>
      <p class="explain-value">${evaluationLine(this.words, explanation)}</p>
      <p class="explain-why">${this.words.translate(explanation.text)}</p>
      ${this.#wins(explanation)} ${reason.kind === 'nim-sum' ? nimSum(this.words, reason, (part, i) => this.#part(part, i)) : ''} ${this.#options(explanation)} ${mex(this.words, explanation)}
      ${
        this.cell
          ? html`<p><button type="button" class="link" @click=${() => this.emit('cell-select', undefined)}>${t.back}</button></p>`
          : ''
      }
      <label class="notation"
        >${t.notation}
        <select @change=${(e: Event) => write((e.target as HTMLSelectElement).value as Notation)}>
          ${offered.map((name) => html`<option value=${name} ?selected=${name === this.words.notation}>${t.notations[name]}</option>`)}
        </select></label
      >
      ${this.more}
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

  #options(explanation: Explanation) {
    const t = this.words.strings.explain;
    const { options, more } = explanation;
    if (options.length === 0) return html`<p class="quiet-text">${t.noOptions}</p>`;
    const shown = listed(explanation, this.all);
    return html`<table class="options">
        <caption>
          ${t.options(`${grouped(options.length)}${more ? '+' : ''}`)} ${t.forMover}
        </caption>
        <thead>
          <tr>
            <td></td>
            ${t.columns.map((name) => html`<th scope="col">${name}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map((option, i) => this.#option(option, i + 1))}
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
    this.emit('options-unfold', undefined);
  }

  #option(option: Option, number: number) {
    const t = this.words.strings.explain;
    const { cell, nimber, play } = option;
    const move = this.words.translate(option.move);
    const point = (at: Move | undefined) => () => this.emit('option-point', at);
    const look = () => (cell ? this.emit('cell-select', cell) : this.emit('option-look', play));
    return html`<tr
      class="${option.outcome === 'P' ? 'winning' : ''} ${play === this.pointed ? 'lit' : ''}"
      @pointerenter=${point(play)}
      @pointerleave=${point(undefined)}
      @focusin=${point(play)}
      @focusout=${point(undefined)}
    >
      <td class="option-number">${number}</td>
      <td><button type="button" class="link" title=${t.goThere(move)} @click=${look}>${move}</button></td>
      <td class="option-effect">${effectMark(this.words, option)}</td>
      <td class="option-value" title=${t.leadsTo}>
        ${chip(this.words, option.outcome, nimber)}${nimber === undefined ? '' : html`<span class="number" title=${t.nimber}>${grouped(nimber)}</span>`}
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
