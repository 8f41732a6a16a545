import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { traitsFor } from '@shared/domain/collection/traits/catalogue.ts';
import { encodeFlunk } from '@shared/domain/collection/traits/flunkCode.ts';
import { selectionOf } from '@shared/domain/collection/traits/trait.ts';
import { traitNames } from '@shared/domain/collection/traits/traitNames.ts';
import { fortuneRef } from '@shared/domain/people/attached.ts';
import { fortuneOf, outcomeOf } from '@shared/domain/town/zoltar.ts';
import { ME, messageOf, ROSIE } from '../../../testing/chat.ts';
import { chat, choose, ok, openChat, page, say } from '../../../testing/chatWindow.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { leaveGranted, WALLET } from '../../../testing/signedIn.ts';

/** The socket is of another test (services/realtime): here it stays away, and the room polls. */
vi.mock('../../../services/realtime/client.ts', () => ({
  openRealtime: () => ({
    join: (_: string, { onState }: { readonly onState: (state: string) => void }) => {
      onState('broken');
      return { track: () => undefined, leave: () => undefined };
    },
  }),
}));

it('what a persona says of a program opens it, where the person has it (PERSONA-9)', async () => {
  const says = (message: string, opens: string): FakeRoute =>
    ok({ message, opens, agent: 'FlunkBot', emoji: '', quiet: 0, done: 'engine' });
  let next = says('Upstairs.', 'Operator’s Console');
  const shell = await openChat(
    { 'POST /api/ai-chat': (request, count) => next(request, count) },
    { query: 'open=chat-rooms:FlunkBot' },
  );
  await say(shell, 'Where are the operators?');
  expect(chat(shell).getByText('Upstairs.')).toBeTruthy();
  expect(chat(shell).queryByRole('button', { name: /^Open / })).toBeNull();
  next = says('It has them all.', 'Game Manual');
  await say(shell, 'Where are the rules?');
  await shell.press(chat(shell).getByRole('button', { name: 'Open Game Manual' }));
  expect(shell.windows().at(-1)).toBe('Semester Zero Game Manual');
});

it('a reaction is put by the menu of a message, counted under it, and taken back there (CHAT-15)', async () => {
  let nth = 1;
  const withOf = (by: readonly string[]) =>
    messageOf(1, {
      reactions: {
        nth: (nth += 1),
        given: by.length === 0 ? [] : [{ reaction: 'heart', count: by.length, by: [...by] }],
      },
    });
  const shell = await openChat({
    'GET /api/chat-messages': page(withOf([ROSIE])),
    'POST /api/chat-messages/reactions': ({ body }) => {
      const { on } = body as { readonly on: boolean };
      return { body: { success: true, message: withOf(on ? [ROSIE, ME] : [ROSIE]) } };
    },
  });
  const heart = (count: number) => chat(shell).getByRole('button', { name: `Heart: ${count}` });
  expect(heart(1).getAttribute('aria-pressed')).toBe('false');
  await choose(shell, 'message 1', 'Reply');
  fireEvent.contextMenu(chat(shell).getByText('message 1'));
  await shell.settle();
  await shell.press('Heart', 'menuitemcheckbox');
  expect(shell.queryByRole('menu')).toBeNull();
  expect(heart(2).getAttribute('aria-pressed')).toBe('true');
  await shell.press(heart(2));
  expect(heart(1).getAttribute('aria-pressed')).toBe('false');
  const sentNow = shell.server.seen.filter(({ route }) => route === 'POST /api/chat-messages/reactions');
  expect(sentNow.map(({ body }) => body)).toEqual(
    [true, false].map((on) => ({ wallet_address: WALLET, id: '1', reaction: 'heart', on })),
  );
});

describe('beside a message', () => {
  const RUN = 'flappy-flunk/00000000-0000-4000-8000-000000000041/41';
  const work = {
    ...{ id: '12', kind: 'meme', title: 'Monday', username: 'rosie_95', profile_icon: 'mohawk' },
    ...{
      created_at: '2025-10-01T18:00:00.000Z',
      width: 64,
      height: 64,
      picture: '/whole/12',
      small: '/small/12',
    },
    ...{ reactions: [], isMine: false, held: false },
  };

  it('is a work with its own picture, and nothing of one that is taken down (CHAT-16)', async () => {
    const shell = await openChat({
      'GET /api/chat-messages': page(
        messageOf(2, { attached: { kind: 'work', ref: '13' } }),
        messageOf(1, { attached: { kind: 'work', ref: '12' } }),
      ),
      'GET /api/works/one': ({ query }) =>
        query['id'] === '12' ? { body: { success: true, work } } : refusal(404, 'NOT_FOUND', 'none'),
    });
    await shell.settle();
    const card = within(chat(shell).getByRole('group', { name: 'Monday' }));
    expect(card.getByText('a meme by rosie_95')).toBeTruthy();
    expect(chat(shell).getByRole('group', { name: 'It is not there any more.' })).toBeTruthy();
  });

  it('is a run to be beaten, to be raced or watched, in words that are true of any run (CHAT-16)', async () => {
    const shell = await openChat({
      'GET /api/chat-messages': page(messageOf(1, { attached: { kind: 'run', ref: RUN } })),
    });
    await shell.settle();
    const card = within(chat(shell).getByRole('group', { name: 'To beat: 41' }));
    expect(card.getByText('Flappy Flunk')).toBeTruthy();
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Race it', 'Watch']);
  });

  it('is a place, from outside for those who may not enter, or nothing of one that is not on their map (CHAT-16, TOWN-2, TOWN-6)', async () => {
    const put = (id: number, place: string) => messageOf(id, { attached: { kind: 'place', ref: place } });
    const shell = await openChat({
      'GET /api/chat-messages': page(put(2, 'rug-doctor'), put(1, 'jocks-house-kitchen')),
    });
    await shell.settle();
    const kitchen = chat(shell).getByRole('group', { name: "Jock's House, Kitchen" });
    await vi.waitFor(() => expect(kitchen.querySelector('img')?.src).toMatch(/\/jocks-house-(?:day|night)/u));
    await shell.press(within(kitchen).getByRole('button', { name: 'Go there' }));
    expect(shell.windows().at(-1)).toBe("Jock's House");
    expect(chat(shell).getByRole('group', { name: 'It is not there any more.' })).toBeTruthy();
  });

  it('is a duel with the classes of its teams, and opened by those alone who have Pocket Juniors (CHAT-16)', async () => {
    const shell = await openChat({
      'GET /api/chat-messages': page(
        messageOf(1, { attached: { kind: 'duel', ref: '0000000.1111111-7777777-seed1' } }),
      ),
    });
    await shell.settle();
    const card = within(chat(shell).getByRole('group', { name: 'A duel' }));
    await vi.waitFor(() => expect(card.getByText(/^[A-Z. ]+, [A-Z. ]+ against [A-Z. ]+$/)).toBeTruthy());
    expect(card.queryAllByRole('button')).toEqual([]);
  });

  it('is a card of Zoltar in the words that follow from its sum, and is read in his window (CHAT-16, ZOLTAR-2)', async () => {
    const fortune = { playNumber: 7, sum: '0a'.repeat(32) };
    const words = fortuneOf(outcomeOf(fortune.sum) ?? expect.unreachable());
    const put = (id: number, ref: string) => messageOf(id, { attached: { kind: 'fortune', ref } });
    leaveGranted();
    const shell = await openChat(
      { 'GET /api/chat-messages': page(put(2, 'You will be rich'), put(1, fortuneRef(fortune))) },
      { query: 'open=chat-rooms&mode=build' },
    );
    await shell.settle();
    const card = within(await chat(shell).findByRole('group', { name: 'Zoltar speaks' }));
    expect(card.getByText(words)).toBeTruthy();
    expect(chat(shell).getByRole('group', { name: 'It is not there any more.' })).toBeTruthy();
    await shell.press(card.getByRole('button', { name: 'Read it' }));
    const zoltar = within(shell.getByRole('dialog', { name: 'Mystical Zoltar' }));
    const shown = within(await zoltar.findByRole('article'));
    expect([shown.getByText(words), shown.getByText('No. 7')]).toHaveLength(2);
  });

  it('is a character drawn by its code, tried on by those alone who have the Flunk Creator (CHAT-16)', async () => {
    const character = selectionOf((slot) => traitsFor(slot)[0]?.id ?? null);
    const put = (id: number, ref: string) => messageOf(id, { attached: { kind: 'character', ref } });
    const shell = await openChat({
      'GET /api/chat-messages': page(put(2, '<svg>'), put(1, encodeFlunk(character))),
    });
    await shell.settle();
    const card = await chat(shell).findByRole('group', { name: 'A Flunk of their own' });
    expect(card.querySelector('img')?.src).toMatch(/^data:image\/svg/u);
    expect(card.textContent).toContain(traitNames(character).join(', '));
    expect(within(card).queryAllByRole('button')).toEqual([]);
    expect(chat(shell).getByRole('group', { name: 'It is not there any more.' })).toBeTruthy();
  });

  it('is what the person chose elsewhere, until they send it or leave it out (CHAT-16)', async () => {
    const [, run] = RUN.split('/');
    const own = {
      ...{ rank: 1, wallet: WALLET, username: 'Mulligan', profile_icon: null, hasProfile: true },
      ...{ score: 41, reachedAt: '2025-06-02T12:00:00.000Z', run },
    };
    const times = { opensAt: null, closesAt: null, watchableAt: null };
    const shell = await openChat(
      {
        'GET /api/games/board': ok({ ...times, entries: [own], total: 1, own }),
        'POST /api/chat-messages': () => refusal(404, 'NOT_FOUND', 'It is gone.'),
      },
      { query: 'open=leaderboard' },
    );
    await shell.press('Send to a room');
    await shell.press('General Chat');
    await shell.settle();
    const field = chat(shell).getByRole<HTMLInputElement>('textbox', { name: 'Message' });
    expect(field.value).toBe('Beat my 41 in Flappy Flunk');
    expect(chat(shell).getByText('With your run, to be beaten')).toBeTruthy();
    await shell.press(chat(shell).getByRole('button', { name: 'Send' }));
    const sent = shell.server.seen.findLast(({ route }) => route === 'POST /api/chat-messages');
    expect(sent?.body).toMatchObject({ attached: { kind: 'run', ref: RUN } });
    expect(chat(shell).queryByText('With your run, to be beaten')).toBeNull();
    await shell.press(chat(shell).getByRole('button', { name: 'Edit' }));
    await shell.press(chat(shell).getByRole('button', { name: 'Leave it out' }));
    expect(chat(shell).queryByText('With your run, to be beaten')).toBeNull();
  });
});

it('a message is copied by its menu (MSG-6)', async () => {
  const writeText = vi.fn(async (_text: string) => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'clipboard'));
  const shell = await openChat();
  await choose(shell, 'message 1', 'Copy');
  expect(writeText.mock.calls).toEqual([['message 1']]);
});
