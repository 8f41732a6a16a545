import type { SeededRandom } from '../../../kernel/seededRandom.ts';
import { flappyFlunkWish } from './flappy-flunk/player.ts';
import { flappyFlunk } from './flappy-flunk/rules.ts';
import { flunkyUppyWish } from './flunky-uppy/player.ts';
import { flunkyUppy } from './flunky-uppy/rules.ts';
import type { Course, GameId, GameRules, GameState } from './game.ts';
import { simulateRun, type Reaction, type SimulatedRun, type Wish } from './simulatedPlayer.ts';

/** Plays a game once, by simulateRun. */
type Play = (
  course: Course,
  reaction: Reaction,
  random: SeededRandom,
  mostSteps?: number,
) => SimulatedRun<GameState>;

const player =
  <State extends GameState>(rules: GameRules<State>, wish: Wish<State>): Play =>
  (course, reaction, random, mostSteps) =>
    simulateRun(rules, course, wish, reaction, random, mostSteps);

const PLAYERS: Readonly<Record<GameId, Play>> = {
  'flappy-flunk': player(flappyFlunk, flappyFlunkWish),
  'flunky-uppy': player(flunkyUppy, flunkyUppyWish),
};

/** The simulated player of a game. */
export const playerOf = (game: GameId): Play => PLAYERS[game];
