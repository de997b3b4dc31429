// more.js: the engine of all games; an element loads it from beside its own script when it shows one that the script does not have.
import { loadOnce } from '../base/load_once.js';
import { tools } from '../engine/delivery/inlined.js';
import { speakingEngine } from '../engine/engine.js';
import { boardOf } from '../games/index.js';

globalThis.grundyscopeMore = {
  start: loadOnce(async () => speakingEngine(...(await tools()))),
  board: async (_, game) => boardOf(game)?.(),
};
