// One engine for all elements of a page, whichever copies of this code they come from: started by the first that needs it, closed some time
// after the last has gone. Going from page to page without a reload takes elements away and brings others at once.
import type { Engine } from '../engine/api.js';

interface Shared {
  users: number;
  engine: Promise<Engine> | undefined;
  closing: ReturnType<typeof setTimeout> | undefined;
}

/** The number is that of what the engine offers: copies that offer the same share it. */
const key = Symbol.for('grundyscope.engine.2');
const LINGER_MS = 1000;

function shared(): Shared {
  const page = globalThis as { [key]?: Shared };
  page[key] ??= { users: 0, engine: undefined, closing: undefined };
  return page[key];
}

/** Each call is answered by one of `release`. What failed is tried again by the next that asks. */
export function acquire(start: () => Promise<Engine>): Promise<Engine> {
  const page = shared();
  clearTimeout(page.closing);
  page.users += 1;
  if (!page.engine) {
    const engine = start();
    page.engine = engine;
    engine.catch(() => {
      if (page.engine === engine) page.engine = undefined;
    });
  }
  return page.engine;
}

export function release(): void {
  const page = shared();
  page.users -= 1;
  if (page.users > 0) return;
  clearTimeout(page.closing);
  page.closing = setTimeout(() => {
    const { engine } = page;
    page.engine = undefined;
    engine?.then((one) => one.close()).catch(() => {});
  }, LINGER_MS);
}
