// <grundy-compare>: chooses the table to compare with: another game, other parameters, another layer.
import { html, type PropertyValues } from 'lit';
import type { Engine, LayerName, TableShape } from '../engine/api_messages.js';
import { grouped } from '../views/table/geometry/ticks.js';
import type { Other } from '../views/table/patterns.js';
import { define, View } from '../views/view.js';
import type { Comparison } from './comparison.js';
import './form.js';
import { OpenGame } from './open_game.js';

/** Emits `comparison-change` (Comparison, or nothing to end it) and `other-change` (Other, or nothing while there is none that fits). */
export class ComparePanel extends View {
  static override properties = {
    engine: { attribute: false },
    comparison: { attribute: false },
    shape: { attribute: false },
  };
  declare engine: Engine;
  declare comparison: Comparison;
  /** Of the table on the page. */
  declare shape: TableShape | undefined;

  readonly #instance = new OpenGame(() => this.requestUpdate());
  #opened = '';
  /** The width that the other sequence was wrapped at last. */
  #wrapped = 0;
  #emitted: Other | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#tell(undefined);
    this.#instance.close();
    this.#opened = '';
  }

  protected override willUpdate(): void {
    const { game, parameters } = this.comparison;
    const opened = JSON.stringify([game, parameters]);
    if (opened === this.#opened) return;
    this.#opened = opened;
    this.#wrapped = 0;
    void this.#instance.open(this.engine, game, parameters, { place: undefined, record: undefined });
  }

  protected override updated(_: PropertyValues<this>): void {
    const { solution, progress, error, settled } = this.#instance;
    this.toggleAttribute('settled', settled);
    const width = this.shape?.x.count ?? 0;
    if (
      solution &&
      progress >= 1 &&
      solution.shape.sequence &&
      this.shape?.sequence &&
      solution.shape.x.count !== width &&
      this.#wrapped !== width
    ) {
      // Two sequences are compared term by term.
      this.#wrapped = width;
      void solution.wrap(width).then(() => this.requestUpdate());
    }
    const ready = solution && progress >= 1 && !error && this.#fits(solution.shape);
    this.#tell(ready ? { solution, layer: this.#layer(solution.shape) } : undefined);
  }

  #tell(other: Other | undefined): void {
    if (other?.solution === this.#emitted?.solution && other?.layer === this.#emitted?.layer) return;
    this.#emitted = other;
    this.emit('other-change', other);
  }

  #layer(shape: TableShape): LayerName {
    return shape.layers.includes(this.comparison.layer) ? this.comparison.layer : 'outcome';
  }

  #fits(other: TableShape): boolean {
    const size = ({ x, y }: TableShape) => [x.first, x.count, y.first, y.count].join();
    return this.shape !== undefined && size(this.shape) === size(other);
  }

  #change(part: Partial<Comparison>): void {
    this.emit('comparison-change', { ...this.comparison, ...part });
  }

  protected override render() {
    const t = this.words.strings.compare;
    const { comparison } = this;
    const { solution, error, progress } = this.#instance;
    const game = this.engine.games.find(({ id }) => id === comparison.game);
    const select = (event: Event) => (event.target as HTMLSelectElement).value;
    return html`<section class="compare" aria-label=${t.title}>
      <div class="compare-head">
        <label
          >${t.title}
          <select @change=${(event: Event) => this.#change({ game: select(event), parameters: {} })}>
            ${this.engine.games.map((game) => html`<option value=${game.id} .selected=${game.id === comparison.game}>${this.words.game(game).title}</option>`)}
          </select></label
        >
        <label
          >${this.words.strings.table.layer}
          <select @change=${(event: Event) => this.#change({ layer: select(event) as LayerName })}>
            ${(solution?.shape.layers ?? ['outcome']).map(
              (name) =>
                html`<option value=${name} .selected=${name === comparison.layer}>${this.words.strings.table.layers[name]}</option>`,
            )}
          </select></label
        >
        <button type="button" class="quiet" @click=${() => this.emit('comparison-change', undefined)}>${t.stop}</button>
      </div>
      <p class="compare-state ${solution && progress >= 1 && !this.#fits(solution.shape) ? 'error' : 'quiet-text'}" role="status">
        ${solution && progress >= 1 && !error ? this.#state(solution.shape) : t.working}
      </p>
      <grundy-form
        .game=${game}
        .values=${comparison.parameters}
        .error=${error}
        prefix="other"
        @parameters-change=${(event: CustomEvent<Record<string, string>>) => this.#change({ parameters: event.detail })}
      ></grundy-form>
    </section>`;
  }

  #state(other: TableShape): string {
    const t = this.words.strings.compare;
    const size = ({ x, y }: TableShape) =>
      [x, y].map(({ name, first, count }) => `${this.words.translate(name)} ${grouped(first)}–${grouped(first + count - 1)}`).join(', ');
    if (!this.shape) return t.working;
    return this.#fits(other) ? t.shown : t.otherSize(size(other), size(this.shape));
  }
}

define('grundy-compare', ComparePanel);
