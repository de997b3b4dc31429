// The menus of a table, patterns and saving, for pages that want them: importing this file gives them to all tables.
import { html, type TemplateResult } from 'lit';
import type { Drawing, Solution } from '../../engine/api.js';
import { words } from '../../strings/index.js';
import { TableView } from './element.js';
import { Saving } from './export/saving.js';
import type { Sight } from './export/sight.js';
import { aidsPanel } from './panels/aids.js';
import { menu } from './panels/menu.js';
import { type Aids, type Other, shapeShown } from './patterns.js';
import type { Viewer } from './viewer.js';

/** What the menus see of their table, and tell it. */
export interface MenuTable {
  readonly solution: Solution | undefined;
  readonly aids: Aids;
  readonly other: Other | undefined;
  readonly drawing: Drawing | undefined;
  readonly viewer: Viewer | undefined;
  readonly sight: Sight | undefined;
  tell(name: 'aids-change' | 'compare-open' | 'compare-stop', detail?: unknown): void;
  changed(): void;
}

export class Menus {
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
    const say = words().table;
    const { solution, aids, other, drawing, viewer, tell } = this.#table;
    if (!solution) return '';
    const panel = aidsPanel(
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
    const saving = this.#saving.panel(solution.shape.sequence !== undefined);
    return html`${menu('patterns', say.aids.title, panel)} ${menu('save', say.save.title, saving)}`;
  }
}

TableView.makeMenus = (table) => new Menus(table);
