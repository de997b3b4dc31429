// A button that opens a small panel; Escape, or focus elsewhere, closes it.
import { html, type TemplateResult } from 'lit';

function closing(event: Event): void {
  const menu = event.currentTarget as HTMLDetailsElement;
  if (event instanceof KeyboardEvent) {
    if (event.key !== 'Escape' || !menu.open) return;
    event.stopPropagation();
    menu.open = false;
    menu.querySelector('summary')?.focus();
  } else if (event instanceof FocusEvent && document.hasFocus() && !menu.contains(event.relatedTarget as Node | null)) {
    menu.open = false;
  }
}

export function menu(name: string, label: string, body: TemplateResult): TemplateResult {
  return html`<details class="table-menu" data-menu=${name} @keydown=${closing} @focusout=${closing}>
    <summary>${label}</summary>
    <div class="table-panel" tabindex="-1">${body}</div>
  </details>`;
}
