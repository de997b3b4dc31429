// The page's side: registers the service worker once that delays nothing, and announces new versions.
import { TAKE_OVER } from './take_over.js';

/** Longest wait for a first picture; pages such as that of a wrong address have none. */
const LONGEST_WAIT_MS = 10_000;

/** Longest wait for the new worker before the page reloads. */
const PATIENCE_MS = 5000;

/** Resolves once a table has been painted under `root` and the browser is idle. */
async function quiet(root: Element): Promise<void> {
  await new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(done);
    observer.observe(root, { subtree: true, attributeFilter: ['painted', 'data-painted'] });
    setTimeout(done, LONGEST_WAIT_MS);
  });
  await new Promise<unknown>((resolve) => ('requestIdleCallback' in window ? requestIdleCallback(resolve) : setTimeout(resolve, 1000)));
}

/** `announce` is called when a new version is ready, with the function that starts it. Fails silently: the site works without it. */
export async function keepOffline(root: Element, announce: (start: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  await quiet(root);
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    const report = () => announce(() => startNew(registration));
    if (registration.active && registration.waiting) report();
    follow(registration, report);
    // Browsers check by themselves, but only after a while.
    if (registration.active) await registration.update();
  } catch {
    // Forbidden, no network, or a host without sw.js.
  }
}

function follow(registration: ServiceWorkerRegistration, report: () => void): void {
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The very first version replaces none, so it is not announced.
      if (installing.state === 'installed' && registration.active) report();
    });
  };
  watch();
  registration.addEventListener('updatefound', watch);
}

/** Reloads this page in the new version; other open pages keep theirs. */
function startNew({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(TAKE_OVER);
    // Browsers let the old worker finish its requests, which can take long; a reloaded page makes no more of them.
    setTimeout(reload, PATIENCE_MS);
  } else {
    // Another page has started it already.
    reload();
  }
}
