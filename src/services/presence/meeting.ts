import { locationTopic, WAVE_EVERY_MS } from '@shared/domain/town/presence.ts';
import type { LocationId } from '@shared/domain/town/town.ts';
import type { Address } from '@shared/kernel/units.ts';
import { store, type Readable } from '../../kernel/store.ts';
import type { Api } from '../api/api.ts';
import type { OnlineService } from '../online/online.ts';
import type { ChannelState, RealtimePort } from '../realtime/port.ts';
import type { SettingsService } from '../settings/settings.ts';
import { createOwnTicket } from '../tickets/ownTicket.ts';
import type { TicketReader } from '../tickets/tickets.ts';
import { watchOthers, type Others } from './others.ts';
import type { Met } from './people.ts';

export interface MeetingState extends Others {
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

/**
 * Meets the others at a location: the person is told to them while they want to be seen in town and the server gives a ticket
 * for it, and sees them either way. Presence alone carries it all, a wave too: clients broadcast nothing.
 */
export function meet(at: LocationId, ports: MeetingPorts): Meeting {
  const { api, realtime, readTicket, settings, onWave } = ports;
  const topic = locationTopic(at);
  const now = (): number => api.serverClock.now();
  const state = store<MeetingState>({ met: [], left: new Map(), canWave: false });
  const set = (change: Partial<MeetingState>): void => state.set({ ...state.get(), ...change });
  const others = watchOthers({
    read: async (ticket) => readTicket(ticket, topic, now()),
    now,
    onChange: set,
    onWave,
  });
  let isOpen = true;
  let socket: ChannelState = 'connecting';
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
      if (next === 'broken' || next === 'refused') others.forget();
      showWaving();
    },
    onBroadcast: () => undefined,
    onPresence: (present) => void others.hear(present),
  });

  function showWaving(): void {
    const canWave = socket === 'live' && ticket !== null && !isMuted;
    if (canWave !== state.get().canWave) set({ canWave });
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
  function follow(): void {
    stopTicket();
    stopTicket = askForTicket(at, ports, (next) => void takeTicket(next));
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
      others.close();
      channel.leave();
    },
  };
}

/** Asks for tickets while the person has a name and wants to be seen; else says that there is none. */
function askForTicket(
  location: LocationId,
  { api, online, settings, wallet, isNamed }: MeetingPorts,
  onTicket: (ticket: string | null) => void,
): () => void {
  if (!isNamed || !settings.get().seenInTown) {
    onTicket(null);
    return () => undefined;
  }
  const asking = new AbortController();
  const { signal } = asking;
  createOwnTicket({
    ask: () => api.call('POST /api/town/tickets', { wallet, location }, { signal }),
    serverClock: api.serverClock,
    online,
    signal,
    onTicket: (given) => onTicket(given?.ticket ?? null),
  });
  return () => asking.abort();
}
