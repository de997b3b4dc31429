// The navigation between the lab's views.
import { html, type TemplateResult } from 'lit';
import { type Route, routeHash } from '../workspace/route.js';
import { labViews, type ViewName } from '../workspace/views.js';
import type { LabWords } from './words.js';

export function labTabs({ views }: LabWords, title: string, route: Route, go: (view: ViewName) => void): TemplateResult {
  const open = (view: ViewName) => (event: Event) => {
    event.preventDefault();
    go(view);
  };
  return html`<nav class="sections" aria-label=${title}>
    ${labViews.map(
      (view) => html`<a href=${routeHash({ ...route, view })} aria-current=${view === route.view ? 'true' : 'false'} @click=${open(view)}>
        ${views[view]}
      </a>`,
    )}
  </nav>`;
}
