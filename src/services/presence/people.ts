import { HEARTBEAT_MS, PRESENT_FOR, SNAPSHOT_FOR } from '@shared/domain/town/presence.ts';

/** A person who is at a location, as they are drawn there. */
export interface Person {
  readonly username: string;
  /** Their picture as the server has it; null: they chose none. */
  readonly icon: string | null;
}

/** A person whose ticket was verified. */
export interface Met extends Person {
  /** The id of the person, whatever they are called. */
  readonly author: string;
}

/** Those who are with a person. */
export interface Company {
  /** Those with a name, in the order in which they came. */
  readonly people: readonly Person[];
  /** All of them: more, where some have no name. */
  readonly count: number;
}

export const ALONE: Company = { people: [], count: 0 };

/** What is known of those at a location, and who asks. */
export interface Known {
  /** What the server answers: it counts the person themselves where they are seen. */
  readonly asked: { readonly count: number; readonly people: readonly Person[] };
  /** What the socket says; empty without one. */
  readonly met: readonly Met[];
  /** When those who were met went (ms), by username. */
  readonly left: ReadonlyMap<string, number>;
  readonly me: { readonly username: string | null; readonly isSeen: boolean };
  /** From whom a block parts the person: their names by author. Null: that is not known yet, and no figure is shown. */
  readonly hidden: ReadonlyMap<string, string> | null;
}

/** For so long (ms) the server may still count a person who the socket says is gone. */
const LINGERS_MS = (PRESENT_FOR + SNAPSHOT_FOR) * 1_000 + HEARTBEAT_MS.most;

/**
 * Those who are with a person, by the server's answer and the socket together: the socket is believed first, since it
 * knows at once who comes and goes (PRESENCE-6).
 *
 * @param before those who were shown until now, who keep their places
 * @param now the time of `left` (ms)
 */
export function companyNow(
  { asked, met, left, me, hidden }: Known,
  before: readonly Person[],
  now: number,
): Company {
  const isGone = (name: string): boolean => now - (left.get(name) ?? -Infinity) < LINGERS_MS;
  const found = new Map<string, Person>();
  for (const person of asked.people) if (!isGone(person.username)) found.set(person.username, person);
  for (const { username, icon } of met) found.set(username, { username, icon });
  if (me.username !== null) found.delete(me.username);
  const gone = asked.people.filter(({ username }) => isGone(username)).length;
  const others = asked.count - Number(me.isSeen) - gone;

  const unwanted = new Set(hidden?.values());
  for (const { author, username } of met) if (hidden?.has(author)) unwanted.add(username);
  let taken = 0;
  for (const name of unwanted) if (found.delete(name)) taken += 1;

  const people = hidden === null ? [] : inOrder([...found.values()], before);
  return { people, count: Math.max(others - taken, found.size, 0) };
}

/** Who was there keeps their place, and who comes stands behind them. */
function inOrder(now: readonly Person[], before: readonly Person[]): readonly Person[] {
  const places = new Map(before.map(({ username }, index) => [username, index]));
  const placeOf = ({ username }: Person): number => places.get(username) ?? before.length;
  return now.toSorted((one, other) => placeOf(one) - placeOf(other));
}
