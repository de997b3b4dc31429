// A session in the same thread, for Node.

import type { Bindings } from './bindings.js';
import { english } from './english.js';
import type { Connect } from './link.js';
import { type Factory, instantiate } from './load.js';
import type { Phrases } from './message.js';
import type { FromSession, Others } from './protocol.js';
import { Session } from './session.js';

/**
 * `phrases`: the English of the module's messages; `others`: what else it answers. As with a worker,
 * messages arrive later, never within `post`.
 */
export function directLink(createModule: Factory, phrases: Phrases = english, others?: (module: Bindings) => Others): Connect {
  return (receive, died) => {
    let session: Promise<Session> | undefined;
    let open = true;
    const deliver = (message: FromSession) => queueMicrotask(() => open && receive(message));
    return {
      post(message) {
        if (message.kind === 'start') {
          session = instantiate(createModule, message.wasm).then((module) => new Session(module, deliver, phrases, others?.(module)));
          session.catch((error) => died(String(error)));
        } else {
          session?.then((ready) => open && ready.receive(message)).catch(() => {});
        }
      },
      close() {
        open = false;
      },
    };
  };
}
