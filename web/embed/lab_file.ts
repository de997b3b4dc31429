// lab.js: the engine of rule texts; an element loads it from beside its own script when it shows one.

import { startLab } from '../lab/inlined.js';
import { labForFigures } from './lab_figures.js';

globalThis.grundyscopeLab = labForFigures(startLab);
