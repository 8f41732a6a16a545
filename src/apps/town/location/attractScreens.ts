import {
  FIELD as CLIMB,
  ACROSS,
  feetAt,
  flunkyUppy,
  type FlunkyUppyState,
} from '@shared/domain/arcade/games/flunky-uppy/rules.ts';
import { flunkyUppyWish } from '@shared/domain/arcade/games/flunky-uppy/player.ts';
import {
  FIELD as FLIGHT,
  flappyFlunk,
  STACK_WIDTH,
  type FlappyFlunkState,
} from '@shared/domain/arcade/games/flappy-flunk/rules.ts';
import { flappyFlunkWish } from '@shared/domain/arcade/games/flappy-flunk/player.ts';
import type { MachineId } from '@shared/domain/arcade/games/games.ts';
import { PART, STEPS_PER_SECOND, type GameRules, type GameState } from '@shared/domain/arcade/games/game.ts';
import type { Wish } from '@shared/domain/arcade/games/simulatedPlayer.ts';
import { createAttract, simulatedRun } from '../../../engine/game/attract.ts';
import { fill, type Fill } from '../../../engine/theme/bevel.ts';
import type { Screen, ScreenPicture } from '../../../town/play/picture/screen.ts';

/** At most so much is caught up with at once: what was not seen was not played. */
const MOST_STEPS = STEPS_PER_SECOND / 2;

type Glass = Screen['glass'];

/** What the machines of the arcade show while they wait for a coin: their games, played by simulated players. */
export const attractScreen = ({ shows, glass }: Screen): ScreenPicture => ATTRACTS[shows](glass);

const ATTRACTS: Readonly<Record<MachineId, (glass: Glass) => ScreenPicture>> = {
  'flappy-flunk': (glass) => playedBy(flappyFlunk, flappyFlunkWish, (state) => flight(state, glass)),
  'flunky-uppy': (glass) => playedBy(flunkyUppy, flunkyUppyWish, (state) => climb(state, glass)),
};

function playedBy<State extends GameState>(
  rules: GameRules<State>,
  wish: Wish<State>,
  draw: (state: Readonly<State>) => readonly Fill[],
): ScreenPicture {
  let runs = 0;
  const attract = createAttract(rules, () => simulatedRun(rules, wish, `machine ${(runs += 1)}`));
  let before: number | null = null;
  return (elapsedMs) => {
    const passed = before === null ? 0 : elapsedMs - before;
    before = elapsedMs;
    const steps = Math.round((passed * STEPS_PER_SECOND) / 1_000);
    return draw(attract.pass(Math.max(0, Math.min(MOST_STEPS, steps))));
  };
}

const at = (x: number, y: number, width: number, height: number, color: number): Fill =>
  fill({ x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) }, color);

/** Flunko in few pixels: a yellow beanie with its cuff, a blue face with two eyes, a red collar; outlined, for the sky is blue. */
const HEAD = [
  at(0, -1, 6, 7, 0x120c24),
  at(-1, 1, 8, 4, 0x120c24),
  at(1, 0, 4, 1, 0xf2c832),
  at(0, 1, 6, 1, 0xc89a1e),
  at(0, 2, 6, 3, 0x5fa8e0),
  at(1, 3, 1, 1, 0x120c24),
  at(4, 3, 1, 1, 0x120c24),
  at(1, 5, 4, 1, 0xd02c34),
];
const moved = (fills: readonly Fill[], x: number, y: number): Fill[] =>
  fills.map((one) => ({ ...one, x: one.x + Math.round(x), y: one.y + Math.round(y) }));

function flight({ x, y, stacks }: Readonly<FlappyFlunkState>, { w, h }: Glass): Fill[] {
  const small = (h - 4) / FLIGHT.height;
  const player = Math.round(w * 0.26);
  const clouds = [4, 30, 47].map((left, index) => {
    const column = (((left - (x / PART) * 0.02) % (w + 12)) + w + 12) % (w + 12);
    return at(column - 12, 4 + index * 5, 9 - index, 2, 0xbfeaff);
  });
  const lockers = stacks.flatMap((pair) => {
    const left = player + ((pair.x - x) / PART - STACK_WIDTH / 2) * small;
    const [top, bottom] = [(pair.top / PART) * small, (pair.bottom / PART) * small];
    const width = STACK_WIDTH * small + 1;
    return [
      at(left, 0, width, top, 0x14803e),
      at(left + 1, 0, width - 2, top - 1, 0x3fd25a),
      at(left, bottom, width, h - bottom, 0x14803e),
      at(left + 1, bottom + 1, width - 2, h - bottom, 0x3fd25a),
    ];
  });
  const ground = Array.from({ length: Math.ceil(w / 5) + 1 }, (_, index) =>
    at(index * 5 - (((x / PART) * small) % 10), h - 3, 5, 3, index % 2 === 0 ? 0xf08a28 : 0xffd83a),
  );
  const sky = at(0, 0, w, h, 0x39b7f0);
  return [
    sky,
    ...clouds,
    ...lockers,
    at(0, h - 4, w, 1, 0x120c24),
    ...ground,
    ...moved(HEAD, player - 3, (y / PART) * small - 3),
  ];
}

function climb(state: Readonly<FlunkyUppyState>, { w, h }: Glass): Fill[] {
  const small = w / (2 * CLIMB.tower + CLIMB.shaft);
  const climbed = state.climbed / PART;
  const tower = Math.round(CLIMB.tower * small);
  const rowOf = (height: number): number => h * 0.76 - (height - climbed) * small;
  const stripes = Array.from({ length: Math.ceil(h / 5) + 1 }, (_, index) => {
    const y = index * 5 + ((climbed * small) % 5) - 5;
    return [at(0, y, tower, 1, 0x24306a), at(w - tower, y, tower, 1, 0x24306a)];
  });
  const doors = state.doors.map(({ side, bottom, top }) => {
    const y = rowOf(top / PART);
    return at(side === 0 ? tower : w - 2 * tower, y + 1, tower, rowOf(bottom / PART) - y - 1, 0xffd83a);
  });
  const gums = state.gums
    .filter(({ isTaken }) => !isTaken)
    .map(({ height }) => at(w / 2, rowOf(height / PART), 1, 1, 0xff5aa0));
  const column = tower + (state.x / ACROSS) * (w - 2 * tower - 2);
  const feet = rowOf(feetAt(state) / PART);
  return [
    at(0, 0, w, h, 0x241a52),
    at(0, 0, tower, h, 0x3f8fb0),
    at(w - tower, 0, tower, h, 0x3f8fb0),
    ...stripes.flat(),
    ...doors,
    ...gums,
    at(column, feet - 3, 2, 1, 0xff5a7a),
    at(column, feet - 2, 2, 2, 0xfff6c0),
  ];
}
