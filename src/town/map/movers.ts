import type { Random } from '@shared/kernel/clock.ts';
import type { Point } from '../play/framing/framing.ts';
import type { Heading, Mover, PathPoint } from './model.ts';

/** Something on its way: where its middle is, and which frame shows it. */
export interface Going extends Point {
  readonly frame: string;
}

const HOUR_MS = 3_600_000;
/** Clockwise as seen on the screen, from the right. */
const HEADINGS = ['e', 'se', 's', 'sw', 'w', 'nw', 'n', 'ne'] as const satisfies readonly Heading[];

/** The length of a path in picture pixels. */
export function lengthOf(path: readonly PathPoint[]): number {
  return legsOf(path).reduce((sum, { length }) => sum + length, 0);
}

/** Where a mover is that has gone so far on a path, and its heading; null before the start and after the end. */
export function onPath(
  path: readonly PathPoint[],
  distance: number,
): (Point & { readonly heading: Heading }) | null {
  if (distance < 0) return null;
  let left = distance;
  for (const { from, dx, dy, length } of legsOf(path)) {
    if (left < length) {
      const gone = left / length;
      return { x: from[0] + dx * gone, y: from[1] + dy * gone, heading: headingOf(dx, dy) };
    }
    left -= length;
  }
  return null;
}

/** How far along a path a point of it lies; null: the path does not lead there. */
export function distanceTo(path: readonly PathPoint[], [x, y]: PathPoint): number | null {
  let before = 0;
  for (const { from, dx, dy, length } of legsOf(path)) {
    const [byX, byY] = [x - from[0], y - from[1]];
    const along = (byX * dx + byY * dy) / length;
    if (along >= 0 && along <= length && Math.abs(byX * dy - byY * dx) < length) return before + along;
    before += length;
  }
  return null;
}

/** The way on the screen, of eight, that is nearest to this direction. */
export function headingOf(dx: number, dy: number): Heading {
  const eighth = Math.round((Math.atan2(dy, dx) / (2 * Math.PI)) * HEADINGS.length);
  return HEADINGS[(eighth + HEADINGS.length) % HEADINGS.length] ?? 'e';
}

/** The frames for a heading; where it has none, those of the nearest that has. */
export function framesFor(frames: Mover['frames'], heading: Heading): readonly string[] {
  const wanted = HEADINGS.indexOf(heading);
  for (const turn of [0, 1, -1, 2, -2, 3, -3, 4]) {
    const near = HEADINGS[(wanted + turn + HEADINGS.length) % HEADINGS.length];
    const found = near === undefined ? undefined : frames[near];
    if (found !== undefined && found.length > 0) return found;
  }
  return [];
}

/**
 * Asked with growing milliseconds of a mover's life and with the time of what is drawn it answers how many seconds it has
 * been on its way; null: it is not.
 */
type Timetable = (elapsedMs: number, nowMs: number) => number | null;

/**
 * The timetable of one that goes now and again. The first is on its way already, so that a short visit finds the streets
 * alive.
 */
function nowAndAgain(
  [least, most]: readonly [least: number, most: number],
  tripSeconds: number,
  random: Random,
): Timetable {
  const pause = (): number => least + random() * (most - least);
  let starts = random() * (tripSeconds + least) - tripSeconds;
  return (elapsedMs) => {
    const seconds = elapsedMs / 1_000;
    while (seconds >= starts + tripSeconds) starts += tripSeconds + pause();
    return seconds < starts ? null : seconds - starts;
  };
}

/** Where those whose path leads there wait while it is shut. */
export interface Gate {
  readonly stop: PathPoint;
  readonly isShut: (nowMs: number) => boolean;
}

/** A timetable with a wait: a mover that would pass `seconds` while the gate is shut stands still, and is late. */
function waitingAt(seconds: number, { isShut }: Gate, timetable: Timetable): Timetable {
  let [asked, waited] = [0, 0];
  let before: number | null = null;
  return (elapsedMs, nowMs) => {
    const since = elapsedMs - asked;
    asked = elapsedMs;
    const found = timetable(elapsedMs - waited, nowMs);
    const comesPast = before !== null && found !== null && before <= seconds && found > seconds;
    if (comesPast && isShut(nowMs)) waited += since;
    else before = found;
    return before;
  };
}

/** How many seconds ago the full hour was. */
export const sinceTheHour = (nowMs: number): number => (nowMs % HOUR_MS) / 1_000;

function timetableOf(
  { goes, speed, delay = 0 }: Mover,
  path: readonly PathPoint[],
  random: Random,
  gate?: Gate,
): Timetable {
  if (goes === 'hourly') return (_elapsedMs, nowMs) => sinceTheHour(nowMs);
  const freely = nowAndAgain(goes.everySeconds, lengthOf(path) / speed + delay, random);
  const stop = gate === undefined ? null : distanceTo(path, gate.stop);
  return gate === undefined || stop === null ? freely : waitingAt(stop / speed + delay, gate, freely);
}

/**
 * Where a mover is, asked with growing milliseconds of its own life and with the time of what is drawn; null: nowhere.
 * What goes hourly is a function of the clock alone, so that everybody sees the same train.
 */
export function createGoing(
  mover: Mover,
  path: readonly PathPoint[],
  random: Random,
  gate?: Gate,
): (elapsedMs: number, nowMs: number) => Going | null {
  const { speed, fps, frames, delay = 0 } = mover;
  const timetable = timetableOf(mover, path, random, gate);
  return (elapsedMs, nowMs) => {
    const seconds = timetable(elapsedMs, nowMs);
    if (seconds === null) return null;
    const place = onPath(path, (seconds - delay) * speed);
    if (place === null) return null;
    const shown = framesFor(frames, place.heading);
    const frame = shown[Math.floor(seconds * fps) % shown.length];
    return frame === undefined ? null : { x: place.x, y: place.y, frame };
  };
}

interface Leg {
  readonly from: PathPoint;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
}

const legs = new WeakMap<readonly PathPoint[], readonly Leg[]>();

function legsOf(path: readonly PathPoint[]): readonly Leg[] {
  const known = legs.get(path);
  if (known !== undefined) return known;
  const made = path.slice(1).map((to, index): Leg => {
    const from = path[index] ?? to;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    return { from, dx, dy, length: Math.hypot(dx, dy) };
  });
  legs.set(path, made);
  return made;
}
