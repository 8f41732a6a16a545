import type { AppContext } from '../../../kernel/app.ts';
import { STREETS } from '@shared/domain/town/presence.ts';
import type { Guests } from '../../../town/map/mapMarks.ts';
import { companyText } from '../../../services/presence/company.ts';
import { readHidden } from '../../../services/presence/hidden.ts';
import type { Presence } from '../../../services/presence/presence.ts';

/**
 * Who is at each location, as the map shows them; who looks at the map stands nowhere on it.
 *
 * @param hidden the names of those who are left out (BLOCK-2); null: they are not known yet, and none is named
 */
export function guestsOf(
  presence: Presence,
  hidden: ReadonlySet<string> | null,
): ReadonlyMap<string, Guests> {
  return new Map(
    Object.entries(presence)
      .filter(([place]) => place !== STREETS)
      .map(([place, { count, faces }]): [string, Guests] => {
        const named = faces.map(({ username }) => username);
        const names = named.filter((name) => hidden?.has(name) !== true);
        const shown = count - (named.length - names.length);
        return [place, { count: shown, text: companyText(hidden === null ? [] : names, shown) }];
      })
      .filter(([, { count }]) => count > 0),
  );
}

/** Tells the town that the person looks at it while they do, and the map who is where. The answer ends both. */
export function meetGuests(
  { services, visible }: Pick<AppContext, 'services' | 'visible'>,
  show: (guests: ReadonlyMap<string, Guests>) => void,
): () => void {
  const { presence, session } = services;
  let leave: (() => void) | null = null;
  const hidden = readHidden(services, () => gather());
  function gather(): void {
    hidden.of(session.get().wallet);
    const people = hidden.get();
    show(guestsOf(presence.get(), people && new Set(people.values())));
  }
  function look(): void {
    if (visible.get() === (leave !== null)) return;
    if (leave !== null) {
      leave();
      leave = null;
      hidden.forget();
      return;
    }
    const stops = [presence.enter(STREETS), presence.subscribe(gather), session.subscribe(gather)];
    leave = () => stops.forEach((stop) => stop());
  }
  const unwatch = visible.subscribe(look);
  look();
  return () => {
    unwatch();
    leave?.();
    hidden.forget();
  };
}
