// Asks the command line, in workers of their own, which are ended when they are to stop; and the view that only they make useful.
import '../views/certificate/element.js';
import type { Certified } from '../views/certificate/element.js';
import type { Parameters } from '../views/how/methods.js';
import type { Commands } from './offered.js';

interface Reply {
  out?: string;
  error?: string;
  large?: boolean;
  checked?: Certified['checked'];
}

/** One question at a time; ended by its signal, and started anew for the next one. */
function asking(start: () => Worker): (command: readonly string[], parameters: Parameters, signal: AbortSignal) => Promise<Reply> {
  let worker: Worker | undefined;
  return (command, parameters, signal) =>
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
        if (data.out === undefined) reject(data.large ? new RangeError(data.error) : new Error(data.error));
        else resolve(data);
      };
      busy.onerror = end;
      signal.addEventListener('abort', end, { once: true });
      busy.postMessage([...command, ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`])]);
    });
}

const start = () => new Worker(new URL('./counter.ts', import.meta.url), { type: 'module', name: 'counting' });
const [count, certify] = [asking(start), asking(start)];

export const commands: Commands = {
  counter: {
    count: async (game, method, parameters, signal) => JSON.parse((await count(['count', game, method], parameters, signal)).out ?? ''),
  },
  certifier: async (game, parameters, signal) => {
    const { out = '', checked } = await certify(['certify', game], parameters, signal);
    return { text: out, checked: checked ?? { valid: false, words: '' } };
  },
};
