// node scripts/same.mjs OLD [NEW] [--calls 2000] [--seed 1]: compares the results of two built checkouts, for changes that must not change
// any. Makes seeded random calls of the native command (judge, answer, table, explain, of valid and broken input) and of the module
// (pictures at random places and steps, random games), and compares links of the site and attributes of the element. Prints every
// difference. Both checkouts need `npm run build` first.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { runnerImport } from 'vite';
import { root } from './steps/place.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { calls: { type: 'string', default: '2000' }, seed: { type: 'string', default: '1' } },
});
const [old, now] = [positionals[0], positionals[1] ?? root].map((folder) => resolve(folder ?? '.'));

let state = Number(options.seed) >>> 0;
/** mulberry32: the same calls for the same seed everywhere. */
function chance() {
  state = (state + 0x6d2b79f5) >>> 0;
  let t = Math.imul(state ^ (state >>> 15), state | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}
const below = (bound) => Math.floor(chance() * bound);
const pick = (items) => items[below(items.length)];
const times = (count, make) => Array.from({ length: count }, make);

const engines = [];
for (const folder of [old, now]) {
  const { createEngine } = await import(pathToFileURL(join(folder, 'lib', 'node.js')).href);
  engines.push(await createEngine());
}
const games = engines[0].games;

const number = (spec) => {
  const least = Number(spec.least);
  const most = Math.min(Number(spec.most), pick([5, 20, 300]) + least);
  return `${least + below(most - least + 1)}`;
};
const makers = {
  integer: number,
  list: (spec) => times(below(5), () => number(spec)).join(','),
  flag: () => pick(['0', '1']),
  choice: (spec) => pick(spec.choices),
  text: (spec) => times(2 * (1 + below(9)), () => pick([...spec.alphabet])).join(''),
  board: (spec) => {
    const side = 1 + below(7);
    return times(side, () => times(side, () => (chance() < 0.7 ? spec.alphabet[0] : pick([...spec.alphabet]))).join('')).join('/');
  },
  squares: () => times(below(4), () => `${below(9)}.${below(9)}`).join(','),
};
const junk = ['', 'x', '-1', '1,,2', '99999999999999999999', '0', 'ä', '1.5', '3,5,7', '../..', '"'];

function parameters(game) {
  const all = {};
  for (const spec of game.parameters)
    if (chance() < 0.55) all[spec.name] = chance() < 0.06 ? pick(junk) : (makers[spec.kind] ?? (() => '1'))(spec);
  return all;
}

const samples = games.flatMap(({ id }) =>
  JSON.parse(readFileSync(join(now, 'cpp/games', id, 'samples.json'), 'utf8')).map(({ input }) => ({ id, input })),
);

function broken(text) {
  const at = below(text.length + 1);
  return text.slice(0, at) + pick(['', 'x', ' 7 ', '\n', '-', '999999999999999999999']) + text.slice(at + below(3));
}

function call() {
  const kind = pick(['judge', 'answer', 'table', 'explain', 'explain', 'table']);
  if (kind === 'judge') {
    const { id, input } = pick(samples);
    return { args: ['judge', id], input: chance() < 0.5 ? input : broken(input) };
  }
  const game = pick(games);
  const args = [kind, game.id, ...Object.entries(parameters(game)).flatMap(([name, value]) => ['-p', `${name}=${value}`])];
  if (kind === 'table') {
    if (chance() < 0.7) args.push('--layer', pick(['outcome', 'nimber', 'remoteness']));
    if (chance() < 0.3) args.push('--format', pick(['csv', 'json', 'pgm']));
    if (chance() < 0.7) args.push('--window', [below(40), below(40), 1 + below(30), 1 + below(30)].join(','));
  }
  if (kind === 'explain' && chance() < 0.6) args.push('--at', `${below(30)},${below(30)}`);
  return { args, input: '' };
}

let differences = 0;
function compare(what, one, other) {
  if (one === other) return;
  differences += 1;
  console.log(`${what}\n  old: ${one.slice(0, 400)}\n  new: ${other.slice(0, 400)}`);
}

const ran = (folder, { args, input }) => {
  const { status, signal, stdout, stderr } = spawnSync(join(folder, 'build/native/grundyscope'), args, { input, maxBuffer: 1 << 30 });
  return `${status ?? signal} ${stdout.toString('latin1')} ${stderr}`;
};

for (const sample of samples) {
  const invocation = { args: ['judge', sample.id], input: sample.input };
  compare(`judge ${sample.id}, a sample`, ran(old, invocation), ran(now, invocation));
}
for (const args of [['list'], ['help'], ...games.map((game) => ['help', game.id])])
  compare(args.join(' '), ran(old, { args, input: '' }), ran(now, { args, input: '' }));

const count = Number(options.calls);
for (let i = 0; i < count; ++i) {
  const invocation = call();
  compare(
    `${invocation.args.join(' ')}${invocation.input ? ` < ${JSON.stringify(invocation.input.slice(0, 200))}` : ''}`,
    ran(old, invocation),
    ran(now, invocation),
  );
}

/** Some pictures and a random game of one instance, as text. */
async function looked(engine, id, given, requests, choices) {
  let solution;
  try {
    solution = await engine.open(id, given);
    await solution.solve();
    const seen = [JSON.stringify(solution.shape)];
    for (const request of requests(solution.shape)) {
      const { planes, sampled } = await solution.paint(request);
      seen.push(`${JSON.stringify(request)} ${sampled} ${Buffer.from(planes).toString('latin1')}`);
    }
    let position = await solution.explain();
    for (const choice of choices) {
      seen.push(JSON.stringify(position));
      if (position.options.length === 0) break;
      position = await solution.follow(position.state, position.options[Math.floor(choice * position.options.length)].play);
    }
    return seen.join('\n');
  } catch (error) {
    return `${error.code} ${error.message}`;
  } finally {
    solution?.close();
  }
}

for (let i = 0; i < count / 5; ++i) {
  const game = pick(games);
  const given = parameters(game);
  const chances = times(20, chance);
  const steps = times(3, () => pick([1, 2, 3, 7, 16, 100]));
  const requests = (shape) =>
    steps.flatMap((step, n) =>
      shape.layers.slice(0, step === 1 ? 3 : 1).map((layer) => ({
        x: shape.x.first + Math.floor((chances[n] - 0.1) * shape.x.count),
        y: shape.y.first + Math.floor((chances[n + 3] - 0.1) * shape.y.count),
        step,
        width: 40,
        height: 30,
        layer,
      })),
    );
  const seen = [];
  for (const engine of engines) seen.push(await looked(engine, game.id, given, requests, chances));
  compare(`module: ${game.id} ${JSON.stringify(given)}`, ...seen);
}
/** How a checkout reads and writes links and attributes. */
async function linksOf(folder) {
  const load = async (...paths) => {
    const path = paths.map((one) => join(folder, one)).find(existsSync);
    return (await runnerImport(path, { root: folder, configFile: false, logLevel: 'warn' })).module;
  };
  const { readRoute, routeHash, sharedHash, ...route } = await load('web/workspace/route.ts', 'web/desk/route.ts');
  const omitted = route.omittedFromLink ?? route.leftOut; // its former name, in older checkouts
  const { requestOf } = await load('web/embed/request.ts');
  return {
    link: (hash) => JSON.stringify([routeHash(readRoute(hash)), sharedHash(readRoute(hash)), omitted(readRoute(hash))]),
    attributes(given) {
      const { route, ...rest } = requestOf(given);
      return JSON.stringify([routeHash(route), Object.entries(rest).sort()]);
    },
  };
}

const pairs = () => [...times(1 + below(3), () => `${below(40)},${below(40)}`), '', 'x', '3,5,7', '0', '1', 'row', 'second', 'first'];
const selections = {
  v: () => pick(['1', '2', '']),
  view: () => pick(['table', 'play', 'explain', 'how', 'judge', 'none']),
  layer: () => pick(['outcome', 'nimber', 'remoteness', 'colour']),
  at: () => pick(pairs()),
  pos: () => pick(pairs()),
  turn: () => pick(['second', 'first']),
  look: () => pick(['3.5,5.5,24', '1,2,3', 'x']),
  line: () => pick(['row', 'column', 'diagonal', 'x']),
  alike: () => pick(['1', '0']),
  turned: () => pick(['1', '0']),
  with: () => pick([`${pick(games).id};heaps=1,2`, pick(games).id, ';;', 'x;y']),
  match: () => pick(['3,5,7;0;first;100;2', 'x']),
  moves: () => pick(['0,2;1,5', '0,0', '']),
};
const attributes = {
  theme: () => pick(['light', 'dark', 'auto', 'x']),
  controls: () => pick(['none', 'basic', 'full', 'x']),
  reveal: () => pick(['near', 'interaction', 'load', 'x']),
  height: () => pick(['auto', '300', '300px', 'x', '']),
  lang: () => pick(['en', 'es', 'x']),
  'data-x': () => 'x',
  class: () => 'x',
};
const some = (makers) =>
  Object.entries(makers)
    .filter(() => chance() < 0.3)
    .map(([name, make]) => [name, make()]);

const [oldLinks, nowLinks] = [await linksOf(old), await linksOf(now)];
for (let i = 0; i < count; ++i) {
  const game = pick(games);
  const given = [...Object.entries(parameters(game)).map(([name, value]) => [name, `${value}`]), ...some(selections)];
  const hash = `#/${game.id}?${new URLSearchParams(given)}`;
  compare(`link ${hash}`, oldLinks.link(hash), nowLinks.link(hash));
  const element = [['game', game.id], ...given, ...some(attributes)];
  compare(`attributes ${JSON.stringify(element)}`, oldLinks.attributes(element), nowLinks.attributes(element));
}

for (const engine of engines) engine.close();
console.log(
  `${count} calls of the command, ${samples.length} samples, ${Math.floor(count / 5)} instances in the module, ${count} links and elements: ${differences} differ`,
);
process.exitCode = differences > 0 ? 1 : 0;
