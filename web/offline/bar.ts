// <version-bar>: announces a new version, or that a part of the page could not be loaded, and offers to reload the page.
import { html } from 'lit';
import { define, View } from '../views/view.js';
import { offlineWords } from './words.js';

export class VersionBar extends View {
  static override properties = { lost: { state: true } };
  declare lost: boolean;
  start = () => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.role = 'status';
  }

  protected override render() {
    const { newVersion, lost, reload } = offlineWords(this.words.language);
    return html`<span>${this.lost ? lost : newVersion}</span> <button type="button" @click=${() => this.start()}>${reload}</button>`;
  }
}

define('version-bar', VersionBar);

/** Shows the page's one bar; its button calls the last `start`. `lost`: for a part that could not be loaded, not a new version. */
export function announce(start: () => void, lost = false): void {
  const bar = document.querySelector<VersionBar>('version-bar') ?? new VersionBar();
  bar.start = start;
  bar.lost = lost;
  if (!bar.isConnected) document.body.append(bar);
}
