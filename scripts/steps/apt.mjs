// Installing packages on Debian and Ubuntu, as root or through sudo.
import { find, must, run } from './child.mjs';
import { print, Stop, stage } from './terminal.mjs';

const quiet = ['-q', '-y', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=300'];
const noQuestions = 'DEBIAN_FRONTEND=noninteractive';

/** The prefix of a command to run as root; undefined if that is impossible. */
async function asRoot() {
  if (process.getuid?.() === 0) return ['env', noQuestions];
  if (!find('sudo')) return undefined;
  const prefix = ['sudo', '-n', 'env', noQuestions];
  if ((await run(['sudo', '-n', 'true'])).code === 0) return prefix;
  if (!process.stdin.isTTY) return undefined;
  print('> sudo asks for your password, to install packages');
  // Some systems cache the password per process group or not at all: sudo must keep the terminal, to ask again.
  return (await run(['sudo', '-v'], { foreground: true })).code === 0 ? prefix : undefined;
}

/** The first of the names that is in the package lists. */
async function available(names) {
  for (const name of names) {
    const { output } = await run(['apt-cache', 'policy', name], { env: { LC_ALL: 'C' } });
    if (/Candidate: (?!\(none\))/.test(output)) return name;
  }
  return names[0];
}

/** Installs one package for each list of alternative names. False if this machine cannot install packages. */
export async function installWithApt(alternatives) {
  if (!find('apt-get')) return false;
  const prefix = await asRoot();
  if (!prefix) return false;
  // A dead source need not matter: only the installation decides.
  const updated = await stage('Reading the package lists (apt-get update)', (note) =>
    run([...prefix, 'apt-get', ...quiet, 'update'], { onLine: note }),
  );
  const packages = [];
  for (const names of alternatives) packages.push(await available(names));
  try {
    await stage(`Installing ${packages.join(' ')} (apt-get install)`, (note) =>
      must([...prefix, 'apt-get', ...quiet, '--no-install-recommends', 'install', ...packages], { onLine: note }),
    );
  } catch (error) {
    if (error instanceof Stop && updated.code !== 0) print(updated.output.trimEnd());
    throw error;
  }
  return true;
}
