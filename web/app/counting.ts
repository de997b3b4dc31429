// Counts what the methods' code goes through, in a worker of its own, which is ended when it is to stop. The site in one file has none.
import type { Counter } from '../views/how/methods.js';

let counter: Counter | undefined;

export function offerCounting(start: () => Worker): void {
  let worker: Worker | undefined;
  counter = {
    count(game, method, parameters, signal) {
      return new Promise((resolve, reject) => {
        worker ??= start();
        const busy = worker;
        const given = Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]);
        const end = () => {
          busy.terminate();
          if (worker === busy) worker = undefined;
          reject(signal.reason ?? new Error());
        };
        busy.onmessage = ({ data }: MessageEvent<{ out?: string; error?: string; large?: boolean }>) => {
          signal.removeEventListener('abort', end);
          if (data.out === undefined) reject(data.large ? new RangeError(data.error) : new Error(data.error));
          else resolve(JSON.parse(data.out));
        };
        busy.onerror = end;
        signal.addEventListener('abort', end, { once: true });
        busy.postMessage(['count', game, method, ...given]);
      });
    },
  };
}

export const counting = (): Counter | undefined => counter;
