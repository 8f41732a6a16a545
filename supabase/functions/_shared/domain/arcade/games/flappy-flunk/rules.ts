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
import { difficultyAt } from './curve.ts';

/** The field in pixels. Its width is what may be seen of it; it goes on to the right for ever. */
export const FIELD = {
  /** From the sky's end to the ground. A Flunk rises no higher and falls no lower. */
  height: 264,
  /** Of the course, how much may be seen ahead of the player at most: nothing is laid nearer than that. */
  ahead: 240,
  /** How far behind the player what was passed is kept. */
  behind: 120,
} as const;

/** What of the player can be hit, in pixels: less than what is drawn of it, so that a close call is survived. */
export const PLAYER = { width: 12, height: 14 } as const;
/** How wide a stack of lockers is. */
export const STACK_WIDTH = 34;
/** The least of a stack that shows above and below a gap. */
const LEAST_STACK = 26;
/** The first gap lies so far from the start. */
const FIRST_AT = 200;
/** How many pictures a pair of stacks may have; which one it has changes nothing but the picture. */
export const LOOKS = 4;

/** What a press gives, upwards: 27 pixels high in 0.3 s. */
export const FLAP = perStep(180);
/** Falls faster by so much each step: 600 pixels a second, each second. */
export const GRAVITY = Math.round((600 * PART) / STEPS_PER_SECOND ** 2);
const FASTEST_FALL = perStep(280);

/** A pair of stacks with a gap between. Places are in parts of a pixel, from the start of the course. */
export interface Stacks {
  /** Their middle. */
  x: number;
  /** The upper and the lower end of the gap. */
  top: number;
  bottom: number;
  look: number;
  isPassed: boolean;
}

export interface FlappyFlunkState extends GameState {
  /** How far the player came, and how high the middle of the player is; 0 is the upper end of the field. */
  x: number;
  y: number;
  /** Downwards, in parts of a pixel a step. */
  fall: number;
  wasHeld: boolean;
  /** How often the player has flapped. */
  flaps: number;
  /** From the left to the right; those far behind are gone. */
  stacks: Stacks[];
  /** Where the next pair will be, and the middle of the gap before it. */
  nextX: number;
  lastMiddle: number;
}

/**
 * Flappy Flunk: a press flaps, gravity does the rest, lockers stand in the way. The press that starts a run is its
 * first flap. A run is over when the player touches a locker or the ground.
 */
export const flappyFlunk: GameRules<FlappyFlunkState> = {
  id: 'flappy-flunk',
  version: 1,
  start: () => ({
    steps: 0,
    score: 0,
    isOver: false,
    x: 0,
    y: (FIELD.height / 2) * PART,
    fall: -FLAP,
    wasHeld: true,
    flaps: 0,
    stacks: [],
    nextX: FIRST_AT * PART,
    lastMiddle: (FIELD.height / 2) * PART,
  }),
  step(state, held, course) {
    if (state.isOver) return;
    if (state.steps % CHUNK_STEPS === 0) layChunk(state, course);
    move(state, held);
    const { stacks } = state;
    while (stacks[0] !== undefined && stacks[0].x < state.x - FIELD.behind * PART) stacks.shift();
    for (const pair of stacks) {
      if (pair.isPassed || pair.x > state.x) continue;
      pair.isPassed = true;
      state.score += 1;
    }
    state.isOver = isHit(state);
    state.steps += 1;
  },
};

function move(state: FlappyFlunkState, held: Held): void {
  const isHeld = (held & MAIN_BUTTON) !== 0;
  if (isHeld && !state.wasHeld) {
    state.fall = -FLAP;
    state.flaps += 1;
  }
  state.wasHeld = isHeld;
  state.fall = Math.min(state.fall + GRAVITY, FASTEST_FALL);
  const highest = (PLAYER.height / 2) * PART;
  state.y = Math.max(state.y + state.fall, highest);
  if (state.y === highest) state.fall = Math.max(state.fall, 0);
  state.x += perStep(difficultyAt(state.steps, 'speed'));
}

function isHit({ x, y, stacks }: FlappyFlunkState): boolean {
  const [halfWidth, halfHeight] = [(PLAYER.width / 2) * PART, (PLAYER.height / 2) * PART];
  if (y + halfHeight >= FIELD.height * PART) return true;
  return stacks.some(
    (pair) =>
      Math.abs(pair.x - x) < halfWidth + (STACK_WIDTH / 2) * PART &&
      (y - halfHeight < pair.top || y + halfHeight > pair.bottom),
  );
}

/** Lays what comes into sight during the chunk that begins with this step. */
function layChunk(state: FlappyFlunkState, course: Course): void {
  const random = course(state.steps / CHUNK_STEPS);
  let end = state.x + FIELD.ahead * PART;
  for (let step = state.steps; step < state.steps + CHUNK_STEPS; step += 1) {
    end += perStep(difficultyAt(step, 'speed'));
  }
  // Half a pair shows before its middle does.
  while (state.nextX - (STACK_WIDTH / 2) * PART < end) {
    const gap = Math.floor(difficultyAt(state.steps, 'gap'));
    const reach = Math.floor(difficultyAt(state.steps, 'reach'));
    const highest = (LEAST_STACK + gap / 2) * PART;
    const lowest = (FIELD.height - LEAST_STACK - gap / 2) * PART;
    const from = Math.max(highest, state.lastMiddle - reach * PART);
    const to = Math.min(lowest, state.lastMiddle + reach * PART);
    const middle = from + random.below(Math.floor((to - from) / PART) + 1) * PART;
    state.stacks.push({
      x: state.nextX,
      top: middle - (gap / 2) * PART,
      bottom: middle + (gap / 2) * PART,
      look: random.below(LOOKS),
      isPassed: false,
    });
    state.lastMiddle = middle;
    state.nextX += Math.floor(difficultyAt(state.steps, 'spacing')) * PART;
  }
}
