import { WHOLE_DAY, type Clue } from '../../../town/clues/clue.ts';

/** A part of the board, from left to right: cards that belong to one moment, or a time of which nothing is known. */
export type Stretch =
  | { readonly kind: 'moment'; readonly at: number | null; readonly clues: readonly Clue[] }
  | { readonly kind: 'gap'; readonly from: number; readonly to: number };

/** A shorter time between two cards is no gap (minutes). */
const LEAST_GAP = 15;

/** The board of these cards, along the Friday from its first minute to its last; what has no hour comes after it (CASE-2). */
export function boardOf(clues: readonly Clue[]): readonly Stretch[] {
  const stretches: Stretch[] = [];
  let until = 0;
  const bridge = (to: number, least: number): void => {
    if (to - until >= least) stretches.push({ kind: 'gap', from: until, to });
  };
  for (const moment of momentsOf(clues)) {
    if (moment.at === null) continue;
    bridge(moment.at, until === 0 ? 1 : LEAST_GAP);
    stretches.push(moment);
    until = moment.at;
  }
  bridge(WHOLE_DAY, 1);
  return [...stretches, ...momentsOf(clues).filter(({ at }) => at === null)];
}

/** The moments of cards alone, in order. */
export function momentsOf(clues: readonly Clue[]): readonly Extract<Stretch, { kind: 'moment' }>[] {
  const byMoment = new Map<number | null, Clue[]>();
  for (const clue of clues) byMoment.set(clue.at, [...(byMoment.get(clue.at) ?? []), clue]);
  return [...byMoment]
    .map(([at, together]) => ({ kind: 'moment', at, clues: together }) as const)
    .toSorted((one, other) => (one.at ?? Infinity) - (other.at ?? Infinity));
}

/** A minute of the Friday as a clock says it, such as 3:10 PM. */
export function clockOf(at: number): string {
  const minutes = at + 450;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** The full hours between two minutes of the Friday: each as a minute of it. */
export function hoursBetween(from: number, to: number): readonly number[] {
  const first = Math.floor((from + 450) / 60 + 1) * 60 - 450;
  const hours: number[] = [];
  for (let at = first; at < to; at += 60) hours.push(at);
  return hours;
}
