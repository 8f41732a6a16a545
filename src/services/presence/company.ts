import { whereaboutsOf } from '../../../supabase/functions/_shared/domain/presence.ts';
import type { Presence } from './presence.ts';

/** Who is somewhere, in words: those first who have a name. */
export function companyText(names: readonly string[], count: number): string {
  if (names.length === 0) return count === 1 ? 'Somebody is here' : `${count} are here`;
  const more = count - names.length;
  const known = names.join(', ');
  if (more > 0) return `${known} and ${more} more`;
  return count === 1 ? `${known} is here` : `${known} are here`;
}

/** Who is with the person at the location of a place, in words; null: they are alone. A person who is seen is counted. */
export function companyAt(
  presence: Presence,
  place: string,
  me: { readonly username: string | null; readonly isSeen: boolean },
): string | null {
  const at = whereaboutsOf(place);
  const here = at === null ? undefined : presence[at];
  if (here === undefined) return null;
  const others = here.count - Number(me.isSeen);
  const names = here.faces.map(({ username }) => username).filter((name) => name !== me.username);
  return others > 0 ? companyText(names, others) : null;
}
