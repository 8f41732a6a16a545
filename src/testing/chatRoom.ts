import { onTestFinished, vi } from 'vitest';
import { ok } from '@shared/kernel/result.ts';
import { store } from '../kernel/store.ts';
import type { ChatMessage } from '../services/chat/calls.ts';
import { openRoom } from '../services/chat/room.ts';
import type { TicketClaims } from '../services/tickets/tickets.ts';
import { fakeChatServer, fakeOnline, fakeRealtime, ME, refused, ROSIE, type SeenCall } from './chat.ts';
import { addressOf } from './values.ts';

export const GUS = '00000000-0000-4000-8000-00000000000c';
const claims = (author: string, username: string, muted = false): TicketClaims => ({
  topic: 'room:general-chat',
  author,
  username,
  profile_icon: null,
  muted,
  exp: 9e9,
});
const TICKETS: Readonly<Record<string, TicketClaims>> = {
  mine: claims(ME, 'Mulligan'),
  rosie: claims(ROSIE, 'rosie_95'),
  gus: claims(GUS, 'gus'),
  gusMuted: claims(GUS, 'gus', true),
};
/** What a page tells by presence, under the keys of those who tell it. */
export const presenceOf = (told: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>) =>
  new Map(Object.entries(told));
export const pageOf = (messages: readonly ChatMessage[], next: string | null = null) =>
  ok({ success: true, messages, next });

export const tailOf = (messages: readonly ChatMessage[], at = Date.now()) =>
  ok({ success: true, at: new Date(at).toISOString(), messages, changed: [] });

/** A room that is open, on a server, sockets and a clock of the test. */
export async function setUpRoom(
  page: (call: SeenCall, count: number) => unknown,
  isSeen = true,
  tail: (call: SeenCall) => ReturnType<typeof tailOf> | ReturnType<typeof refused> = () =>
    refused('FORBIDDEN'),
  username: string | null = 'Mulligan',
) {
  let count = 0;
  const seat = { crowd: 1, here: 3 };
  const server = fakeChatServer({
    'GET /api/chat-messages': (call) => page(call, (count += 1)) as ReturnType<typeof pageOf>,
    'POST /api/chat/tickets': ({ input }) =>
      ok({
        success: true,
        ticket: 'mine',
        expires_at: new Date(Date.now() + 600_000).toISOString(),
        key: 'key',
        crowd: typeof input['crowd'] === 'number' ? input['crowd'] : seat.crowd,
        crowds: [
          { crowd: 1, here: seat.here },
          { crowd: 2, here: 17 },
        ],
      }),
    'GET /api/chat/tail': tail,
  });
  const sockets = fakeRealtime();
  const line = fakeOnline();
  const visible = store(true);
  const heard: string[] = [];
  const person = store({ username });
  const room = openRoom('General Chat', {
    api: server.api,
    online: line.online,
    realtime: sockets.realtime,
    readTicket: async (ticket) => TICKETS[String(ticket)] ?? null,
    session: person,
    wallet: addressOf('0x00000000000000a1'),
    random: () => 0.5,
    me: () => ME,
    visible,
    isSeen: () => isSeen,
    onNew: (messages) => void heard.push(...messages.map(({ id }) => id)),
  });
  onTestFinished(() => room.close());
  const settle = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
  await settle();
  const asked = () => server.of('GET /api/chat-messages');
  return {
    room,
    /** The crowd in which the server gives a seat. */
    seat,
    server,
    sockets,
    line,
    visible,
    person,
    heard,
    settle,
    asked,
    ids: () => room.get().log.map(({ id }) => id),
    typing: () => room.get().typing.map(({ username }) => username),
  };
}
