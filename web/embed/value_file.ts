// value.js: the calculator of values; an element loads it from beside its own script when it shows one.
import { values } from '../engine/delivery/inlined.js';
import { startCalculator } from '../engine/valuing.js';
import { valuesForFigures } from './value_figure.js';

globalThis.grundyscopeValue = valuesForFigures(async () => startCalculator(...(await values())));
