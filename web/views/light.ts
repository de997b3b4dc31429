// Views draw into the light DOM: the page, or an element that holds them, styles them with one sheet, and labels reach their fields.
import { LitElement } from 'lit';
import { type Language, onLanguage, within } from '../strings/index.js';

/** An element that says what language its shadow speaks. */
export interface Speaker {
  spoken: Language | undefined;
}

export class View extends LitElement {
  #deaf = () => {};
  #root: Node | undefined;

  /** Words are asked for whenever a view is drawn: another language draws it once more. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.#root = this.getRootNode();
    this.#deaf = onLanguage(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#deaf();
  }

  /** In the language of the element whose shadow it stands in, if it stands in one. */
  protected override performUpdate(): void {
    const host = this.#root instanceof ShadowRoot ? (this.#root.host as Element & Partial<Speaker>) : undefined;
    within(host?.spoken, () => super.performUpdate());
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
