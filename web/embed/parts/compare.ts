// What a panel loads when two tables are compared.
import '../../desk/compare.js';
import css from '../../desk/compare.css?inline';
import { extend } from '../sheet.js';

extend(css);
