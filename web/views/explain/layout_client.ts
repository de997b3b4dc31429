// Lays graphs out in a worker. Its script is a file beside the site's, or part of a page in one file: see scripts/vite/layout.mjs.
import script from 'virtual:grundyscope/layout-worker';
import { scriptURL } from '../../base/trusted_types.js';
import { workerRequest } from '../../engine/worker_request.js';
import type { Layout, Task } from './layout.js';

/** Returns a function that lays out one graph at a time; its signal cancels the work. */
export const layouts = () =>
  workerRequest<Task, Layout, Layout>(
    () => new Worker(scriptURL(script()), { name: 'grundyscope-layout' }),
    (layout) => layout,
  );
