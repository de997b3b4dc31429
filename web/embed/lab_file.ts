// lab.js: the engine of rule texts; an element loads it from beside its own script when it shows one.
import { lab } from '../engine/delivery/inlined.js';
import { startLabEngine } from '../lab/lab_engine.js';
import { labForFigures } from './lab_figures.js';

globalThis.grundyscopeLab = labForFigures(async () => startLabEngine(...(await lab())));
