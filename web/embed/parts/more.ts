// The package's engine of all games for figures.
import { loadOnce } from '../../base/load_once.js';
import { startMore } from '../../engine/delivery/package.js';
import { speakingEngine } from '../../engine/engine.js';
import type { GamesPart } from '../loaders.js';

export const more: GamesPart = { start: loadOnce(() => startMore(speakingEngine)) };
