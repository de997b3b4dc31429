// The navigation between the views of a page: links, so that a view can be opened in another tab or window.
import { html, type TemplateResult } from 'lit';
import { type Route, routeHash } from './route.js';
import type { ViewName } from './views.js';

/** `go` is called when a view is chosen for this page. */
export function viewTabs(
  title: string,
  views: readonly (readonly [view: ViewName, name: string])[],
  route: Route,
  go: (view: ViewName) => void,
): TemplateResult {
  const open = (view: ViewName) => (event: MouseEvent) => {
    // The browser opens other tabs and windows.
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(view);
  };
  const link = ([view, name]: readonly [ViewName, string]) =>
    html`<a href=${routeHash({ ...route, view })} aria-current=${view === route.view ? 'true' : 'false'} @click=${open(view)}>
      ${name}
    </a>`;
  return html`<nav class="sections" aria-label=${title}>${views.map(link)}</nav>`;
}
