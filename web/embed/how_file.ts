// how.js: what an element loads from beside its own script when it shows the methods of a game.
import { how } from './parts/how.js';

globalThis.grundyscopeHow = how;
