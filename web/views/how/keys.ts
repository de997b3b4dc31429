// The keys of the stepper.

/** Action of a key: to a step, by some steps, or play and pause. */
export type Act = { by: number } | { to: 'first' | 'last' } | 'play';

/** Steps of a long stride. */
export const STRIDE = 10;

/** Radio buttons keep up and down, and Space. */
const FIELDS = 'input:not([type="radio"]), select, textarea, [contenteditable="true"]';
/** Elements that have Space for themselves. */
const PRESSED = 'button, a, summary, input';
/** Elements that scroll by keys. */
const SCROLLED = '.how-code, .how-scroll';

/** Undefined if the key is not one of the stepper's, or belongs to what has the focus. */
export function actOf(event: KeyboardEvent): Act | undefined {
  const { target, key, shiftKey } = event;
  const within = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  const scrolled = target instanceof Element && target.matches(SCROLLED);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || within(FIELDS)) return undefined;
  const side = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (side) return { by: shiftKey ? side * STRIDE : side };
  if (key === ' ') return within(PRESSED) || scrolled ? undefined : 'play';
  if (scrolled) return undefined;
  const page = { PageDown: STRIDE, PageUp: -STRIDE }[key];
  if (page) return { by: page };
  const end = ({ Home: 'first', End: 'last' } as const)[key];
  return end && { to: end };
}
