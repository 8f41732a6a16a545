import { reception } from '@shared/domain/town/radio.ts';
import type { Station } from './station.ts';

/** The band of the dial, in tenths of a MHz. */
export const BAND = { least: 875, most: 1080 } as const;

const found = import.meta.glob<Station>('./stations/*.ts', { eager: true, import: 'station' });

/** The stations from the left end of the dial to the right. */
export const STATIONS: readonly Station[] = Object.values(found).sort(
  (one, other) => one.frequency - other.frequency,
);

/** A frequency as the display writes it. */
export const megahertz = (frequency: number): string => (frequency / 10).toFixed(1);

/** What is received at a frequency, and how well (0 to 1); null: noise alone. */
export function stationAt(frequency: number): { readonly station: Station; readonly signal: number } | null {
  for (const station of STATIONS) {
    const signal = reception(frequency - station.frequency);
    if (signal > 0) return { station, signal };
  }
  return null;
}

/** The next station up or down the dial; after the last comes the first. */
export function stationBeside(frequency: number, way: 1 | -1): Station | undefined {
  const inWay = way === 1 ? STATIONS : [...STATIONS].reverse();
  return inWay.find((station) => (station.frequency - frequency) * way > 0) ?? inWay[0];
}
