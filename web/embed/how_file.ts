// how.js: the methods of games; an element loads it from beside its own script when it shows them.
import { how } from './parts/how.js';

globalThis.grundyscopeHow = how;
