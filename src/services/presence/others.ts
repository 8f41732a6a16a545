import { WAVE_EVERY_MS } from '@shared/domain/town/presence.ts';
import type { PresenceState } from '../realtime/port.ts';
import { believed, type Believed, type TicketClaims } from '../tickets/tickets.ts';
import type { Met } from './people.ts';

export interface Others {
  /** Those whom verified tickets name. */
  readonly met: readonly Met[];
  /** When those who were met went (ms of the server's clock), by username. */
  readonly left: ReadonlyMap<string, number>;
}

interface OthersPorts {
  /** What a ticket says; null: it is not believed. */
  readonly read: (ticket: unknown) => Promise<TicketClaims | null>;
  /** The server's clock (ms). */
  readonly now: () => number;
  readonly onChange: (change: Partial<Others>) => void;
  /** Told of each wave. */
  readonly onWave: (person: Met) => void;
}

/** So many are verified at most: more than are ever drawn. */
const MOST_MET = 60;
/** A person stays shown for so long (ms) after they left: a new ticket makes the channel say that they left and came. */
const MISSING_MS = 1_500;
/** What others of one person are seen by a little sooner than they may send it (ms): the way is not always as long. */
const SOONER_MS = 500;

/** What is known of a person who is there. */
interface Seen {
  readonly person: Met;
  readonly wavedAt: number;
  /** When their last wave was shown (ms of the server's clock). */
  readonly shownAt: number;
}

/** Follows who else is at a location, and who of them waves. */
export interface OthersWatch {
  /** Takes all who are present now, with what they tell. */
  hear(present: PresenceState): Promise<void>;
  /** No one is known any more. */
  forget(): void;
  close(): void;
}

export function watchOthers({ read, now, onChange, onWave }: OthersPorts): OthersWatch {
  const seen = new Map<string, Seen>();
  const missing = new Map<string, ReturnType<typeof setTimeout>>();
  let left: ReadonlyMap<string, number> = new Map();
  let hearing = 0;

  function show(): void {
    onChange({ met: [...seen.values()].map(({ person }) => person) });
  }
  function setLeft(next: ReadonlyMap<string, number>): void {
    left = next;
    onChange({ left });
  }
  function take(author: string, { username, profile_icon: icon }: TicketClaims, waved: number): void {
    clearTimeout(missing.get(author));
    missing.delete(author);
    const before = seen.get(author);
    const person = { author, username, icon };
    const isNew = before !== undefined && waved > before.wavedAt;
    const isShown = isNew && now() - before.shownAt >= WAVE_EVERY_MS - SOONER_MS;
    seen.set(author, {
      person,
      wavedAt: Math.max(waved, before?.wavedAt ?? 0),
      shownAt: isShown ? now() : (before?.shownAt ?? -Infinity),
    });
    if (left.has(username)) setLeft(new Map([...left].filter(([name]) => name !== username)));
    if (isShown) onWave(person);
  }
  function miss(author: string): void {
    if (missing.has(author)) return;
    const go = (): void => {
      missing.delete(author);
      const username = seen.get(author)?.person.username;
      seen.delete(author);
      if (username !== undefined) setLeft(new Map(left).set(username, now()));
      show();
    };
    missing.set(author, setTimeout(go, MISSING_MS));
  }
  function stopMissing(): void {
    hearing += 1;
    for (const timer of missing.values()) clearTimeout(timer);
    missing.clear();
  }

  return {
    async hear(present) {
      const turn = ++hearing;
      const some = new Map([...present].slice(0, MOST_MET));
      const here = onceEach(await believed(some, read));
      if (turn !== hearing) return;
      for (const [author, one] of here) take(author, one.claims, one.wavedAt);
      for (const author of seen.keys()) if (!here.has(author)) miss(author);
      show();
    },
    forget() {
      stopMissing();
      seen.clear();
      left = new Map();
      onChange({ met: [], left });
    },
    close: stopMissing,
  };
}

/** Each person once, with their last wave: several tabs are one person. */
function onceEach(
  those: readonly Believed[],
): ReadonlyMap<string, { readonly claims: TicketClaims; readonly wavedAt: number }> {
  const here = new Map<string, { readonly claims: TicketClaims; readonly wavedAt: number }>();
  for (const { claims, told } of those) {
    const waved = claims.muted ? 0 : timeIn(told['wavedAt']);
    here.set(claims.author, { claims, wavedAt: Math.max(waved, here.get(claims.author)?.wavedAt ?? 0) });
  }
  return here;
}

const timeIn = (told: unknown): number => (typeof told === 'number' && Number.isFinite(told) ? told : 0);
