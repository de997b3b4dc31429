// A link is the connection to one session, in a worker or in the same thread.

import type { Bindings } from './bindings.js';
import { english } from './english.js';
import { type Factory, instantiate } from './load.js';
import type { Message, Phrases } from './message.js';
import type { FromSession, Others, ToSession } from './protocol.js';
import { Session } from './session.js';

export interface Link {
  post(message: ToSession): void;
  close(): void;
}

/** Starts a session. `died` is called with the reason once it can no longer answer. */
export type Connect = (receive: (message: FromSession) => void, died: (reason: Message) => void) => Link;

export function workerLink(start: () => Worker): Connect {
  return (receive, died) => {
    const worker = start();
    worker.onmessage = ({ data }: MessageEvent<FromSession>) => receive(data);
    worker.onmessageerror = () => died(['no-message']);
    worker.onerror = (event) => {
      event.preventDefault();
      died(event.message || ['no-worker']);
    };
    return { post: (message) => worker.postMessage(message), close: () => worker.terminate() };
  };
}

/**
 * A session in the same thread, for Node. `phrases`: the English of the module's messages; `others`: what else it answers. As with a worker,
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
