// Lazy chunks can disappear after a deployment, and cannot be loaded without a network.
import { announce } from './bar.js';

const PATIENCE_MS = 5000;

/**
 * WebKit caches that a script was missing, across reloads; fetching past its cache replaces the entry. Other browsers report the status of
 * each script, and request failed ones again by themselves.
 */
async function startAnew(): Promise<void> {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const failed = loaded.filter(({ name, responseStatus }) => name.endsWith('.js') && !(responseStatus > 0 && responseStatus < 400));
  const refetched = Promise.allSettled(failed.map(({ name }) => fetch(name, { cache: 'reload' })));
  await Promise.race([refetched, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
  location.reload();
}

export function tellOfLostParts(): void {
  addEventListener('vite:preloadError', () => announce(() => void startAnew(), true));
}
