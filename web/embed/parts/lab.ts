// Rules that somebody wrote, for figures of the package.
import { startLab } from '../../engine/start.js';
import { labForFigures } from '../../lab/figures.js';
import { labOver } from '../../lab/over.js';

export const lab = labForFigures(() => startLab(labOver));
