import { expect, it, vi } from 'vitest';
import { ok } from '@shared/kernel/result.ts';
import { fakeChatServer, fakeOnline, ME, messageOf, refused, type SeenCall } from '../../testing/chat.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { addressOf } from '../../testing/values.ts';
import { createOutbox } from './outbox.ts';

const WALLET = addressOf('0x00000000000000a1');
const OTHER = addressOf('0x00000000000000b2');

const HERE = { room: 'General Chat', crowd: 1 } as const;

function setUp(post: (call: SeenCall, count: number) => unknown, browser = fakeBrowser(), wallet = WALLET) {
  const written: string[] = [];
  let count = 0;
  const server = fakeChatServer({
    'POST /api/chat-messages': (call) => {
      count += 1;
      const answer = post(call, count) as ReturnType<typeof refused> | null;
      if (answer !== null) return answer;
      return ok({
        message: messageOf(count, { author: ME, message_text: String(call.input['message_text']) }),
      });
    },
  });
  const line = fakeOnline();
  const open = () =>
    createOutbox({
      api: server.api,
      online: line.online,
      storage: browser.storage(),
      tabs: browser.tab(),
      wallet,
      onSent: ({ message_text }) => void written.push(message_text),
    });
  const texts = () => server.of('POST /api/chat-messages').map(({ input }) => input['message_text']);
  const matters = () => server.of('POST /api/chat-messages').map(({ matter }) => matter);
  return { open, line, written, texts, matters, browser };
}
const settled = () => vi.waitFor(() => undefined).then(() => new Promise((resolve) => setTimeout(resolve)));

it('sends one message after the other, in the order in which they were written (MSG-7)', async () => {
  const { open, written } = setUp(() => null);
  const outbox = open();
  for (const text of ['one', 'two', 'three']) outbox.send(HERE, text, null);
  expect(outbox.get().map(({ text }) => text)).toEqual(['one', 'two', 'three']);
  await settled();
  expect(written).toEqual(['one', 'two', 'three']);
  expect(outbox.get()).toEqual([]);
});

it('keeps what cannot be sent, and sends it as the same message when the server is back', async () => {
  const { open, line, written, matters } = setUp((_, count) => (count === 1 ? refused('NETWORK') : null));
  const outbox = open();
  outbox.send(HERE, 'hello', null);
  await settled();
  expect(outbox.get()).toHaveLength(1);
  line.set(true);
  await settled();
  expect(written).toEqual(['hello']);
  const [first, second] = matters();
  expect(first).toBe(second);
});

it('survives a reload, and sends what the wallet of this browser wrote before (MSG-7)', async () => {
  const gone = setUp(() => refused('NETWORK'));
  const before = gone.open();
  before.send({ room: 'Study Hall', crowd: 2 }, 'kept', '7');
  await settled();
  before.close();
  const back = setUp(() => null, gone.browser);
  back.open();
  await settled();
  expect(back.written).toEqual(['kept']);
  expect(back.matters()).toEqual([gone.matters()[0]]);
});

it('leaves what another wallet wrote to that wallet', async () => {
  const gone = setUp(() => refused('NETWORK'));
  gone.open().send({ room: 'Study Hall', crowd: 2 }, 'kept', null);
  await settled();
  const other = setUp(() => null, gone.browser, OTHER);
  other.open().send({ room: 'Study Hall', crowd: 2 }, 'mine', null);
  await settled();
  expect(other.written).toEqual(['mine']);
  const back = setUp(() => null, gone.browser);
  back.open();
  await settled();
  expect(back.written).toEqual(['kept']);
});

it('sends a message once from two tabs that both have it', async () => {
  const gone = setUp(() => refused('NETWORK'));
  const closed = gone.open();
  closed.send({ room: 'Study Hall', crowd: 2 }, 'kept', null);
  await settled();
  closed.close();
  const back = setUp(() => null, gone.browser);
  back.open();
  back.open();
  await settled();
  expect(back.written).toEqual(['kept']);
});

it('says why a message was refused, goes on with the next, and sends it again (MSG-7)', async () => {
  const { open, written, matters } = setUp((_, count) =>
    count === 1 ? refused('BAD_REQUEST', 'Too loud.') : null,
  );
  const outbox = open();
  outbox.send(HERE, 'LOUD', null);
  outbox.send(HERE, 'quiet', null);
  await settled();
  expect(written).toEqual(['quiet']);
  expect(outbox.get().map(({ refusal }) => refusal)).toEqual(['Too loud.']);
  outbox.retry(outbox.get()[0]?.key ?? '');
  await settled();
  expect(written).toEqual(['quiet', 'LOUD']);
  expect(new Set(matters()).size).toBe(2);
});

it('forgets a message that the person discards', async () => {
  const { open } = setUp(() => refused('BAD_REQUEST', 'no'));
  const outbox = open();
  outbox.send(HERE, 'x', null);
  await settled();
  outbox.discard(outbox.get()[0]?.key ?? '');
  expect(outbox.get()).toEqual([]);
});
