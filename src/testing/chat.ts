import type { ChatApi, ChatMessage } from '../services/chat/calls.ts';
import type { ChannelListeners, RealtimePort } from '../services/realtime/port.ts';
import { fail, ok, type ErrorCode, type Result } from '@shared/kernel/result.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { store, type Readable } from '../kernel/store.ts';

export const ME = '00000000-0000-4000-8000-00000000000a';
export const ROSIE = '00000000-0000-4000-8000-00000000000b';

/** A message of Rosie's in General Chat, a second after the one before. */
export const messageOf = (id: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: String(id),
  room_name: 'General Chat',
  author: ROSIE,
  username: 'rosie_95',
  profile_icon: null,
  message_text: `message ${id}`,
  created_at: new Date(Date.UTC(2025, 9, 1, 18) + id * 1_000).toISOString(),
  is_ai: false,
  reply_to: null,
  edited_at: null,
  removed: null,
  ...more,
});

/** One call that the chat made. */
export interface SeenCall {
  readonly route: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly matter: string | undefined;
}

type FakeCall = (call: SeenCall) => Result<unknown> | Promise<Result<unknown>>;

/** A server of the chat made of functions; what a test does not name answers that there is nothing. */
export function fakeChatServer(routes: Readonly<Record<string, FakeCall>> = {}) {
  const seen: SeenCall[] = [];
  const answers: Readonly<Record<string, FakeCall>> = {
    'GET /api/chat-messages': () => ok({ success: true, messages: [], next: null }),
    'GET /api/chat/rooms': () => ok({ success: true, me: ME, muted: false, rooms: [], hidden: [] }),
    'GET /api/chat/blocks': () => ok({ success: true, blocked: [], hidden: [] }),
    'POST /api/chat/tickets': () => fail('FORBIDDEN', 'There is no profile.'),
    ...routes,
  };
  const call = async (
    route: string,
    input: SeenCall['input'],
    options?: { readonly matter?: string },
  ): Promise<Result<unknown>> => {
    const one = { route, input, matter: options?.matter };
    seen.push(one);
    return (await answers[route]?.(one)) ?? fail('INTERNAL', `the test has no ${route}`);
  };
  // The answers are those of the routes that the chat calls.
  const api: ChatApi = { call: call as ChatApi['call'], serverClock: systemClock };
  return { api, seen, of: (route: string) => seen.filter((one) => one.route === route) };
}

export const refused = (code: ErrorCode, message = 'no'): Result<never> => fail(code, message);

/** Sockets that a test opens, breaks and speaks over. */
export function fakeRealtime() {
  const channels: {
    readonly topic: string;
    readonly hear: ChannelListeners;
    /** What it was made to tell by presence, the last thing last. */
    readonly tracked: unknown[];
    left: boolean;
  }[] = [];
  const realtime: RealtimePort = {
    join(topic, hear) {
      const channel = { topic, hear, tracked: [] as unknown[], left: false };
      channels.push(channel);
      return {
        track: (presence) => void channel.tracked.push(presence),
        leave: () => {
          channel.left = true;
        },
      };
    },
  };
  return {
    realtime,
    channels,
    get last() {
      const last = channels.at(-1);
      if (last === undefined) throw new Error('no channel was joined');
      return last;
    },
  };
}

/** Whether the server can be reached, as a test says. */
export function fakeOnline(): {
  readonly online: Readable<boolean> & { whenBack(again: () => void): () => void };
  readonly set: (isOnline: boolean) => void;
} {
  const online = store(true);
  const waiting = new Set<() => void>();
  return {
    online: {
      get: online.get,
      subscribe: online.subscribe,
      whenBack(again) {
        waiting.add(again);
        return () => void waiting.delete(again);
      },
    },
    set(isOnline) {
      online.set(isOnline);
      if (!isOnline) return;
      const all = [...waiting];
      waiting.clear();
      for (const again of all) again();
    },
  };
}
