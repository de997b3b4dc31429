// Long work in a worker that does one thing after the other: asked once at a time, ended by a signal, and started anew for the next question.

/** What the worker posts settles the call by `settle`, which gives the answer or throws. */
export function asking<Question, Reply, Answer>(
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
