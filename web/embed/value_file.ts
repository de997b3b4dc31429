// value.js: the calculator of values; an element loads it from beside its own script when it shows one.
import { startInlined } from '../calculator/inlined.js';
import { valuesForFigures } from './value_figure.js';

globalThis.grundyscopeValue = valuesForFigures(startInlined);
