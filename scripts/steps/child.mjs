// Other programs: started, listened to, and ended with us.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at, root } from './place.mjs';
import { Stop, say, verbose } from './say.mjs';

const keptOutput = 200_000;
const grace = 3_000;

/** The path of the first of these commands that PATH has. */
export function find(...names) {
  for (const name of names.filter(Boolean)) {
    if (name.includes('/')) {
      if (existsSync(name)) return name;
      continue;
    }
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      if (folder && existsSync(join(folder, name))) return join(folder, name);
    }
  }
  return undefined;
}

/** The arguments that run a tool of node_modules with this very Node, whatever other Node PATH may have gained meanwhile. */
export function tool(packageName, command = packageName) {
  const folder = at('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[command])];
}

/**
 * Runs a command to its end: {code, signal, output, late}. `onLine` gets each line as it comes. `limit` (milliseconds) ends it, and `late` says so.
 * `foreground` leaves it the terminal, for a password; otherwise it has its own process group, so that ctrl-C reaches us alone and we end it in order.
 */
export function run([command, ...args], { env, cwd = root, onLine, limit, foreground = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      detached: !foreground,
      stdio: foreground ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const result = { code: null, signal: null, output: '', late: false };
    let rest = '';
    const take = (text) => {
      if (verbose) process.stdout.write(text);
      result.output = (result.output + text).slice(-keptOutput);
      // Carriage returns are how progress bars begin again: each is a line here.
      const lines = (rest + text).split(/[\r\n]+/);
      rest = lines.pop();
      for (const line of lines) if (line) onLine?.(line);
    };
    child.stdout?.setEncoding('utf8').on('data', take);
    child.stderr?.setEncoding('utf8').on('data', take);
    const timer =
      limit &&
      setTimeout(() => {
        result.late = true;
        end(child.pid);
      }, limit);
    // What a program that crashed has left behind may keep its output open, and us waiting.
    let leftovers;
    child.on('exit', () => {
      leftovers = setTimeout(() => {
        if (!foreground) signalAll([-child.pid], 'SIGKILL');
      }, grace);
    });
    child.on('error', (error) => {
      clearTimeout(timer);
      resolve({ ...result, code: 127, output: error.message });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      clearTimeout(leftovers);
      if (rest) onLine?.(rest);
      resolve({ ...result, code, signal });
    });
  });
}

/** Runs a command that has to succeed; its output is shown only if it does not. */
export async function must(command, options = {}) {
  const result = await run(command, options);
  if (result.code !== 0) {
    if (!verbose) say(result.output.trimEnd());
    throw new Stop(`failed: ${command.join(' ')} (${result.signal ?? `exit ${result.code}`})`);
  }
  return result.output;
}

/** A process and all that it started, even in groups of their own, as a browser does. */
function family(pid) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = (stdout ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const members = [pid];
  for (const member of members) members.push(...pairs.filter(([, parent]) => parent === member).map(([child]) => child));
  return members;
}

function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

/** Asks a process and its children to end, and makes them a little later. */
export function end(pid, after = () => {}) {
  const pids = family(pid).filter((member) => member !== process.pid);
  signalAll(pids, 'SIGTERM');
  setTimeout(() => {
    signalAll(pids, 'SIGKILL');
    after();
  }, grace);
}

let ending = false;
for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
]) {
  process.on(signal, () => {
    if (ending) return;
    ending = true;
    if (family(process.pid).length === 1) process.exit(128 + number);
    end(process.pid, () => process.exit(128 + number));
  });
}
