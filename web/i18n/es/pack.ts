// Spanish: all words except the rules of the games, which their pages load.
import type { GameWords, Pack } from '../words.js';
import { boards } from './boards.js';
import { strings } from './interface.js';
import { judging } from './judging.js';
import { outcomes } from './outcomes.js';
import { phrases } from './phrases.js';
import { playing } from './playing.js';

const games = import.meta.glob<GameWords>('../../games/*/es.ts', { eager: true, import: 'words' });
const ownBoards = import.meta.glob<object>('../../games/*/board.es.ts', { eager: true, import: 'boardWords' });
const byId = <Own>(files: Record<string, Own>) =>
  Object.fromEntries(Object.entries(files).map(([path, words]) => [path.split('/').at(-2) ?? '', words]));

export const pack: Pack = {
  language: 'es',
  strings,
  phrases,
  outcomes,
  games: byId(games),
  boards,
  ownBoards: byId(ownBoards),
  playing,
  judging,
};
