// Checks that everything a step needs is installed. If not, installs it, or states exactly what to install.
import { installIfOffered, installWithApt } from './apt.mjs';
import { find } from './child.mjs';
import { ensureModules } from './modules.mjs';
import { fulfilledByOthers, missing, needsTestPackages } from './needs.mjs';
import { needed, works } from './node.mjs';
import { byHand } from './systems.mjs';
import { print, Stop } from './terminal.mjs';

function checkNode() {
  const { node } = process.versions;
  if (!works(node)) throw new Stop(`Node ${needed} is needed; this is ${node}. See https://nodejs.org/en/download`);
}

function howTo(absent) {
  const lines = [`Missing: ${absent.map(([name]) => name).join(', ')}.`];
  if (find('apt-get'))
    lines.push('Run this as root, or where sudo works without a question, to have them installed; or install them yourself:');
  else lines.push('Install them:');
  return [...lines, ...byHand(absent), 'Then run the same command again.'].join('\n');
}

/** Installs the preferred packages of a purpose; where that is impossible, prints which programs are used instead. */
export async function ensurePreferred(purpose) {
  for (const [name, need] of fulfilledByOthers(purpose)) {
    const [wanted] = need.apt;
    if (process.platform === 'linux' && (await installIfOffered(wanted)) && need.preferred()) continue;
    print(
      `${name}: ${need.present()} is used. The tests are written for ${wanted}, which cannot be installed here; with another one, some may fail.`,
    );
  }
}

/** Ensures the needs of a purpose (needs.mjs); throws a Stop if that is impossible. */
export async function ensure(purpose) {
  checkNode();
  const absent = missing(purpose);
  if (absent.length > 0) {
    if (process.platform !== 'linux' || !(await installWithApt(absent.map(([, need]) => need.apt)))) throw new Stop(howTo(absent));
    const still = missing(purpose);
    if (still.length > 0) throw new Stop(howTo(still));
  }
  await ensurePreferred(purpose);
  await ensureModules(needsTestPackages(purpose));
}
