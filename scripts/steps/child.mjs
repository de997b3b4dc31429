// Runs child processes, and ends them with this one.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at, root } from './place.mjs';
import { print, Stop, verbose } from './terminal.mjs';

const keptOutput = 200_000;
const grace = 3_000;

/** The path of the first of these commands in PATH. */
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

/** The arguments that run a tool of node_modules with this Node, whatever is in PATH. */
export function tool(packageName, command = packageName) {
  const folder = at('node_modules', packageName);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return [process.execPath, join(folder, typeof bin === 'string' ? bin : bin[command])];
}

/**
 * Runs a command to its end: {code, signal, output, late}. `onLine` receives each line. After `limit` ms it is ended, and `late` is true.
 * `foreground`: it keeps the terminal, for a password; otherwise it gets its own process group, so that ctrl-C reaches only this process,
 * which then ends it.
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
      // Progress bars restart with a carriage return, which ends a line here.
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
    // Processes left by a crashed program may keep its output open.
    let leftovers;
    child.on('exit', () => {
      clearTimeout(timer);
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

/** Runs a command; if it fails, prints its output and throws a Stop. */
export async function must(command, options = {}) {
  const result = await run(command, options);
  if (result.code !== 0) {
    if (!verbose) print(result.output.trimEnd());
    throw new Stop(`failed: ${command.join(' ')} (${result.signal ?? `exit ${result.code}`})`);
  }
  return result.output;
}

/** The parent of a process of Linux; none if it has just ended. */
function parentOf(pid) {
  try {
    // "PID (NAME) STATE PARENT ...", and names may contain brackets.
    return [
      Number(
        readFileSync(`/proc/${pid}/stat`, 'utf8')
          .replace(/^.*\) \S+ /s, '')
          .split(' ')[0],
      ),
    ];
  } catch {
    return [];
  }
}

/** All processes: [process, parent] pairs. A minimal Linux has no ps, and other systems have no /proc. */
function processes() {
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => parentOf(pid).map((parent) => [Number(pid), parent]));
  const { stdout, pid: ps } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return (stdout ?? '')
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([child]) => child !== ps);
}

/** A process and its descendants, including those in other process groups, as browsers start them. */
function family(pid) {
  const pairs = processes();
  const members = [pid];
  for (const member of members) members.push(...pairs.filter(([, parent]) => parent === member).map(([child]) => child));
  return members;
}

/** Sends a signal, 0 for none; returns the processes that still existed. */
function signalAll(pids, signal) {
  return pids.filter((pid) => {
    try {
      return process.kill(pid, signal);
    } catch {
      return false;
    }
  });
}

/** Terminates a process and its children; kills them if that takes too long. */
export function end(pid, after = () => {}) {
  const pids = signalAll(
    family(pid).filter((member) => member !== process.pid),
    'SIGTERM',
  );
  const late = performance.now() + grace;
  const timer = setInterval(() => {
    const alive = signalAll(pids, performance.now() > late ? 'SIGKILL' : 0);
    if (alive.length > 0 && performance.now() <= late) return;
    clearInterval(timer);
    after();
  }, 50);
}

let ending = false;

/** Ends all child processes, then this one. */
function finish(status) {
  if (ending) return;
  ending = true;
  end(process.pid, () => process.exit(status));
}

for (const [signal, number] of [
  ['SIGINT', 2],
  ['SIGTERM', 15],
  ['SIGHUP', 1],
]) {
  process.on(signal, () => finish(128 + number));
}

// npm runs scripts through a shell and signals only that: without it, nothing would end this process.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) finish(128 + 15);
  }, 500).unref();
}
