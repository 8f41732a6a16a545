// The people of `npm run bench chat`, in a process of their own: each has the product's own adapter of Realtime, and catches
// up by the API as the messenger does. Started by chat.ts, which sends one ClientsOrder and then asks for reports.
import { RealtimeClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { ok } from '@shared/kernel/result.ts';
import { topicOf, type Room } from '@shared/domain/people/chat.ts';
import { readBroadcast } from '../../../src/services/chat/message.ts';
import { supabaseRealtime } from '../../../src/services/realtime/supabase.ts';
import type { Usage } from './chatServer.ts';

export interface ClientsOrder {
  readonly servers: readonly string[];
  readonly tokens: readonly string[];
  readonly rooms: readonly string[];
  /** Whether they ask the API for what they missed, each time that they are live. */
  readonly catchUp: boolean;
}

export interface Report extends Usage {
  /** How many are live. */
  readonly live: number;
  /** When the last of them became so (epoch ms). */
  readonly liveAt: number;
  /** The text of each message in the order in which it was shown, by person. */
  readonly shown: readonly (readonly string[])[];
  /** Those that came twice by the socket. */
  readonly doubled: number;
  /** Those that came by the API first. */
  readonly caughtUp: number;
  /** From its writing until it was heard (ms), of those that came by the socket. */
  readonly latencies: readonly number[];
}

/** Over so long (ms) all who come back at once spread what they ask. */
const SPREAD_MS = 5_000;

interface Message {
  readonly id: string;
  readonly message_text: string;
}

// With the bench that started it.
process.once('disconnect', () => process.exit(0));
process.once('message', ({ servers, tokens, rooms, catchUp }: ClientsOrder) => {
  let live = 0;
  let liveAt = 0;
  let doubled = 0;
  let caughtUp = 0;
  const latencies: number[] = [];
  const people = tokens.map((token, index) => {
    const url = servers[index % servers.length] ?? '';
    const room = rooms[Math.floor(index / servers.length) % rooms.length] ?? '';
    const shown = new Map<string, string>();
    const bySocket = new Set<string>();
    const since = new Date().toISOString();
    const show = ({ id, message_text }: Message): void => void shown.set(id, message_text);

    async function ask(cursor: string | null): Promise<void> {
      const query = new URLSearchParams({ room, since, limit: '100', ...(cursor !== null && { cursor }) });
      const answer = await fetch(`${url}/api/chat-messages?${query}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`the API answered ${answer.status}`);
      const { messages, next } = (await answer.json()) as { messages: Message[]; next: string | null };
      for (const message of messages) {
        if (!shown.has(message.id)) caughtUp += 1;
        show(message);
      }
      if (next !== null) await ask(next);
    }
    const realtime = supabaseRealtime({
      tokens: { token: async () => ok(token) },
      open: (options) =>
        new RealtimeClient(`${url.replace('http', 'ws')}/realtime/v1`, {
          ...options,
          params: { apikey: 'bench' },
          vsn: '2.0.0',
          transport: WebSocket as never,
        }),
    });
    let isLive = false;
    let wasLive = false;
    realtime.join(topicOf(room as Room), {
      onState(state) {
        if (isLive === (state === 'live')) return;
        isLive = !isLive;
        live += isLive ? 1 : -1;
        if (!isLive) return;
        liveAt = Date.now();
        // The first time nothing was written before.
        if (catchUp && wasLive)
          setTimeout(() => void ask(null).catch(console.error), Math.random() * SPREAD_MS);
        wasLive = true;
      },
      onBroadcast(_event, payload) {
        for (const message of readBroadcast(payload)) {
          latencies.push(Date.now() - Number(message.message_text.split(' ')[0]));
          if (bySocket.has(message.id)) doubled += 1;
          bySocket.add(message.id);
          show(message);
        }
      },
      onPresence: () => undefined,
    });
    // Ids ascend with time: the messenger sorts by them what it shows.
    return () => [...shown].sort(([one], [other]) => Number(one) - Number(other)).map(([, text]) => text);
  });

  process.on('message', (asked) => {
    if (asked !== 'report') return;
    const { user, system } = process.cpuUsage();
    const report: Report = {
      cpu: (user + system) / 1e6,
      rss: process.memoryUsage().rss,
      live,
      liveAt,
      doubled,
      caughtUp,
      latencies,
      shown: people.map((shown) => shown()),
    };
    process.send?.(report);
  });
  process.send?.('begun');
});
