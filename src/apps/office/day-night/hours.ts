import { clockHour } from '@shared/domain/town/dayNight.ts';
import type { SelectOption } from '../../../overlays/controls/Select.tsx';

const NAMED: Readonly<Record<number, string>> = { 0: ' (Midnight)', 12: ' (Noon)' };

/** The twenty-four hours to choose from; their ids are their numbers. */
export const HOUR_OPTIONS: readonly SelectOption<string>[] = Array.from({ length: 24 }, (_, hour) => ({
  id: String(hour),
  title: `${clockHour(hour)}${NAMED[hour] ?? ''}`,
}));

/** The time zones that this browser knows, by region. `current` is always among them. */
export function zoneOptions(
  current: string,
  known: readonly string[] = Intl.supportedValuesOf('timeZone'),
): readonly SelectOption<string>[] {
  const zones = [...new Set([...known, 'UTC', current])].sort();
  return zones.map((id) => {
    const slash = id.indexOf('/');
    const title = id.slice(slash + 1).replaceAll('_', ' ');
    return slash < 0 ? { id, title, group: 'Everywhere' } : { id, title, group: id.slice(0, slash) };
  });
}
