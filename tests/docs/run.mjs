// Running a command line as a reader does, in a shell.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

/** Environment of a reader's shell: without variables that npm has set for the run of the tests. */
const readersEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(npm_|VITEST|NODE_ENV$|TEST$)/i.test(name)));

/** Starts a command line in a process group of its own. */
export const start = (command, { cwd = root, env = {} } = {}) =>
  spawn('bash', ['-o', 'pipefail', '-c', command], {
    cwd,
    env: { ...readersEnvironment(), ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Runs a command line to its end: {status, stdout, stderr}. */
export function runLine(command, options) {
  return new Promise((resolve, reject) => {
    const child = start(command, options);
    const out = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr'])
      child[name].setEncoding('utf8').on('data', (text) => {
        out[name] += text;
      });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, ...out }));
  });
}
