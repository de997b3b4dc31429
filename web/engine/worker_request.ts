// Long work in a worker that takes one request at a time. A signal ends the worker; the next request starts a new one.

/** `settle` turns what the worker posts into the answer, or throws. */
export function workerRequest<Question, Reply, Answer>(
  start: () => Worker,
  settle: (reply: Reply) => Answer,
): (question: Question, signal: AbortSignal) => Promise<Answer> {
  let worker: Worker | undefined;
  return (question, signal) =>
    new Promise((resolve, reject) => {
      worker ??= start();
      const busy = worker;
      const end = () => {
        busy.terminate();
        if (worker === busy) worker = undefined;
        reject(signal.reason ?? new Error());
      };
      busy.onmessage = ({ data }: MessageEvent<Reply>) => {
        signal.removeEventListener('abort', end);
        try {
          resolve(settle(data));
        } catch (error) {
          reject(error);
        }
      };
      busy.onerror = end;
      signal.addEventListener('abort', end, { once: true });
      busy.postMessage(question);
    });
}
