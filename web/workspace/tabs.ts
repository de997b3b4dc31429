// The navigation between the views of a page: links, so that a view can be opened in another tab or window.
import { html, type TemplateResult } from 'lit';
import { type Route, routeHash } from './route.js';
import type { ViewName } from './views.js';

/** `go` is called when a view is chosen for this page. */
export function viewTabs<View extends ViewName>(
  title: string,
  views: readonly View[],
  names: Readonly<Record<View, string>>,
  route: Route,
  go: (view: View) => void,
): TemplateResult {
  const open = (view: View) => (event: MouseEvent) => {
    // The browser opens other tabs and windows.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(view);
  };
  return html`<nav class="sections" aria-label=${title}>
    ${views.map(
      (view) => html`<a href=${routeHash({ ...route, view })} aria-current=${view === route.view ? 'true' : 'false'} @click=${open(view)}>
        ${names[view]}
      </a>`,
    )}
  </nav>`;
}
