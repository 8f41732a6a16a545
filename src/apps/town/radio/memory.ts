import type { StoredValue } from '../../../services/storage/storage.ts';
import { BAND, STATIONS } from './dial.ts';

/** How a person left their radio. */
export interface RadioMemory {
  readonly on: boolean;
  /** Tenths of a MHz. */
  readonly frequency: number;
  /** 0 to 100. */
  readonly volume: number;
  readonly presets: readonly number[];
}

/** How many frequencies can be stored. */
export const PRESETS = 5;

/** A new radio: off, and tuned to the town's own station. */
export const NEW_RADIO: RadioMemory = {
  on: false,
  frequency: 957,
  volume: 70,
  presets: STATIONS.map(({ frequency }) => frequency).slice(0, PRESETS),
};

const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const isFrequency = (value: unknown): value is number => isWithin(value, BAND.least, BAND.most);

/** What this browser remembers of the radio (RADIO-8). */
export const REMEMBERED: StoredValue<RadioMemory> = {
  name: 'radio',
  version: 1,
  read(found) {
    if (typeof found !== 'object' || found === null) return null;
    const { on, frequency, volume, presets } = found as Partial<Record<keyof RadioMemory, unknown>>;
    if (typeof on !== 'boolean' || !isFrequency(frequency) || !isWithin(volume, 0, 100)) return null;
    if (!Array.isArray(presets) || presets.length !== PRESETS || !presets.every(isFrequency)) return null;
    return { on, frequency, volume, presets };
  },
};
