import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { PictureDayAnswer } from '@shared/contract/school/pictureDay.ts';
import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { refusal, type FakeAnswer, type FakeRoute, type SeenRequest } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';
import { LIVE_MS } from './pictureDay.ts';

const LOOK = 'GET /api/picture-day';
const VOTE = 'POST /api/picture-day/vote';

const day = (
  standing: PictureDayAnswer['standing'],
  vote: Clique | null = null,
  votes: readonly (number | null)[] = [null, null, null, null],
): FakeAnswer => ({
  body: {
    success: true,
    standing,
    vote,
    photos: CLIQUES.map((clique, index) => ({ clique, votes: votes[index] ?? null })),
  },
});
const VOTED = day('voted', 'JOCK', [1, 2, 1, 0]);

/** Operators have switched Picture Day on. */
const ON = { 'GET /api/features': { features: { showPictureDay: true } } };

async function open(look: FakeRoute, vote?: FakeRoute, signedIn = true): Promise<ShellHarness> {
  if (signedIn) leaveSignedIn();
  const shell = await openShell({
    routes: {
      ...routesOf(signedIn ? { ...answersOfServer(), ...ON } : ON),
      [LOOK]: look,
      ...(vote && { [VOTE]: vote }),
    },
  });
  await shell.settle();
  await shell.openApp('Picture Day');
  await shell.settle();
  return shell;
}
const pictureDay = (shell: ShellHarness) =>
  within(shell.getAllByRole('dialog', { name: 'Picture Day' })[0] ?? document.body);
const prints = (shell: ShellHarness) =>
  within(pictureDay(shell).getByRole('list', { name: 'Class photos' }))
    .getAllByRole('button')
    .map((print) => print.getAttribute('aria-label'));
const voteFor = async (shell: ShellHarness, name: string) => {
  await shell.press(`The ${name}`);
  await shell.press(`Vote for the ${name}`);
  await shell.press('Vote');
};

it('shows the four photos before the server answers, and to a guest, who is offered to sign in (PICTURE-1)', async () => {
  const shell = await open(() => day('guest'), undefined, false);
  expect(prints(shell)).toEqual(['The Geeks', 'The Jocks', 'The Preps', 'The Freaks']);
  expect(pictureDay(shell).getByText('Look as long as you like. To vote, sign in.')).toBeTruthy();
  await shell.press(pictureDay(shell).getByRole('button', { name: 'Sign In' }));
  expect(shell.windows()).toContain('Wallet');
});

it.each([
  ['no-flunk', 'A vote takes a Flunk, and this wallet holds none.'],
  ['used', 'Each of your Flunks has voted already, in another wallet. A Flunk votes once.'],
] as const)('says why a wallet that stands as %s cannot vote', async (standing, text) => {
  const shell = await open(() => day(standing));
  expect(pictureDay(shell).getByText(text)).toBeTruthy();
  await shell.press('The Preps');
  expect(pictureDay(shell).queryByRole('button', { name: /^Vote/ })).toBeNull();
});

it('keeps showing the photos while the list cannot be read, and asks again (PICTURE-1)', async () => {
  let isThere = false;
  const shell = await open(() => (isThere ? day('open') : refusal(500, 'INTERNAL', 'broken')));
  expect(pictureDay(shell).getByRole('alert').textContent).toBe('The list of votes cannot be read just now.');
  expect(prints(shell)).toHaveLength(4);
  isThere = true;
  await shell.press('Try again');
  expect(pictureDay(shell).getByText('Choose the photo that you vote for.')).toBeTruthy();
});

it('asks before it votes, takes a photograph, and shows the results (PICTURE-2, SHELL-25)', async () => {
  const seen: SeenRequest[] = [];
  const shell = await open(
    () => (seen.length === 0 ? day('open') : VOTED),
    (request) => (seen.push(request), VOTED),
  );
  expect(pictureDay(shell).getByText('Results come after your vote')).toBeTruthy();
  await shell.press('The Jocks');
  await shell.press('Vote for the Jocks');
  // What Enter presses.
  expect(shell.getByRole<HTMLButtonElement>('button', { name: 'Not yet' }).type).toBe('submit');
  await shell.press('Not yet');
  expect(seen).toEqual([]);
  shell.heard();
  await shell.press('Vote for the Jocks');
  await shell.press('Vote');
  await shell.settle();
  expect(seen.map(({ body }) => body)).toMatchObject([{ photo: 'JOCK' }]);
  expect(shell.heard()).toContain('shutter');
  expect(prints(shell)).toEqual([
    'The Geeks, 25%, 1 vote',
    'The Jocks, 50%, 2 votes, your vote',
    'The Preps, 25%, 1 vote',
    'The Freaks, 0%, 0 votes',
  ]);
  expect(pictureDay(shell).getByText('You voted for the Jocks.')).toBeTruthy();
  expect(pictureDay(shell).getByText('4 votes in all')).toBeTruthy();
  expect(pictureDay(shell).queryByRole('button', { name: /^Vote/ })).toBeNull();
});

it('sends a vote whose answer was lost again as the same one', async () => {
  const keys: (string | null)[] = [];
  const shell = await open(
    () => (keys.length < 2 ? day('open') : VOTED),
    ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      return keys.length === 1 ? 'gone' : VOTED;
    },
  );
  await voteFor(shell, 'Jocks');
  await shell.settle();
  expect(shell.getByText(/^The line broke while the bulb went off\./)).toBeTruthy();
  await shell.press('OK');
  await shell.press('Vote for the Jocks');
  await shell.press('Vote');
  await shell.settle();
  expect(pictureDay(shell).getByText('You voted for the Jocks.')).toBeTruthy();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

it('says in the words of the server that another tab has voted, and shows that vote', async () => {
  let hasVoted = false;
  const shell = await open(
    () => (hasVoted ? VOTED : day('open')),
    () => {
      hasVoted = true;
      return refusal(409, 'CONFLICT', 'You have voted for the Jocks. A vote stays.');
    },
  );
  await voteFor(shell, 'Geeks');
  await shell.settle();
  expect(shell.getByText('You have voted for the Jocks. A vote stays.')).toBeTruthy();
  await shell.press('OK');
  expect(prints(shell)[1]).toBe('The Jocks, 50%, 2 votes, your vote');
});

it('reads the results again while they are seen, and not in a window that is minimized (PICTURE-3)', async () => {
  let votes = 2;
  const shell = await open(() => day('voted', 'JOCK', [1, votes, 1, 0]));
  votes = 6;
  await shell.settle(LIVE_MS);
  expect(prints(shell)[1]).toBe('The Jocks, 75%, 6 votes, your vote');
  await shell.press(pictureDay(shell).getByRole('button', { name: 'Minimize' }));
  await shell.settle();
  const before = shell.server.count(LOOK);
  await shell.settle(3 * LIVE_MS);
  expect(shell.server.count(LOOK)).toBe(before);
});

it('shows one photo after the other from close by, each with what is on it (PICTURE-1)', async () => {
  const shell = await open(() => day('open'));
  await shell.press('Look closer');
  const closer = () => pictureDay(shell).getByRole('region').getAttribute('aria-label');
  expect(closer()).toBe('The Geeks');
  expect(pictureDay(shell).getByRole('img', { name: /^Twelve Geeks and their teacher/ })).toBeTruthy();
  await shell.press('Previous photo');
  expect(closer()).toBe('The Freaks');
  await shell.press('Next photo');
  await shell.press('Next photo');
  expect(closer()).toBe('The Jocks');
  expect(pictureDay(shell).getByRole('button', { name: 'Vote for the Jocks' })).toBeTruthy();
});

it('is opened by the address of the page where operators have switched it on', async () => {
  const routes = { ...routesOf(ON), [LOOK]: () => day('guest') };
  const shell = await openShell({ query: 'open=picture-day', routes });
  await shell.settle();
  expect(shell.windows()).toEqual(['Picture Day']);
});

it('gives the page its address while its window is open (PRODUCT-9)', async () => {
  const shell = await open(() => day('open'));
  expect(location.pathname).toBe('/picture-day');
  await shell.press(pictureDay(shell).getByRole('button', { name: 'Close' }));
  expect(location.pathname).toBe('/');
});
