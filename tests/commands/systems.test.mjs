// Output of the commands where they cannot install packages, and the same in CONTRIBUTING.md.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { needsOf } from '../../scripts/steps/needs.mjs';
import { at } from '../../scripts/steps/place.mjs';
import { byHand, installing, systems, thisSystem } from '../../scripts/steps/systems.mjs';

const [debian, fedora, arch, mac] = systems;
const only = (program) => (name) => name === program;
const building = needsOf('building');
const testing = needsOf('testing').filter(([name]) => !building.some(([known]) => known === name));

test('CONTRIBUTING.md has the table of all systems', () => {
  const cell = (system, pairs) =>
    installing(system, pairs)
      .map((command) => `\`${command}\``)
      .join(', ');
  const rows = systems.map((system) => `| ${system.name} | ${cell(system, building)} | ${cell(system, testing)} |\n`);
  expect(readFileSync(at('CONTRIBUTING.md'), 'utf8')).toContain(rows.join(''));
});

test('a system is known by its package manager', () => {
  expect(thisSystem('linux', only('apt-get'))).toBe(debian);
  expect(thisSystem('linux', only('dnf'))).toBe(fedora);
  expect(thisSystem('linux', only('pacman'))).toBe(arch);
  // Homebrew also runs on Linux, beside another package manager.
  expect(thisSystem('linux', only('brew'))).toBe(undefined);
  expect(thisSystem('darwin', only('dnf'))).toBe(mac);
});

test('each system is given its own names, and only Debian is called tried', () => {
  const lines = (program, platform = 'linux') => byHand(building, platform, only(program));
  expect(lines('apt-get').slice(0, 2)).toEqual([
    'On Debian, Ubuntu:',
    `  ${debian.install} cmake ninja-build g++ emscripten zlib1g-dev libdeflate-tools`,
  ]);
  expect(lines('dnf').slice(0, 2)).toEqual([
    'On Fedora (not tried):',
    '  sudo dnf install cmake ninja-build gcc-c++ emscripten zlib-devel libdeflate-utils',
  ]);
  expect(lines('brew', 'darwin').slice(0, 2)).toEqual([
    'On macOS with Homebrew (not tried):',
    '  brew install cmake ninja gcc emscripten zlib libdeflate',
  ]);
  // A system that is none of these is shown the names of all Linux systems.
  const any = lines('zypper').join('\n');
  for (const { name } of [debian, fedora, arch]) expect(any).toContain(`On ${name}`);
  expect(any).not.toContain('brew');
  expect(any).toContain('Emscripten SDK');
  expect(byHand(building, 'win32').join()).toContain('WSL');
});

test('a need without a package is named, and casks are installed apart', () => {
  expect(installing(mac, testing)).toEqual(['brew install googletest llvm', 'brew install --cask chromium firefox']);
  expect(byHand(needsOf('testing'), 'darwin').join('\n')).toMatch(/No package is known here for: .*a font/);
});
