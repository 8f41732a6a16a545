import type { Random } from '@shared/kernel/clock.ts';
import { backoffMs } from '../../kernel/backoff.ts';
import type { RealtimePort, RealtimePorts } from './port.ts';
import { openTopic, type Client, type ClientChannel, type Topic } from './topic.ts';

/** What the adapter asks of the client's constructor. */
export interface ClientOptions {
  readonly accessToken: () => Promise<string | null>;
  readonly reconnectAfterMs: (tries: number) => number;
}

export interface SupabasePorts extends RealtimePorts {
  readonly open: (options: ClientOptions) => Client;
}

/** A page that was hidden for so long (ms) may have slept, and its socket be dead without knowing it. */
const SLEPT_MS = 60_000;

/** Those who lose a server that restarts try again within so long (ms), spread over all of it, so that it is not lost again. */
const RESTART_WITHIN_MS = 5_000;
/** So often it is taken for a restart. */
const RESTART_TRIES = 10;
/** How long is waited for one that stays away. */
const STAYS_AWAY = { firstMs: 10_000, longestMs: 30_000 };

/** Milliseconds before the socket is opened again, at the `tries`th try, the first one too (REALTIME-5). */
export const reopenMs = (tries: number, random: Random): number =>
  tries > RESTART_TRIES
    ? backoffMs(tries - RESTART_TRIES, random, STAYS_AWAY)
    : Math.round(random() * RESTART_WITHIN_MS);

/**
 * Realtime by the client of Supabase. One socket serves all channels of the page;
 * it is there while a channel is, and made anew when the network or the person comes back.
 */
export function supabaseRealtime({ tokens, page, open }: SupabasePorts): RealtimePort {
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
  const reconnectAfterMs = (tries: number): number => reopenMs(tries, Math.random);
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
