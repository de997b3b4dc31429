// The part of a panel for `controls="full"`: the form, the table's menus, and sharing.
import '../../workspace/form.js';
import '../../share/element.js';
import saving from '../../views/table/export/style.css?inline';
import menus from '../../views/table/menus.css?inline';
import '../../views/table/menus.js';
import sharing from '../../share/style.css?inline';
import { extend } from '../sheet.js';

extend(sharing + menus + saving);
