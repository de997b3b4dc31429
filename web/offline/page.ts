// The page's side: has the site kept for when there is no network, once that delays nothing, and tells of new versions.
import { TAKE_OVER } from './take_over.js';

/** A page without any picture, that of a wrong address for instance, is kept after so long. */
const LONGEST_WAIT_MS = 10_000;

/** Nobody waits longer for what he has asked for. */
const PATIENCE_MS = 5000;

/** Resolves once a table has been painted under `root` and the browser has nothing better to do. */
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

/** `announce` is called when a new version is ready, with what starts it. Whatever fails here fails silently: the site works without it. */
export async function keepOffline(root: Element, announce: (start: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !isSecureContext || !location.protocol.startsWith('http') || !('serviceWorker' in navigator)) return;
  await quiet(root);
  try {
    const registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
    const report = () => announce(() => startNew(registration));
    if (registration.active && registration.waiting) report();
    follow(registration, report);
    // Browsers look for themselves, but take their time.
    if (registration.active) await registration.update();
  } catch {
    // Forbidden, no network, or a host without sw.js.
  }
}

function follow(registration: ServiceWorkerRegistration, report: () => void): void {
  const watch = () => {
    const { installing } = registration;
    installing?.addEventListener('statechange', () => {
      // The first version of all has none to take over from, and is no news.
      if (installing.state === 'installed' && registration.active) report();
    });
  };
  watch();
  registration.addEventListener('updatefound', watch);
}

/** Other pages go on with the version that they have. */
function startNew({ waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  if (waiting) {
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    waiting.postMessage(TAKE_OVER);
    // Browsers let the worker before finish what it is at, which may be long; a page that is loaded anew asks nothing more of it.
    setTimeout(reload, PATIENCE_MS);
  } else {
    // Another page has asked already.
    reload();
  }
}
