import type { AppContext } from '../../../kernel/app.ts';
import { STREETS } from '@shared/domain/town/presence.ts';
import type { Guests } from '../../../town/map/mapMarks.ts';
import { companyText } from '../../../services/presence/company.ts';
import type { Presence } from '../../../services/presence/presence.ts';

/** Who is at each location, as the map shows them; who looks at the map stands nowhere on it. */
export function guestsOf(presence: Presence): ReadonlyMap<string, Guests> {
  return new Map(
    Object.entries(presence)
      .filter(([place]) => place !== STREETS)
      .map(([place, { count, faces }]) => {
        const names = faces.map(({ username }) => username);
        return [place, { count, text: companyText(names, count) }];
      }),
  );
}

/** Tells the town that the person looks at it while they do, and the map who is where. The answer ends both. */
export function meetGuests(
  { services, visible }: Pick<AppContext, 'services' | 'visible'>,
  show: (guests: ReadonlyMap<string, Guests>) => void,
): () => void {
  const { presence } = services;
  let leave: (() => void) | null = null;
  const gather = (): void => show(guestsOf(presence.get()));
  function look(): void {
    if (visible.get() === (leave !== null)) return;
    if (leave !== null) {
      leave();
      leave = null;
      return;
    }
    const stops = [presence.enter(STREETS), presence.subscribe(gather)];
    leave = () => stops.forEach((stop) => stop());
  }
  const unwatch = visible.subscribe(look);
  look();
  return () => {
    unwatch();
    leave?.();
  };
}
