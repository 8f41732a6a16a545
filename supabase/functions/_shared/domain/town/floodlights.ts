import type { EpochMs } from '../../kernel/units.ts';
import { isNight, nextTransition, type TimeConfig } from './dayNight.ts';

/** The location where the floodlights are switched. */
export const FLOODLIGHTS_AT = 'football-field';

/** How the floodlights were switched last. */
export interface FloodlightSwitch {
  readonly lit: boolean;
  readonly at: EpochMs;
}

/**
 * Whether the floodlights burn (PRESENCE-5): from the moment when they were switched on until they are switched off or
 * morning comes, by the hours of Arcadia. By day they are dark. Null: they were never switched.
 */
export function areFloodlightsLit(last: FloodlightSwitch | null, now: EpochMs, hours: TimeConfig): boolean {
  if (last === null || !last.lit || last.at > now || !isNight(now, hours) || !isNight(last.at, hours))
    return false;
  const morning = nextTransition(last.at, hours);
  return morning === null || now < morning.at;
}
