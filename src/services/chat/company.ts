import { SAMPLE_MOST, TYPING_EVERY_MS } from '@shared/domain/people/chat.ts';
import type { Log } from './log.ts';
import type { PresenceState } from '../realtime/port.ts';
import { believed, type Believed, type TicketClaims } from '../tickets/tickets.ts';

/** A person who is in the room, as the server's ticket says. */
export interface Present {
  readonly author: string;
  readonly username: string;
  readonly icon: string | null;
}

/** The others in a room, as far as they are believed (MSG-9). */
export interface Company {
  readonly present: readonly Present[];
  /** Those of them who are typing. */
  readonly typing: readonly Present[];
}

export const NO_COMPANY: Company = { present: [], typing: [] };

/** A person is shown as typing a little longer than until the next telling: so long (ms) after the last. */
export const TYPING_SHOWN_MS = TYPING_EVERY_MS + 2_000;

export interface CompanyPorts {
  readonly readTicket: (ticket: unknown) => Promise<TicketClaims | null>;
  /** Who the person is to others; null: that is not known yet. */
  readonly me: () => string | null;
  /** The server's clock (ms): others tell by it when they typed last. */
  readonly now: () => number;
  readonly onChange: (company: Company) => void;
}

/** Follows who is in a room and who is typing there. */
export interface CompanyBook {
  /** Takes all who are present now, with what they tell. */
  hear(present: PresenceState): Promise<void>;
  /** A person has written what they were typing. */
  wrote(author: string): void;
  /** Nothing is known any more. */
  clear(): void;
}

export function followCompany({ readTicket, me, now, onChange }: CompanyPorts): CompanyBook {
  let company = NO_COMPANY;
  /** When people typed last, as they told it; what was told before says nothing new. */
  let toldAt: ReadonlyMap<string, number> = new Map();
  const typing = new Map<
    string,
    { readonly person: Present; readonly timer: ReturnType<typeof setTimeout> }
  >();
  let turn = 0;

  function show(present: readonly Present[]): void {
    const those = [...typing.values()].map(({ person }) => person);
    const next = {
      present: isSame(present, company.present) ? company.present : present,
      typing: isSame(those, company.typing) ? company.typing : those,
    };
    if (next.present === company.present && next.typing === company.typing) return;
    company = next;
    onChange(company);
  }
  function stop(author: string): void {
    clearTimeout(typing.get(author)?.timer);
    typing.delete(author);
  }
  function start(person: Present, milliseconds: number): void {
    const { author } = person;
    stop(author);
    const timer = setTimeout(() => {
      typing.delete(author);
      show(company.present);
    }, milliseconds);
    typing.set(author, { person, timer });
  }

  return {
    async hear(state) {
      const mine = (turn += 1);
      const those = await believed(state, readTicket);
      if (mine !== turn) return;
      const before = toldAt;
      toldAt = typedAt(those);
      for (const author of typing.keys()) if (!toldAt.has(author)) stop(author);
      for (const { claims } of those) {
        const { author, muted } = claims;
        const at = toldAt.get(author);
        if (at === undefined || at <= (before.get(author) ?? -Infinity) || muted || author === me()) continue;
        // Clocks differ: what is told from the future is shown no longer than what is told now.
        const left = Math.min(TYPING_SHOWN_MS, at + TYPING_SHOWN_MS - now());
        if (left > 0) start(personOf(claims), left);
      }
      show(peopleIn(those));
    },
    wrote(author) {
      if (!typing.has(author)) return;
      stop(author);
      show(company.present);
    },
    clear() {
      turn += 1;
      toldAt = new Map();
      for (const author of [...typing.keys()]) stop(author);
      show([]);
    },
  };
}

/** When each person typed last in any of their tabs, as they tell it. */
function typedAt(those: readonly Believed[]): ReadonlyMap<string, number> {
  const last = new Map<string, number>();
  for (const { claims, told } of those) {
    const at = told['typingAt'];
    if (typeof at === 'number') last.set(claims.author, Math.max(at, last.get(claims.author) ?? at));
  }
  return last;
}

const personOf = ({ author, username, profile_icon: icon }: TicketClaims): Present => ({
  author,
  username,
  icon,
});

/** Each person once, by their names. */
function peopleIn(those: readonly Believed[]): readonly Present[] {
  const people = those.map(({ claims }) => personOf(claims));
  return [...new Map(people.map((one) => [one.author, one])).values()].sort((one, other) =>
    one.username.localeCompare(other.username),
  );
}

const isSame = (some: readonly Present[], others: readonly Present[]): boolean =>
  some.length === others.length &&
  some.every(
    ({ author, username, icon }, index) =>
      others[index]?.author === author && others[index].username === username && others[index].icon === icon,
  );

/** Those who wrote last, newest first: the sample that is shown of a large crowd (CHAT-13). */
export function lastWriters(log: Log): readonly Present[] {
  const found = new Map<string, Present>();
  for (const { author, username, profile_icon: icon } of log.toReversed()) {
    if (author !== null && !found.has(author)) found.set(author, { author, username, icon });
    if (found.size === SAMPLE_MOST) break;
  }
  return [...found.values()];
}
