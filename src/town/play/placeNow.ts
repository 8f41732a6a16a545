import { holds, type Truth } from '@shared/domain/town/story.ts';
import type { Purpose } from '../../kernel/app.ts';
import type { Hotspot, Lay, Reaction, When } from './hotspots/hotspot.ts';
import type { ByHour, HourName } from './hour.ts';

/** What a place depends on: what is known of the person and of the town, and the hour. */
export interface Known {
  readonly facts: ReadonlySet<Truth>;
  readonly hour: HourName;
  /** Whether the person has the program that serves a purpose; absent: they have none. */
  readonly hasFor?: (purpose: Purpose) => boolean;
}

/** A hotspot as it is now. */
export interface HotspotNow {
  readonly label: string;
  /** What comes of a press. */
  readonly reaction: Reaction;
  /** What comes of things that are used on it. */
  readonly uses: NonNullable<Hotspot['uses']>;
}

/** A place as it is now. */
export interface PlaceNow {
  /** The hotspots that are there, by name, in the order of the place's file. */
  readonly hotspots: ReadonlyMap<string, HotspotNow>;
  /** The cuts that lie over the picture, from the lowest. */
  readonly cuts: readonly string[];
  /** What is to be seen, for those who do not see it. */
  readonly alt: string;
}

interface PlaceFile {
  readonly alt: ByHour<string>;
  readonly hotspots: Readonly<Record<string, Hotspot>>;
  readonly lays?: readonly Lay[];
}

/** Whether a condition holds now; one that is not given always does. */
export function isSo(when: When | undefined, { facts, hour, hasFor = () => false }: Known): boolean {
  if (when === undefined) return true;
  const { has, hasNot } = when;
  return (
    holds(when, facts, hour) &&
    (has === undefined || hasFor(has)) &&
    (hasNot === undefined || !hasFor(hasNot))
  );
}

/** What a hotspot is now; null: it is not there. */
export function hotspotNow(hotspot: Hotspot, known: Known): HotspotNow | null {
  if (!isSo(hotspot.when, known)) return null;
  const instead = hotspot.instead?.find(({ when }) => isSo(when, known));
  return {
    label: instead?.label ?? hotspot.label,
    reaction: instead ?? hotspot,
    uses: hotspot.uses ?? {},
  };
}

/** What a place is now by what its file says: its picture remembers what the person did. */
export function placeNow({ alt, hotspots, lays = [] }: PlaceFile, known: Known): PlaceNow {
  const laid = lays.filter(({ when }) => isSo(when, known));
  return {
    hotspots: new Map(
      Object.entries(hotspots).flatMap(([name, hotspot]) => {
        const now = hotspotNow(hotspot, known);
        return now === null ? [] : [[name, now] as const];
      }),
    ),
    cuts: laid.map(({ cut }) => cut),
    alt: [alt[known.hour], ...laid.map((lay) => lay.alt)].join(' '),
  };
}
