import { store, type Readable } from '../../../kernel/store.ts';
import type { AppContext } from '../../../kernel/app.ts';
import { weekOf } from '../../../services/week/week.ts';
import { whileSeen } from '../../../services/whileSeen.ts';
import type { WeekLayer } from '../../../town/play/weekly.ts';

/** What this week lays over the places of the town, until it is stopped; null until it is known. */
export function layerOf({
  services,
  visible,
}: Pick<AppContext, 'services' | 'visible'>): Readable<WeekLayer | null> & { stop(): void } {
  const week = whileSeen(weekOf(services), visible);
  const layer = store<WeekLayer | null>(null);
  const follow = (): void => layer.set(week.get()?.episode ?? null);
  const stop = week.subscribe(follow);
  follow();
  return { get: layer.get, subscribe: layer.subscribe, stop };
}
