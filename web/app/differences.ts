// The differences of two compared tables: their number, the one nearest to the selected cell, and both values there.
import { html } from 'lit';
import type { Cell, LayerName, Solution } from '../engine/api_messages.js';
import { siteWords } from '../i18n/site_words.js';
import type { Words } from '../i18n/words.js';
import { evaluationText } from '../views/evaluation.js';
import { grouped } from '../views/table/geometry/ticks.js';
import type { Other } from '../views/table/patterns.js';
import { countCells } from './count.js';

export class Differences {
  readonly #changed: () => void;
  readonly #choose: (cell: Cell) => void;
  #of = '';
  #solution: Solution | undefined;
  #other: Other | undefined;
  #layer: LayerName = 'outcome';
  #cell: Cell | undefined;
  #count: number | undefined;
  #values: ((words: Words) => string) | undefined;
  /** The sentences are known, or will not be: what is below them on the page stays where it is. */
  settled = false;

  /** `choose` is called with a cell in which the tables differ. */
  constructor(changed: () => void, choose: (cell: Cell) => void) {
    this.#changed = changed;
    this.#choose = choose;
  }

  /** `cell`: the selected one. O(cells), in the worker. */
  look(solution: Solution | undefined, layer: LayerName, other: Other | undefined, cell: Cell | undefined): void {
    const of = JSON.stringify([layer, other?.layer, cell]);
    if (of === this.#of && solution === this.#solution && other?.solution === this.#other?.solution) return;
    this.#of = of;
    this.#solution = solution;
    this.#other = other;
    this.#layer = layer;
    this.#cell = cell;
    this.#count = this.#values = undefined;
    if (!solution || !other) return;
    const still = () => of === this.#of && solution === this.#solution && other === this.#other;
    const counted = countOf(solution, layer, other).then((count) => {
      if (!still()) return;
      this.#count = count;
      this.#changed();
    });
    const evaluated =
      cell &&
      Promise.all([solution.explain(cell), other.solution.explain(cell)]).then(([here, there]) => {
        if (!still()) return;
        this.#values = (words) => siteWords(words.language).differences.values(evaluationText(words, here), evaluationText(words, there));
        this.#changed();
      });
    void Promise.allSettled([counted, evaluated]).then(() => {
      this.settled = true;
      this.#changed();
    });
  }

  /** Goes to the next or previous difference in reading order, cyclically. */
  async step(backward: boolean): Promise<void> {
    const [solution, other, from] = [this.#solution, this.#other, this.#cell];
    if (!solution || !other) return;
    const table = await solution.difference(this.#layer, other.solution, other.layer);
    try {
      const query = { along: 'reading', outcomes: 'P', backward } as const;
      const found = (from && (await table.seek({ ...query, from }))) ?? (await table.seek(query));
      if (found && solution === this.#solution && other === this.#other) this.#choose(found);
    } finally {
      table.close();
    }
  }

  render(words: Words) {
    const t = siteWords(words.language).differences;
    const parts = [this.#count === undefined ? '' : t.count(grouped(this.#count)), this.#values?.(words) ?? ''];
    const to = (backward: boolean) => () => void this.step(backward).catch(() => {});
    return html`${parts.filter((part) => part !== '').join(' ')}
      ${
        this.#count
          ? html`<button type="button" class="quiet" @click=${to(true)}>${t.before}</button>
              <button type="button" class="quiet" @click=${to(false)}>${t.next}</button>`
          : ''
      }`;
  }
}

async function countOf(solution: Solution, layer: LayerName, other: Other): Promise<number | undefined> {
  const table = await solution.difference(layer, other.solution, other.layer);
  try {
    return (await countCells(table))?.P;
  } finally {
    table.close();
  }
}
