// A worker is a session behind postMessage. Everything worth testing is in session.ts.

import type { Bindings } from './bindings.js';
import { type Factory, instantiate } from './load.js';
import type { Phrases } from './message.js';
import type { FromSession, Others, ToSession } from './protocol.js';
import { Session } from './session.js';

/** Answers the page's messages with a session over the module. `phrases`: the English of its messages. `others`: what else it answers. */
export function serve(createModule: Factory, phrases: Phrases, others?: (module: Bindings) => Others): void {
  const scope = self as unknown as {
    onmessage: ((event: MessageEvent<ToSession>) => void) | null;
    postMessage(message: FromSession, transfer?: Transferable[]): void;
  };
  let session: Promise<Session> | undefined;
  scope.onmessage = ({ data }) => {
    if (data.kind === 'start') {
      session = instantiate(createModule, data.wasm).then(
        (module) => new Session(module, (message, transfer) => scope.postMessage(message, transfer), phrases, others?.(module)),
      );
      session.then(
        () => scope.postMessage({ kind: 'started' }),
        (error) => scope.postMessage({ kind: 'crashed', text: String(error) }),
      );
    } else {
      session?.then((ready) => ready.receive(data)).catch(() => {});
    }
  };
}
