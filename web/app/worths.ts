// What positions of sums of Left and Right are worth, on the site.

import { loadOnce } from '../base/load_once.js';
import { startFiles } from '../calculator/files.js';
import '../views/worth/means.js';
import '../views/worth/style.css';
import { worthOfSum } from '../views/worth/sum.js';
import { plainValue } from '../views/worth/value_line.js';
import { worthWords } from '../views/worth/words.js';
import { writeValuesBy } from '../workspace/lines.js';

writeValuesBy((value, language) => plainValue(value, worthWords(language)));

export const worths = worthOfSum(loadOnce(() => startFiles({})));
