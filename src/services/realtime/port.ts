import type { TokenSource } from '../api/api.ts';

/** How a channel stands. `broken`: the socket cannot be had; the port keeps trying, and the caller polls meanwhile. */
export type ChannelState = 'connecting' | 'live' | 'broken' | 'refused';

/** Who is present on a channel: by presence key, what each of their sockets tells. It is unchecked (tickets/tickets.ts). */
export type PresenceState = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

export interface ChannelListeners {
  readonly onState: (state: ChannelState) => void;
  /** What the database broadcast. It is unchecked: the caller parses it. */
  readonly onBroadcast: (event: string, payload: unknown) => void;
  readonly onPresence: (present: PresenceState) => void;
}

/** All that a page tells the others of a channel it tells by presence: no client broadcasts (REALTIME-3). */
export interface RealtimeChannel {
  /** Says who is here and what they do, in place of what was said before, and again after each reconnection; null: no longer. */
  readonly track: (presence: Readonly<Record<string, unknown>> | null) => void;
  readonly leave: () => void;
}

/**
 * Private channels of Supabase Realtime, hosted and local alike. The socket is there only while a channel is. The adapter
 * (supabase.ts) loads supabase-js with its first channel.
 */
export interface RealtimePort {
  readonly join: (topic: string, listeners: ChannelListeners) => RealtimeChannel;
}

/** Tells of the network, and of the person leaving and coming back. */
export type RealtimePage = Pick<EventTarget, 'addEventListener'> & {
  readonly document?: Pick<Document, 'hidden'>;
};

/** What an adapter asks of the page. */
export interface RealtimePorts {
  readonly tokens: Pick<TokenSource, 'token'>;
  readonly page?: RealtimePage | undefined;
}
