import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messageOf, refused } from '../../testing/chat.ts';
import { pageOf, setUpRoom, tailOf } from '../../testing/chatRoom.ts';
import type { ChatMessage } from './calls.ts';
import { CATCH_UP_WITHIN_MS, POLLING } from './roomSync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What was said at this moment, some seconds ago. */
const saidAgo = (id: number, seconds: number): ChatMessage =>
  messageOf(id, { created_at: new Date(Date.now() - seconds * 1_000).toISOString() });

it('reads the end of the room that caches keep, while it has no socket (CHAT-11)', async () => {
  const { sockets, settle, asked, server, ids } = await setUpRoom(
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
  const { sockets, settle, asked, server } = await setUpRoom(
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
  const { sockets, settle, asked } = await setUpRoom(
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
  const { room, seat, sockets, settle, asked, ids } = await setUpRoom(({ input }) =>
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

it('tells nothing of the person in a large crowd, and again once it is small (CHAT-13)', async () => {
  const { room, seat, sockets, settle } = await setUpRoom(() => pageOf([messageOf(1)]));
  expect([room.get().many, sockets.last.tracked.at(-1)]).toEqual([null, { ticket: 'mine' }]);
  seat.here = 51;
  await settle(540_000);
  expect([room.get().many, sockets.last.tracked.at(-1)]).toEqual([51, null]);
  room.tellTyping();
  expect(sockets.last.tracked.at(-1)).toBeNull();
  seat.here = 40;
  await settle(540_000);
  expect(room.get().many).toBe(40);
  seat.here = 39;
  await settle(540_000);
  expect(room.get().many).toBeNull();
  expect(sockets.last.tracked.at(-1)).toMatchObject({ ticket: 'mine' });
});
