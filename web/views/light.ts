// Views draw into the light DOM: the page, or an element that holds them, styles them with one sheet, and labels reach their fields.
import { LitElement } from 'lit';
import { onNotation } from '../i18n/notation.js';
import { type Speech, speechAt } from '../i18n/speech.js';
import type { Words } from '../i18n/words.js';

export class View extends LitElement {
  /** Of the place where the view stands, unless it was given one. */
  protected speech: Speech | undefined;
  #deaf: (() => void)[] = [];

  /** Words are read whenever a view is drawn: other ones draw it once more. */
  protected get words(): Words {
    return (this.speech ?? speechAt(this)).words;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const changed = () => this.requestUpdate();
    this.speech ??= speechAt(this);
    this.#deaf = [this.speech.listen(changed), onNotation(changed)];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#deaf) stop();
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
