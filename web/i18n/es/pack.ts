// Spanish: all words except the rules of the games, which their pages load.
import type { GameWords, Pack } from '../words.js';
import { boards } from './boards.js';
import { strings } from './interface.js';
import { outcomes } from './outcomes.js';
import { phrases } from './phrases.js';
import { playing } from './playing.js';

const games = import.meta.glob<GameWords>('../../games/*/es.ts', { eager: true, import: 'words' });
const byId = Object.fromEntries(Object.entries(games).map(([path, words]) => [path.split('/').at(-2) ?? '', words]));

export const pack: Pack = { language: 'es', strings, phrases, outcomes, games: byId, boards, playing };
