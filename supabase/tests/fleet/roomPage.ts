import { RealtimeClient } from '@supabase/supabase-js';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import type { Room } from '@shared/domain/people/chat.ts';
import { systemClock } from '@shared/kernel/clock.ts';
import { ok } from '@shared/kernel/result.ts';
import { store } from '../../../src/kernel/store.ts';
import { createApi, type TokenSource } from '../../../src/services/api/api.ts';
import { unkept } from '../../../src/services/api/attempts.ts';
import { openRoom, type OpenRoom } from '../../../src/services/chat/room.ts';
import { supabaseRealtime } from '../../../src/services/realtime/supabase.ts';
import { fakeOnline } from '../../../src/testing/chat.ts';
import { walletOf } from '../support/visitor.ts';
import type { Person } from './people.ts';

/** Where a page finds what it asks: its own origin, and Realtime, which the build names (VITE_SUPABASE_URL). */
export interface PageOf {
  readonly origin: string;
  readonly realtime: string;
}

/** A room as the page of a person shows it, by the product's own services. Closed with the test. */
export function openRoomPage(name: Room, { browser }: Person, { origin, realtime }: PageOf): OpenRoom {
  const wallet = walletOf(browser);
  const token = async () => ok(browser.accessToken);
  const tokens: TokenSource = { token, refused: token, wallet: () => wallet };
  const api = createApi({
    // The client of the API asks by paths.
    fetch: (path, init) => fetch(new URL(path as string, origin), init),
    clock: systemClock,
    attempts: { attempt: unkept },
  });
  api.useTokens(tokens);
  const room = openRoom(name, {
    api,
    online: fakeOnline().online,
    realtime: supabaseRealtime({
      tokens,
      open: (options) =>
        new RealtimeClient(`${realtime.replace(/^http/, 'ws')}/realtime/v1`, {
          ...options,
          params: { apikey: 'publishable' },
          vsn: '2.0.0',
          transport: WebSocket as never,
        }),
    }),
    readTicket: async () => null,
    wallet,
    session: store({ username: 'Somebody' }),
    random: Math.random,
    me: () => null,
    visible: store(true),
    isSeen: () => false,
    onNew: () => undefined,
  });
  onTestFinished(() => room.close());
  return room;
}
