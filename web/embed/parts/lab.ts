// Rules that somebody wrote, for figures of the package.
import { startLab } from '../../engine/start.js';
import { labForFigures } from '../../lab/figures.js';
import { startLabEngine } from '../../lab/lab_engine.js';

export const lab = labForFigures(() => startLab(startLabEngine));
