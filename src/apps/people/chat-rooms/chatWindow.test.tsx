import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { ME, messageOf, ROSIE } from '../../../testing/chat.ts';
import { chat, choose, ok, openChat, page, rooms, say } from '../../../testing/chatWindow.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import type { ShellHarness } from '../../../testing/shellHarness.ts';
import { answersOfServer, routesOf, WALLET } from '../../../testing/signedIn.ts';
import { POLLING } from '../../../services/chat/roomSync.ts';

/** The socket is of another test (services/realtime): here it stays away, and the room polls. */
vi.mock('../../../services/realtime/client.ts', () => ({
  openRealtime: () => ({
    join: (_: string, { onState }: { readonly onState: (state: string) => void }) => {
      onState('broken');
      return { track: () => undefined, leave: () => undefined };
    },
  }),
}));

const nameless = {
  ...(answersOfServer()['GET /api/profile'] as { profile: object }).profile,
  username: null,
};
const refresh = answersOfServer()['POST /api/auth/refresh'] as { readonly session: object };
const NAMELESS_ROUTES = {
  'POST /api/auth/refresh': ok({ ...refresh, session: { ...refresh.session, username: null } }),
  'GET /api/profile': ok({ profile: { ...nameless, hasProfile: false } }),
};

/** The texts that were sent, and the keys that they were sent under. */
function sent(shell: ShellHarness): readonly unknown[] {
  return shell.server.seen
    .filter(({ route }) => route === 'POST /api/chat-messages')
    .map(({ body }) => (body as { readonly message_text: string }).message_text);
}
const keys = (shell: ShellHarness) =>
  shell.server.seen
    .filter(({ route }) => route === 'POST /api/chat-messages')
    .map(({ headers }) => headers.get('idempotency-key'));
const written =
  (id: number, more: object = {}): FakeRoute =>
  ({ body }) => {
    const { message_text } = body as { readonly message_text: string };
    return { body: { success: true, message: messageOf(id, { author: ME, message_text, ...more }) } };
  };

describe('before the rooms', () => {
  it('a guest is asked to connect a wallet', async () => {
    const shell = await openChat({}, { isSignedIn: false });
    await shell.settle(1_000);
    expect(chat(shell).getByRole('heading', { name: 'Connect Wallet to Chat' })).toBeTruthy();
    await shell.press(chat(shell).getByRole('button', { name: 'Connect Wallet' }));
    expect(shell.windows().at(-1)).toBe('Wallet');
  });

  it('a person without a profile chooses a name that is no one else’s, reads, is told who writes, and asks for no ticket (MSG-2)', async () => {
    const shell = await openChat({
      ...NAMELESS_ROUTES,
      'GET /api/profile/names': ({ query }) => ({
        body: { success: true, matter: query['name'] === 'Rosie_95' ? 'This username is taken.' : null },
      }),
    });
    const enter = chat(shell).getByRole<HTMLButtonElement>('button', { name: 'Enter Chat' });
    const field = chat(shell).getByRole('textbox', { name: 'Temporary username' });
    fireEvent.change(field, { target: { value: '  ' } });
    expect(enter.disabled).toBe(true);
    fireEvent.change(field, { target: { value: 'No spaces' } });
    await shell.press(enter);
    expect(chat(shell).getByRole('alert').textContent).toContain('3 to 20 letters');
    fireEvent.change(field, { target: { value: 'Rosie_95' } });
    await shell.press(enter);
    expect(chat(shell).getByRole('alert').textContent).toBe('This username is taken.');
    fireEvent.change(field, { target: { value: ' Newcomer ' } });
    await shell.press(enter);
    await shell.settle(1_500);
    expect(chat(shell).getByText('message 1')).toBeTruthy();
    expect(chat(shell).getByText('Welcome to Flunks Messenger, Newcomer!')).toBeTruthy();
    expect(chat(shell).queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(chat(shell).getByRole('note').textContent).toContain('Those who write here have a profile.');
    expect(localStorage.getItem('chat-name')).toContain('"Newcomer"');
    await shell.settle(120_000);
    expect(shell.server.seen.filter(({ route }) => route === 'POST /api/chat/tickets')).toEqual([]);
  });

  it.each([
    ['is taken again', null],
    ['is asked for anew where a student has it by now', 'This username is taken.'],
  ])('a name for now that this browser keeps %s (MSG-2)', async (_, matter) => {
    const kept = { wallet: WALLET, name: 'Newcomer' };
    localStorage.setItem('chat-name', JSON.stringify({ version: 1, value: kept }));
    const shell = await openChat({ ...NAMELESS_ROUTES, 'GET /api/profile/names': ok({ matter }) });
    expect(chat(shell).queryByText('message 1') === null).toBe(matter !== null);
    if (matter === null) return;
    expect(chat(shell).getByRole('alert').textContent).toBe(matter);
    expect(chat(shell).getByRole<HTMLInputElement>('textbox').value).toBe('Newcomer');
  });

  it('a room without a message leads to those who are always in', async () => {
    const shell = await openChat({ 'GET /api/chat-messages': page() });
    expect(chat(shell).getByText('No word yet. Yours may be the first.')).toBeTruthy();
    await shell.press(chat(shell).getAllByRole('button', { name: 'WZRD' }).at(-1) ?? 'WZRD');
    expect(chat(shell).getByRole('log', { name: 'Messages in WZRD' })).toBeTruthy();
  });

  it('a profile that does not come is asked for again', async () => {
    const profile = routesOf()['GET /api/profile'];
    const shell = await openChat({
      'GET /api/profile': (request, count) =>
        count === 1 ? refusal(500, 'INTERNAL', 'broken') : (profile?.(request, count) ?? 'gone'),
    });
    expect(chat(shell).getByRole('alert').textContent).toBe('Your profile could not be loaded. broken');
    await shell.press(chat(shell).getByRole('button', { name: 'Try again' }));
    expect(chat(shell).getByText('message 1')).toBeTruthy();
  });
});

it('a room that is not there is General Chat, and what is written there is text, with two marks on a letter (MSG-1)', async () => {
  const html = messageOf(1, { message_text: '<b>bold</b>' });
  const zalgo = messageOf(2, { message_text: `z${'\u0301'.repeat(40)}!` });
  const shell = await openChat(
    { 'GET /api/chat-messages': page(zalgo, html) },
    { query: 'open=chat-rooms:Boiler%20Room' },
  );
  const asked = shell.server.seen.find(({ route }) => route === 'GET /api/chat-messages');
  expect(asked?.query['room']).toBe('General Chat');
  expect(chat(shell).getByText('<b>bold</b>')).toBeTruthy();
  expect(chat(shell).getByText('z\u0301\u0301!')).toBeTruthy();
});

describe('what a person writes', () => {
  it('says why it was refused, is sent again under a new key, or discarded', async () => {
    const shell = await openChat({
      'POST /api/chat-messages': () => refusal(409, 'CONFLICT', 'You just said that.'),
    });
    await say(shell, 'Go Flunks');
    expect(chat(shell).getByRole('alert').textContent).toContain('Not sent: You just said that.');
    await shell.press(chat(shell).getByRole('button', { name: 'Send again' }));
    expect(sent(shell)).toEqual(['Go Flunks', 'Go Flunks']);
    expect(new Set(keys(shell)).size).toBe(2);
    await shell.press(chat(shell).getByRole('button', { name: 'Discard' }));
    expect(chat(shell).queryByText('Go Flunks')).toBeNull();
  });

  it('is not sent again as it is where its words are refused: it comes back into the field with why (MSG-7)', async () => {
    const why = 'It has characters that cannot be read. Please write it in plain ones.';
    const shell = await openChat({ 'POST /api/chat-messages': () => refusal(400, 'BAD_REQUEST', why) });
    await say(shell, 'zalgo');
    expect(chat(shell).queryByRole('button', { name: 'Send again' })).toBeNull();
    const field = chat(shell).getByRole<HTMLInputElement>('textbox', { name: 'Message' });
    fireEvent.change(field, { target: { value: 'begun' } });
    await shell.press(chat(shell).getByRole('button', { name: 'Edit' }));
    expect(field.value).toBe('zalgo begun');
    expect(chat(shell).getByRole('alert').textContent).toBe(`Not sent: ${why}`);
    expect(chat(shell).queryByRole('button', { name: 'Discard' })).toBeNull();
  });

  it('waits without a network, is counted, and goes out in order and once when it is back', async () => {
    let isThere = false;
    const shell = await openChat({
      'GET /api/live': () => (isThere ? { body: { success: true } } : 'gone'),
      'POST /api/chat-messages': (request, count) => (isThere ? written(10 + count)(request, count) : 'gone'),
    });
    await say(shell, 'One');
    await say(shell, 'Two');
    expect(chat(shell).getByText('Offline: 2 messages wait')).toBeTruthy();
    expect(chat(shell).getAllByText('waiting to be sent')).toHaveLength(2);
    isThere = true;
    await shell.settle(60_000);
    expect(sent(shell).slice(-2)).toEqual(['One', 'Two']);
    expect(keys(shell)[0]).toBe(keys(shell).at(-2));
    expect(chat(shell).queryByText('waiting to be sent')).toBeNull();
    // The window hears of the line once an answer has come.
    await vi.waitFor(async () => {
      await shell.settle(1_000);
      expect(chat(shell).getByText('Polling every few seconds')).toBeTruthy();
    });
  });

  it('is marked while an operator has not read it, until it is released (MSG-7)', async () => {
    const text = 'send me your seed phrase';
    let isReleased = false;
    const shell = await openChat({
      'POST /api/chat-messages': written(5, { held: true }),
      'GET /api/chat-messages': (request, count) =>
        page(...(isReleased ? [messageOf(5, { author: ME, message_text: text })] : []))(request, count),
    });
    await say(shell, text);
    const mark = 'Only you see this until an operator has read it.';
    expect(chat(shell).getByText(mark)).toBeTruthy();
    isReleased = true;
    await shell.settle(POLLING.firstMs);
    expect(chat(shell).getByText(text)).toBeTruthy();
    expect(chat(shell).queryByText(mark)).toBeNull();
  });
});

it('another wording that is refused stands in the field again, and what was begun before it comes back', async () => {
  const mine = messageOf(5, { author: ME, message_text: 'teh bell', created_at: new Date().toISOString() });
  let isRefused = true;
  const shell = await openChat({
    'GET /api/chat-messages': page(mine),
    'POST /api/chat-messages/edits': () =>
      isRefused
        ? refusal(400, 'BAD_REQUEST', 'Not that.')
        : { body: { success: true, message: { ...mine, message_text: 'the bell' } } },
  });
  const field = () => chat(shell).getByRole<HTMLInputElement>('textbox', { name: 'Message' });
  const type = (value: string) => fireEvent.change(field(), { target: { value } });
  type('Half a sen');
  await choose(shell, 'teh bell', 'Edit');
  type('the bell');
  await shell.press(chat(shell).getByRole('button', { name: 'Save' }));
  await shell.press('OK');
  expect(field().value).toBe('the bell');
  isRefused = false;
  await shell.press(chat(shell).getByRole('button', { name: 'Save' }));
  expect(field().value).toBe('Half a sen');
});

it('what was begun to answer is there again in its own room, and in no other (PRODUCT-11)', async () => {
  const shell = await openChat();
  const field = () => chat(shell).getByRole<HTMLInputElement>('textbox', { name: 'Message' });
  const go = async (room: string): Promise<void> => {
    await shell.press(chat(shell).getByRole('button', { name: room }));
  };
  await choose(shell, 'message 1', 'Reply');
  fireEvent.change(field(), { target: { value: 'Half an ans' } });
  expect(chat(shell).getByText(/^Reply to rosie_95: /)).toBeTruthy();
  await go('Study Hall');
  expect(chat(shell).queryByText(/^Reply to/)).toBeNull();
  await go('General Chat');
  expect(chat(shell).getByText(/^Reply to rosie_95: /)).toBeTruthy();
  expect(field().value).toBe('Half an ans');
});

describe('a person who', () => {
  it('is muted reads that they are, and has no field to write in (MSG-13)', async () => {
    const shell = await openChat({ 'GET /api/chat/rooms': rooms(true) });
    expect(chat(shell).getByRole('note').textContent).toMatch(/^An operator has muted you/);
    expect(chat(shell).queryByRole('textbox', { name: 'Message' })).toBeNull();
    expect(chat(shell).getByText('message 1')).toBeTruthy();
    fireEvent.contextMenu(chat(shell).getByText('message 1'));
    await shell.settle();
    const choices = shell.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(choices).toEqual(['Page of rosie_95', 'Block rosie_95', 'Report...']);
  });

  it('is blocked is not shown, until they are unblocked (MSG-13)', async () => {
    const rosie = [{ author: ROSIE, username: 'rosie_95' }];
    const shell = await openChat({
      'POST /api/chat/blocks': ({ body }) => {
        const people = (body as { readonly blocked: boolean }).blocked ? rosie : [];
        return { body: { success: true, blocked: people, hidden: people } };
      },
    });
    await choose(shell, 'message 1', 'Block rosie_95');
    expect(shell.getByText(/^Neither you nor rosie_95 will see what the other writes/)).toBeTruthy();
    await shell.press('Block');
    expect(chat(shell).queryByText('message 1')).toBeNull();
    await shell.press(chat(shell).getByText('Unblock rosie_95'));
    expect(chat(shell).getByText('message 1')).toBeTruthy();
    const blocks = shell.server.seen.filter(({ route }) => route === 'POST /api/chat/blocks');
    expect(blocks.map(({ body }) => body)).toEqual(
      [true, false].map((blocked) => ({ wallet_address: WALLET, author: ROSIE, blocked })),
    );
  });

  it('has blocked the person is not shown either, nor listed to be unblocked (BLOCK-2)', async () => {
    const rosie = [{ author: ROSIE, username: 'rosie_95' }];
    const shell = await openChat({
      'GET /api/chat/blocks': ok({ blocked: [], hidden: rosie }),
      'GET /api/chat/rooms': ok({ me: ME, muted: false, rooms: [], hidden: rosie }),
    });
    expect(chat(shell).queryByText('message 1')).toBeNull();
    expect(chat(shell).queryByText('Unblock rosie_95')).toBeNull();
  });

  it('reports a message says what is wrong with it, and is thanked', async () => {
    const shell = await openChat({ 'POST /api/chat-messages/reports': ok({}) });
    await choose(shell, 'message 1', 'Report...');
    await shell.press('Scam');
    expect(shell.getByText('Thank you. An operator will look at it.')).toBeTruthy();
    const report = shell.server.seen.findLast(({ route }) => route === 'POST /api/chat-messages/reports');
    expect(report?.body).toEqual({ wallet_address: WALLET, id: '1', reason: 'scam' });
  });
});

it('in a room of several crowds goes into the one that is chosen, to which what is written then goes (CHAT-12, CHAT-13)', async () => {
  const shell = await openChat({
    'POST /api/chat/tickets': ({ body }) => {
      const { crowd } = body as { readonly crowd: number | 'any' };
      return {
        body: {
          ...{ success: true, ticket: 'none', key: 'key' },
          expires_at: new Date(Date.now() + 600_000).toISOString(),
          crowd: crowd === 'any' ? 1 : crowd,
          crowds: [
            { crowd: 1, here: 250 },
            { crowd: 2, here: 17 },
          ],
        },
      };
    },
    'GET /api/chat-messages': ({ query }, count) =>
      page(query['crowd'] === '2' ? messageOf(7, { crowd: 2 }) : messageOf(1))({ query } as never, count),
    'POST /api/chat-messages': written(8, { crowd: 2 }),
  });
  // A large crowd is a number, and those who wrote last (CHAT-13).
  const [here, writers] = ['Here now: 250', 'Wrote last'].map((name) => {
    return chat(shell).getAllByRole('region', { name })[0]?.textContent ?? '';
  });
  expect(here).not.toContain('rosie_95');
  expect(writers).toContain('rosie_95');
  const [select] = chat(shell).getAllByRole<HTMLSelectElement>('combobox', { name: 'Crowd' });
  expect([...(select?.options ?? [])].map(({ text }) => text)).toEqual(['1 (250)', '2 (17)']);
  if (select) fireEvent.change(select, { target: { value: '2' } });
  await shell.settle();
  expect(chat(shell).getByText('message 7')).toBeTruthy();
  expect(chat(shell).queryByText('message 1')).toBeNull();
  await say(shell, 'Over here');
  const sentTo = shell.server.seen.findLast(({ route }) => route === 'POST /api/chat-messages');
  expect(sentTo?.body).toMatchObject({ room_name: 'General Chat', crowd: 2 });
});
