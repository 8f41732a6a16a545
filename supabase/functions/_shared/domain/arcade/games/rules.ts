import type { SeededRandom } from '../../../kernel/seededRandom.ts';
import { flappyFlunkWish } from './flappy-flunk/player.ts';
import { flappyFlunk } from './flappy-flunk/rules.ts';
import { flunkyUppyWish } from './flunky-uppy/player.ts';
import { flunkyUppy } from './flunky-uppy/rules.ts';
import type { Course, GameRules, GameState } from './game.ts';
import type { GameId } from './games.ts';
import { simulateRun, type Reaction, type SimulatedRun, type Wish } from './simulatedPlayer.ts';

/** Plays a game once, by simulateRun. */
type Play = (
  course: Course,
  reaction: Reaction,
  random: SeededRandom,
  mostSteps?: number,
) => SimulatedRun<GameState>;

/** How a game goes: its rules, and its simulated player. */
interface GamePlay {
  readonly rules: GameRules;
  readonly play: Play;
}

const gamePlay = <State extends GameState>(rules: GameRules<State>, wish: Wish<State>): GamePlay => ({
  rules,
  play: (course, reaction, random, mostSteps) =>
    simulateRun(rules, course, wish, reaction, random, mostSteps),
});

const PLAYS: Readonly<Record<GameId, GamePlay>> = {
  'flappy-flunk': gamePlay(flappyFlunk, flappyFlunkWish),
  'flunky-uppy': gamePlay(flunkyUppy, flunkyUppyWish),
};

/** The rules of a game, by which the server plays its runs again. */
export const rulesOf = (game: GameId): GameRules => PLAYS[game].rules;

/** The simulated player of a game. */
export const playerOf = (game: GameId): Play => PLAYS[game].play;
