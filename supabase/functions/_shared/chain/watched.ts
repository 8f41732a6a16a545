import type { Clock } from '../kernel/clock.ts';
import type { EpochMs } from '../kernel/units.ts';
import type { ChainSource } from './source.ts';

/** What the chain said when it was last asked for its newest sealed height; null: it did not answer. */
export interface Sighting {
  readonly at: EpochMs;
  readonly height: number | null;
}

/** A source that asks another, and notes each time whether the chain answers, so that health and metrics need no call of their own. */
export function watched(source: ChainSource, clock: Clock, note: (sighting: Sighting) => void): ChainSource {
  return {
    ...source,
    async height() {
      const height = await source.height();
      note({ at: clock.now(), height: height.ok ? height.value : null });
      return height;
    },
  };
}
