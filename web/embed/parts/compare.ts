// The part of a panel that compares two tables.
import '../../workspace/compare.js';
import css from '../../workspace/compare.css?inline';
import { extend } from '../sheet.js';

extend(css);
