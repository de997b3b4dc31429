// A small picture of a position on its board, with the places where a move wins.
import { type SVGTemplateResult, svg } from 'lit';
import type { Explanation, TableShape } from '../engine/api_messages.js';
import type { TextLayout } from '../engine/protocol.js';
import type { Words } from '../i18n/words.js';
import { boardOfRules } from './board.js';
import { loadGraphs } from './load_graphs.js';

/** The blue of won positions, in every theme. */
const WINS = '#0072B2';

/** Most cells in a row, so that long rows are not too thin. */
const ACROSS = 8;

/** Width and height in units of the drawing, as for a viewBox. */
export interface BoardPicture {
  width: number;
  height: number;
  art: SVGTemplateResult;
}

export async function boardPicture(layout: TextLayout, words: Words, position: Explanation, shape: TableShape): Promise<BoardPicture> {
  const draw = boardOfRules(layout, await loadGraphs(layout));
  const across = Math.min(ACROSS, Math.max(...layout.parts.map(({ dimensions, columns }) => (dimensions > 0 ? columns : ACROSS))));
  const scene = { words, shape, parameters: {}, across };
  // Without moves, so without the buttons of those that have no place on the board.
  const { width, height, art } = draw({ ...scene, position: { ...position, options: [] } });
  const wins = new Set(position.options.filter(({ outcome }) => outcome === 'P').map(({ play }) => play));
  const { targets } = draw({ ...scene, position });
  const marks = targets
    .filter(({ move, y }) => move !== undefined && wins.has(move) && y < height)
    .map((at) => svg`<rect x=${at.x} y=${at.y} width=${at.width} height=${at.height} fill=${WINS} fill-opacity="0.4"></rect>`);
  return { width, height, art: svg`${art}${marks}` };
}
