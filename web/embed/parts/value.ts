// Values, for figures of the package.
import { startCalculator } from '../../calculator/calculator.js';
import { startValues } from '../../engine/start.js';
import { valuesForFigures } from '../value_figure.js';

export const value = valuesForFigures(() => startValues(startCalculator));
