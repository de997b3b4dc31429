// npm run census: surveys families of games with `grundyscope batch` and writes census/FAMILY.csv. Options: --only FAMILY[,FAMILY]; --jobs
// writes the jobs alone, to build/census/. What a stopped run has found is kept in build/census/ and not worked out again.
import { spawnSync } from 'node:child_process';
import { createReadStream, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { at } from './steps/place.mjs';
import { main, print, Stop } from './steps/terminal.mjs';

/** Heaps of the octal games. */
const largestHeap = 100_000;
/** The largest number in a set, and the heaps that are enough to prove the period of every set. */
const mostTaken = 16;
const enough = 1000;
/** Cells of the boards. */
const mostCells = 36;

const rules = (id, parameters, want) => ({ id, game: 'rules', parameters, want });

/** The codes 0.d1d2d3 with the digits 0 to 7, but for 0.000, which has no move. */
function* octalGames() {
  for (let code = 1; code < 512; code++) {
    const text = `0.${code.toString(8).padStart(3, '0')}`;
    yield rules(text, { text, N: largestHeap }, 'period');
  }
}

/** The games in which a number of a set is taken, for every set. */
function* subtractionGames() {
  for (let set = 1; set < 2 ** mostTaken; set++) {
    const numbers = Array.from({ length: mostTaken }, (_, i) => i + 1).filter((number) => (set >> (number - 1)) & 1);
    yield rules(numbers.join(','), { text: `n: 0..${enough}\nmove k in {${numbers}}: n -= k` }, 'period');
  }
}

/** Node Kayles has a rim of free cells, where no move is made: its moves look at all neighbours. */
const boards = {
  cram: (rows, columns) => `b[${rows}, ${columns}]: 0..1
move (i, j) of b if not b[i, j] and not b[i, j+1]: b[i, j] = 1, b[i, j+1] = 1
move (i, j) of b if not b[i, j] and not b[i+1, j]: b[i, j] = 1, b[i+1, j] = 1`,
  'node-kayles': (rows, columns) => `b[${rows + 2}, ${columns + 2}]: 0..1
move i in 1..${rows}, j in 1..${columns} if b[i, j] + b[i-1, j] + b[i+1, j] + b[i, j-1] + b[i, j+1] == 0: b[i, j] = 1`,
};

/** Cram, and node Kayles on the graph of the cells, on boards that are no higher than wide. */
function* boardGames() {
  for (const [game, text] of Object.entries(boards)) {
    for (let rows = 1; rows * rows <= mostCells; rows++) {
      for (let columns = rows; rows * columns <= mostCells; columns++)
        yield rules(`${game} ${rows} ${columns}`, { text: text(rows, columns) }, 'answer');
    }
  }
}

const periodOf = ({ preperiod = '', period = '', saltus = 0, proved }) => `${preperiod},${period},${saltus},${proved ? 'proved' : ''}`;

/** A family: its jobs, and the columns of its table with a row for each result. */
const families = {
  boards: {
    jobs: boardGames,
    columns: 'game,rows,columns,nimber',
    row: (id, { nimber }) => `${id.replaceAll(' ', ',')},${nimber}`,
  },
  subtraction: { jobs: subtractionGames, columns: 'set,preperiod,period,saltus,known', row: (id, found) => `"${id}",${periodOf(found)}` },
  octal: { jobs: octalGames, columns: 'code,preperiod,period,saltus,known', row: (id, found) => `${id},${periodOf(found)}` },
};

/** Writes the table of a family from the lines of its results. */
async function writeTable(name, results) {
  const { columns, row } = families[name];
  const lines = [columns];
  for await (const line of createInterface({ input: createReadStream(results) })) {
    const { id, result, error } = JSON.parse(line);
    if (error) throw new Stop(`${name} ${id}: ${error.message}`);
    lines.push(row(id, result));
  }
  mkdirSync(at('census'), { recursive: true });
  writeFileSync(at('census', `${name}.csv`), `${lines.join('\n')}\n`);
  print(`census/${name}.csv: ${lines.length - 1} games`);
}

await main(async () => {
  const { values: options } = parseArgs({ options: { only: { type: 'string' }, jobs: { type: 'boolean' } } });
  const names = options.only?.split(',') ?? Object.keys(families);
  const unknown = names.find((name) => !families[name]);
  if (unknown) throw new Stop(`There is no family ${unknown}: ${Object.keys(families).join(', ')}.`);
  mkdirSync(at('build', 'census'), { recursive: true });
  for (const name of names) {
    const jobs = [...families[name].jobs()];
    const [path, results] = ['jsonl', 'results.jsonl'].map((ending) => at('build', 'census', `${name}.${ending}`));
    writeFileSync(path, jobs.map((one) => `${JSON.stringify(one)}\n`).join(''));
    print(`build/census/${name}.jsonl: ${jobs.length} jobs`);
    if (options.jobs) continue;
    const command = [at('bin', 'grundyscope.mjs'), 'batch', '--resume', results];
    const { status } = spawnSync(process.execPath, command, { stdio: [openSync(path, 'r'), 'inherit', 'inherit'] });
    // 1: a job failed, which its line tells.
    if (status !== 0 && status !== 1) throw new Stop('grundyscope batch has ended before its jobs');
    await writeTable(name, results);
  }
});
