import { nice, ticks } from 'd3-array';
import { area, curveStepAfter, line } from 'd3-shape';

/** In logical pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** A value with a line of its own across the chart, and how far that is from the top. */
export interface Tick {
  readonly value: number;
  readonly y: number;
}

/** A line in steps over values that are equally far apart, and the ground beneath it: paths of SVG on whole pixels. */
export interface StepChart {
  readonly line: string;
  readonly ground: string;
  readonly ticks: readonly Tick[];
  /** Where the column of a value begins, from the left. */
  readonly xOf: (index: number) => number;
}

/** About how far two ticks are apart. */
const TICK_STEP = 36;

/** From 0 at the foot to a round number above the highest value, and its ticks, which are whole. */
function heightOf(values: readonly number[], height: number) {
  const count = Math.max(1, Math.floor(height / TICK_STEP));
  const [, top] = nice(0, Math.max(1, ...values), count);
  const y = (value: number): number => Math.round((1 - value / top) * (height - 1));
  const marks = ticks(0, top, count)
    .filter(Number.isInteger)
    .map((value): Tick => ({ value, y: y(value) }));
  return { y, marks };
}

/** Whole values, none of them negative, as a line in steps: each has a column of its own, from the left to the right edge. */
export function stepChart(values: readonly number[], { width, height }: ChartSize): StepChart {
  const { y, marks } = heightOf(values, height);
  const xOf = (index: number): number => Math.round((index / values.length) * width);
  // A step goes on until the next value; the last one ends at the right edge.
  const points = [...values, ...values.slice(-1)];
  const at = (_value: number, index: number): number => xOf(index);
  const ground = area<number>().curve(curveStepAfter).x(at).y0(height).y1(y);
  const drawn = line<number>().curve(curveStepAfter).x(at).y(y);
  return { line: drawn(points) ?? '', ground: ground(points) ?? '', ticks: marks, xOf };
}

/** How long the bars of some values are, the longest `width`; what is more than nothing is seen. */
export function barLengths(values: readonly number[], width: number): readonly number[] {
  const longest = Math.max(1, ...values);
  return values.map((value) => (value === 0 ? 0 : Math.max(1, Math.round((value / longest) * width))));
}
