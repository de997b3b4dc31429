// Rule texts, for figures of the package.
import { startLab } from '../../engine/delivery/package.js';
import { startLabEngine } from '../../lab/lab_engine.js';
import { labForFigures } from '../lab_figures.js';

export const lab = labForFigures(() => startLab(startLabEngine));
