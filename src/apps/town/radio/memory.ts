import * as shape from '../../../kernel/shape.ts';
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

const FREQUENCY = shape.whole(BAND.least, BAND.most);

/** What this browser remembers of the radio (RADIO-8). */
export const REMEMBERED: StoredValue<RadioMemory> = {
  name: 'radio',
  version: 1,
  read: shape.reader(
    shape.object({
      on: shape.boolean,
      frequency: FREQUENCY,
      volume: shape.whole(0, 100),
      presets: shape.checked(shape.array(FREQUENCY), ({ length }) => length === PRESETS),
    }),
  ),
};
