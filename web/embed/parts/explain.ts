// The part of a panel for this view.
import '../../views/explain/element.js';
import css from '../../views/explain/style.css?inline';
import { extend } from '../sheet.js';

extend(css);
