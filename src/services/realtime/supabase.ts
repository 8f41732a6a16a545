import { RealtimeClient } from '@supabase/supabase-js';
import { REALTIME } from '../../config/realtime.ts';
import { backoffMs } from '../../kernel/backoff.ts';
import type { RealtimePort } from './port.ts';
import type { RealtimePorts } from './realtime.ts';
import { openTopic, type Client, type ClientChannel, type Topic } from './topic.ts';

/** What the adapter asks of the client's constructor. */
export interface ClientOptions {
  readonly accessToken: () => Promise<string | null>;
  readonly reconnectAfterMs: (tries: number) => number;
}

export interface SupabasePorts extends RealtimePorts {
  readonly open?: (options: ClientOptions) => Client;
}

const endpoint = (): string => `${REALTIME.project ?? location.origin}/realtime/v1`.replace(/^http/, 'ws');

const openClient = (options: ClientOptions): Client =>
  new RealtimeClient(endpoint(), { ...options, params: { apikey: REALTIME.key }, vsn: '2.0.0' });

/** A page that was hidden for so long (ms) may have slept, and its socket be dead without knowing it. */
const SLEPT_MS = 60_000;

/** The longest wait for a server that is gone (ms). */
const RETRY_MOST_MS = 15_000;

/**
 * Realtime by the client of Supabase, of which no more than Realtime is loaded. One socket serves all channels of the page;
 * it is there while a channel is, and made anew when the network or the person comes back.
 */
export function supabaseRealtime({ tokens, page, open = openClient }: SupabasePorts): RealtimePort {
  const topics = new Map<string, Topic>();
  /** The channels that are being left, by their topics. */
  const leaving = new Map<string, Promise<unknown>>();
  let client: Client | null = null;
  let hiddenAt: number | null = null;

  const token = async (): Promise<string | null> => {
    const answer = await tokens.token();
    if (!answer.ok) throw new Error(answer.error.message);
    return answer.value;
  };
  const reconnectAfterMs = (tries: number): number =>
    Math.min(RETRY_MOST_MS, backoffMs(tries, Math.random) / 2);
  const connected = (): Client => (client ??= open({ accessToken: token, reconnectAfterMs }));
  /** Makes everything anew: the client does not notice that its socket is dead before a heartbeat fails. */
  function restart(): void {
    if (topics.size === 0) return;
    const old = client;
    client = null;
    leaving.clear();
    for (const topic of topics.values()) topic.restart();
    void old?.disconnect();
  }
  function remove(name: string, channel: ClientChannel): void {
    if (!client) return;
    const left = client.removeChannel(channel).catch(() => undefined);
    leaving.set(name, left);
    void left.then(() => leaving.get(name) === left && leaving.delete(name));
  }
  function close(name: string): void {
    topics.delete(name);
    if (topics.size > 0) return;
    const old = client;
    client = null;
    leaving.clear();
    void old?.disconnect();
  }

  page?.addEventListener('offline', () => {
    for (const topic of topics.values()) topic.lost();
  });
  page?.addEventListener('online', restart);
  page?.addEventListener('visibilitychange', () => {
    if (page.document?.hidden) {
      hiddenAt = Date.now();
      return;
    }
    if (hiddenAt !== null && Date.now() - hiddenAt > SLEPT_MS) restart();
    hiddenAt = null;
  });

  return {
    join(name, listeners) {
      const topic =
        topics.get(name) ??
        openTopic({
          name,
          token,
          client: connected,
          remove: (channel) => remove(name, channel),
          left: async () => leaving.get(name),
          closed: () => close(name),
        });
      topics.set(name, topic);
      return topic.join(listeners);
    },
  };
}
