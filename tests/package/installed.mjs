// Packs the package and installs it, once for all tests; they get the fresh project's folder as `project`, and the archive as `archive`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const npm = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : ['npm'];

function must(args, cwd) {
  const { status, stdout, stderr } = spawnSync(npm[0], [...npm.slice(1), ...args], { cwd, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args[0]}: ${stderr}`);
  return stdout.trim();
}

export default function setup({ provide }) {
  const folder = mkdtempSync(join(tmpdir(), 'grundyscope-package-'));
  const project = join(folder, 'project');
  mkdirSync(project);
  const packed = must(['pack', '--silent', '--pack-destination', folder], fileURLToPath(new URL('../..', import.meta.url)));
  const archive = join(folder, packed.split('\n').at(-1));
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'project', private: true, type: 'module' }));
  must(['install', '--offline', '--no-audit', '--no-fund', archive], project);
  provide('project', project);
  provide('archive', archive);
  return () => rmSync(folder, { recursive: true });
}
