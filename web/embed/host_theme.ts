// Finds out whether the page around an embed is light or dark, and when that changes: by the attributes and classes that site builders set
// on html or body, else by the colour behind the element.
import { unclobbered } from '../base/page.js';

/** Attributes and classes of known site builders. MkDocs Material calls its dark scheme "slate"; Quarto and others use classes. */
const names = ['data-theme', 'data-bs-theme', 'data-color-mode', 'data-md-color-scheme', 'data-mode', 'class', 'style', 'color-scheme'];
const darkNames = new Set(['dark', 'slate', 'night']);
const lightNames = new Set(['light', 'default', 'day']);
const darkClasses = ['dark', 'quarto-dark', 'theme-dark', 'dark-mode', 'dark-theme'];
const lightClasses = ['light', 'quarto-light', 'theme-light', 'light-mode', 'light-theme'];

/** Delay after which the background is read again: some colours come late, by a style sheet or a script. */
const LATER_MS = 350;

/** The theme declared on an element; undefined if none. Only for html and body: deeper inside, these classes mean other things. */
function declared(element: Element): boolean | undefined {
  for (const name of names.slice(0, 5)) {
    const value = unclobbered(element).getAttribute(name)?.toLowerCase();
    if (value === undefined) continue;
    if (darkNames.has(value)) return true;
    if (lightNames.has(value)) return false;
  }
  if (element !== document.documentElement && element !== document.body) return undefined;
  if (darkClasses.some((name) => element.classList.contains(name))) return true;
  if (lightClasses.some((name) => element.classList.contains(name))) return false;
  return undefined;
}

/** The parent, across shadow roots and slots. */
function around(node: Element): Element | undefined {
  const { assignedSlot, parentNode } = unclobbered(node);
  const next = assignedSlot ?? parentNode;
  if (next instanceof ShadowRoot) return next.host;
  return next instanceof Element ? next : undefined;
}

/** "rgb(1 2 3)", "rgba(1, 2, 3, 0.5)" or "color(srgb 1 1 1)" as red, green, blue in 0..1 and opacity. */
export function channels(colour: string): [number, number, number, number] | undefined {
  const numbers = colour.match(/[\d.]+%?/g)?.map((part) => (part.endsWith('%') ? Number.parseFloat(part) / 100 : Number(part))) ?? [];
  const [r, g, b, opacity = 1] = numbers;
  if (r === undefined || g === undefined || b === undefined) return undefined;
  if (colour.startsWith('rgb')) return [r / 255, g / 255, b / 255, opacity];
  return colour.startsWith('color(srgb') ? [r, g, b, opacity] : undefined;
}

/** Relative luminance (WCAG 2). */
function luminance([r, g, b]: readonly [number, number, number, ...number[]]): number {
  const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** True if white text has more contrast on it than black text: (L + 0.05)^2 < 1.05 * 0.05. */
export const isDarkColour = (colour: Parameters<typeof luminance>[0]): boolean => luminance(colour) < 0.179;

/** Backgrounds further than this from white or black leave quiet text less contrast than 4.5 : 1. */
const LEAST_LIGHT = 0.72;
const MOST_DARK = 0.04;

/** The colour behind an element, and the theme derived from it. */
function behind(element: Element): [text: string, parts: [number, number, number, number]] | undefined {
  for (let at: Element | undefined = element; at; at = around(at)) {
    const text = background(at);
    const parts = channels(text);
    if (parts && parts[3] > 0.5) return [text, parts];
  }
  return undefined;
}

/** The page's background, if a figure's texts are readable on it; undefined otherwise. `Canvas` is the browser's own colour. */
export function paperAround(element: Element, dark: boolean): string | undefined {
  const [text, parts] = behind(element) ?? [];
  if (!text || !parts) return 'Canvas';
  const fits = dark ? luminance(parts) <= MOST_DARK : luminance(parts) >= LEAST_LIGHT;
  return fits && parts[3] === 1 ? text : undefined;
}

/** The background of an element, or the one that it is transitioning to. */
function background(element: Element): string {
  for (const animation of unclobbered(element).getAnimations()) {
    if (!(animation instanceof CSSTransition) || animation.transitionProperty !== 'background-color') continue;
    const end = (animation.effect as KeyframeEffect | null)?.getKeyframes().at(-1)?.backgroundColor;
    if (typeof end === 'string') return end;
  }
  return getComputedStyle(element).backgroundColor;
}

/** The theme around an element. Declarations come first: they change at once, while colours may transition. O(depth of the element). */
export function isDarkAround(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = around(at)) {
    const dark = declared(at);
    if (dark !== undefined) return dark;
  }
  const colour = behind(element);
  if (colour) return isDarkColour(colour[1]);
  // Behind the root is the browser's canvas, coloured by the colour scheme of its style or of the page's meta element.
  const styled = getComputedStyle(element).colorScheme;
  const scheme = styled === 'normal' ? (document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '') : styled;
  const system = matchMedia('(prefers-color-scheme: dark)').matches;
  return scheme.includes('dark') && (system || !scheme.includes('light'));
}

/** All elements of a page share one observer. */
const listeners = new Set<() => void>();
let stop = () => {};

function start(): void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    for (const changed of listeners) changed();
  };
  const changed = () => {
    notify();
    clearTimeout(later);
    later = setTimeout(notify, LATER_MS);
  };
  const observer = new MutationObserver(changed);
  for (const root of [document.documentElement, document.body]) if (root) observer.observe(root, { attributeFilter: names });
  const system = matchMedia('(prefers-color-scheme: dark)');
  system.addEventListener('change', changed);
  // These events do not bubble, so they are caught in the capture phase.
  const loaded = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) changed();
  };
  document.addEventListener('load', loaded, true);
  stop = () => {
    document.removeEventListener('load', loaded, true);
    observer.disconnect();
    system.removeEventListener('change', changed);
    clearTimeout(later);
  };
}

/** Calls `changed` when the page's theme may have changed, until the returned function is called. */
export function onHostTheme(changed: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(changed);
  return () => {
    if (listeners.delete(changed) && listeners.size === 0) stop();
  };
}
