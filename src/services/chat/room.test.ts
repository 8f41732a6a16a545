import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ME, messageOf, refused, ROSIE } from '../../testing/chat.ts';
import { GUS, pageOf, presenceOf, setUpRoom } from '../../testing/chatRoom.ts';
import { TYPING_SHOWN_MS } from './company.ts';
import { CATCH_UP_WITHIN_MS, POLLING } from './roomSync.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('shows the newest messages, and each that is broadcast once', async () => {
  const { ids, sockets, heard, settle, room } = await setUpRoom(() => pageOf([messageOf(2), messageOf(1)]));
  sockets.last.hear.onState('live');
  await settle();
  expect(room.get().line).toBe('live');
  for (const _ of [1, 2]) sockets.last.hear.onBroadcast('message', messageOf(3));
  expect(ids()).toEqual(['1', '2', '3']);
  expect(heard).toEqual(['3']);
});

it('shows what comes at once in its order, each message once, and a late one in its place (CHAT-14)', async () => {
  const { ids, sockets, heard } = await setUpRoom(() => pageOf([messageOf(2)]));
  const { onBroadcast } = sockets.last.hear;
  onBroadcast('message', { ...messageOf(6), earlier: [messageOf(4), messageOf(5)] });
  onBroadcast('message', { ...messageOf(7), earlier: [messageOf(5), messageOf(6)] });
  onBroadcast('message', { ...messageOf(4, { removed: 'author' }), earlier: [messageOf(3)] });
  expect(ids()).toEqual(['2', '3', '4', '5', '6', '7']);
  expect(heard).toEqual(['4', '5', '6', '7', '3']);
});

it('asks for no ticket of a person without a name, who reads the first crowd, until they have one (MSG-2)', async () => {
  const { server, person, settle, ids } = await setUpRoom(
    () => pageOf([messageOf(1)]),
    true,
    undefined,
    null,
  );
  const tickets = () => server.of('POST /api/chat/tickets').length;
  await settle(300_000);
  expect([ids(), tickets()]).toEqual([['1'], 0]);
  person.set({ username: 'Mulligan' });
  await settle();
  expect(tickets()).toBe(1);
});

it('ignores broadcasts that are no messages, or of another room', async () => {
  const { ids, sockets } = await setUpRoom(() => pageOf([]));
  sockets.last.hear.onBroadcast('message', { id: 7 });
  sockets.last.hear.onBroadcast('message', null);
  sockets.last.hear.onBroadcast('message', messageOf(4, { room_name: 'Study Hall' }));
  expect(ids()).toEqual([]);
});

it('asks while the socket is broken, less and less often, says so, and stops when it is live (MSG-8)', async () => {
  const { room, sockets, settle, asked } = await setUpRoom((_, count) =>
    pageOf(count < 3 ? [] : [messageOf(1)]),
  );
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
  const { room, sockets, settle, asked } = await setUpRoom(() => pageOf([]));
  sockets.last.hear.onState('broken');
  await settle(180_000);
  const before = asked().length;
  room.take([messageOf(9, { author: ME })]);
  await settle(POLLING.firstMs);
  expect(asked().length).toBe(before + 1);
});

it('asks seldom while it is not looked at, and at once when it is again (MSG-8)', async () => {
  const { sockets, visible, settle, asked } = await setUpRoom(() => pageOf([]));
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
  const { sockets, settle, asked, ids, heard } = await setUpRoom((call) =>
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
  const { sockets, settle, asked } = await setUpRoom(() => pageOf([messageOf(1)]));
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
  const { sockets, settle, ids, heard } = await setUpRoom((call) =>
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
  const { room, sockets, settle, ids } = await setUpRoom(({ input }) =>
    input['cursor'] === undefined
      ? pageOf([messageOf(9), messageOf(8)], '1-8')
      : pageOf([messageOf(7), messageOf(2, { removed: 'operator' })]),
  );
  sockets.last.hear.onBroadcast('message', messageOf(2, { removed: 'operator' }));
  expect(ids()).toEqual(['8', '9']);
  room.loadOlder();
  await settle();
  expect(ids()).toEqual(['2', '7', '8', '9']);
});

it('says that it is offline, and comes back by itself (MSG-8)', async () => {
  let isThere = true;
  const { room, line, sockets, settle, ids } = await setUpRoom(() =>
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
  const { room, settle } = await setUpRoom((_, count) =>
    count === 1 ? refused('INTERNAL', 'broken') : pageOf([messageOf(1)]),
  );
  expect(room.get()).toMatchObject({ status: 'failed', failure: { message: 'broken' } });
  room.again();
  await settle();
  expect(room.get().status).toBe('ready');
});

it('pages upward until there is nothing older', async () => {
  const { room, settle, ids, heard } = await setUpRoom(({ input }) =>
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
  const { room, sockets, settle } = await setUpRoom(() => pageOf([]));
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
  const { room, sockets, settle } = await setUpRoom(() => pageOf([]));
  sockets.last.hear.onPresence(presenceOf({ [GUS]: [{ ticket: 'rosie', typingAt: Date.now() }] }));
  await settle();
  expect(room.get()).toMatchObject({ present: [], typing: [] });
});

it('says nothing of a person who does not want to be seen (MSG-9)', async () => {
  const { room, sockets, settle } = await setUpRoom(() => pageOf([]), false);
  sockets.last.hear.onState('live');
  await settle();
  room.tellTyping();
  expect(sockets.last.tracked.every((told) => told === null)).toBe(true);
});

it('shows who is typing until they have written, or for some seconds (MSG-9)', async () => {
  const { typing, sockets, settle } = await setUpRoom(() => pageOf([]));
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
  const { room, typing, sockets, settle } = await setUpRoom(() => pageOf([]));
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
  const { room, sockets, settle } = await setUpRoom(() => pageOf([]));
  const began = Date.now();
  for (const _ of [1, 2, 3]) room.tellTyping();
  expect(sockets.last.tracked).toEqual([{ ticket: 'mine' }, { ticket: 'mine', typingAt: began }]);
  await settle(3_000);
  room.tellTyping();
  expect(sockets.last.tracked.at(-1)).toEqual({ ticket: 'mine', typingAt: began + 3_000 });
  expect(sockets.last.tracked).toHaveLength(3);
});

it('leaves its channel and asks nothing more when it is closed', async () => {
  const { room, sockets, settle, asked } = await setUpRoom(() => pageOf([]));
  sockets.last.hear.onState('broken');
  await settle();
  room.close();
  const before = asked().length;
  await settle(60_000);
  expect(sockets.last.left).toBe(true);
  expect(asked().length).toBe(before);
});
