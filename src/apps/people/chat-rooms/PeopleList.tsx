import { STREETS, type Whereabouts } from '@shared/domain/town/presence.ts';
import { CAST, type AgentId } from '@shared/domain/people/personas/cast.ts';
import { LOCATIONS } from '@shared/domain/town/town.ts';
import type { Presence } from '../../../services/presence/presence.ts';
import type { Present } from '../../../services/chat/company.ts';
import { ProfileIcon } from './ProfileIcon.tsx';
import { personaIcon } from './personaPictures.ts';
import { CHAT_TEXTS as TEXTS } from './texts.ts';
import styles from './chat.module.css';

/** A person as the list shows them. */
export interface Person {
  readonly key: string;
  readonly name: string;
  readonly icon: string | null;
  readonly isMe: boolean;
  /** Where in town they are; null: nowhere that is known. */
  readonly where: string | null;
}

const placeName = (place: Whereabouts): string =>
  place === STREETS ? TEXTS.streets : (LOCATIONS.find(({ id }) => id === place)?.title ?? place);

/** Where in town people are, by their names. */
function whereOf(
  presence: Presence,
): ReadonlyMap<string, { readonly icon: string | null; readonly place: string }> {
  const places = Object.entries(presence) as [Whereabouts, NonNullable<Presence[Whereabouts]>][];
  return new Map(
    places.flatMap(([place, { faces }]) =>
      faces.map(({ username, profile_icon: icon }) => [username, { icon, place: placeName(place) }] as const),
    ),
  );
}

/** Who is in the room, the reader first, and who else is in town (MSG-9). */
export function peopleOf(
  present: readonly Present[],
  presence: Presence,
  me: { readonly author: string | null; readonly username: string; readonly icon: string | null },
  /** The names of those from whom a block parts the reader. */
  hidden: ReadonlySet<string>,
): { readonly here: readonly Person[]; readonly town: readonly Person[] } {
  const where = whereOf(presence);
  const placeOf = (name: string): string | null => where.get(name)?.place ?? null;
  const self: Person = {
    key: 'me',
    name: me.username,
    icon: me.icon,
    isMe: true,
    where: placeOf(me.username),
  };
  const others = present
    .filter(({ author, username }) => author !== me.author && username !== me.username)
    .map(({ author, username, icon }) => ({
      key: author,
      name: username,
      icon,
      isMe: false,
      where: placeOf(username),
    }));
  const names = new Set([me.username, ...hidden, ...others.map(({ name }) => name)]);
  const town = [...where]
    .filter(([name]) => !names.has(name))
    .map(([name, { icon, place }]) => ({ key: name, name, icon, isMe: false, where: place }));
  return { here: [self, ...others], town };
}

/** The persona of a room, who is always in, and the reader. */
export const companyOf = (
  agent: AgentId,
  me: { readonly username: string; readonly icon: string | null },
): readonly Person[] => [
  {
    key: agent,
    name: CAST[agent].room,
    icon: personaIcon(agent),
    isMe: false,
    where: TEXTS.alwaysIn,
  },
  { key: 'me', name: me.username, icon: me.icon, isMe: true, where: null },
];

interface PeopleListProps {
  readonly here: readonly Person[];
  /** How many are here, where only those who wrote last are listed; null: all are. */
  readonly many: number | null;
  readonly town: readonly Person[];
}

/** Who is here, and who is elsewhere in town. */
export function PeopleList({ here, many, town }: PeopleListProps) {
  return (
    <div className={styles.chatPeople}>
      {many === null ? (
        <People title={TEXTS.here} people={here} />
      ) : (
        <>
          <People title={TEXTS.manyHere(many)} people={here.filter(({ isMe }) => isMe)} />
          {here.length > 1 && <People title={TEXTS.wroteLast} people={here.filter(({ isMe }) => !isMe)} />}
        </>
      )}
      {town.length > 0 && <People title={TEXTS.aroundTown} people={town} />}
    </div>
  );
}

function People({ title, people }: { readonly title: string; readonly people: readonly Person[] }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {people.map(({ key, name, icon, isMe, where }) => (
          <li key={key} className={styles.chatPerson}>
            <ProfileIcon icon={icon} name={name} />
            <span className={styles.chatPersonWords}>
              <span>
                {name}
                {isMe && ` (${TEXTS.you})`}
              </span>
              {where !== null && <small>{where}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
