// The pages of docs/reference/: {path: () => its text}.
import { commandPage } from './command.mjs';
import { elementPage } from './element.mjs';
import { gamesPage } from './games.mjs';
import { modulePage } from './module.mjs';

export const pages = {
  'docs/reference/games.md': gamesPage,
  'docs/reference/module.md': modulePage,
  'docs/reference/command.md': commandPage,
  'docs/reference/element.md': elementPage,
};
