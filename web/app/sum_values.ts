// Values of positions of sums of Left and Right, on the site.

import { loadOnce } from '../base/load_once.js';
import { calculatorOver } from '../engine/calculator.js';
import { values } from '../engine/delivery/files.js';
import '../views/value/means.js';
import '../views/value/style.css';
import { valueOfSum } from '../views/value/sum.js';
import { plainValue } from '../views/value/value_line.js';
import { valueWords } from '../views/value/words.js';
import { writeValuesBy } from '../workspace/lines.js';

writeValuesBy((value, language) => plainValue(value, valueWords(language)));

export const sumValues = valueOfSum(loadOnce(() => calculatorOver(...values(), {})));
