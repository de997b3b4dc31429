// The menus of a table, patterns and saving, for pages that want them: importing this file gives them to all tables.
import { html, type TemplateResult } from 'lit';
import { TableView } from './element.js';
import { Saving } from './export/saving.js';
import type { MenuTable, TableMenus } from './menu_table.js';
import { aidsPanel } from './panels/aids.js';
import { menu } from './panels/menu.js';
import { shapeShown } from './patterns.js';

class Menus implements TableMenus {
  readonly #table: MenuTable;
  readonly #saving: Saving;

  constructor(table: MenuTable) {
    this.#table = table;
    this.#saving = new Saving(
      () => table.sight,
      () => table.changed(),
    );
  }

  cancel(): void {
    this.#saving.cancel();
  }

  render(): TemplateResult | '' {
    const { words, solution, aids, other, drawing, viewer, tell } = this.#table;
    if (!solution) return '';
    const t = words.strings.table;
    const panel = aidsPanel(
      words,
      {
        shape: shapeShown(solution.shape, aids),
        aids,
        comparing: other !== undefined,
        draws: drawing?.anyDraw ?? false,
        searching: viewer?.searching,
        missed: viewer?.missed ?? '',
      },
      {
        aids: (changed) => tell('aids-change', changed),
        compare: () => tell('compare-open'),
        stopComparing: () => tell('compare-stop'),
        firstDifference: () => viewer?.firstDifference(),
        seek: (query) => viewer?.seek(query),
        stopSeeking: () => viewer?.navigator.cancel(),
        wrap: (width) => viewer?.wrap(width),
      },
    );
    const saving = this.#saving.panel(words, solution.shape.sequence !== undefined);
    return html`${menu('patterns', t.aids.title, panel)} ${menu('save', t.save.title, saving)}`;
  }
}

TableView.makeMenus = (table) => new Menus(table);
