// The shadow root of an embed before anything is drawn: the author's fallback, the reason of a failure, the button that starts it. It reserves
// the height of the picture.
import type { Controls } from '../workspace/figure_height.js';
import { sheet } from './sheet.js';

type State = 'waiting' | 'shown' | 'failed';

/**
 * Stops keys that the figure uses, since the page may turn its own pages by them: keys that a view handles, text typed into a field, and
 * keys that press a button. All others propagate.
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

  /** `start` is called when the button is pressed. */
  constructor(host: HTMLElement, start: () => void) {
    const shadow = host.attachShadow({ mode: 'open' });
    // Constructed style sheets need no permission in the page's content security policy.
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

  /** How much larger than usual the reader's texts are. */
  get textScale(): number {
    // The style sheet gives it the size `medium`.
    return Math.max(1, Number.parseFloat(getComputedStyle(this.scope, '::before').fontSize) / 16 || 1);
  }

  /** `least`: the minimum in pixels where the height is `auto`. */
  room(height: number | 'auto', least: number): void {
    this.#room.replaceSync(`:host{${height === 'auto' ? `min-height:${least}px` : `height:${height}px`}}`);
    this.scope.classList.toggle('growing', height === 'auto');
  }

  /** The style sheet decides which controls are visible. */
  controls(controls: Controls): void {
    this.scope.dataset.controls = controls;
  }

  /** The caption, unless the author's children include one. */
  caption(text: string | null): void {
    this.#caption.textContent = text;
  }

  /** `paper`: the background behind it, if not its own. */
  setTheme(dark: boolean, paper: string | undefined): void {
    const { classList, style } = this.scope;
    classList.toggle('dark', dark);
    classList.toggle('light', !dark);
    classList.toggle('hosted', paper !== undefined);
    if (paper) style.setProperty('--behind', paper);
    else style.removeProperty('--behind');
  }

  /** The fallback is visible unless the picture is. */
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

  /** Shows the button with this label; hides it if undefined. */
  reveal(text: string | undefined): void {
    this.#reveal.hidden = text === undefined;
    this.#reveal.textContent = text ?? '';
  }
}
