// One engine for all elements of a page, whichever builds of this code they come from. The first element starts it; it is closed some time
// after the last is removed, since navigation without a reload removes elements and adds others at once.
import type { Engine } from '../engine/api.js';

interface Shared {
  users: number;
  engine: Promise<Engine> | undefined;
  closing: ReturnType<typeof setTimeout> | undefined;
}

/** The number is the version of the engine's interface: builds of the same version share it. */
const key = Symbol.for('grundyscope.engine.2');
const LINGER_MS = 1000;

function shared(): Shared {
  const page = globalThis as { [key]?: Shared };
  page[key] ??= { users: 0, engine: undefined, closing: undefined };
  return page[key];
}

/** Each call needs one of `release`. After a failure the next call starts the engine again. */
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
