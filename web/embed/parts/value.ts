// Values, for figures of the package.

import { startValues } from '../../engine/delivery/package.js';
import { startCalculator } from '../../engine/valuing.js';
import { valuesForFigures } from '../value_figure.js';

export const value = valuesForFigures(() => startValues(startCalculator));
