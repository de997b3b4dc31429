// The board of a rule text among other games, by the layout that its table has.
import type { TableShape } from '../../engine/api_messages.js';
import type { TextLayout } from '../../engine/protocol.js';
import type { Board } from '../../views/play/board.js';
import { boardOfRules } from './board.js';
import { loadGraphs } from './load_graphs.js';

/** The boards of texts by the shapes of their tables; undefined while graphs are arranged. */
const boards = new WeakMap<TableShape, Board | undefined>();

/** The board of a rule text; undefined until its graphs are arranged, or if they cannot be. Then `loaded` is called. */
export function boardOfPart(shape: TableShape, loaded: () => void): Board | undefined {
  if (!boards.has(shape)) {
    const layout = JSON.parse(shape.scene ?? '{"parts":[]}') as TextLayout;
    const isOnGraphs = layout.parts.some(({ form }) => form === 'graph');
    boards.set(shape, isOnGraphs ? undefined : boardOfRules(layout));
    if (isOnGraphs)
      loadGraphs(layout).then(
        (graphs) => {
          boards.set(shape, boardOfRules(layout, graphs));
          loaded();
        },
        () => {},
      );
  }
  return boards.get(shape);
}
