// Sentences about a table as a whole: its period, if one is proved, and the number of its lost positions.
import type { Solution } from '../engine/api_messages.js';
import { siteWords } from '../i18n/site_words.js';
import type { Words } from '../i18n/words.js';
import { periodText } from '../shell/period_text.js';
import { grouped } from '../views/table/geometry/ticks.js';
import { countCells } from './count.js';

interface Count {
  lost: number;
  all: number;
}

export class Theory {
  readonly #changed: () => void;
  #solution: Solution | undefined;
  #count: Count | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Waits for the solution. O(cells), in the worker. */
  look(solution: Solution | undefined): void {
    if (solution === this.#solution) return;
    this.#solution = solution;
    this.#count = undefined;
    if (!solution) return;
    countCells(solution).then(
      (count) => {
        if (solution !== this.#solution) return;
        this.#count = count && { lost: count.P, all: count.N + count.P + count.D };
        this.#changed();
      },
      () => {},
    );
  }

  render(words: Words): string {
    const t = siteWords(words.language).theory;
    const shape = this.#solution?.shape;
    const parts: string[] = [];
    const period = shape?.sequence?.period === undefined ? undefined : periodText(words, shape);
    if (period) parts.push(period);
    if (this.#count) parts.push(t.lost(grouped(this.#count.lost), grouped(this.#count.all)));
    return parts.join(' ');
  }
}
