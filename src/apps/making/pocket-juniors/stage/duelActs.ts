import type { ActorRefFrom, Subscription } from 'xstate';
import type { DuelEvent, Seat } from '@shared/domain/making/juniors/duel.ts';
import type { duelMachine } from '../duel/duelMachine.ts';
import type { Act, Figure } from './figure.ts';

/** Has those on the stage do what the duel tells, event by event. What is skipped is not played. */
export function followDuel(
  duel: ActorRefFrom<typeof duelMachine>,
  figureAt: (seat: Seat) => Figure,
): Subscription {
  let last = duel.getSnapshot().context.shown;
  return duel.subscribe(({ context: { log, shown } }) => {
    const next = shown === last + 1 ? log?.events[shown - 1] : undefined;
    last = shown;
    if (next === undefined) return;
    for (const [seat, act] of actsOf(next, (side) => standing(side, shown))) figureAt(seat).act(act);

    function standing(side: 0 | 1, until: number): readonly Seat[] {
      const out = new Set(
        log?.events.slice(0, until).flatMap((event) => (event.type === 'out' ? [event.at] : [])),
      );
      return (log?.fighters ?? [])
        .filter(({ team, seat }) => team === side && !out.has(seat))
        .map(({ seat }) => seat);
    }
  });
}

/** What the Juniors do at an event. */
export function actsOf(
  event: DuelEvent,
  standing: (side: 0 | 1) => readonly Seat[],
): readonly (readonly [Seat, Act])[] {
  switch (event.type) {
    case 'strike': {
      const answer: readonly (readonly [Seat, Act])[] =
        event.outcome === 'missed' ? [] : [[event.at, event.damage > 0 ? 'hurt' : 'guard']];
      return [[event.by, 'attack'], ...answer];
    }
    case 'guard':
      return [[event.by, 'guard']];
    case 'poison':
      return [[event.at, 'hurt']];
    case 'end':
      return event.winner === null ? [] : standing(event.winner).map((seat) => [seat, 'cheer']);
    case 'round':
    case 'out':
      return [];
  }
}
