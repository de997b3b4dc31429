// The part of a panel for this view.
import '../../views/play/element.js';
import css from '../../views/play/style.css?inline';
import { extend } from '../sheet.js';

extend(css);
