// Asks the command line, in workers of their own, which are ended when they are to stop; and the view that only they make useful.
import { asking } from '../engine/asking.js';
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

const words = (command: readonly string[], parameters: Parameters) => [
  ...command,
  ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`]),
];

function settled({ out, error, large, checked }: Reply) {
  if (out === undefined) throw large ? new RangeError(error) : new Error(error);
  return { out, checked };
}

const start = () => new Worker(new URL('./counter.ts', import.meta.url), { type: 'module', name: 'counting' });
const [count, certify] = [asking(start, settled), asking(start, settled)];

export const commands: Commands = {
  counter: {
    count: async (game, method, parameters, signal) => JSON.parse((await count(words(['count', game, method], parameters), signal)).out),
  },
  certifier: async (game, parameters, signal) => {
    const { out, checked } = await certify(words(['certify', game], parameters), signal);
    return { text: out, checked: checked ?? { valid: false, words: '' } };
  },
};
