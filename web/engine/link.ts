// A link is the connection to one session, in a worker or in the same thread.

import type { Message } from './message.js';
import type { FromSession, ToSession } from './protocol.js';

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
