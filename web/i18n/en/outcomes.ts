// The phrases that contain outcomes, in plain words instead of letters.
import type { Phrases } from '../../engine/message.js';

export const outcomes: Phrases = {
  N: 'Won',
  P: 'Lost',
  D: 'Drawn',
  'winning-move': '{}: {}, which leaves the opponent a lost position.',
  'one-option': '{}: the only move leads to a position that the opponent wins.',
  'both-options': '{}: both moves lead to positions that the opponent wins.',
  'all-options': '{}: all {} moves lead to positions that the opponent wins.',
  drawn: '{}: no move wins, and some move keeps the draw.',
  diagonal:
    '{} All of its diagonal is alike from row {}, column {} on: after a lost position both options are won, after a won one some option is lost.',
};

/** With W and L the article differs. */
export const letters: Phrases = { 'winning-move': '{}: {}, which leaves an {}-position.' };
