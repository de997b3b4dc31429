// How to install packages by hand, on each system.
import { find } from './child.mjs';

/** `manager`: the program, and the field of a need (needs.mjs) that has the names of its packages. Only Debian and Ubuntu are tried. */
export const systems = [
  { name: 'Debian, Ubuntu', manager: 'apt', program: 'apt-get', install: 'sudo apt-get install --no-install-recommends', tried: true },
  { name: 'Fedora', manager: 'dnf', program: 'dnf', install: 'sudo dnf install' },
  { name: 'Arch', manager: 'pacman', program: 'pacman', install: 'sudo pacman -S --needed' },
  { name: 'macOS with Homebrew', manager: 'brew', program: 'brew', install: 'brew install' },
];

export const windows = 'On Windows use WSL with Debian or Ubuntu: https://learn.microsoft.com/windows/wsl/install';

/** The names of the packages that these needs, [name, need] pairs, have on a system, each once. Casks of Homebrew come last. */
function packagesOn({ manager }, pairs) {
  const names = pairs.flatMap(([, need]) => [need[manager]].flat().slice(0, 1)).filter(Boolean);
  return [...new Set(names)].sort((one, other) => Number(one.startsWith('--cask')) - Number(other.startsWith('--cask')));
}

/** The commands that install these needs on a system; none if it has no packages for them. Casks need a command of their own. */
export function installing(system, pairs) {
  const names = packagesOn(system, pairs);
  const casks = names.filter((name) => name.startsWith('--cask')).map((name) => name.slice('--cask '.length));
  const plain = names.filter((name) => !name.startsWith('--cask'));
  return [
    ...(plain.length > 0 ? [`${system.install} ${plain.join(' ')}`] : []),
    ...(casks.length > 0 ? [`${system.install} --cask ${casks.join(' ')}`] : []),
  ];
}

/** The system that this machine is, by its package manager; undefined if it has none of these. */
export const thisSystem = (platform = process.platform, has = find) =>
  systems.find(({ manager, program }) => (manager === 'brew') === (platform === 'darwin') && (platform === 'darwin' || has(program)));

/** Steps to install by hand, in lines: on this system, or on each if it is none of these. `absent`: [name, need] pairs. */
export function byHand(absent, platform = process.platform, has = find) {
  if (platform === 'win32') return [windows];
  const here = thisSystem(platform, has);
  const how = ({ name, tried }) => `${name}${tried ? '' : ' (not tried)'}`;
  const lines = (here ? [here] : systems.filter(({ manager }) => manager !== 'brew')).flatMap((system) => [
    `On ${how(system)}:`,
    ...installing(system, absent).map((command) => `  ${command}`),
  ]);
  const unnamed = here ? absent.filter(([, need]) => !need[here.manager]).map(([name]) => name) : [];
  const rest = unnamed.length > 0 ? [`No package is known here for: ${unnamed.join(', ')}.`] : [];
  return [...lines, ...rest, ...absent.filter(([, need]) => need.note).map(([name, need]) => `${name}: ${need.note}`)];
}
