import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Counted, PastWeek, VoteAnswer } from '@shared/contract/town/votes.ts';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell } from '../../../../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../../testing/signedIn.ts';

const LAST: Counted = {
  week: '2026-11-30',
  winner: 'made',
  votes: 8,
  counts: [
    { clique: 'GEEK', reading: 'made', votes: 4 },
    { clique: 'GEEK', reading: 'never', votes: 1 },
    { clique: 'PREP', reading: 'planned', votes: 2 },
    { clique: 'FLUNKO', reading: 'made', votes: 1 },
  ],
};
const SUNDAY = '2026-12-13T18:00:00Z';
const OPEN: VoteAnswer = {
  success: true,
  week: '2026-12-07',
  opensAt: '2026-12-13T06:00:00.000Z',
  closesAt: '2026-12-14T06:00:00.000Z',
  isOpen: true,
  standing: 'open',
  reading: null,
  clique: 'GEEK',
  last: LAST,
};
const answering =
  (vote: object): FakeRoute =>
  () => ({ body: { ...vote } });

async function open(page: string, routes: Readonly<Record<string, FakeRoute>>, now = SUNDAY) {
  const shell = await openShell({
    query: `open=fhs-school:${page}&now=${now}`,
    routes: { ...routesOf(), ...routes },
  });
  const site = within(shell.getByRole('dialog', { name: /Flunks High School$/ }));
  return { shell, site };
}
const voting = (vote: object, now?: string, more: Readonly<Record<string, FakeRoute>> = {}) =>
  open('vote.html', { 'GET /api/town/vote': answering(vote), ...more }, now);
type Site = Awaited<ReturnType<typeof open>>['site'];

const radio = (site: Site, name: string) => site.getByRole<HTMLInputElement>('radio', { name });
const rowsOf = (site: Site, name: string) =>
  within(site.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

it('says before Sunday when the box opens, and shows how the last week was voted, in all and by clique (VOTE-8)', async () => {
  leaveGranted();
  const { site } = await voting(
    { ...OPEN, isOpen: false, standing: 'guest', clique: null },
    '2026-12-12T18:00:00Z',
  );
  expect(site.getByText(/^The box opens when it is Sunday in Arcadia/)).toBeTruthy();
  expect(radio(site, 'He never left').disabled).toBe(true);
  expect(site.queryByRole('button', { name: 'Vote' })).toBeNull();
  expect(site.getByText(/^The town says: Somebody made him/)).toBeTruthy();
  expect(rowsOf(site, 'Last Sunday')).toEqual([
    ['', 'He planned to leave', 'Somebody made him', 'He never left'],
    ['In all', '2 25%', '5 63%', '1 12%'],
    ['Geeks', '0 0%', '4 80%', '1 20%'],
    ['Preps', '2 100%', '0 0%', '0 0%'],
    ['Flunko', '0 0%', '1 100%', '0 0%'],
  ]);
});

it('takes a vote, says with whom it counts, and lets it be changed (VOTE-8)', async () => {
  leaveSignedIn();
  let vote = OPEN;
  const { shell, site } = await voting({}, SUNDAY, {
    'GET /api/town/vote': () => ({ body: vote }),
    'POST /api/town/vote': ({ body }) => {
      vote = { ...vote, ...(body as object), standing: 'voted' };
      return { body: vote };
    },
  });
  expect(site.getByText('It counts with the Geeks.')).toBeTruthy();
  expect(site.getByRole('button', { name: 'Vote' })).toHaveProperty('disabled', true);
  fireEvent.click(radio(site, 'He never left'));
  await shell.press(site.getByRole('button', { name: 'Vote' }));
  expect(site.getByText('Your vote is in the box.')).toBeTruthy();
  expect(site.getByText(/^You vote for: He never left/)).toBeTruthy();
  fireEvent.click(radio(site, 'He planned to leave'));
  await shell.press(site.getByRole('button', { name: 'Change My Vote' }));
  expect(radio(site, 'He planned to leave').checked).toBe(true);
  const sent = shell.server.seen.filter(({ route }) => route === 'POST /api/town/vote');
  expect(sent.map(({ body }) => body)).toEqual([
    { wallet: WALLET, reading: 'never' },
    { wallet: WALLET, reading: 'planned' },
  ]);
});

it.each([
  ['no-flunk', /this wallet holds none/],
  ['no-clique', /which clique your Flunk is in/],
  ['used', /in another wallet/],
] as const)('says why a wallet cannot vote: %s (VOTE-3)', async (standing, why) => {
  leaveSignedIn();
  const { site } = await voting({ ...OPEN, standing, clique: null, last: null });
  expect(site.getByText(why)).toBeTruthy();
  expect(radio(site, 'Somebody made him').disabled).toBe(true);
  expect(site.getByText(/^Nobody voted/)).toBeTruthy();
});

it('asks a guest to sign in (VOTE-8)', async () => {
  leaveGranted();
  const guest = await voting({ ...OPEN, standing: 'guest', clique: null });
  await guest.shell.press(guest.site.getByRole('button', { name: 'Sign In' }));
  expect(guest.shell.active()).toBe('Wallet');
});

it('says what went wrong with a vote, which stays chosen (VOTE-8)', async () => {
  leaveSignedIn();
  const { shell, site } = await voting(OPEN, SUNDAY, {
    'POST /api/town/vote': () => refusal(409, 'CONFLICT', 'Votes are taken on Sunday alone.'),
  });
  fireEvent.click(radio(site, 'He never left'));
  await shell.press(site.getByRole('button', { name: 'Vote' }));
  expect(site.getByText('Votes are taken on Sunday alone.')).toBeTruthy();
  expect(radio(site, 'He never left').checked).toBe(true);
});

it('says where the box or the weeks could not be read, and reads them when asked again', async () => {
  leaveGranted();
  let isGone = true;
  const gone = () => refusal(500, 'INTERNAL', 'Away.');
  const { shell, site } = await open('vote.html', {
    'GET /api/town/vote': () => (isGone ? gone() : { body: OPEN }),
    'GET /api/town/weeks': gone,
  });
  expect(site.getByRole('alert').textContent).toMatch(/^The box could not be carried in. Away./);
  isGone = false;
  await shell.press(site.getByRole('button', { name: 'Try again' }));
  expect(site.getByRole('group', { name: 'What does the Friday mean?' })).toBeTruthy();
  await shell.press(site.getByRole('link', { name: 'past weeks' }), 'link');
  expect(site.getByRole('alert').textContent).toMatch(/^The folder is not in its drawer. Away./);
});

it('files the weeks that are over, page by page, or says that there is none (VOTE-7)', async () => {
  leaveGranted();
  const filedWeek: PastWeek = {
    week: LAST.week,
    episode: 'The seat beside him',
    result: LAST,
    evening: { present: 40, lit: 61, asked: 50 },
  };
  const { shell, site } = await open('weeks.html', {
    'GET /api/town/weeks': ({ query }) => ({
      body:
        query['before'] === undefined
          ? { success: true, weeks: [filedWeek], next: '2026-11-30' }
          : {
              success: true,
              weeks: [{ week: '2026-11-23', episode: null, result: null, evening: null }],
              next: null,
            },
    }),
  });
  const filed = () =>
    site
      .getAllByRole('article')
      .slice(1)
      .map((one) => one.getAttribute('aria-label'));
  expect(filed()).toEqual(['The week of November 30, 2026']);
  expect(site.getByText('What it told: The seat beside him')).toBeTruthy();
  expect(site.getByText(/40 were in town at once. 61 candles were lit, and 50 were asked for/)).toBeTruthy();
  expect(site.getByRole('img', { name: /61 candles burn in it/ })).toBeTruthy();
  await shell.press(site.getByRole('button', { name: 'Older weeks' }));
  expect(filed()).toEqual(['The week of November 30, 2026', 'The week of November 23, 2026']);
  expect(site.queryByRole('button', { name: 'Older weeks' })).toBeNull();
  expect(site.getByText(/^Nobody voted/)).toBeTruthy();
});

it('has an empty folder before the first week was voted on (VOTE-7)', async () => {
  leaveGranted();
  const { site } = await open('weeks.html', {
    'GET /api/town/weeks': () => ({ body: { success: true, weeks: [], next: null } }),
  });
  expect(site.getByText(/^No week is filed yet/)).toBeTruthy();
});
