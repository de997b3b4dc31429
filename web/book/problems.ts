// Contest problems on the pages of the build, in a language: the problem of each game, and the practice list.
import type { Both } from '../../book/practice/problem.js';
import { practiceProblems, techniques } from '../../book/practice/problems.js';
import { related } from '../../book/related.js';
import { games as first, moreGames, phrasesOfGames } from '../engine/catalogue.js';
import { hasOwnFormat } from '../games/index.js';
import type { GameTexts } from '../games/page.js';
import { problemOf } from '../games/problems.js';
import { type CheckWords, checking } from '../i18n/en/checking.js';
import { strings } from '../i18n/en/interface.js';
import { judging } from '../i18n/en/judging.js';
import { outcomes } from '../i18n/en/outcomes.js';
import { checking as spanishChecking } from '../i18n/es/checking.js';
import { pack as spanish } from '../i18n/es/pack.js';
import { type Pack, Words } from '../i18n/words.js';
import { addressOf } from '../lab/address.js';
import { firstView } from '../lab/first_view.js';
import { examples } from '../lab/gallery.js';

type Language = keyof Both;

const packs: Record<Language, Pack> = {
  en: { language: 'en', strings, phrases: phrasesOfGames, outcomes, games: {}, judging },
  es: spanish,
};
const games = [...first, ...moreGames];
const checks: Record<Language, CheckWords> = { en: checking, es: spanishChecking };
const texts = import.meta.glob<GameTexts>('../games/*/??.ts', { eager: true, import: 'texts' });

/** The name of a link to a game or an example, and its parameters. */
function parts(link: string) {
  const [name = '', query = ''] = link.split('?');
  return { name, parameters: Object.fromEntries(new URLSearchParams(query)) };
}

function exampleOf(name: string, language: Language) {
  const found = examples(language).find((example) => example.name === name);
  if (!found) throw new Error(`the lab has no example "${name}"`);
  return found;
}

/** The address of rules in the lab, behind that of its page. */
const labHash = (text: string, parameters: Record<string, string> = {}) =>
  addressOf({ game: 'rules', parameters: { text, ...parameters }, view: firstView(text) });

/** The problem that a game comes from; undefined for what is no game. */
async function gameProblem(id: string, language: Language, words: Words) {
  const info = games.find((game) => game.id === id);
  const like = related[id];
  if (!info || !like) return undefined;
  const { source, credit, judge } = words.game(info);
  const titleOf = (other: string) => {
    const game = games.find((one) => one.id === other);
    if (!game) throw new Error(`book/related.ts names no game: "${other}"`);
    return words.game(game).title;
  };
  return {
    ...problemOf(id),
    source,
    credit,
    ...judge,
    meaning: texts[`../games/${id}/${language}.ts`]?.output ?? '',
    ownFormat: hasOwnFormat(id),
    games: like.games.map((other) => ({ id: other, title: titleOf(other) })),
    examples: await Promise.all(
      like.examples.map(async (name) => {
        const { title, text } = exampleOf(name, language);
        return { title, hash: await labHash(text) };
      }),
    ),
    elsewhere: practiceProblems.filter(({ game }) => game !== undefined && parts(game).name === id),
    check: checks[language],
  };
}

async function practice(language: Language, words: Words) {
  const open = async ({ judge, title, game, example, rules }: (typeof practiceProblems)[number]) => {
    if (game !== undefined) {
      const info = games.find(({ id }) => id === parts(game).name);
      if (!info) throw new Error(`the practice list names no game: "${game}"`);
      return { site: `#/${game}`, title: words.game(info).title };
    }
    if (example === undefined && rules === undefined) return undefined;
    const { name, parameters } = parts(example ?? '');
    const text = rules ?? exampleOf(name, language).text;
    // The lab takes its title from the first comment; it knows its examples.
    return { lab: await labHash(rules === undefined ? text : `# ${title} (${judge})\n${text}`, parameters), rules: text };
  };
  return Promise.all(
    techniques.map(async ({ name, idea, chapters, problems }) => ({
      name: name[language],
      idea: idea[language],
      chapters,
      problems: await Promise.all(
        problems.map(async (problem) => ({ ...problem, task: problem.task[language], open: await open(problem) })),
      ),
    })),
  );
}

/** Both, in a language: `problems` by game. */
export async function problemsIn(language: Language) {
  const words = new Words(packs[language], {}, 'NP');
  const all = await Promise.all(games.map(async ({ id }) => [id, await gameProblem(id, language, words)] as const));
  return { problems: new Map(all), practice: await practice(language, words) };
}
