// A small picture of a position on its board, with the places where a move wins.
import { type SVGTemplateResult, svg } from 'lit';
import { boardOfRules } from '../boards/rules/board.js';
import { loadGraphs } from '../boards/rules/load_graphs.js';
import type { Explanation, TableShape } from '../engine/api_messages.js';
import type { TextLayout } from '../engine/protocol.js';
import type { Words } from '../i18n/words.js';

/** The blue of won positions, in every theme. */
const WINS = '#0072B2';

/** Most cells in a row, so that long rows are not too thin. */
const ACROSS = 12;

/** Width and height in units of the drawing, as for a viewBox. */
export interface BoardPicture {
  width: number;
  height: number;
  art: SVGTemplateResult;
}

/** `load`: as for `loadGraphs`. */
export async function boardPicture(
  layout: TextLayout,
  words: Words,
  position: Explanation,
  shape: TableShape,
  load?: Parameters<typeof loadGraphs>[1],
): Promise<BoardPicture> {
  const draw = boardOfRules(layout, await loadGraphs(layout, load));
  const across = Math.min(ACROSS, Math.max(...layout.parts.map(({ dimensions, columns }) => (dimensions > 0 ? columns : ACROSS))));
  // Graphs lie on their side.
  const onGraphs = layout.parts.every(({ form }) => form === 'graph');
  const scene = { words, shape, parameters: {}, across: onGraphs ? undefined : across };
  // Without moves, so without the buttons of those that have no place on the board.
  const { width, height, ground, art } = draw({ ...scene, position: { ...position, options: [] } });
  const wins = new Set(position.options.filter(({ outcome }) => outcome === 'P').map(({ play }) => play));
  const { targets } = draw({ ...scene, position });
  const marks = targets
    .filter(({ move, y, height: own }) => move !== undefined && wins.has(move) && y + own <= height)
    .map(
      (at) =>
        svg`<rect x=${at.x} y=${at.y} width=${at.width} height=${at.height} rx=${at.area ? at.height / 2 : 0} fill=${WINS} fill-opacity="0.4"></rect>`,
    );
  return { width, height, art: svg`${ground}${marks}${art}` };
}
