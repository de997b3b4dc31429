// A command that is ended takes its processes with it, also those in process groups of their own, as browsers are; a minimal Linux has no
// ps to find them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { find } from '../../scripts/steps/child.mjs';
import { at } from '../../scripts/steps/place.mjs';

/** Reads a process group's leader from a file, and checks whether it still runs. */
function runs(file) {
  try {
    return process.kill(Number(readFileSync(file, 'utf8')), 0);
  } catch {
    return false;
  }
}

test.runIf(process.platform === 'linux')('without ps', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-'));
  const file = join(folder, 'pid');
  const command = ['/bin/sh', '-c', `${find('setsid')} /bin/sh -c 'echo $$ > ${file}; exec /bin/sleep 60' & wait`];
  const text = `
    import { existsSync } from 'node:fs';
    import { run } from './child.mjs';
    const { late } = await run(${JSON.stringify(command)}, { limit: 1000 });
    console.log(late, existsSync(${JSON.stringify(file)}));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', text], {
    cwd: at('scripts', 'steps'),
    env: { PATH: folder },
    encoding: 'utf8',
  });
  expect(stdout).toBe('true true\n');
  await expect.poll(() => runs(file)).toBe(false);
  rmSync(folder, { recursive: true });
});
