import type { RealtimeClient } from '@supabase/supabase-js';
import { backoffMs } from '../../kernel/backoff.ts';
import type { ChannelListeners, ChannelState, PresenceState, RealtimeChannel } from './port.ts';

/** What is used of the client. */
export type Client = Pick<RealtimeClient, 'channel' | 'removeChannel' | 'setAuth' | 'disconnect'>;
export type ClientChannel = ReturnType<Client['channel']>;

/** A topic, for all windows that have joined it. */
export interface Topic {
  join(listeners: ChannelListeners): RealtimeChannel;
  /** The network is gone. */
  lost(): void;
  /** The client was thrown away: the topic is joined with the next one. */
  restart(): void;
}

export interface TopicPorts {
  readonly name: string;
  /** A token; null: no person is signed in. Rejects where that is not known. */
  readonly token: () => Promise<string | null>;
  readonly client: () => Client;
  /** Leaves a channel of the client. */
  readonly remove: (channel: ClientChannel) => void;
  /** Resolves when the client has left the channel that it had of this topic: it opens no second one before. */
  readonly left: () => Promise<unknown>;
  /** Called when the last window has left. */
  readonly closed: () => void;
}

/** A channel that has not been live for so long (ms) is said to be broken. */
const BROKEN_AFTER_MS = 4_000;

/** What a server says of a topic that this person may not join, however often they try. */
const REFUSED = /^(Unauthorized|PrivateOnly)/;

type Presence = Readonly<Record<string, unknown>> | null;
interface Guest {
  readonly listeners: ChannelListeners;
  presence: Presence;
}

/** The author that the bearer of a token is: people are present under it, and their tickets are believed under no other key. */
function authorOf(token: string): string {
  const claims = token.split('.')[1] ?? '';
  const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub: string };
  return sub;
}

const presentOn = (channel: ClientChannel): PresenceState =>
  new Map(
    Object.entries(channel.presenceState()).map(([key, metas]) => [
      key,
      metas.map(({ presence_ref: _, ...told }) => told),
    ]),
  );

interface Heard extends Pick<ChannelListeners, 'onBroadcast' | 'onPresence'> {
  readonly onStatus: (status: string, fault: Error | undefined) => void;
  /** Whether the channel is still the one that counts. */
  readonly still: () => boolean;
}

/** Subscribes to a channel of the client, and tells what is heard on it while it counts. */
function listenTo(channel: ClientChannel, { still, onBroadcast, onPresence, onStatus }: Heard): void {
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => {
    if (still()) onBroadcast(event, payload);
  });
  channel.on('presence', { event: 'sync' }, () => {
    if (still()) onPresence(presentOn(channel));
  });
  channel.subscribe((status, fault) => {
    if (still()) onStatus(status, fault);
  });
}

/** The windows that have joined a topic. */
function guestsOf() {
  const guests = new Set<Guest>();
  const each = (tell: (listeners: ChannelListeners) => void): void => {
    for (const { listeners } of guests) tell(listeners);
  };
  return {
    guests,
    each,
    /** What the window wants told that said it last; null: nothing. */
    wanted: (): Presence => [...guests].findLast(({ presence }) => presence !== null)?.presence ?? null,
  };
}

/** Whether the topic can be used: 'broken' once it could not for a while. */
function lineOf(onState: (state: ChannelState) => void) {
  let state: ChannelState = 'connecting';
  let breaking: ReturnType<typeof setTimeout> | undefined;
  function end(): void {
    clearTimeout(breaking);
    breaking = undefined;
  }
  function show(next: ChannelState): void {
    if (next !== 'connecting') end();
    if (next === state) return;
    state = next;
    onState(next);
  }
  return {
    get: () => state,
    show,
    lost(): void {
      if (state === 'broken' || state === 'refused') return;
      show('connecting');
      breaking ??= setTimeout(() => show('broken'), BROKEN_AFTER_MS);
    },
    end,
  };
}

/** Joins a topic, and again whenever the channel is lost, until its last window leaves. */
// oxlint-disable-next-line max-lines-per-function -- the life of one channel: each step asks whether its attempt still counts
export function openTopic({ name, token, client, remove, left, closed }: TopicPorts): Topic {
  const { guests, each, wanted } = guestsOf();
  const line = lineOf((state) => each(({ onState }) => onState(state)));
  let present: PresenceState = new Map();
  let channel: ClientChannel | null = null;
  let told: Presence = null;
  let failures = 0;
  /** Tells the channel that is opened now from those before it, which may still report. */
  let attempt = 0;
  let retrying: ReturnType<typeof setTimeout> | undefined;

  /** Says again what the window that said it last wants said. */
  function tell(): void {
    const next = wanted();
    if (line.get() !== 'live' || channel === null || next === told) return;
    told = next;
    void (next === null ? channel.untrack() : channel.track(next));
  }
  /** Has nothing to do with the channel any more. */
  function drop(): void {
    attempt += 1;
    clearTimeout(retrying);
    channel = null;
    told = null;
  }
  function abandon(): void {
    const old = channel;
    drop();
    if (old) remove(old);
  }
  function retry(): void {
    abandon();
    line.lost();
    failures += 1;
    retrying = setTimeout(() => void open(), backoffMs(failures, Math.random));
  }
  function heardState(status: string, fault: Error | undefined): void {
    if (status === 'SUBSCRIBED') {
      failures = 0;
      told = null;
      line.show('live');
      tell();
    } else if (status === 'CHANNEL_ERROR' && REFUSED.test(fault?.message ?? '')) {
      abandon();
      line.show('refused');
    } else if (status === 'CLOSED' || /^InvalidJWT/.test(fault?.message ?? '')) {
      // The server has ended it (the token, or the session): the client does not join again by itself.
      retry();
    } else {
      line.lost();
    }
  }
  async function open(): Promise<void> {
    const mine = (attempt += 1);
    if (line.get() === 'refused') line.show('connecting');
    line.lost();
    let found: string | null;
    try {
      found = await token();
      if (mine !== attempt) return;
      if (found === null) {
        line.show('refused');
        return;
      }
      await Promise.all([client().setAuth(), left()]);
    } catch {
      if (mine === attempt) retry();
      return;
    }
    if (mine !== attempt) return;
    const presence = { key: authorOf(found), enabled: true };
    channel = client().channel(name, { config: { private: true, presence } });
    listenTo(channel, {
      still: () => mine === attempt,
      onBroadcast: (event, payload) => each(({ onBroadcast }) => onBroadcast(event, payload)),
      onPresence(now) {
        present = now;
        each(({ onPresence }) => onPresence(now));
      },
      onStatus: heardState,
    });
  }

  return {
    join(listeners) {
      const guest: Guest = { listeners, presence: null };
      guests.add(guest);
      listeners.onState(line.get());
      if (present.size > 0) listeners.onPresence(present);
      if (guests.size === 1) void open();
      return {
        track(presence) {
          guest.presence = presence;
          tell();
        },
        leave() {
          if (!guests.delete(guest)) return;
          tell();
          if (guests.size > 0) return;
          abandon();
          line.end();
          closed();
        },
      };
    },
    lost: line.lost,
    restart() {
      drop();
      failures = 0;
      if (guests.size > 0) void open();
    },
  };
}
