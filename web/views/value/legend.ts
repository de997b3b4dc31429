// The legend of tables of values, means and temperatures, and <grundy-distinct-values>: the values that a table has, each with the number
// of its cells.
import { html, type PropertyValues } from 'lit';
import type { Cell, Drawing, LayerName, Solution } from '../../engine/api_messages.js';
import { isAbort } from '../../engine/errors.js';
import { classes, EVEN, hasTexts, UNKNOWN } from '../../engine/facts.js';
import type { Words } from '../../i18n/words.js';
import { grouped } from '../table/geometry/ticks.js';
import type { Rgb } from '../table/ink/colour.js';
import type { LegendOf, LegendPart } from '../table/ink/legend.js';
import { define, View } from '../view.js';
import { legendWords, loadLegendWords } from './legend_words.js';
import { drawn } from './notation.js';

/** In quarters. */
const STEPS = [1, 2, 4, 8, 16, 32, 64, 126];

export function legendOfValues(words: Words, { layer, palette, drawing }: LegendOf): readonly (LegendPart | false)[] {
  const t = legendWords(words.language);
  const { step = 1, present = [] } = drawing ?? {};
  if (step > 1) return [];
  const bytes = present.filter((byte) => byte < UNKNOWN);
  const title = { kind: 'title', text: words.strings.table.layers[layer] } as const;
  const swatch = (colour: Rgb, text: string) => ({ kind: 'swatch', colour, text }) as const;
  if (layer === 'value')
    return [title, ...bytes.flatMap((byte) => (classes[byte] ? [swatch(palette.cell(layer, byte), t.classes[classes[byte]])] : []))];
  const texts = layer === 'mean' ? t.means : t.temperatures;
  const ramp = (sign: 1 | -1, text: string) =>
    ({ kind: 'ramp', colours: STEPS.map((quarters) => palette.cell(layer, EVEN + sign * quarters)), text }) as const;
  return [
    title,
    bytes.some((byte) => byte > EVEN) && ramp(1, texts.above),
    bytes.includes(EVEN) && swatch(palette.D, texts.even),
    bytes.some((byte) => byte < EVEN) && ramp(-1, texts.below),
  ];
}

/** Most cells of a table whose values are listed. */
const MOST_CELLS = 20_000;
/** Values that are listed at first. */
const FEW = 12;

interface Distinct {
  text: string;
  count: number;
  /** The first cell that has it. */
  cell: Cell;
}

/** Emits `cell-alike` (Cell) for a value of the list: the cells that have it are to stand out. */
export class DistinctValues extends View {
  static override properties = {
    solution: { attribute: false },
    layer: { attribute: false },
    drawing: { attribute: false },
    list: { state: true },
    whole: { state: true },
  };
  declare solution: Solution;
  declare layer: LayerName;
  /** The last picture: with each, more may be known. */
  declare drawing: Drawing | undefined;
  declare list: readonly Distinct[] | undefined;
  /** True once all are to be shown. */
  declare whole: boolean;
  #call: AbortController | undefined;

  constructor() {
    super();
    this.whole = false;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#call?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    void loadLegendWords(this.words.language).then(
      (isNew) => isNew && this.requestUpdate(),
      () => {},
    );
    const isNew = changed.has('solution') || changed.has('layer');
    if (isNew) [this.list, this.whole] = [undefined, false];
    if (!isNew && !(changed.has('drawing') && this.drawing?.layer === this.layer)) return;
    this.#call?.abort();
    const { x, y } = this.solution.shape;
    if (hasTexts(this.layer) && x.count * y.count <= MOST_CELLS) void this.#read();
  }

  async #read(): Promise<void> {
    const call = new AbortController();
    this.#call = call;
    try {
      const { rows, x0, y0 } = await this.solution.table(this.layer, undefined, { signal: call.signal, soFar: true });
      if (call.signal.aborted) return;
      const found = new Map<string, Distinct>();
      for (const [j, row] of rows.entries()) {
        for (const [i, text] of row.entries()) {
          if (text === null) continue;
          const one = found.get(String(text)) ?? { text: String(text), count: 0, cell: [x0 + i, y0 + j] };
          found.set(one.text, { ...one, count: one.count + 1 });
        }
      }
      this.list = [...found.values()].sort((one, other) => other.count - one.count);
    } catch (error) {
      // The table itself shows what went wrong.
      if (!isAbort(error)) this.list = [];
    }
  }

  protected override render() {
    const { list } = this;
    if (!list || list.length === 0) return '';
    const t = legendWords(this.words.language);
    const total = list.reduce((sum, { count }) => sum + count, 0);
    const shown = this.whole ? list : list.slice(0, FEW);
    return html`<p>${t.distinct[this.layer === 'value' ? 'values' : 'numbers'](grouped(list.length), grouped(total))}</p>
      <ul class="distinct-values">
        ${shown.map(
          ({ text, count, cell }) => html`<li>
            <button type="button" title=${t.choose} @click=${() => this.emit('cell-alike', cell)}><b>${drawn(text)}</b> ${t.times(grouped(count))}</button>
          </li>`,
        )}
        ${
          shown.length < list.length
            ? html`<li><button type="button" @click=${() => this.#showAll()}>${t.all(grouped(list.length))}</button></li>`
            : ''
        }
      </ul>`;
  }

  #showAll(): void {
    this.whole = true;
  }
}

define('grundy-distinct-values', DistinctValues);
