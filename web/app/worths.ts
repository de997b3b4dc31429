// What positions of sums of Left and Right are worth, on the site.

import { loadOnce } from '../base/load_once.js';
import { startBeside } from '../calculator/beside.js';
import '../views/worth/means.js';
import { worthOfSum } from '../views/worth/sum.js';

export const worths = worthOfSum(loadOnce(startBeside));
