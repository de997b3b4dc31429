// Layout shift as browsers count it (Layout Instability API), of a page that is opened for the first time on a slow network and processor.
import type { Browser, BrowserContextOptions } from 'playwright-core';

/** In milliseconds. */
const LATENCY = 60;
/** A page is quiet once nothing has changed for so long, in ms, and it is not waited for longer than that. */
const QUIET = 600;
const LIMIT = 20_000;

/** The names of the fields are those that `evaluate` returns. */
interface Shifts {
  shift: number;
  /** The elements that moved, with their places before and after. */
  moved: string[];
}

declare global {
  interface Window {
    shifts: Shifts & { changed: number };
  }
}

/** Runs in the page: notes what moves and when something changes, and lets answers of workers arrive later. */
function watch(late: number): void {
  const shifts = { shift: 0, moved: [] as string[], changed: performance.now() };
  window.shifts = shifts;
  const rounded = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[] };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      shifts.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        shifts.moved.push(
          `${element?.localName}.${element?.className}#${element?.id}: ${rounded(previousRect)} to ${rounded(currentRect)}`,
        );
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const changed = () => {
    shifts.changed = performance.now();
  };
  new MutationObserver(changed).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  if (late === 0) return;
  const plain = Object.getOwnPropertyDescriptor(Worker.prototype, 'onmessage') as Required<PropertyDescriptor>;
  Object.defineProperty(Worker.prototype, 'onmessage', {
    ...plain,
    set(listen: ((event: MessageEvent) => void) | null) {
      const later = (event: MessageEvent) => {
        changed();
        setTimeout(() => listen?.call(this, event), late);
      };
      plain.set.call(this, listen && later);
    },
  });
}

export interface Surroundings {
  options: BrowserContextOptions;
  /** How many times slower the page's processor is. */
  slower: number;
  /** How much later the answers of workers come, in ms: the browser slows only pages. */
  late: number;
}

/** The layout shift of a page until it is quiet. `done`: what is there by then. `pictures`: what is served instead, by the end of its address. */
export async function shiftOf(
  browser: Browser,
  address: string,
  { options, slower, late }: Surroundings,
  done: string,
  pictures: Readonly<Record<string, string>> = {},
): Promise<Shifts> {
  const context = await browser.newContext({ ...options });
  const page = await context.newPage();
  await page.route('**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATENCY));
    const picture = Object.entries(pictures).find(([end]) => route.request().url().endsWith(end))?.[1];
    const answer = picture === undefined ? route.continue() : route.fulfill({ body: picture, contentType: 'image/svg+xml' });
    await answer.catch(() => {});
  });
  await page.addInitScript(watch, late);
  if (slower > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(address);
  await page.locator(done).first().waitFor({ state: 'attached', timeout: LIMIT });
  await page.waitForFunction((quiet) => performance.now() - window.shifts.changed > quiet, QUIET + late, { timeout: LIMIT, polling: 100 });
  const { shift, moved } = await page.evaluate(() => window.shifts);
  await context.close();
  return { shift, moved };
}
