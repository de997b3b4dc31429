// Leaves out the boards of the games that only the module with all games has, where that module comes from another file, or from none.
import { moreIds } from './more_ids.mjs';

export const boardsApart = {
  name: 'boards-apart',
  enforce: 'pre',
  resolveId: (source, importer = '') =>
    source === './board.js' && moreIds.some((id) => importer.endsWith(`/games/${id}/index.ts`)) ? '\0no-board' : undefined,
  load: (id) => (id === '\0no-board' ? 'export {};' : undefined),
};
