// Marks on the table of a workspace, and the sentence about the marked cell.

import { html, type TemplateResult } from 'lit';
import type { Cell, Explanation, Solution } from '../engine/api_messages.js';
import type { Words } from '../i18n/words.js';
import type { OptionMark } from '../views/table/draw/overlay.js';
import { cellText } from '../views/table/geometry/coordinates.js';
import type { Highlights } from '../views/table/patterns.js';
import type { OpenGame } from './open_game.js';
import type { Route } from './route.js';

/** Most options marked. */
const MOST = 200;

export const noHighlights: Highlights = {};

/** The options that have a cell of their own, those that win first. */
export function optionMarks(explained: Explanation | undefined): OptionMark[] {
  const marks = (explained?.options ?? []).flatMap(({ cell, outcome }) => (cell ? [{ cell, wins: outcome === 'P' }] : []));
  return marks.sort((one, other) => Number(other.wins) - Number(one.wins)).slice(0, MOST);
}

/** The pieces of the position, unless they are those of the parameters. */
export function pieceCells({ explanation, playing }: OpenGame, { state }: Route): readonly Cell[] | undefined {
  if ((state === undefined && !playing) || !explanation) return undefined;
  return explanation.pieces ?? (explanation.cell ? [explanation.cell] : []);
}

/** The explanation of a cell, if it has arrived. */
export function explainedCell({ explanation, fresh }: OpenGame, cell: Cell | undefined): Explanation | undefined {
  return cell && fresh && String(explanation?.cell) === String(cell) ? explanation : undefined;
}

/** The place of an explained cell and why it has its value. */
export function captionOf(words: Words, solution: Solution | undefined, of: Explanation | undefined): TemplateResult | undefined {
  if (!of?.cell) return undefined;
  const place = !solution || solution.shape.sequence ? words.translate(of.position) : cellText(solution.shape, of.cell);
  return html`<span class="place">${place}</span> ${words.translate(of.text)}`;
}
