// lab.js: what an element loads from beside its own script when it shows rules that somebody wrote.
import { labForFigures } from '../lab/figures.js';
import { startLab } from '../lab/inlined.js';

globalThis.grundyscopeLab = labForFigures(startLab);
