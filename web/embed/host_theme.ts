// Whether the page around an embed is light or dark, and when that changes. Pages say it by attributes and classes of their own on html or
// body; where they say nothing that is known, the colour behind the element tells.

/** What known site builders write. MkDocs Material names its dark scheme "slate", Quarto and others use classes. */
const names = ['data-theme', 'data-bs-theme', 'data-color-mode', 'data-md-color-scheme', 'data-mode', 'class', 'style', 'color-scheme'];
const darkNames = new Set(['dark', 'slate', 'night']);
const lightNames = new Set(['light', 'default', 'day']);
const darkClasses = ['dark', 'quarto-dark', 'theme-dark', 'dark-mode', 'dark-theme'];
const lightClasses = ['light', 'quarto-light', 'theme-light', 'light-mode', 'light-theme'];

/** Some colours come later, with a sheet that is loaded or a script that answers: what is behind the element is looked at once more. */
const LATER_MS = 350;

/** What an element says itself: undefined where it says nothing that is known. Classes of the same names mean other things further in. */
function declared(element: Element): boolean | undefined {
  for (const name of names.slice(0, 5)) {
    const value = element.getAttribute(name)?.toLowerCase();
    if (value === undefined) continue;
    if (darkNames.has(value)) return true;
    if (lightNames.has(value)) return false;
  }
  if (element !== document.documentElement && element !== document.body) return undefined;
  if (darkClasses.some((name) => element.classList.contains(name))) return true;
  if (lightClasses.some((name) => element.classList.contains(name))) return false;
  return undefined;
}

/** The next one outward, through shadows and slots. */
function around(node: Element): Element | undefined {
  const next = node.assignedSlot ?? node.parentNode;
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

/** White text reads better on it than black: (L + 0.05)^2 < 1.05 * 0.05. */
export const isDarkColour = (colour: Parameters<typeof luminance>[0]): boolean => luminance(colour) < 0.179;

/** On what is further from white or black, quiet text would have less contrast than 4.5 : 1. */
const LEAST_LIGHT = 0.72;
const MOST_DARK = 0.04;

/** The colour behind an element, and what can be read of it. */
function behind(element: Element): [text: string, parts: [number, number, number, number]] | undefined {
  for (let at: Element | undefined = element; at; at = around(at)) {
    const text = background(at);
    const parts = channels(text);
    if (parts && parts[3] > 0.5) return [text, parts];
  }
  return undefined;
}

/** What a figure may lie on as if it were the page's own: nothing where its texts could not be read there. `Canvas` is a browser's own colour. */
export function paperAround(element: Element, dark: boolean): string | undefined {
  const [text, parts] = behind(element) ?? [];
  if (!text || !parts) return 'Canvas';
  const fits = dark ? luminance(parts) <= MOST_DARK : luminance(parts) >= LEAST_LIGHT;
  return fits && parts[3] === 1 ? text : undefined;
}

/** The background that an element has, or glides to. */
function background(element: Element): string {
  for (const animation of element.getAnimations()) {
    if (!(animation instanceof CSSTransition) || animation.transitionProperty !== 'background-color') continue;
    const end = (animation.effect as KeyframeEffect | null)?.getKeyframes().at(-1)?.backgroundColor;
    if (typeof end === 'string') return end;
  }
  return getComputedStyle(element).backgroundColor;
}

/** O(depth of the element). What is declared comes first: it changes at once, where colours may glide. */
export function isDarkAround(element: Element): boolean {
  for (let at: Element | undefined = element; at; at = around(at)) {
    const dark = declared(at);
    if (dark !== undefined) return dark;
  }
  const colour = behind(element);
  if (colour) return isDarkColour(colour[1]);
  // What is behind the root is the browser's canvas, coloured by the scheme of its style, or by that of the page's own words.
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
  // Such events do not bubble, but are seen on their way down.
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

/** Calls when the page may have become lighter or darker, until the returned function is called. */
export function onHostTheme(changed: () => void): () => void {
  if (listeners.size === 0) start();
  listeners.add(changed);
  return () => {
    if (listeners.delete(changed) && listeners.size === 0) stop();
  };
}
