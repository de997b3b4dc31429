// What a panel loads when two tables are compared.
import '../../workspace/compare.js';
import css from '../../workspace/compare.css?inline';
import { extend } from '../sheet.js';

extend(css);
