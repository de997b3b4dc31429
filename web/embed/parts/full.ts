// What a panel loads for all controls: the form, the menus of the table, and what is handed out.
import '../../workspace/form.js';
import '../../share/element.js';
import saving from '../../views/table/export/style.css?inline';
import menus from '../../views/table/menus.css?inline';
import '../../views/table/menus.js';
import sharing from '../../share/style.css?inline';
import { extend } from '../sheet.js';

extend(sharing + menus + saving);
