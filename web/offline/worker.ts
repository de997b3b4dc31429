// sw.js, the service worker: answers for its version of the site, also without a network. Everything worth testing is in version.ts.
import { TAKE_OVER } from './take_over.js';
import { type Files, Version } from './version.js';

/** Written in front of the script by scripts/vite/offline.mjs. */
declare const siteVersion: string;
declare const siteFiles: Files;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Fetching extends Event {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const scope = self as unknown as {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(name: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
};

const version = new Version(siteVersion, siteFiles, scope.registration.scope, { caches, fetch: (...request) => fetch(...request) });

scope.addEventListener('install', (event) => event.waitUntil(version.install()));

// The page that installed the first version uses it at once, even if it goes offline before a reload.
scope.addEventListener('activate', (event) => event.waitUntil(version.activate().then(() => scope.clients.claim())));

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const answer = version.answer(event.request);
  if (answer) event.respondWith(answer);
});
