import type { DuelEvent, DuelLog, Seat } from '@shared/domain/making/juniors/duel.ts';

/** A Junior of a duel at a moment. */
export interface Standing {
  readonly seat: Seat;
  readonly health: number;
  readonly most: number;
}

/** How everything stands after so many events. */
export interface DuelMoment {
  readonly standing: readonly Standing[];
  readonly round: number;
  /** What happened last. */
  readonly event: DuelEvent | null;
}

/** How a duel stands once `shown` of its events were shown. */
export function momentOf({ fighters, events }: DuelLog, shown: number): DuelMoment {
  const health = new Map(fighters.map(({ seat, stats }) => [seat, stats.health]));
  let round = 0;
  for (const event of events.slice(0, shown)) {
    if (event.type === 'round') round = event.round;
    if ('health' in event) health.set(event.type === 'guard' ? event.by : event.at, event.health);
  }
  const standing = fighters.map(({ seat, stats }) => ({
    seat,
    health: health.get(seat) ?? 0,
    most: stats.health,
  }));
  return { standing, round, event: events[shown - 1] ?? null };
}
