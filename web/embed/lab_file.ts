// lab.js: what an element loads from beside its own script when it shows rules that somebody wrote.

import { startLab } from '../lab/inlined.js';
import { labForFigures } from './lab_figures.js';

globalThis.grundyscopeLab = labForFigures(startLab);
