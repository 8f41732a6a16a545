import { fill, type Fill } from '../../engine/theme/bevel.ts';
import type { Spot } from '../play/place.ts';
import type { PathPoint } from './model.ts';
import { sinceTheHour, type Gate } from './movers.ts';
import { scatter } from '@shared/domain/town/weather.ts';

/** The lamps of a town that go on and off by the clock, in picture pixels; in the picture they are out. */
export interface MapLights {
  readonly crossing: {
    /** They blink in turn, every other one at a time. */
    readonly lamps: readonly Spot[];
    /** While the hourly train is near: so many seconds after the full hour. */
    readonly seconds: readonly [from: number, to: number];
    /** Where a path leads to the rails: movers that arrive meanwhile wait. */
    readonly stop: PathPoint;
  };
}

/** A window keeps to a rhythm of its own, which takes between these two (s), and is dark for a part of it. */
const RHYTHM = [50, 140] as const;
const DARK_PART = 0.35;
const BLINK_MS = 500;
const [LAMP, GLARE] = [0xff3a24, 0xffc4a8];

/** Whether no light is on in a window at a moment, as if no one were at home: the same for all who look. */
export function isDark(window: number, nowMs: number): boolean {
  const [least, most] = RHYTHM;
  const rhythm = least + scatter(window, 21) * (most - least);
  return (nowMs / 1_000 / rhythm + scatter(window, 22)) % 1 < DARK_PART;
}

/** Whether the hourly train is near the level crossing. */
function isTrainNear({ crossing: { seconds } }: MapLights, nowMs: number): boolean {
  const [from, to] = seconds;
  const since = sinceTheHour(nowMs);
  return since >= from && since < to;
}

/** Where cars wait for the train. */
export const crossingGate = (lights: MapLights): Gate => ({
  stop: lights.crossing.stop,
  isShut: (nowMs) => isTrainNear(lights, nowMs),
});

/** The lamps of the level crossing that are lit at a moment. */
export function litLamps(lights: MapLights, nowMs: number): readonly Fill[] {
  if (!isTrainNear(lights, nowMs)) return [];
  const turn = Math.floor(nowMs / BLINK_MS) % 2;
  return lights.crossing.lamps
    .filter((_, index) => index % 2 === turn)
    .flatMap(({ x, y, w, h }) => [
      fill({ x, y, width: w, height: h }, LAMP),
      fill({ x: x + 1, y: y + 1, width: w - 2, height: h - 2 }, GLARE),
    ]);
}
