// The worker: a session behind postMessage. Everything worth testing is in session.ts.
import createModule from '../../build/wasm/grundyscope.mjs';
import { english } from './english.js';
import { instantiate } from './load.js';
import type { FromSession, ToSession } from './protocol.js';
import { Session } from './session.js';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent<ToSession>) => void) | null;
  postMessage(message: FromSession, transfer?: Transferable[]): void;
};

let session: Promise<Session> | undefined;

scope.onmessage = ({ data }) => {
  if (data.kind === 'start') {
    session = instantiate(createModule, data.wasm).then(
      (module) => new Session(module, (message, transfer) => scope.postMessage(message, transfer), english),
    );
    session.catch((error) => scope.postMessage({ kind: 'crashed', text: String(error) }));
  } else {
    session?.then((ready) => ready.receive(data)).catch(() => {});
  }
};
