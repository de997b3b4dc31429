// Values of positions of sums of Left and Right, on the site.

import { loadOnce } from '../base/load_once.js';
import { calculatorOver } from '../engine/calculator.js';
import { values } from '../engine/delivery/files.js';
import '../views/worth/means.js';
import '../views/worth/style.css';
import { worthOfSum } from '../views/worth/sum.js';
import { plainValue } from '../views/worth/value_line.js';
import { worthWords } from '../views/worth/words.js';
import { writeValuesBy } from '../workspace/lines.js';

writeValuesBy((value, language) => plainValue(value, worthWords(language)));

export const worths = worthOfSum(loadOnce(() => calculatorOver(...values(), {})));
