// Written from the core by cpp/doors/facts.cpp, on `npm run build`: change it there.

import type { Phrases } from './message.js';

/** Additional English messages of the module with all games. */
export const moreEnglish: Phrases = {
  'sum-game-id': 'the id of a game, such as nim, in part {}',
  'sum-most-parts': 'at most {} parts joined by |',
  'sum-name-value': 'a name, = and a value after each semicolon, such as n=7 (; in a value is written %3B), in part {} ({})',
  'sum-once': 'each parameter once, in part {} ({})',
  'sum-escape': '%3B for ;, %7C for |, %25 for % in a value, in part {} ({})',
  'sum-in-part': '{} (part {}: {})',
  'sum-in-parameter': '{} (part {}: {}, {})',
  'sum-nimbers': 'positions that have a nimber: normal play without draws (part {}: {})',
  'sum-no-nimber': 'one without',
  'sum-no-sum': 'a game other than sum in part {}',
  'sum-shown': 'a part from 1 to {}',
  'sum-nothing': 'nothing',
  'sum-count': 'the number of parts p',
  'sum-part': 'a part, such as nim;heaps=3,5',
  'sum-last': 'the last part',
  'sum-move': '{} in part {}',
  'sum-of': '{} + {}',
  'sum-part-nimbers': 'the nimbers of the parts',
  'vertex-mod': 'vertex mod {}',
  'vertex-div': 'vertex div {}',
  'vertex-n': 'vertex {}',
  'vertex': 'vertex',
  'move-token': 'move to {}',
  'infinite-nimber': 'It has no nimber: play may go on for ever. Its followers have {}: added to a position with such a nimber, the player to move wins; added to any other, it is a draw.',
  'infinite-nimber-alone': 'It has no nimber, nor has any follower: play may go on for ever, and added to any other position it is a draw.',
  'vertices-v': 'the number of vertices v',
  'edges-e': 'the number of edges e',
  'start-vertex': 'the vertex of the token',
  'edge-from': 'the vertex that an edge leaves',
  'edge-to': 'the vertex that an edge leads to',
  'last-edge': 'the last edge',
};
