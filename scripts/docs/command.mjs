// docs/reference/command.md: every command with its options and the exit codes, from the command's own help.
import { usage as batchUsage } from '../../bin/batch/options.mjs';
import { loadCommand } from '../../bin/module.mjs';
import { code, generated, table } from './words.mjs';

/** The help in parts: the lines of "usage:", and those below each title. */
export function partsOf(help) {
  const [first, ...rest] = help.trimEnd().split('\n\n');
  const titled = Object.fromEntries(rest.map((part) => [part.split('\n', 1)[0], part.split('\n').slice(1)]));
  return { usage: first.replace(/^usage: /, '       ').split('\n'), titled };
}

/** Entries in two columns, [what, about]; lines that are indented further go on. */
export function entriesOf(lines) {
  const entries = [];
  for (const line of lines) {
    const found = /^ {2}(\S.*?) {2,}(.+)$/.exec(line);
    if (found) entries.push([found[1], found[2]]);
    else entries.at(-1)[1] += ` ${line.trim()}`;
  }
  return entries;
}

/** Calls by command: whole lines of "usage:". */
export function callsOf(usage) {
  const calls = new Map();
  let last;
  for (const line of usage) {
    const found = /^ {7}grundyscope (\S+)/.exec(line);
    if (found) last = found[1];
    const here = calls.get(last) ?? [];
    if (found) calls.set(last, [...here, line.trim()]);
    else here[here.length - 1] += `\n    ${line.trim()}`;
  }
  return calls;
}

/** The names of options in a call, such as `--layer`. */
export const optionsIn = (call) => [...new Set(call.match(/(?<=[[ ])--?[a-z]+\b/g) ?? [])];

/** The rows of the options of a command; of two with one name, the one that is "of" the command. */
function optionRows(name, calls, options) {
  const wanted = calls.flatMap(optionsIn).filter((option) => option !== name);
  return options
    .filter(([what, about]) => {
      const of = /^of (\w+): /.exec(about);
      return wanted.includes(what.split(' ')[0]) && (!of || of[1] === name);
    })
    .map(([what, about]) => [code(what), about]);
}

export async function helpOf(...words) {
  const { command } = await loadCommand();
  return Buffer.from(command(['help', ...words]).out).toString();
}

export async function commandPage() {
  const { usage, titled } = partsOf(await helpOf());
  const calls = callsOf(usage);
  const options = entriesOf(titled.Options);
  const sections = entriesOf(titled.Commands).map(([name, about]) => {
    const rows = optionRows(name, calls.get(name), options);
    const shown = rows.length > 0 ? `\n\n${table(['option', 'meaning'], rows)}` : '';
    return `## ${name}\n\n\`\`\`text\n${calls.get(name).join('\n')}\n\`\`\`\n\n${about[0].toUpperCase()}${about.slice(1)}.${shown}`;
  });
  return `# The command: options and exit codes

${generated} It is what \`grundyscope help\` prints, by command. [using.md](../using.md#the-command-line-and-the-module) has examples, [contract.md](../contract.md#command-line) the
output of each command, [games.md](games.md) the parameters of each game. \`build/native/grundyscope\` and the package's \`grundyscope\` take the same commands.

## Exit codes

${table(
  ['code', 'means'],
  entriesOf(titled['Exit status']).map(([what, about]) => [code(what), about]),
)}

${sections.join('\n\n')}

\`\`\`text
${batchUsage.trimEnd()}
\`\`\`

## Games of your own

\`\`\`text
${(await helpOf('rules')).trimEnd()}
\`\`\`
`;
}
