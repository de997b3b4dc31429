// The menus for patterns and saving. Importing this file adds them to all tables.
import { html, type TemplateResult } from 'lit';
import { TableView } from './element.js';
import { Saving } from './export/saving.js';
import type { MenuTable, TableMenus } from './menu_table.js';
import { highlightsPanel } from './panels/highlights.js';
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
    const { words, solution, highlights, other, drawing, viewer, tell } = this.#table;
    if (!solution) return '';
    const t = words.strings.table;
    const panel = highlightsPanel(
      words,
      {
        shape: shapeShown(solution.shape, highlights),
        highlights,
        comparing: other !== undefined,
        draws: drawing?.anyDraw ?? false,
        searching: viewer?.searching,
        missed: viewer?.missed ?? '',
      },
      {
        highlights: (changed) => tell('highlights-change', changed),
        compare: () => tell('compare-open'),
        stopComparing: () => tell('compare-stop'),
        firstDifference: () => viewer?.firstDifference(),
        seek: (query) => viewer?.seek(query),
        stopSeeking: () => viewer?.navigator.cancel(),
        wrap: (width) => viewer?.wrap(width),
      },
    );
    const saving = this.#saving.panel(words, solution.shape.sequence !== undefined);
    return html`${menu('patterns', t.highlights.title, panel)} ${menu('save', t.save.title, saving)}`;
  }
}

TableView.makeMenus = (table) => new Menus(table);
