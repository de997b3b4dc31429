// How far two tables that are compared differ: how many of their cells, and what stands in the chosen one in both.
import type { Cell, LayerName, Solution } from '../engine/said.js';
import { siteWords } from '../i18n/site_words.js';
import type { Words } from '../i18n/words.js';
import { grouped } from '../views/table/geometry/ticks.js';
import type { Other } from '../views/table/patterns.js';
import { valueText } from '../views/value.js';
import { countCells } from './count.js';

export class Differences {
  readonly #changed: () => void;
  #of = '';
  #solution: Solution | undefined;
  #other: Other | undefined;
  #count: number | undefined;
  #values: ((words: Words) => string) | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** `cell`: the chosen one. O(cells), away from the page. */
  look(solution: Solution | undefined, layer: LayerName, other: Other | undefined, cell: Cell | undefined): void {
    const of = JSON.stringify([layer, other?.layer, cell]);
    if (of === this.#of && solution === this.#solution && other?.solution === this.#other?.solution) return;
    this.#of = of;
    this.#solution = solution;
    this.#other = other;
    this.#count = this.#values = undefined;
    if (!solution || !other) return;
    const still = () => of === this.#of && other === this.#other;
    void countOf(solution, layer, other).then(
      (count) => {
        if (!still()) return;
        this.#count = count;
        this.#changed();
      },
      () => {},
    );
    if (!cell) return;
    void Promise.all([solution.explain(cell), other.solution.explain(cell)]).then(
      ([here, there]) => {
        if (!still()) return;
        this.#values = (words) => siteWords(words.language).differences.values(valueText(words, here), valueText(words, there));
        this.#changed();
      },
      () => {},
    );
  }

  render(words: Words): string {
    const say = siteWords(words.language).differences;
    const parts = [this.#count === undefined ? '' : say.count(grouped(this.#count)), this.#values?.(words) ?? ''];
    return parts.filter((part) => part !== '').join(' ');
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
