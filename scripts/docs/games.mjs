// docs/reference/games.md: every game with its parameters, layers, views and limits. Parameters, ranges and judges are those of the core,
// the rules in words those of the site.
import { readdirSync, readFileSync } from 'node:fs';
import { loadCommand } from '../../bin/module.mjs';
import { at } from '../steps/place.mjs';
import { helpOf } from './command.mjs';
import { anchor, code, generated, grouped, load, quoted, table } from './words.mjs';

/** How a value of each kind is written. */
const forms = {
  integer: 'number',
  list: 'list of numbers, `3,5,7`',
  flag: '`1` or `0`',
  choice: 'one of several words',
  text: 'text',
  board: 'rows joined by `/`',
  squares: 'list of `row.column`',
  edges: 'list of `from>to`',
};

/** Longest default that is printed, in characters. */
const LONGEST = 48;

/** Values that the core expects of each parameter, by name: the lines below the parameters in its help. */
async function expectedOf(id) {
  const lines = [...(await helpOf(id)).matchAll(/^ {2}-p (\S+?)=.*\n(?: {5}(\S.*)\n)?/gm)];
  return new Map(lines.map(([, name, values = '']) => [name, grouped(values)]));
}

function defaultOf(id, { default: text }) {
  if (text === '') return 'none';
  return text.length <= LONGEST ? code(text) : `${text.length} characters; ${code(`help ${id}`)} prints them`;
}

async function parameterRows({ id, parameters }) {
  const expected = await expectedOf(id);
  return parameters.map((parameter) => {
    const { name, label, help, kind, ofTable } = parameter;
    const meaning = [label, help].filter(Boolean).join('. ');
    return [
      code(name),
      `${meaning}${ofTable ? ' (of the table only)' : ''}`,
      forms[kind],
      expected.get(name) || 'any text',
      defaultOf(id, parameter),
    ];
  });
}

/** A command with the example's parameters, and what it prints. */
function example(command, id, parameters) {
  const words = ['answer', id, ...Object.entries(parameters).flatMap(([name, value]) => ['-p', `${name}=${value}`])];
  const { out, err, status } = command(words);
  if (status !== 0) throw new Error(Buffer.from(err).toString());
  return `\`\`\`sh\n$ build/native/grundyscope ${words.map(quoted).join(' ')}\n${Buffer.from(out).toString()}\`\`\``;
}

const list = (names) => names.map(code).join(', ');

/** The layers of other rules, where a flag or a choice changes them. */
async function otherLayers(engine, { id, parameters }, layers) {
  const found = [];
  for (const { name, kind, choices, default: byDefault } of parameters) {
    const others = kind === 'flag' ? ['1'] : kind === 'choice' ? choices.filter((one) => one !== byDefault) : [];
    for (const other of others) {
      const solution = await engine.open(id, { [name]: other });
      const changed = solution.shape.layers;
      solution.close();
      if (changed.join() !== layers.join()) found.push(`; with ${code(`${name}=${other}`)} ${list(changed)}`);
    }
  }
  return found.join('');
}

/** Parameters refused though each is within its range: several large ones together, and heaps of sets without a period. */
async function furtherLimits(engine, { id, parameters }) {
  const largest = parameters.filter(({ kind, ofTable }) => kind === 'integer' && ofTable).map(({ name, most }) => [name, most]);
  const refused = await engine.open(id, Object.fromEntries(largest)).then(
    (solution) => solution.close(),
    ({ field, message, code: reason }) =>
      reason === 'reach' ? `${code(field)}: ${/: expected ([\s\S]*?), got /.exec(message)[1]}` : undefined,
  );
  const limits = [refused && `${refused}, if the others are the largest`, await limitWithoutPeriod(id, parameters)].filter(Boolean);
  return limits.length > 0 ? `\n- Further limits: ${grouped(limits.join('; '))}.` : '';
}

/** The largest heap of games that are solved by the periods of sets, where heaps may be larger. */
async function limitWithoutPeriod(id, parameters) {
  const [, digits] = /kNimberReach = ([\d']+);/.exec(readFileSync(at('cpp', 'families', 'subtraction.hpp'), 'utf8'));
  const most = digits.replaceAll("'", '');
  const sources = readdirSync(at('cpp', 'games', id)).filter((name) => name.endsWith('.cpp'));
  const bySet = sources.some((name) => readFileSync(at('cpp', 'games', id, name), 'utf8').includes('"families/subtraction_solution.hpp"'));
  if (!bySet || !parameters.some((one) => BigInt(one.most) > BigInt(most))) return undefined;
  const { english } = await load('engine/english.ts');
  return english['heap-without-period'].replace('{}', most);
}

async function section(engine, game, { texts, parameters, layers, views, command, address }) {
  const { id, title, source, judge } = game;
  return `## ${title}

Id ${code(id)}. ${source}. ${texts.kind}.

${texts.statement.join(' ')}

${table(['parameter', 'meaning', 'form', 'expected', 'default'], await parameterRows(game))}

- Layers: ${list(layers)}${await otherLayers(engine, game, layers)}. Views: ${list(views)}.
- Judge input: ${grouped(judge.format)}${judge.limits ? ` Limits of the online judge: ${judge.limits}; larger input is answered, too.` : ''}${await furtherLimits(engine, game)}
- A short game: ${code(address)}

${example(command, id, parameters)}
`;
}

/** The limits of the solver by the rules alone, in the words of its error. */
async function limitsOfRules(command, ids) {
  for (const id of ids) {
    const { err } = command(['answer', id, '--solver', 'rules']);
    const found = /^error: solver: expected ([\s\S]*?), got /.exec(Buffer.from(err).toString());
    if (found) return grouped(found[1]);
  }
  throw new Error('no default instance is too large for --solver rules');
}

export async function gamesPage() {
  const { createEngine } = await import('../../lib/node.js');
  const { shortOf, hasMethods } = await load('games/index.ts');
  const { views } = await load('workspace/views.ts');
  const { routeHash } = await load('workspace/route.ts');
  const { command } = await loadCommand();
  const engine = await createEngine();
  const sections = [];
  const rows = [];
  for (const game of engine.games) {
    const { id, title, parameters } = game;
    const { texts } = await load(`games/${id}/en.ts`);
    const short = shortOf(id);
    const solution = await engine.open(id, short);
    const { layers } = solution.shape;
    solution.close();
    const shown = views.filter((view) => view !== 'how' || hasMethods(id));
    const address = `https://games.example/${routeHash({ game: id, parameters: short, view: 'table' })}`;
    sections.push(await section(engine, game, { texts, parameters: short, layers, views: shown, command, address }));
    rows.push([`[${title}](#${anchor(title)})`, code(id), list(parameters.map(({ name }) => name)), list(layers)]);
  }
  engine.close();
  const ids = engine.games.map(({ id }) => id);
  return `# Games: parameters, layers, limits

${generated} It is what the core lists (\`grundyscope list\`, \`grundyscope help ID\`), with the rules as the site has them.

${table(['game', 'id', 'parameters', 'layers'], rows)}

A parameter is \`-p name=value\` on the command line, \`name=value\` in addresses and frames, \`name="value"\` in tags, and a property of
the second argument of \`engine.open\`. Every parameter can be left out. *Expected* is what the core accepts, in the words of its errors:
it is the largest instance, too; *further limits* concern several parameters together. A text or a board may be random, and long values may
be in files: [contract.md](../contract.md#command-line). Parameters *of the table only* set what the table shows, not the position.
The command's \`--solver rules\` refuses more than small instances: it takes ${await limitsOfRules(command, ids)}.
\`https://games.example/\` stands for the address of your site.

${sections.join('\n')}`;
}
