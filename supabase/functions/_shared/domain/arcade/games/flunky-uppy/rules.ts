import type { SeededRandom } from '../../../../kernel/seededRandom.ts';
import {
  CHUNK_STEPS,
  MAIN_BUTTON,
  PART,
  perStep,
  STEPS_PER_SECOND,
  type Course,
  type GameRules,
  type GameState,
  type Held,
} from '../game.ts';
import { difficultyAt, speedAt } from './curve.ts';

/** The field in pixels; heights are counted upwards from the ground: a tower of lockers on each side, and the shaft between them. */
export const FIELD = {
  tower: 44,
  shaft: 122,
  /** Of the shaft, how much may be seen above the player's feet at most: nothing is laid nearer than that. */
  ahead: 340,
  /** How far below the feet what was passed is kept. */
  behind: 160,
} as const;

/** What of the player can be hit, in pixels: less than what is drawn of it, so that a close call is survived. */
export const PLAYER = { width: 18, height: 24 } as const;
/** An open door of a locker: how far it stands into the shaft, and how high it is. */
export const DOOR = { depth: 44, height: 72 } as const;
/** The most doors above one another on one side without a gap. */
export const MOST_STACKED = 2;
/** A piece of gum is caught by a player whose middle comes so near to it, to the side and up or down. */
const REACH = { x: 24, y: 22 } as const;
/** One in so many leaps has gum in its way. */
const GUM_IN_LEAPS = 2;
/** So many pieces of gum blow a bubble. */
export const GUM_A_BUBBLE = 8;
/** For so long after a bubble has burst no door can hit. */
export const SAFE_STEPS = STEPS_PER_SECOND;
/** Doors begin at multiples of it, so that the towers can be built of whole tiles. */
const GRID = 4;
/** How high the first doors are at least, so that a run begins with a breath. */
const FIRST_AT = 210 * PART;
/** How many pictures a door may have; which one it has changes nothing but the picture. */
export const LOOKS = 6;

/** From wall to wall, and how fast, in parts: a leap takes 26 steps, 0.22 s. */
export const ACROSS = (FIELD.shaft - PLAYER.width) * PART;
export const LEAP_SPEED = PART * 4;
/** How much higher than the climb the middle of a leap is. */
const LIFT = 14 * PART;

/** 0 is the left side, 1 the right one. */
export type Side = 0 | 1;

/** Open doors above one another. Heights are in parts of a pixel. */
export interface Doors {
  side: Side;
  bottom: number;
  top: number;
  look: number;
  isPassed: boolean;
}

/** A piece of gum that hangs in the middle of the shaft. */
export interface Gum {
  height: number;
  isTaken: boolean;
}

export interface FlunkyUppyState extends GameState {
  /** How far the player has climbed. A leap carries the feet higher than that for a moment (`feetAt`). */
  climbed: number;
  /** How far the player is from the left wall; 0 and ACROSS are the walls. */
  x: number;
  /** The wall that the player is on or leaps to. */
  side: Side;
  /** Whether the player has turned round in this leap. */
  hasTurned: boolean;
  wasHeld: boolean;
  /** How often the player leapt or turned. */
  leaps: number;
  /** How much gum is chewed for the next bubble; GUM_A_BUBBLE: the bubble is blown. */
  gum: number;
  /** How many bubbles have burst. */
  bursts: number;
  /** Until this step no door can hit. */
  safeUntil: number;
  /** From the lowest to the highest; those far below are gone. */
  doors: Doors[];
  gums: Gum[];
  /** Where the last doors end, and on which side they are. */
  laidTo: number;
  lastSide: Side;
}

/**
 * Flunky Uppy: the lockers of the sealed school stand stacked in two towers, and a Flunk with gum under the shoes runs
 * up between them. A press leaps to the other wall; a press in the air turns round, once a leap. A run is over
 * at the first locker door that is hit.
 *
 * Gum hangs where a leap is best begun in the middle of its time. Eight pieces blow a bubble, and the bubble bursts in
 * place of the player, once. The score is a point for each stack of doors passed and one for each piece of gum.
 */
export const flunkyUppy: GameRules<FlunkyUppyState> = {
  id: 'flunky-uppy',
  version: 2,
  start: () => ({
    steps: 0,
    score: 0,
    isOver: false,
    climbed: 0,
    x: 0,
    side: 0,
    hasTurned: false,
    // The press that starts a run is no leap.
    wasHeld: true,
    leaps: 0,
    gum: 0,
    bursts: 0,
    safeUntil: 0,
    doors: [],
    gums: [],
    laidTo: FIRST_AT,
    lastSide: 1,
  }),
  step(state, held, course) {
    if (state.isOver) return;
    if (state.steps % CHUNK_STEPS === 0) layChunk(state, course);
    move(state, held);
    forget(state);
    score(state);
    if (state.steps >= state.safeUntil && isHit(state)) bump(state);
    state.steps += 1;
  },
};

/** How high the feet are: in a leap they go up and down along a bow. */
export function feetAt({ climbed, x }: Readonly<Pick<FlunkyUppyState, 'climbed' | 'x'>>): number {
  return climbed + Math.floor((4 * LIFT * x * (ACROSS - x)) / (ACROSS * ACROSS));
}

export const isInTheAir = ({ x }: Readonly<Pick<FlunkyUppyState, 'x'>>): boolean => x !== 0 && x !== ACROSS;

/** How far the player climbs in this step. */
export const climbIn = (step: number): number => perStep(speedAt(step));

function move(state: FlunkyUppyState, held: Held): void {
  const isHeld = (held & MAIN_BUTTON) !== 0;
  if (isHeld && !state.wasHeld && !state.hasTurned) {
    state.hasTurned = isInTheAir(state);
    state.side = state.side === 0 ? 1 : 0;
    state.leaps += 1;
  }
  state.wasHeld = isHeld;
  state.x = state.side === 0 ? Math.max(0, state.x - LEAP_SPEED) : Math.min(ACROSS, state.x + LEAP_SPEED);
  if (!isInTheAir(state)) state.hasTurned = false;
  state.climbed += climbIn(state.steps);
}

function forget({ climbed, doors, gums }: FlunkyUppyState): void {
  const least = climbed - FIELD.behind * PART;
  while (doors[0] !== undefined && doors[0].top < least) doors.shift();
  while (gums[0] !== undefined && gums[0].height < least) gums.shift();
}

function score(state: FlunkyUppyState): void {
  const feet = feetAt(state);
  for (const doors of state.doors) {
    if (doors.isPassed || doors.top > feet) continue;
    doors.isPassed = true;
    state.score += 1;
  }
  const middle = { x: state.x + (PLAYER.width / 2) * PART, y: feet + (PLAYER.height / 2) * PART };
  for (const gum of state.gums) {
    const isNear =
      Math.abs(middle.x - (FIELD.shaft / 2) * PART) <= REACH.x * PART &&
      Math.abs(middle.y - gum.height) <= REACH.y * PART;
    if (gum.isTaken || !isNear) continue;
    gum.isTaken = true;
    state.score += 1;
    state.gum = Math.min(GUM_A_BUBBLE, state.gum + 1);
  }
}

function isHit(state: Readonly<FlunkyUppyState>): boolean {
  const { x, doors } = state;
  const feet = feetAt(state);
  const depth = DOOR.depth * PART;
  return doors.some(
    ({ side, bottom, top }) =>
      (side === 0 ? x < depth : ACROSS - x < depth) && feet < top && feet + PLAYER.height * PART > bottom,
  );
}

/** A door was run into: the bubble bursts, or the run is over. */
function bump(state: FlunkyUppyState): void {
  if (state.gum < GUM_A_BUBBLE) {
    state.isOver = true;
    return;
  }
  state.gum = 0;
  state.bursts += 1;
  state.safeUntil = state.steps + SAFE_STEPS;
}

/** Lays what comes into sight during the chunk that begins with this step. */
function layChunk(state: FlunkyUppyState, course: Course): void {
  const random = course(state.steps / CHUNK_STEPS);
  let { steps: step, climbed } = state;
  /** The step in which the player will be so high: how hard it is there follows from it. */
  const reach = (height: number): number => {
    while (climbed < height) climbed += climbIn(step++);
    return step;
  };
  let end = state.climbed + FIELD.ahead * PART;
  for (let ahead = 0; ahead < CHUNK_STEPS; ahead += 1) end += climbIn(state.steps + ahead);
  for (;;) {
    const at = reach(state.laidTo);
    const side = random.below(100) < difficultyAt(at).turns ? other(state.lastSide) : state.lastSide;
    const gap = gapBefore(side === state.lastSide, at, random);
    const bottom = onGrid(state.laidTo + gap);
    if (side !== state.lastSide && state.doors.length > 0 && random.below(GUM_IN_LEAPS) === 0) {
      state.gums.push({ height: Math.floor((state.laidTo + bottom) / 2), isTaken: false });
    }
    const stacked = random.below(4) === 0 ? MOST_STACKED : 1;
    const top = bottom + stacked * DOOR.height * PART;
    state.doors.push({ side, bottom, top, look: random.below(LOOKS), isPassed: false });
    state.laidTo = top;
    state.lastSide = side;
    if (top >= end) return;
  }
}

const other = (side: Side): Side => (side === 0 ? 1 : 0);

const onGrid = (height: number): number => Math.ceil(height / (GRID * PART)) * GRID * PART;

/** How much is free before the next doors, which the player comes to in about this step. */
function gapBefore(isSameSide: boolean, step: number, random: SeededRandom): number {
  if (isSameSide) return random.below(8) * GRID * PART;
  const leap = Math.floor((climbIn(step) * STEPS_PER_SECOND * difficultyAt(step).window) / 1_000);
  return leap + PLAYER.height * PART + random.below(3) * GRID * PART;
}
