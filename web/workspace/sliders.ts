// <grundy-sliders>: the whole numbers among the parameters as sliders, which can also run by themselves. Values emitted while a
// solution is computed are merged into the next: the page solves only the last.
import { html } from 'lit';
import { listed } from '../base/listed.js';
import type { GameInfo, ParameterSpec } from '../engine/api_messages.js';
import { siteWords } from '../i18n/site_words.js';
import { define, View } from '../views/view.js';

/** Duration of a step while it runs by itself, in ms. */
const STEP_MS = 140;
/** Sliders for a list, at most. */
const MOST = 6;
/** Least range of a slider. */
const SHORTEST = 16;

interface Slide {
  key: string;
  label: string;
  value: number;
  least: number;
  most: number;
  /** All parameters with another value at its place. */
  put(value: number): Record<string, string>;
}

/** Emits `parameters-slide` (all parameters). */
export class Sliders extends View {
  static override properties = {
    game: { attribute: false },
    values: { attribute: false },
    running: { state: true },
    open: { state: true },
  };
  declare game: GameInfo;
  /** The given values; the rest have their defaults. */
  declare values: Readonly<Record<string, string>>;
  /** The key of the slider that runs by itself. */
  declare running: string | undefined;
  /** Sliders are made on request: the fields above hold the same values. */
  declare open: boolean;
  /** How far each slider reaches: it does not change under the hand. */
  readonly #reach = new Map<string, number>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #frame = 0;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  /** Cancels the next frame, too: nothing moves after the hand has stopped it. */
  #stop(): void {
    clearInterval(this.#timer);
    cancelAnimationFrame(this.#frame);
    this.running = undefined;
  }

  #slides(): Slide[] {
    return this.words.game(this.game).parameters.flatMap((spec) => {
      const text = this.values[spec.name] ?? spec.default;
      if (spec.kind === 'integer') return /^\d{1,12}$/.test(text) ? [this.#slide(spec, spec.name, spec.label, text, (value) => value)] : [];
      const numbers = spec.kind === 'list' ? (listed(text) ?? []) : [];
      if (numbers.some((number) => number.length > 12)) return [];
      return numbers.slice(0, MOST).map((number, i) => {
        const put = (value: string) => numbers.map((other, j) => (i === j ? value : other)).join(',');
        return this.#slide(spec, `${spec.name}.${i}`, `${spec.label} ${i + 1}`, number, put);
      });
    });
  }

  #slide(spec: ParameterSpec, key: string, label: string, text: string, put: (value: string) => string): Slide {
    const value = Number(text);
    const least = Number(spec.least);
    const reach = Math.max(this.#reach.get(key) ?? Math.max(2 * value, least + SHORTEST), value);
    this.#reach.set(key, reach);
    const most = Math.min(Number(spec.most), reach);
    return { key, label, value, least, most, put: (next) => ({ ...this.values, [spec.name]: put(String(next)) }) };
  }

  /** Once a frame: a hand is faster than a page. */
  #slideTo(slide: Slide, value: number): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.emit('parameters-slide', slide.put(value)));
  }

  #run(key: string): void {
    const runs = this.running === key;
    this.#stop();
    if (runs) return;
    this.running = key;
    this.#timer = setInterval(() => {
      const slide = this.#slides().find((other) => other.key === key);
      if (!slide) this.#stop();
      else this.#slideTo(slide, slide.value >= slide.most ? slide.least : slide.value + 1);
    }, STEP_MS);
  }

  protected override render() {
    const slides = this.#slides();
    if (slides.length === 0) return '';
    const t = siteWords(this.words.language).sliders;
    return html`<details class="sliders" @toggle=${(event: Event) => {
      this.open = (event.target as HTMLDetailsElement).open;
      if (!this.open) this.#stop();
    }}>
      <summary>${t.title}</summary>
      ${(this.open ? slides : []).map(
        (slide) => html`<div class="slider">
          <span>${slide.label}</span>
          <input
            id="slide-${slide.key}"
            type="range"
            aria-label=${t.slide(slide.label)}
            min=${slide.least}
            max=${slide.most}
            .value=${String(slide.value)}
            @input=${(event: Event) => {
              this.#stop();
              this.#slideTo(slide, Number((event.target as HTMLInputElement).value));
            }}
          />
          <output for="slide-${slide.key}">${slide.value}</output>
          <button type="button" aria-pressed=${this.running === slide.key} aria-label=${t.animate(slide.label)} @click=${() => this.#run(slide.key)}>
            ${this.running === slide.key ? '❚❚' : '▶'}
          </button>
        </div>`,
      )}
    </details>`;
  }
}

define('grundy-sliders', Sliders);
