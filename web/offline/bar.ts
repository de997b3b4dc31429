// <version-bar>: says that a new version is ready, and starts it when asked.
import { html } from 'lit';
import { siteWords } from '../i18n/site_words.js';
import { define, View } from '../views/light.js';

export class VersionBar extends View {
  start = () => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.role = 'status';
  }

  protected override render() {
    const { newVersion, reload } = siteWords(this.words.language).shell;
    return html`<span>${newVersion}</span> <button type="button" @click=${() => this.start()}>${reload}</button>`;
  }
}

define('version-bar', VersionBar);

/** One bar a page, however many versions come while it is open: it starts the last. */
export function announce(start: () => void): void {
  const bar = document.querySelector<VersionBar>('version-bar') ?? new VersionBar();
  bar.start = start;
  if (!bar.isConnected) document.body.append(bar);
}
