// The base class of views. They render into the light DOM, so that one sheet styles them and labels can refer to their fields.
import './drawn_text.js';
import { LitElement } from 'lit';
import { onNotation } from '../i18n/notation.js';
import { type Speech, speechAt } from '../i18n/speech.js';
import type { Words } from '../i18n/words.js';

export class View extends LitElement {
  /** The given speech, or that of its surroundings. */
  protected speech: Speech | undefined;
  #unsubscribe: (() => void)[] = [];

  /** The current words; a change of language or notation renders the view again. */
  get words(): Words {
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

  emit<T>(name: string, detail: T): void {
    this.dispatchEvent(new CustomEvent<T>(name, { detail, bubbles: true }));
  }
}

/** Registers the element. If a page loads two builds, the first registration wins. */
export function define(name: string, element: CustomElementConstructor): void {
  if (!customElements.get(name)) customElements.define(name, element);
}
