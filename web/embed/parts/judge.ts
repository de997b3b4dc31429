// What a panel loads when this view is first shown.
import '../../views/judge/element.js';
import css from '../../views/judge/style.css?inline';

export { randomOf } from '../../games/index.js';

import { extend } from '../sheet.js';

extend(css);
