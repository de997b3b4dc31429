// Views draw into the light DOM: the page, or an element that holds them, styles them with one sheet, and labels reach their fields.
import { LitElement } from 'lit';
import { onNotation } from '../i18n/notation.js';
import { type Speech, speechAt } from '../i18n/speech.js';
import type { Words } from '../i18n/words.js';

export class View extends LitElement {
  /** Of the place where the view stands, unless it was given one. */
  protected speech: Speech | undefined;
  #unsubscribe: (() => void)[] = [];

  /** Read whenever the view is drawn; a change of language or notation draws it again. */
  protected get words(): Words {
    return (this.speech ?? speechAt(this)).words;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const changed = () => this.requestUpdate();
    this.speech ??= speechAt(this);
    this.#unsubscribe = [this.speech.listen(changed), onNotation(changed)];
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const stop of this.#unsubscribe) stop();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected emit<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true }));
  }
}

/** Registers the element. If a page loads two builds, the first registration wins. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
