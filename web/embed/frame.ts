// What stands in the shadow of an embed before anything is drawn: the author's fallback, the reason why there is no picture, the button that
// starts it. It keeps the room that the picture will take.
import type { Controls } from '../workspace/figure_height.js';
import { sheet } from './sheet.js';

type State = 'waiting' | 'shown' | 'failed';

/**
 * Keys that the figure uses are none of the page's, which may turn its pages by them: those that a view has taken, what is typed into a field,
 * and what presses a button. All others go on.
 */
function keep(event: KeyboardEvent): void {
  const { target, key, ctrlKey, metaKey, defaultPrevented } = event;
  const field = (target as Element).matches('input,select,textarea') && !ctrlKey && !metaKey && !/^(Tab|Escape)$/.test(key);
  const button = /^( |Enter)$/.test(key) && (target as Element).matches('button,summary,a');
  if (defaultPrevented || field || button) event.stopPropagation();
}

export class Frame {
  readonly scope: HTMLElement;
  readonly #reason: HTMLElement;
  readonly #reveal: HTMLButtonElement;
  readonly #caption: HTMLSlotElement;
  readonly #room = new CSSStyleSheet();

  /** `start`: what the button does. */
  constructor(host: HTMLElement, start: () => void) {
    const shadow = host.attachShadow({ mode: 'open' });
    // Sheets of this kind need no leave of the page's content security policy.
    shadow.adoptedStyleSheets = [sheet(), this.#room];
    const make = <K extends keyof HTMLElementTagNameMap>(name: K, part: string) => {
      const element = document.createElement(name);
      element.setAttribute('part', part);
      element.className = part;
      return element;
    };
    this.scope = make('div', 'scope');
    this.#reason = make('p', 'reason');
    this.#reveal = make('button', 'reveal');
    this.#reveal.type = 'button';
    this.#reveal.hidden = true;
    this.#reason.setAttribute('role', 'status');
    this.#reveal.addEventListener('click', start);
    this.#caption = document.createElement('slot');
    this.#caption.name = 'caption';
    this.scope.append(document.createElement('slot'), this.#reason, this.#reveal, this.#caption);
    shadow.append(this.scope);
    for (const kind of ['keydown', 'keyup', 'keypress'] as const) this.scope.addEventListener(kind, keep);
  }

  /** `least`: what it takes at least, in pixels, where it grows. */
  room(height: number | 'auto', least: number): void {
    this.#room.replaceSync(`:host{${height === 'auto' ? `min-height:${least}px` : `height:${height}px`}}`);
    this.scope.classList.toggle('growing', height === 'auto');
  }

  /** What of it is shown is decided by its style. */
  controls(controls: Controls): void {
    this.scope.dataset.controls = controls;
  }

  /** Where no child of the author's is one. */
  caption(text: string | null): void {
    this.#caption.textContent = text;
  }

  /** `paper`: what it lies on, if not on its own. */
  dress(dark: boolean, paper: string | undefined): void {
    const { classList, style } = this.scope;
    classList.toggle('dark', dark);
    classList.toggle('light', !dark);
    classList.toggle('hosted', paper !== undefined);
    if (paper) style.setProperty('--behind', paper);
    else style.removeProperty('--behind');
  }

  /** The fallback is in sight unless the picture is shown. */
  state(state: State, reason = ''): void {
    this.scope.dataset.state = state;
    this.#reason.textContent = reason;
  }

  get shown(): boolean {
    return this.scope.dataset.state === 'shown';
  }

  get offering(): boolean {
    return !this.#reveal.hidden;
  }

  /** Offers to start, in these words. */
  reveal(text: string | undefined): void {
    this.#reveal.hidden = text === undefined;
    this.#reveal.textContent = text ?? '';
  }
}
