// Views draw into the light DOM: the page, or an element that holds them, styles them with one sheet, and labels reach their fields.
import { LitElement } from 'lit';
import { type Language, onLanguage, within } from '../strings/index.js';

/** An element that says what language its shadow speaks. */
export interface Speaker {
  spoken: Language | undefined;
}

/** The language that is spoken where a node stands: of the element whose shadow it stands in, if it stands in one. */
export function spokenAt(root: Node | undefined): Language | undefined {
  return root instanceof ShadowRoot ? (root.host as Element & Partial<Speaker>).spoken : undefined;
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

  protected override performUpdate(): void {
    this.speaking(() => super.performUpdate());
  }

  /** Does it in the language that is spoken here. */
  protected speaking<T>(act: () => T): T {
    return within(spokenAt(this.#root), act);
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
