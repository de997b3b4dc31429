// Views draw into the light DOM: the page, or an element that holds them, styles them with one sheet, and labels reach their fields.
import { LitElement } from 'lit';
import { onLanguage } from '../strings/index.js';

export class View extends LitElement {
  #deaf = () => {};

  /** Words are asked for whenever a view is drawn: another language draws it once more. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.#deaf = onLanguage(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected say<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true }));
  }
}

/** Known by this name from now on. A page may hold this code twice, once of each of two builds: the first stays. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
