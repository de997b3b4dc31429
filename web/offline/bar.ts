// <version-bar>: says that a new version is ready, or that a part of the page could not be had, and loads the page anew when asked.
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

/** One bar a page, however many versions come while it is open: it starts the last. `lost`: it is not a version that is told of. */
export function announce(start: () => void, lost = false): void {
  const bar = document.querySelector<VersionBar>('version-bar') ?? new VersionBar();
  bar.start = start;
  bar.lost = lost;
  if (!bar.isConnected) document.body.append(bar);
}
