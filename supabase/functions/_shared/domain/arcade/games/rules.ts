import { flappyFlunk } from './flappy-flunk/rules.ts';
import { flunkyUppy } from './flunky-uppy/rules.ts';
import type { GameId, GameRules } from './game.ts';

const RULES: Readonly<Record<GameId, GameRules>> = {
  'flappy-flunk': flappyFlunk,
  'flunky-uppy': flunkyUppy,
};

/** The rules of a game, by which page and server play its runs. */
export const rulesOf = (game: GameId): GameRules => RULES[game];
