import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { ok } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import {
  fakeChatServer,
  fakeOnline,
  fakeRealtime,
  ME,
  messageOf,
  refused,
  ROSIE,
  type SeenCall,
} from '../../testing/chat.ts';
import { addressOf } from '../../testing/values.ts';
import type { ChatMessage } from './calls.ts';
import { TYPING_SHOWN_MS } from './company.ts';
import { openRoom } from './room.ts';
import { CATCH_UP_WITHIN_MS, POLLING } from './roomSync.ts';
import type { TicketClaims } from '../tickets/tickets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const GUS = '00000000-0000-4000-8000-00000000000c';
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
const presenceOf = (told: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>) =>
  new Map(Object.entries(told));
const pageOf = (messages: readonly ChatMessage[], next: string | null = null) =>
  ok({ success: true, messages, next });

const tailOf = (messages: readonly ChatMessage[], at = Date.now()) =>
  ok({ success: true, at: new Date(at).toISOString(), messages, changed: [] });

async function setUp(
  page: (call: SeenCall, count: number) => unknown,
  isSeen = true,
  tail: (call: SeenCall) => ReturnType<typeof tailOf> | ReturnType<typeof refused> = () =>
    refused('FORBIDDEN'),
) {
  let count = 0;
  const seat = { crowd: 1 };
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
          { crowd: 1, here: 250 },
          { crowd: 2, here: 17 },
        ],
      }),
    'GET /api/chat/tail': tail,
  });
  const sockets = fakeRealtime();
  const line = fakeOnline();
  const visible = store(true);
  const heard: string[] = [];
  const room = openRoom('General Chat', {
    api: server.api,
    online: line.online,
    realtime: sockets.realtime,
    readTicket: async (ticket) => TICKETS[String(ticket)] ?? null,
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
    heard,
    settle,
    asked,
    ids: () => room.get().log.map(({ id }) => id),
    typing: () => room.get().typing.map(({ username }) => username),
  };
}

it('shows the newest messages, and each that is broadcast once', async () => {
  const { ids, sockets, heard, settle, room } = await setUp(() => pageOf([messageOf(2), messageOf(1)]));
  sockets.last.hear.onState('live');
  await settle();
  expect(room.get().line).toBe('live');
  for (const _ of [1, 2]) sockets.last.hear.onBroadcast('message', messageOf(3));
  expect(ids()).toEqual(['1', '2', '3']);
  expect(heard).toEqual(['3']);
});

it('ignores broadcasts that are no messages, or of another room', async () => {
  const { ids, sockets } = await setUp(() => pageOf([]));
  sockets.last.hear.onBroadcast('message', { id: 7 });
  sockets.last.hear.onBroadcast('message', null);
  sockets.last.hear.onBroadcast('message', messageOf(4, { room_name: 'Study Hall' }));
  expect(ids()).toEqual([]);
});

it('asks while the socket is broken, less and less often, says so, and stops when it is live (MSG-8)', async () => {
  const { room, sockets, settle, asked } = await setUp((_, count) => pageOf(count < 3 ? [] : [messageOf(1)]));
  sockets.last.hear.onState('broken');
  await settle();
  expect(room.get().line).toBe('polling');
  await settle(POLLING.firstMs);
  expect(room.get().log).toHaveLength(1);
  await settle(60_000);
  const after = asked().length;
  // Between half and all of thirty seconds each.
  await settle(10 * POLLING.longestMs);
  expect(asked().length - after).toBeGreaterThanOrEqual(10);
  expect(asked().length - after).toBeLessThanOrEqual(20);
  const before = asked().length;
  sockets.last.hear.onState('live');
  await settle(10 * POLLING.longestMs);
  expect(asked().length).toBe(before + 1);
});

it('asks soon again once the person has written (MSG-8)', async () => {
  const { room, sockets, settle, asked } = await setUp(() => pageOf([]));
  sockets.last.hear.onState('broken');
  await settle(180_000);
  const before = asked().length;
  room.take([messageOf(9, { author: ME })]);
  await settle(POLLING.firstMs);
  expect(asked().length).toBe(before + 1);
});

it('asks seldom while it is not looked at, and at once when it is again (MSG-8)', async () => {
  const { sockets, visible, settle, asked } = await setUp(() => pageOf([]));
  sockets.last.hear.onState('broken');
  visible.set(false);
  await settle(POLLING.firstMs);
  const before = asked().length;
  await settle(4 * POLLING.firstMs);
  expect(asked().length).toBe(before);
  visible.set(true);
  await settle();
  expect(asked().length).toBe(before + 1);
});

it('catches up with what was written while the line was down', async () => {
  const { sockets, settle, asked, ids, heard } = await setUp((call) =>
    pageOf('since' in call.input ? [messageOf(2), messageOf(3)] : [messageOf(2)]),
  );
  await settle();
  sockets.last.hear.onState('live');
  await settle();
  expect(asked().at(-1)?.input).toHaveProperty('since');
  expect(ids()).toEqual(['2', '3']);
  expect(heard).toEqual(['3']);
});

it('catches up within five seconds of a reconnection, so that not all ask at once after a restart (MSG-8)', async () => {
  const { sockets, settle, asked } = await setUp(() => pageOf([messageOf(1)]));
  sockets.last.hear.onState('live');
  await settle();
  const before = asked().length;
  sockets.last.hear.onState('connecting');
  sockets.last.hear.onState('live');
  await settle(CATCH_UP_WITHIN_MS / 2 - 1);
  expect(asked().length).toBe(before);
  await settle(1);
  expect(asked().length).toBe(before + 1);
});

it('hears what it catches up with, although something newer was broadcast before', async () => {
  const { sockets, settle, ids, heard } = await setUp((call) =>
    pageOf('since' in call.input && !isFirstLive ? [messageOf(2), messageOf(3)] : [messageOf(1)]),
  );
  let isFirstLive = true;
  sockets.last.hear.onState('live');
  await settle();
  isFirstLive = false;
  sockets.last.hear.onState('connecting');
  sockets.last.hear.onState('live');
  sockets.last.hear.onBroadcast('message', messageOf(4));
  await settle(CATCH_UP_WITHIN_MS);
  expect(ids()).toEqual(['1', '2', '3', '4']);
  expect(heard).toEqual(['4', '2', '3']);
});

it('leaves changes of messages that are further up to their pages, so that none is skipped', async () => {
  const { room, sockets, settle, ids } = await setUp(({ input }) =>
    input['cursor'] === undefined
      ? pageOf([messageOf(9), messageOf(8)], '1-8')
      : pageOf([messageOf(7), messageOf(2, { removed: 'operator' })]),
  );
  sockets.last.hear.onBroadcast('changed', messageOf(2, { removed: 'operator' }));
  expect(ids()).toEqual(['8', '9']);
  room.loadOlder();
  await settle();
  expect(ids()).toEqual(['2', '7', '8', '9']);
});

it('says that it is offline, and comes back by itself (MSG-8)', async () => {
  let isThere = true;
  const { room, line, sockets, settle, ids } = await setUp(() =>
    isThere ? pageOf([messageOf(1)]) : refused('NETWORK'),
  );
  isThere = false;
  line.set(false);
  sockets.last.hear.onState('broken');
  await settle();
  expect(room.get().line).toBe('offline');
  isThere = true;
  line.set(true);
  await settle();
  expect(room.get().line).toBe('polling');
  expect(ids()).toEqual(['1']);
});

it('says that the messages did not come, and asks again when it is told to', async () => {
  const { room, settle } = await setUp((_, count) =>
    count === 1 ? refused('INTERNAL', 'broken') : pageOf([messageOf(1)]),
  );
  expect(room.get()).toMatchObject({ status: 'failed', failure: { message: 'broken' } });
  room.again();
  await settle();
  expect(room.get().status).toBe('ready');
});

it('pages upward until there is nothing older', async () => {
  const { room, settle, ids, heard } = await setUp(({ input }) =>
    input['cursor'] === undefined ? pageOf([messageOf(3)], '1-3') : pageOf([messageOf(2), messageOf(1)]),
  );
  expect(room.get().older).toBe('some');
  room.loadOlder();
  expect(room.get().older).toBe('loading');
  await settle();
  expect(ids()).toEqual(['1', '2', '3']);
  expect(room.get().older).toBe('none');
  expect(heard).toEqual([]);
});

it('lists those alone whose tickets the server signed, each once (MSG-9)', async () => {
  const { room, sockets, settle } = await setUp(() => pageOf([]));
  sockets.last.hear.onState('live');
  sockets.last.hear.onPresence(
    presenceOf({
      [ROSIE]: [{ ticket: 'rosie' }],
      [GUS]: [{ ticket: 'gus' }, { ticket: 'gus' }],
      forger: [{ ticket: 'forged', username: 'principal' }],
    }),
  );
  await settle();
  expect(room.get().present.map(({ username }) => username)).toEqual(['gus', 'rosie_95']);
  expect(sockets.last.tracked).toEqual([{ ticket: 'mine' }]);
});

it('does not believe a ticket that another person shows (CHAT-9)', async () => {
  const { room, sockets, settle } = await setUp(() => pageOf([]));
  sockets.last.hear.onPresence(presenceOf({ [GUS]: [{ ticket: 'rosie', typingAt: Date.now() }] }));
  await settle();
  expect(room.get()).toMatchObject({ present: [], typing: [] });
});

it('says nothing of a person who does not want to be seen (MSG-9)', async () => {
  const { room, sockets, settle } = await setUp(() => pageOf([]), false);
  sockets.last.hear.onState('live');
  await settle();
  room.tellTyping();
  expect(sockets.last.tracked.every((told) => told === null)).toBe(true);
});

it('shows who is typing until they have written, or for some seconds (MSG-9)', async () => {
  const { typing, sockets, settle } = await setUp(() => pageOf([]));
  const typingAt = Date.now();
  const all = presenceOf({
    [ROSIE]: [{ ticket: 'rosie', typingAt }, { ticket: 'rosie' }],
    [GUS]: [{ ticket: 'gus', typingAt }],
    [ME]: [{ ticket: 'mine', typingAt }],
  });
  sockets.last.hear.onPresence(all);
  await settle();
  expect(typing()).toEqual(['rosie_95', 'gus']);
  sockets.last.hear.onBroadcast('message', messageOf(1));
  expect(typing()).toEqual(['gus']);
  // Others come and go: what was told before is told once more, and says nothing new.
  await settle(TYPING_SHOWN_MS - 1);
  sockets.last.hear.onPresence(all);
  await settle(1);
  expect(typing()).toEqual([]);
});

it('shows nobody as typing who is muted, has gone, or typed long ago', async () => {
  const { room, typing, sockets, settle } = await setUp(() => pageOf([]));
  const [typingAt, longAgo] = [Date.now(), Date.now() - TYPING_SHOWN_MS];
  const hear = async (told: Parameters<typeof presenceOf>[0]) => {
    sockets.last.hear.onPresence(presenceOf(told));
    await settle();
    return typing();
  };
  expect(await hear({ [GUS]: [{ ticket: 'gusMuted', typingAt }] })).toEqual([]);
  expect(room.get().present).toHaveLength(1);
  expect(await hear({ [ROSIE]: [{ ticket: 'rosie', typingAt: longAgo }] })).toEqual([]);
  expect(await hear({ [ROSIE]: [{ ticket: 'rosie', typingAt }] })).toEqual(['rosie_95']);
  expect(await hear({})).toEqual([]);
});

it('tells the others of typing once in three seconds (MSG-9)', async () => {
  const { room, sockets, settle } = await setUp(() => pageOf([]));
  const began = Date.now();
  for (const _ of [1, 2, 3]) room.tellTyping();
  expect(sockets.last.tracked).toEqual([{ ticket: 'mine' }, { ticket: 'mine', typingAt: began }]);
  await settle(3_000);
  room.tellTyping();
  expect(sockets.last.tracked.at(-1)).toEqual({ ticket: 'mine', typingAt: began + 3_000 });
  expect(sockets.last.tracked).toHaveLength(3);
});

it('leaves its channel and asks nothing more when it is closed', async () => {
  const { room, sockets, settle, asked } = await setUp(() => pageOf([]));
  sockets.last.hear.onState('broken');
  await settle();
  room.close();
  const before = asked().length;
  await settle(60_000);
  expect(sockets.last.left).toBe(true);
  expect(asked().length).toBe(before);
});

/** What was said at this moment, some seconds ago. */
const saidAgo = (id: number, seconds: number): ChatMessage =>
  messageOf(id, { created_at: new Date(Date.now() - seconds * 1_000).toISOString() });

it('reads the end of the room that caches keep, while it has no socket (CHAT-11)', async () => {
  const { sockets, settle, asked, server, ids } = await setUp(
    () => pageOf([messageOf(1)]),
    true,
    () => tailOf([messageOf(2), messageOf(1)]),
  );
  const before = asked().length;
  sockets.last.hear.onState('broken');
  await settle(POLLING.firstMs);
  expect(ids()).toEqual(['1', '2']);
  expect(server.of('GET /api/chat/tail').at(-1)?.input).toEqual({
    room: 'General Chat',
    crowd: 1,
    key: 'key',
  });
  expect(asked().length).toBe(before);
});

it('asks for itself where the end of the room does not reach back to the last answer, and for a new key where it is over (CHAT-11)', async () => {
  const full = Array.from({ length: 50 }, (_, nth) => saidAgo(100 - nth, 1));
  let isOver = false;
  const { sockets, settle, asked, server } = await setUp(
    () => pageOf([messageOf(1)]),
    true,
    () => (isOver ? refused('FORBIDDEN') : tailOf(full)),
  );
  sockets.last.hear.onState('broken');
  await settle(POLLING.firstMs);
  expect(asked().at(-1)?.input).toHaveProperty('since');
  const tickets = server.of('POST /api/chat/tickets').length;
  isOver = true;
  await settle(POLLING.longestMs);
  expect(server.of('POST /api/chat/tickets').length).toBeGreaterThan(tickets);
});

it('takes no end of the room that was read before its socket was there for all that came before that (CHAT-11)', async () => {
  const { sockets, settle, asked } = await setUp(
    () => pageOf([messageOf(1)]),
    true,
    () => tailOf([messageOf(1)], Date.now() - 4_000),
  );
  const before = asked().length;
  for (const state of ['live', 'connecting', 'live'] as const) sockets.last.hear.onState(state);
  await settle(CATCH_UP_WITHIN_MS);
  expect(asked().length).toBe(before + 2);
});

it('reads, hears and asks for the crowd in which the person has a seat, and moves with it (CHAT-12)', async () => {
  const { room, seat, sockets, settle, asked, ids } = await setUp(({ input }) =>
    pageOf([messageOf(1, input['crowd'] === 2 ? { crowd: 2 } : {})]),
  );
  expect([room.get().crowd, sockets.last.topic]).toEqual([1, 'room:general-chat']);
  expect(room.get().crowds).toHaveLength(2);
  const first = sockets.last;
  seat.crowd = 2;
  await settle(540_000);
  expect([room.get().crowd, sockets.last.topic, first.left]).toEqual([2, 'room:general-chat-2', true]);
  expect(asked().at(-1)?.input).toMatchObject({ room: 'General Chat', crowd: 2 });
  sockets.last.hear.onBroadcast('message', messageOf(2));
  sockets.last.hear.onBroadcast('message', messageOf(3, { crowd: 2 }));
  expect(ids()).toEqual(['1', '3']);
  expect((await room.choose(1)).ok).toBe(true);
  await settle();
  expect([room.get().crowd, sockets.last.topic]).toEqual([1, 'room:general-chat']);
});
