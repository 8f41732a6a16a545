import { expect, it, onTestFinished, vi } from 'vitest';
import { ROOMS, type Room } from '@shared/domain/people/chat.ts';
import { ok } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import { fakeChatServer, fakeOnline, fakeRealtime, ME, messageOf } from '../../testing/chat.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import { createChat } from './chat.ts';

/** Who has blocked the person. */
const HIDDEN = [{ author: 'rosie', username: 'rosie' }];
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function setUp(browser = fakeBrowser(), written: Partial<Record<Room, number>> = {}) {
  const counts = { ...written };
  const server = fakeChatServer({
    'GET /api/chat/rooms': () =>
      ok({
        success: true,
        me: ME,
        muted: false,
        rooms: ROOMS.map((name) => ({ name, crowd: 1, last: '5', written: counts[name] ?? 5 })),
        hidden: HIDDEN,
      }),
    'GET /api/chat/blocks': () => ok({ success: true, blocked: [], hidden: HIDDEN }),
    'POST /api/chat/blocks': ({ input }) => {
      const people = input['blocked'] === true ? [{ author: 'gus', username: 'gus' }] : [];
      return ok({ success: true, blocked: people, hidden: [...people, ...HIDDEN] });
    },
    'POST /api/chat-messages/removals': () =>
      ok({ success: true, message: messageOf(1, { removed: 'author', message_text: '' }) }),
    'GET /api/chat-messages': () =>
      ok({ success: true, messages: [messageOf(1, { author: ME })], next: null }),
  });
  const sockets = fakeRealtime();
  const visible = store(true);
  const chat = createChat({
    api: server.api,
    online: fakeOnline().online,
    realtime: sockets.realtime,
    readTicket: async () => null,
    storage: browser.storage(),
    tabs: browser.tab(),
    session: store({ username: 'Mulligan' }),
    wallet: addressOf('0x00000000000000a1'),
    random: () => 0.5,
    visible,
    isSeen: () => true,
  });
  onTestFinished(() => chat.close());
  return { chat, server, sockets, visible, counts };
}

it('counts nothing as unread for a person who comes for the first time (MSG-4)', async () => {
  const { chat } = setUp();
  await settled();
  expect(Object.values(chat.get().unread)).toEqual([0, 0, 0, 0]);
  expect(chat.get().me).toBe(ME);
});

it('counts what was written since the last visit, until the room is opened (MSG-4)', async () => {
  const browser = fakeBrowser();
  const first = setUp(browser);
  await settled();
  first.chat.close();
  const { chat } = setUp(browser, { 'Study Hall': 12 });
  await settled();
  expect(chat.get().unread['Study Hall']).toBe(7);
  chat.open('Study Hall');
  await settled();
  expect(chat.get().unread['Study Hall']).toBe(0);
});

it('counts what comes while the person looks elsewhere, and nothing of what they see (MSG-3)', async () => {
  const { chat, sockets, visible } = setUp();
  chat.open('General Chat');
  await settled();
  const { hear } = sockets.last;
  hear.onBroadcast('message', messageOf(6));
  expect(chat.get().unread['General Chat']).toBe(0);
  visible.set(false);
  hear.onBroadcast('message', messageOf(7));
  expect(chat.get().unread['General Chat']).toBe(1);
});

it('joins one room at a time (MSG-3)', async () => {
  const { chat, sockets } = setUp();
  chat.open('General Chat');
  await settled();
  chat.open('Study Hall');
  await settled();
  expect(sockets.channels.map(({ topic, left }) => [topic, left])).toEqual([
    ['room:general-chat', true],
    ['room:study-hall', false],
  ]);
});

it('tells of what others write, and not of people from whom a block parts the person, theirs, or what was removed (BLOCK-2)', async () => {
  const { chat, sockets } = setUp();
  const heard = vi.fn<(text: string) => void>();
  chat.onArrival(({ message }) => heard(message.message_text));
  chat.open('General Chat');
  await settled();
  const { hear } = sockets.last;
  hear.onBroadcast('message', messageOf(5, { author: 'rosie' }));
  await chat.block('gus', true);
  hear.onBroadcast('message', messageOf(6));
  hear.onBroadcast('message', messageOf(7, { author: ME }));
  hear.onBroadcast('message', messageOf(8, { author: 'gus' }));
  hear.onBroadcast('message', messageOf(9, { removed: 'operator' }));
  expect(heard.mock.calls).toEqual([['message 6']]);
  expect([...chat.get().blocked]).toEqual([['gus', 'gus']]);
  await chat.block('gus', false);
  expect(chat.get().blocked.size).toBe(0);
});

it('shows at once what became of a message that the person removed', async () => {
  const { chat } = setUp();
  chat.open('General Chat');
  await settled();
  expect((await chat.remove('1')).ok).toBe(true);
  expect(chat.room.get()?.get().log[0]?.removed).toBe('author');
});
