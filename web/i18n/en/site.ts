// The words of the site's pages beyond those of the views; figures do not load them.
import { counting } from '../../engine/message.js';

const many = counting('en');

/** The period of a sequence, in numbers as they are written. `growth`: by how much terms grow with each period; `last`: if it is not proved. */
export interface KnownPeriod {
  period: string;
  preperiod: string;
  nimbers: boolean;
  growth: string | undefined;
  last: string | undefined;
}

export const site = {
  intro:
    'Two players, no luck: with perfect play the result is settled before the first move. See who wins any position, ask why, and play.',
  shell: {
    name: 'Grundyscope',
    menu: 'Menu',
    allGames: 'All games',
    language: 'Language',
    theme: 'Theme',
    themes: { auto: 'As the system', light: 'Light', dark: 'Dark' },
    loading: 'Loading the solver…',
    failed: 'The solver could not be started.',
    noGame: (id: string) => `There is no game called “${id}”.`,
    source: 'Source',
    statement: 'Rules',
    kindOf: { first: 'Moves first', positions: 'A position', terminal: 'The end' },
    tableOf: (title: string) => `Table of ${title}`,
    retry: 'Try again',
    places: { games: 'Games', lab: 'The lab', gallery: 'Library', value: 'Values', book: 'The book' },
    chapter: 'Read the chapter',
    takeAlong: 'For a room without a network: all of this in one file',
  },
  skip: 'Skip to the content',
  key: 'In the pictures the player to move',
  keyOf: { N: 'wins', P: 'loses', D: 'can only draw' },
  keyMore: 'Where there are more colours, all but orange are won.',
  groups: { heap: 'One heap', heaps: 'Many heaps', board: 'Boards', strip: 'Strips and strings', several: 'Several games at once' },
  homeGame: {
    title: 'You begin. Can you win?',
    open: 'Play it large, and see why',
  },
  wonders: {
    zoom: {
      title: 'A million million cells',
      text: 'A pawn on a million cells, its moves growing longer. Zoom in: each cell is worked out as you look.',
      open: 'Open it large',
    },
    period: {
      title: 'A period, proved',
      text: 'Type how many stones may be taken at once, and see after how many the nimbers repeat.',
      label: 'Stones that may be taken',
      open: 'Open it large',
    },
    rules: {
      title: 'A game in three lines',
      text: 'A queen walks to the corner; who cannot move loses. Change the rules as you like.',
      label: 'Rules of the game',
      open: 'Open it large',
    },
  },
  home: {
    search: 'Search among games',
    nothing: (words: string) =>
      `No game is called “${words}”. Try another word, such as heap, king or period, or write the game yourself: three lines are often enough.`,
    write: 'Open the lab',
    recent: 'Where you were',
    games: 'Games',
    gallery: 'The library of games',
    all: (count: number) => `All ${count} games`,
    every: 'All games',
    book: 'The book',
    read: 'Start reading',
    bookLead: 'From the first lost position to nimbers, sums and periods, with figures to try and exercises.',
  },
  useElsewhere: {
    title: 'Use it elsewhere',
    figure: 'A live figure on your own page',
    figureLead: 'Two lines of HTML. Choose what it shows, and copy them.',
    offline: 'Without a network',
    offlineLead: 'All games in one file, which opens from disk.',
    programs: 'In your own programs',
    programsLead: 'The same solver as an npm package for Node and browsers, and as a command.',
  },
  footer: {
    about: 'Grundyscope solves combinatorial games in your browser; nothing is sent anywhere.',
    embed: 'A figure for your page',
    reference: 'For programmers',
    source: 'Source code',
    licence: 'MIT licence',
    notices: 'Parts by others',
  },
  acts: {
    play: (title: string) => `Play: ${title}`,
    judge: (_title: string) => 'Paste a contest’s input',
    pattern: (title: string) => `See the squares of ${title}`,
  },
  judge:
    'A judge is the program behind a contest problem: it reads tests and prints the answers. Paste a problem’s input here to get the output that it expects.',
  contest: {
    title: 'Paste a contest’s input',
    lead: 'The games whose problems have this format are found; one of them answers it.',
    fits: (count: number): string => (count === 1 ? 'It is an input of' : 'It can be an input of'),
    none: 'No game here reads this text. If you know its rules:',
    write: 'write them in the lab',
  },
  judgeTests: {
    none: 'Run an input to see each test beside its answer.',
    test: 'Test',
    input: 'Input',
    differs: 'differs',
    answerAt: (test: string, answer: string | undefined, place: string | undefined) =>
      `Test ${test}${answer ? `, answer ${answer}` : ''}${place ? ` (${place})` : ''}`,
    wrong: (where: string, ours: string, theirs: string) => `${where}: judge ${ours}, yours ${theirs || 'nothing'}.`,
    why: 'Why?',
    shown: (first: string, last: string, all: string) => `Tests ${first} to ${last} of ${all}`,
    previous: 'Previous',
    next: 'Next',
  },
  sliders: { title: 'Sliders', slide: (label: string) => `Slider: ${label}`, animate: (label: string) => `Animate: ${label}` },
  differences: {
    before: 'Difference before',
    next: 'Next difference',
    count: (count: string) => many(count, { one: 'One cell differs.', other: `${count} cells differ.` }),
    values: (here: string, there: string) => `The chosen cell: ${here}; in the other table: ${there}.`,
  },
  afar: 'Seen from afar, a dot stands for many cells.',
  single: 'See single cells',
  elsewhere: 'The current position is not in this table.',
  graph: {
    whole: 'Whole graph',
    working: 'Looking at all positions…',
    failed: 'The graph could not be drawn.',
    tooMany: (most: string) => `More than ${most} positions can be reached: only the next moves are shown.`,
    text: (count: string) => `Graph of ${count} positions.`,
    drawn: 'draws',
    position: (position: string, value: string, options: string) =>
      options === '' ? `${position}: ${value}. No options.` : `${position}: ${value}. Options: ${options}.`,
    mex: (value: string, options: string) =>
      options === '' ? `No options: nimber ${value}.` : `Options’ nimbers ${options}; least missing ${value}.`,
    caption: 'Columns: moves left. Choose a position to go there.',
    captionPlain: 'Moves lead to the right. Choose a position to go there.',
  },
  keys: {
    title: 'Keys',
    help: 'Show the keys',
    view: (name: string) => `Show the view ${name}`,
    list: 'Show this list',
    search: 'Search among games',
    present: 'Present, or end it',
    steps: {
      one: 'A step forward or back',
      ten: 'Ten steps',
      ends: 'To the beginning, to the end',
      play: 'Play the steps, pause',
      space: 'Space',
    },
    board: 'On the board: arrows go from piece to piece, Enter plays or picks up, Escape puts down.',
    table: 'On the table:',
    close: 'Close',
  },
  present: { start: 'Present on the whole screen', end: 'End the presentation', code: 'QR code of the link', size: 'Larger or smaller' },
  stage: {
    table: 'Show the table large, the board small',
    board: 'Show the board large, the table small',
    explains: 'On the stage',
    explain: { board: 'Board', table: 'Table', graph: 'Graph' },
  },
  setUp: {
    title: 'Set up a position',
    how: 'Change the form above, click a cell of the table, or write the position’s numbers.',
    position: 'Position',
    turn: 'to move',
    set: 'Set up',
  },
  theory: {
    period: ({ period, preperiod, nimbers, growth, last }: KnownPeriod) =>
      `The ${nimbers ? 'nimbers' : 'outcomes'} ${growth ? `grow by ${growth} with each period of` : 'have period'} ${period} from heap ${preperiod} on (${last ? `seen up to heap ${last}, not proved` : 'proved'}).`,
    lost: (lost: string, all: string) =>
      lost === '0'
        ? `None of the ${all} positions in the table is lost.`
        : many(lost, {
            one: `${lost} of the ${all} positions in the table is lost.`,
            other: `${lost} of the ${all} positions in the table are lost.`,
          }),
  },
};

export type SiteWords = typeof site;
