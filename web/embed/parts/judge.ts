// The part of a panel for this view.
import '../../views/judge/element.js';
import css from '../../views/judge/style.css?inline';

export { randomOf } from '../../games/index.js';

import { extend } from '../sheet.js';

extend(css);
