import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Db } from '@shared/db/port.ts';
import type { Visitor } from './visitor.ts';

/** Topics that members may do everything on, and one on which they may only read. */
export const OPEN_TOPIC = 'room:open';
export const OTHER_TOPIC = 'room:other';
export const QUIET_TOPIC = 'room:quiet';

/** Policies for the tests' own topics. The answer drops them. */
export async function openTopics(db: Db): Promise<() => Promise<unknown>> {
  await db.asOwner(`
    create policy tests_read on realtime.messages for select to authenticated
      using (realtime.topic() in ('${OPEN_TOPIC}', '${OTHER_TOPIC}', '${QUIET_TOPIC}'));
    create policy tests_write on realtime.messages for insert to authenticated
      with check (realtime.topic() in ('${OPEN_TOPIC}', '${OTHER_TOPIC}'))`);
  return () =>
    db.asOwner('drop policy tests_read on realtime.messages; drop policy tests_write on realtime.messages');
}

export interface ClientOptions {
  readonly version?: '1.0.0' | '2.0.0';
  /** Where its page is; absent: it is none. */
  readonly origin?: string;
}

/** The client of Supabase, unmodified, in the name of who is signed in. Ended with the test. */
export function supabaseOf(
  url: string,
  visitor: Pick<Visitor, 'accessToken'>,
  { version = '2.0.0' }: ClientOptions = {},
): SupabaseClient {
  const client = createClient(url, 'publishable', {
    accessToken: async () => visitor.accessToken,
    realtime: { transport: WebSocket as never, vsn: version },
  });
  onTestFinished(async () => {
    await client.realtime.disconnect();
  });
  return client;
}

export interface Joined {
  readonly channel: RealtimeChannel;
  /** What was broadcast, as [event, payload]. */
  readonly heard: readonly (readonly [string, unknown])[];
  /** The states that it was in: SUBSCRIBED, CHANNEL_ERROR, CLOSED. */
  readonly states: readonly string[];
  /** What the server said of the channel. */
  readonly system: readonly string[];
  /** Who is present now: by key, what they tell. */
  present(): Readonly<Record<string, unknown>>;
}

/** Joins a topic, and answers when that has succeeded or failed for good. */
export async function join(
  client: SupabaseClient,
  topic: string,
  config: Readonly<Record<string, unknown>> = {},
): Promise<Joined> {
  const heard: (readonly [string, unknown])[] = [];
  const states: string[] = [];
  const system: string[] = [];
  await client.realtime.setAuth();
  const channel = client.channel(topic, { config: { private: true, ...config } });
  channel.on('broadcast', { event: '*' }, ({ event, payload }) => void heard.push([event, payload]));
  channel.on('presence', { event: 'sync' }, () => undefined);
  channel.on('system', {}, ({ message }: { message: string }) => void system.push(message));
  await new Promise<void>((done) => {
    channel.subscribe((state, fault) => {
      // A server that has just started does not hear the database yet; the client joins again by itself.
      if (fault?.message.includes('RealtimeRestarting')) return;
      states.push(fault ? `${state}: ${fault.message}` : state);
      done();
    });
  });
  const present = () =>
    Object.fromEntries(
      Object.entries(channel.presenceState()).map(([key, metas]) => [
        key,
        metas.map(({ presence_ref: _, ...meta }) => meta),
      ]),
    );
  return { channel, heard, states, system, present };
}

/** Broadcasts from the database, as a trigger does. */
export const broadcastFromDatabase = (
  db: Db,
  payload: object,
  topic = OPEN_TOPIC,
  event = 'message',
): Promise<unknown> =>
  db.asOwner('select realtime.send($1::text::jsonb, $2, $3, true)', [JSON.stringify(payload), event, topic]);
