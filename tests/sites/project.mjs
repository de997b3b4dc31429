// A project in a temporary folder, with packages from the registry and ours from its archive.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NO_COLOR: '1', CI: '1' };

export function project(name, packages, settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), `grundyscope-${name}-`));
  const put = (file, text) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };
  const run = (command, ...args) => {
    const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', env });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
    return stdout;
  };
  put('package.json', JSON.stringify({ name, private: true, ...settings }));
  run('npm', 'install', '--no-audit', '--no-fund', inject('archive'), ...packages);
  return { folder, put, run, npx: (...args) => run('npx', '--no-install', ...args), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/**
 * Runs a server of its own kind, in a group of processes that ends as one, until `use` is done with its address. `command`: by its port.
 */
export async function serving(folder, command, use) {
  const port = await freePort();
  const [program, ...args] = command(`${port}`);
  const server = spawn(program, args, { cwd: folder, env, detached: true, stdio: 'ignore' });
  const address = `http://localhost:${port}/`;
  try {
    for (let tries = 0; tries < 200; ++tries) {
      if (await fetch(address).then(() => true, () => false)) break;
      await new Promise((resolve) => setTimeout(resolve, 300));
    }
    return await use(address);
  } finally {
    // One that has ended by itself has no group any more.
    if (server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
  }
}
