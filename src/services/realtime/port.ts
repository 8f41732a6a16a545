/** How a channel stands. `broken`: the socket cannot be had; the port keeps trying, and the caller polls meanwhile. */
export type ChannelState = 'connecting' | 'live' | 'broken' | 'refused';

export interface ChannelListeners {
  readonly onState: (state: ChannelState) => void;
  /** What the database or another client broadcast. It is unchecked: the caller parses it. */
  readonly onBroadcast: (event: string, payload: unknown) => void;
  /** All who are present now, by their presence keys. It is unchecked: the caller verifies the tickets in it. */
  readonly onPresence: (present: ReadonlyMap<string, unknown>) => void;
}

export interface RealtimeChannel {
  /** Broadcasts to the others of the channel; dropped while it is not live. */
  readonly send: (event: string, payload: Readonly<Record<string, unknown>>) => void;
  /** Says who is here, again after each reconnection; null: no longer. */
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
