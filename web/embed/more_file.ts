// more.js: the engine of all games; an element loads it from beside its own script when it shows one that the script does not have.
import { loadOnce } from '../base/load_once.js';
import { speakingEngine } from '../engine/engine.js';
import { inlinedMore } from '../engine/more_inlined.js';
import { boardOf } from '../games/index.js';

globalThis.grundyscopeMore = {
  start: loadOnce(async () => speakingEngine(...(await inlinedMore()))),
  board: async (_, game) => boardOf(game)?.(),
};
