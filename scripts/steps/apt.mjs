// Installing packages on Debian and Ubuntu, as root or through sudo.
import { existsSync, readdirSync } from 'node:fs';
import { find, must, run } from './child.mjs';
import { print, Stop, stage } from './terminal.mjs';

const quiet = ['-q', '-y', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300'];
const noQuestions = 'DEBIAN_FRONTEND=noninteractive';

/** The prefix of a command to run as root; undefined if that is impossible. `asks`: sudo may ask for the password. */
async function asRoot({ asks }) {
  if (process.getuid?.() === 0) return ['env', noQuestions];
  if (!find('sudo')) return undefined;
  const prefix = ['sudo', '-n', 'env', noQuestions];
  if ((await run(['sudo', '-n', 'true'])).code === 0) return prefix;
  if (!asks || !process.stdin.isTTY) return undefined;
  print('> sudo asks for your password, to install packages');
  // Some systems cache the password per process group or not at all: sudo must keep the terminal, to ask again.
  return (await run(['sudo', '-v'], { foreground: true })).code === 0 ? prefix : undefined;
}

/** True if a package is in the package lists. */
async function isOffered(name) {
  const { output } = await run(['apt-cache', 'policy', name], { env: { LC_ALL: 'C' } });
  return /Candidate: (?!\(none\))/.test(output);
}

/** The first of the names that is in the package lists. */
async function available(names) {
  for (const name of names) if (await isOffered(name)) return name;
  return names[0];
}

/** False in the images of containers, which have no package lists. */
const hasLists = (folder = '/var/lib/apt/lists') => existsSync(folder) && readdirSync(folder).some((name) => /_Packages(\.|$)/.test(name));

const update = (prefix) =>
  stage('Reading the package lists (apt-get update)', (note) => run([...prefix, 'apt-get', ...quiet, 'update'], { onLine: note }));

const install = (prefix, packages) =>
  stage(`Installing ${packages.join(' ')} (apt-get install)`, (note) =>
    must([...prefix, 'apt-get', ...quiet, '--no-install-recommends', 'install', ...packages], { onLine: note }),
  );

/** Installs one package for each list of alternative names. False if this machine cannot install packages. */
export async function installWithApt(alternatives) {
  if (!find('apt-get')) return false;
  const prefix = await asRoot({ asks: true });
  if (!prefix) return false;
  // A dead source need not matter: only the installation decides.
  const updated = await update(prefix);
  const packages = [];
  for (const names of alternatives) packages.push(await available(names));
  try {
    await install(prefix, packages);
  } catch (error) {
    if (error instanceof Stop && updated.code !== 0) print(updated.output.trimEnd());
    throw error;
  }
  return true;
}

/** Installs a package that is better than what is there: without a question, and only if it is offered. False if that is impossible. */
export async function installIfOffered(name) {
  if (!find('apt-get')) return false;
  const prefix = await asRoot({ asks: false });
  if (!prefix) return false;
  if (hasLists() && !(await isOffered(name))) return false;
  await update(prefix);
  if (!(await isOffered(name))) return false;
  try {
    await install(prefix, [name]);
    return true;
  } catch (error) {
    if (error instanceof Stop) return false;
    throw error;
  }
}
