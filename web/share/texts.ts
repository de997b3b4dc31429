// Links and snippets to share, all for the same route with the same caption.

import { PACKED } from '../base/packed_text.js';
import { isWritable } from '../workspace/attributes.js';
import { type Controls, defaultHeight } from '../workspace/figure_height.js';
import { LONGEST_VALUE, queryOf, type Route, routeParts, sharedHash } from '../workspace/route.js';

export interface Shared {
  link: string;
  element: string;
  iframe: string;
  markdown: string;
  /** The element without its script. */
  tag: string;
  script: string;
  /** The element in MDX and JSX, without its script. */
  mdx: string;
  /** Description of the figure. */
  caption: string;
  /** In pixels. */
  height: number;
}

export interface Subject {
  route: Route;
  /** The same as links and frames have it, where they pack a parameter. */
  linked?: Route;
  /** The URL of the site's folder, ending in a slash; empty if not known. */
  site: string;
  /** The site's page, if it is not the index. */
  page?: string;
  title: string;
  /** Name of saved files, if not that of the game. */
  file?: string | undefined;
  /** The answer, in a sentence. */
  answer?: string | undefined;
  controls?: Controls;
  /** For the script of one version, with its integrity hash, instead of the newest one. */
  pinned?: { version: string; integrity: string } | undefined;
  /** More attributes of the element: theme, language, caption and the like. */
  more?: readonly (readonly [name: string, value: string])[];
}

/**
 * Escapes an attribute's value in double quotes. Line breaks too: minifiers and Markdown change the plain ones. Numbers from 128 to 159 would
 * mean other characters there.
 */
export const attribute = (text: string) =>
  text
    .replace(/&/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/(?![\x80-\x9f])[\p{Cc}\p{Zl}\p{Zp}]/gu, (c) => `&#${c.charCodeAt(0)};`);
/** A text in one line. */
export const lined = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ');
const content = (text: string) => lined(text).replace(/&/g, '&amp;').replace(/</g, '&lt;');
/** Escapes an attribute's value in JSX, where braces begin code. */
const spelled = (text: string) => (/[{}<>&]/.test(text) ? `{${JSON.stringify(text)}}` : text);
/** Escapes the text of a Markdown link. For some builders `{{`, `{%` and `{#` begin a call. */
export function bracketed(text: string): string {
  const escaped = lined(text)
    .replace(/[\\[\]*_`<]/g, '\\$&')
    .replace(/&(#?\w+;)/g, '\\&$1');
  return /\{[{%#]/.test(escaped) ? escaped.replace(/\{/g, '\\{') : escaped;
}
/** Escapes the URL of a Markdown link, which a parenthesis would end. */
export const enclosed = (address: string) => address.replace(/\(/g, '%28').replace(/\)/g, '%29').replace(/ /g, '%20');

export const scriptFile = (pinned: Subject['pinned']) => (pinned ? `embed-${pinned.version}.js` : 'embed.js');

/** A route without parameters whose names a stranger has put into its address, and that would end a tag or act there. */
export const writable = (route: Route): Route => ({
  ...route,
  parameters: Object.fromEntries(Object.entries(route.parameters).filter(([name]) => isWritable(name))),
});

/** The snippets. Values above 2,000 characters are only in the element. O(length). */
export function sharedTexts({
  route: given,
  linked: givenLinked = given,
  site,
  page = '',
  title,
  answer,
  controls = 'basic',
  pinned,
  more = [],
}: Subject): Shared {
  const [route, linked] = [writable(given), writable(givenLinked)];
  const link = `${site}${page}${sharedHash(linked)}`;
  const height = Number(new Map(more).get('height')) || defaultHeight(route, controls);
  const parts = routeParts(route);
  const caption = answer ? `${title}: ${answer}` : title;
  const own = [...(controls === 'basic' ? [] : [['controls', controls] as const]), ...more];
  const attributes = [['game', route.game ?? ''] as const, ...parts, ...own].map(([name, value]) => `${name}="${attribute(value)}"`);
  const query = queryOf([['game', route.game ?? ''], ['v', '1'], ...routeParts(linked), ...own]);
  const file = attribute(`${site}${scriptFile(pinned)}`);
  const script = `<script async src="${file}"${pinned ? ` integrity="${pinned.integrity}" crossorigin="anonymous"` : ''}></script>`;
  const figure = (style: string, text: string) =>
    `<grundy-scope ${attributes.join(' ')} style=${style}>\n  <a href="${attribute(link)}">${text}</a>\n</grundy-scope>`;
  const tag = figure(`"display:block;min-height:${height}px"`, content(caption));
  return {
    link,
    caption,
    height,
    script,
    tag,
    element: `${script}\n${tag}`,
    mdx: `{/* ${script} once, in the head */}\n${figure(`{{ display: 'block', minHeight: ${height} }}`, spelled(caption))}`,
    iframe: `<iframe src="${attribute(`${site}embed.html?${query}`)}" title="${attribute(title)}" loading="lazy" sandbox="allow-scripts allow-popups allow-downloads" style="width:100%;height:${height}px;border:0"></iframe>`,
    markdown: `[${bracketed(caption)}](${enclosed(link)})`,
  };
}

/** Names of the parts of a route that are too long for a link. */
export const omittedFromLink = (route: Route): string[] =>
  routeParts(route)
    .filter(([, value]) => value.length > LONGEST_VALUE)
    .map(([name]) => (name === PACKED ? 'text' : name));
