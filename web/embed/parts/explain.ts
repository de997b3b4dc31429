// What a panel loads when this view is first shown.
import '../../views/explain/element.js';
import css from '../../views/explain/style.css?inline';
import { extend } from '../sheet.js';

extend(css);
