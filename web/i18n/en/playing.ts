// The words of playing, reviewing and the quiz. Loaded with the boards.
import { counting } from '../../engine/message.js';

const many = counting('en');

export const playing = {
  you: 'You play',
  persons: {
    first: (names: readonly [string, string]) => names[0],
    second: (names: readonly [string, string]) => names[1],
    both: (names: readonly [string, string]) => `both: ${names[0]} and ${names[1]}`,
    none: () => 'neither (watch)',
  },
  opponent: 'Opponent',
  levels: { perfect: 'perfect', skilled: 'skilled', random: 'random' },
  skill: 'Skill',
  percent: (share: string) => `${share} % of its moves are perfect`,
  yourTurn: 'Your move.',
  turnOf: (name: string) => `${name} to move.`,
  thinking: (name: string) => `${name} is thinking…`,
  did: (name: string, move: string) => `${name}: ${move}.`,
  won: (name: string) => `${name} wins.`,
  drawn: 'A draw.',
  youWon: 'You won.',
  youLost: 'You lost.',
  lostFromStart: 'From the start no move could have saved you.',
  wonThroughout: 'You were winning from the start, and never gave it away.',
  drawnThroughout: 'Neither side gave anything away.',
  givenBy: (name: string, number: string, move: string) => `${name}’s move ${number}, ${move}, changed the result.`,
  gaveWin: (number: string, move: string, better: string) =>
    `You were winning until move ${number}, ${move}${better ? `; ${better} would have kept the win` : ''}.`,
  gaveDraw: (number: string, move: string, better: string) =>
    `You could have had a draw until move ${number}, ${move}${better ? `; ${better} would have kept it` : ''}.`,
  noLength: 'How long a win takes is not known here: perfect play never gives a win away, but may not hurry.',
  short: 'Play a short game',
  goOn: (moves: string) => `Go on with the last game (move ${moves})`,
  here: 'Play this position',
  resume: (moves: string) => (moves === '0' ? 'Back to the game' : `Back to the game (move ${moves})`),
  looking: 'A move on the board begins a game from this position.',
  overHere: 'There is no move from this position.',
  noMove: (nearest: string) => `There is no move here. The nearest one: ${nearest}.`,
  leave: 'End the game',
  close: 'Leave the game',
  again: 'New game',
  changeSides: 'Change sides',
  length: (moves: string) => many(moves, { one: 'One move was played.', other: `${moves} moves were played.` }),
  share: (name: string, perfect: string, all: string) => `${name}: ${perfect} of ${all} moves perfect.`,
  firstMistake: (move: string) => `First mistake at move ${move}: look`,
  better: (move: string) => `better: ${move}`,
  marks: {
    '?': '? gives the result away.',
    '?!': '?! keeps it, but wins later or loses sooner than necessary.',
    '!': '! is the only winning move.',
  },
  markNames: { '?': 'mistake', '?!': 'slow', '!': 'the only winning move' },
  challenge: {
    win: 'Win this.',
    against: (name: string, level: string) => `You: ${name}. Opponent: ${level}.`,
    make: 'Challenge link',
    lead: 'Who opens it plays this position as you would, against the same opponent, without hints.',
    copy: 'Copy',
    code: 'QR code of the challenge',
    long: 'The link is too long for a QR code.',
  },
  restart: 'Start',
  undo: 'Undo',
  redo: 'Redo',
  hints: 'Hints',
  best: 'Best move',
  line: 'Perfect line',
  stop: 'Stop',
  play: 'Play',
  between: (least: string, most: string) => `A whole number from ${least} to ${most}`,
  scrub: 'Move shown',
  moveNumber: (index: string, last: string) => `after move ${index} of ${last}`,
  moves: (count: string) => many(count, { one: 'One move', other: `${count} moves` }),
  chart: (lengths: boolean): string =>
    lengths
      ? 'Moves to the end. A mistake crosses the line; a slow move drifts away from it.'
      : 'Who wins after each move. A mistake crosses the line.',
  chartText: (names: readonly [string, string], mistakes: readonly string[]) =>
    `How the game between ${names[0]} and ${names[1]} went: ${mistakes.length === 0 ? 'no mistake' : `mistakes at move ${mistakes.join(', ')}`}.`,
  winsAbove: (name: string) => `${name} wins`,
  quiz: {
    title: 'Quiz',
    who: (name: string) => `${name} is to move. Who wins?`,
    wins: (name: string) => `${name} wins`,
    draw: 'nobody: a draw',
    how: 'Right. How? Make a winning move.',
    giveUp: 'Show the answer',
    right: 'Right.',
    wrong: 'No.',
    next: 'Another position',
    stop: 'End the quiz',
    score: (right: string, total: string, streak: string) =>
      total === '0' ? '' : `${right} of ${total} right${Number(streak) > 1 ? `, ${streak} in a row` : ''}`,
  },
};

export type PlayWords = typeof playing;
