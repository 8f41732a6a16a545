import { locationTopic, WAVE_EVERY_MS } from '@shared/domain/town/presence.ts';
import type { LocationId } from '@shared/domain/town/town.ts';
import type { Address } from '@shared/kernel/units.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { OnlineService } from '../online/online.ts';
import type { ChannelState, PresenceState, RealtimePort } from '../realtime/port.ts';
import type { SettingsService } from '../settings/settings.ts';
import { createOwnTicket } from '../tickets/ownTicket.ts';
import { believed, type TicketClaims, type TicketReader } from '../tickets/tickets.ts';
import type { Met } from './people.ts';

export interface MeetingState {
  /** Those whom verified tickets name. */
  readonly met: readonly Met[];
  /** When those who were met went (ms of the server's clock), by username. */
  readonly left: ReadonlyMap<string, number>;
  /** Whether others would see the person wave. */
  readonly canWave: boolean;
}

/** Those who share a location by the socket. */
export interface Meeting extends Readable<MeetingState> {
  /** Waves to the others. False: it is too soon after the last time, or they would not see it. */
  wave(): boolean;
  leave(): void;
}

export interface MeetingPorts {
  readonly api: Pick<Api, 'call' | 'serverClock'>;
  readonly online: Pick<OnlineService, 'whenBack'>;
  readonly realtime: RealtimePort;
  readonly readTicket: TicketReader;
  readonly settings: Pick<SettingsService, 'get' | 'subscribe'>;
  readonly wallet: Address;
  /** Whether the person has a name: without one they see others and are not told to them. */
  readonly isNamed: boolean;
  /** Told of each wave of others. */
  readonly onWave: (person: Met) => void;
}

/** So many are verified at most: more than are ever drawn. */
const MOST_MET = 60;
/** A person who is told anew, as with each new ticket, may be missing for a moment (ms). */
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

/**
 * Meets the others at a location: the person is told to them while they want to be seen in town and the server gives a ticket
 * for it, and sees them either way. Presence alone carries it all, a wave too: clients broadcast nothing.
 */
export function meet(at: LocationId, ports: MeetingPorts): Meeting {
  const { api, online, realtime, readTicket, settings, wallet, isNamed, onWave } = ports;
  const topic = locationTopic(at);
  const now = (): number => api.serverClock.now();
  const state = store<MeetingState>({ met: [], left: new Map(), canWave: false });
  const set = (change: Partial<MeetingState>): void => state.set({ ...state.get(), ...change });
  const seen = new Map<string, Seen>();
  const missing = new Map<string, ReturnType<typeof setTimeout>>();
  let isOpen = true;
  let socket: ChannelState = 'connecting';
  let hearing = 0;
  /** The person's own ticket; null: they are not told to others. */
  let ticket: string | null = null;
  let isMuted = false;
  let wavedAt = 0;
  let stopTicket = (): void => undefined;

  const channel = realtime.join(topic, {
    onState(next) {
      if (!isOpen) return;
      socket = next;
      // Without a line the server's answers count alone.
      if (next === 'broken' || next === 'refused') forget();
      showWaving();
    },
    onBroadcast: () => undefined,
    onPresence: (present) => void hear(present),
  });

  function forget(): void {
    hearing += 1;
    for (const timer of missing.values()) clearTimeout(timer);
    missing.clear();
    seen.clear();
    set({ met: [], left: new Map() });
  }
  function showWaving(): void {
    const canWave = socket === 'live' && ticket !== null && !isMuted;
    if (canWave !== state.get().canWave) set({ canWave });
  }
  function show(): void {
    set({ met: [...seen.values()].map(({ person }) => person) });
  }

  async function hear(present: PresenceState): Promise<void> {
    const turn = ++hearing;
    const some = new Map([...present].slice(0, MOST_MET));
    const those = await believed(some, async (ticket) => readTicket(ticket, topic, now()));
    if (turn !== hearing || !isOpen) return;
    const here = new Map<string, { readonly claims: TicketClaims; readonly wavedAt: number }>();
    for (const { claims, told } of those) {
      const waved = claims.muted ? 0 : timeIn(told['wavedAt']);
      // Several tabs are one person.
      here.set(claims.author, { claims, wavedAt: Math.max(waved, here.get(claims.author)?.wavedAt ?? 0) });
    }
    for (const [author, one] of here) take(author, one.claims, one.wavedAt);
    for (const author of seen.keys()) if (!here.has(author)) miss(author);
    show();
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
    if (state.get().left.has(username)) {
      const left = new Map(state.get().left);
      left.delete(username);
      set({ left });
    }
    if (isShown) onWave(person);
  }
  function miss(author: string): void {
    if (missing.has(author)) return;
    const go = (): void => {
      missing.delete(author);
      const username = seen.get(author)?.person.username;
      seen.delete(author);
      if (username !== undefined) set({ left: new Map(state.get().left).set(username, now()) });
      show();
    };
    missing.set(author, setTimeout(go, MISSING_MS));
  }

  function tell(): void {
    channel.track(ticket === null ? null : { ticket, ...(wavedAt > 0 && { wavedAt }) });
    showWaving();
  }
  async function takeTicket(next: string | null): Promise<void> {
    ticket = next;
    tell();
    const own = next === null ? null : await readTicket(next, topic, now());
    if (next !== ticket || !isOpen) return;
    isMuted = own?.muted ?? false;
    showWaving();
  }
  /** A ticket is asked for only while the person wants to be seen. */
  function follow(): void {
    stopTicket();
    if (!isNamed || !settings.get().seenInTown) {
      stopTicket = () => undefined;
      void takeTicket(null);
      return;
    }
    const asking = new AbortController();
    stopTicket = () => asking.abort();
    const { signal } = asking;
    createOwnTicket({
      ask: () => api.call('POST /api/town/tickets', { wallet, location: at }, { signal }),
      serverClock: api.serverClock,
      online,
      signal,
      onTicket: (next) => void takeTicket(next),
    });
  }
  let isSeen = settings.get().seenInTown;
  const stopFollowing = settings.subscribe(() => {
    if (settings.get().seenInTown === isSeen) return;
    isSeen = !isSeen;
    follow();
  });
  follow();

  return {
    get: state.get,
    subscribe: state.subscribe,
    wave() {
      if (!state.get().canWave || now() - wavedAt < WAVE_EVERY_MS) return false;
      wavedAt = now();
      tell();
      return true;
    },
    leave() {
      isOpen = false;
      stopFollowing();
      stopTicket();
      for (const timer of missing.values()) clearTimeout(timer);
      channel.leave();
    },
  };
}

const timeIn = (told: unknown): number => (typeof told === 'number' && Number.isFinite(told) ? told : 0);
