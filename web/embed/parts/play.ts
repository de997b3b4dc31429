// What a panel loads when this view is first shown.
import '../../views/play/element.js';
import css from '../../views/play/style.css?inline';
import { extend } from '../sheet.js';

extend(css);
