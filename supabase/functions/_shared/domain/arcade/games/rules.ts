import type { SeededRandom } from '../../../kernel/seededRandom.ts';
import { flappyFlunkWish } from './flappy-flunk/player.ts';
import { flappyFlunk } from './flappy-flunk/rules.ts';
import { flunkyUppyWish } from './flunky-uppy/player.ts';
import { flunkyUppy } from './flunky-uppy/rules.ts';
import type { Course, GameRules, GameState } from './game.ts';
import { isMachine, type DeskGameId, type GameId, type MachineId } from './games.ts';
import { minesweeperRules } from '../minesweeper/rules.ts';
import { solitaireRules } from '../solitaire/rules.ts';
import { simulateRun, type Reaction, type SimulatedRun, type Wish } from './simulatedPlayer.ts';

/** Plays a game once, by simulateRun. */
type Play = (
  course: Course,
  reaction: Reaction,
  random: SeededRandom,
  mostSteps?: number,
) => SimulatedRun<GameState>;

/** How a machine goes: its rules, and its simulated player. */
interface MachinePlay {
  readonly rules: GameRules;
  readonly play: Play;
}

const machinePlay = <State extends GameState>(rules: GameRules<State>, wish: Wish<State>): MachinePlay => ({
  rules,
  play: (course, reaction, random, mostSteps) =>
    simulateRun(rules, course, wish, reaction, random, mostSteps),
});

const MACHINE_PLAYS: Readonly<Record<MachineId, MachinePlay>> = {
  'flappy-flunk': machinePlay(flappyFlunk, flappyFlunkWish),
  'flunky-uppy': machinePlay(flunkyUppy, flunkyUppyWish),
};

const DESK_RULES: Readonly<Record<DeskGameId, GameRules>> = {
  'minesweeper-beginner': minesweeperRules('beginner'),
  'minesweeper-intermediate': minesweeperRules('intermediate'),
  'minesweeper-expert': minesweeperRules('expert'),
  'solitaire-day': solitaireRules,
};

/** The rules of a game, by which the server plays its runs again. */
export const rulesOf = (game: GameId): GameRules =>
  isMachine(game) ? MACHINE_PLAYS[game].rules : DESK_RULES[game];

/** The simulated player of a machine. */
export const playerOf = (game: MachineId): Play => MACHINE_PLAYS[game].play;
