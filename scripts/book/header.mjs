// The header of the site on the book's pages: as web/shell/header.ts draws it, without a script.
import { escaped } from './computed.mjs';

const searchBox = (t) =>
  `<form class="search" role="search" data-nothing="${escaped(t.nothing)}"><label class="hidden" for="search">${t.search}</label><input id="search" type="search" name="q" placeholder="${t.search}" autocomplete="off"><div class="found" role="region" aria-live="polite" aria-label="${t.search}" hidden></div></form>`;

const icon = (content) => `<svg viewBox="0 0 16 16" aria-hidden="true">${content}</svg>`;
const MENU = icon('<path d="M1 3.5h14M1 8h14M1 12.5h14" stroke="currentColor" stroke-width="1.6"/>');
const THEME = icon(
  '<circle cx="8" cy="8" r="6" fill="none" stroke="currentColor" stroke-width="1.4"/><path d="M8 2a6 6 0 0 1 0 12z" fill="currentColor"/>',
);

/** `here`: the place that the page is, or with `inside` is a part of. The switch of the theme is shown by the script of the book. */
export function header({ t, target, languages = '', here = 'book', inside = false }) {
  const links = Object.entries(target.places).map(([place, address]) => {
    const current = place === here ? ` aria-current="${inside ? 'true' : 'page'}"` : '';
    return `<a href="${address}"${current}>${t.places[place]}</a>`;
  });
  return `<header class="site-head book-head"><a class="wordmark" href="${target.places.games}">${t.site}</a>
${searchBox(t)}
<button type="button" class="quiet menu-button" popovertarget="site-menu" aria-label="${t.menu}">${MENU}</button>
<div id="site-menu" popover><nav aria-label="${t.site}">${links.join(' ')}</nav><span class="languages">${languages}</span>
<button type="button" class="quiet theme" aria-label="${t.theme}" title="${t.theme}" hidden>${THEME}</button></div></header>`;
}
