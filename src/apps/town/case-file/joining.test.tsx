import { within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type { MadeJoin } from '@shared/contract/town/case.ts';
import type { Fact } from '@shared/domain/town/story.ts';
import type { FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf, WALLET } from '../../../testing/signedIn.ts';

const FACTS: readonly Fact[] = [
  'seen:so-far',
  'pressed:shed/clock',
  'pressed:snack-shack-counter/order-wheel',
];
const TRAIN = 'Yellow thread: A train on Depot Lane';
const CLOCK = 'Yellow thread: The clock of the shed';
const JOIN: MadeJoin = {
  cards: ['scene:so-far/train', 'pressed:shed/clock'],
  ...{ line: 'A hand stopped it.', scene: null, place: 'shed', gum: 5, byGuest: false },
};

const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Case File' }));
const said = (shell: ShellHarness) => panel(shell).getByRole('status').textContent;

async function open(routes: Readonly<Record<string, FakeRoute>>): Promise<ShellHarness> {
  const shell = await openShell({ query: 'open=case-file', routes });
  await shell.settle(5_000);
  return shell;
}
async function openVisitor(): Promise<ShellHarness> {
  localStorage.setItem('story', JSON.stringify({ version: 1, value: { visitor: FACTS, untold: {} } }));
  return open({});
}

/** A server that has these joins, and answers to a new one in turn. */
function serverOf(...outcomes: readonly Record<string, unknown>[]) {
  const made: MadeJoin[] = [];
  const pinned: { readonly pins: readonly unknown[] }[] = [];
  let turn = 0;
  const routes: Record<string, FakeRoute> = {
    ...routesOf(answersOfServer()),
    'GET /api/story/facts': () => ({ body: { success: true, facts: FACTS } }),
    'POST /api/story/facts': () => ({ body: { success: true, recorded: 0, leftOut: 0 } }),
    'GET /api/case': () => ({
      body: {
        success: true,
        joins: [...made],
        isWhole: false,
        wrongLeft: 20,
        pins: pinned.at(-1)?.pins ?? [],
      },
    }),
    'POST /api/case/joins': () => {
      const outcome = outcomes[turn];
      turn += 1;
      if (outcome?.['outcome'] === 'holds') made.push(JOIN);
      return { body: { success: true, join: null, isWhole: false, wrongLeft: 19, ...outcome } };
    },
    'POST /api/case/readings': ({ body }) => {
      // As the page sends it.
      pinned.push(body as { pins: unknown[] });
      return { body: { success: true } };
    },
  };
  return { routes, pinned };
}

async function tie(shell: ShellHarness): Promise<void> {
  await shell.press(TRAIN);
  await shell.press(CLOCK);
  await shell.settle();
}

it('asks a visitor who joins two cards to sign in, and shows them all the same (CASE-6)', async () => {
  const shell = await openVisitor();
  await shell.press(TRAIN);
  expect(said(shell)).toContain('The thread hangs on “A train on Depot Lane”.');
  await shell.press(CLOCK);
  await shell.settle();
  const paper = within(panel(shell).getByRole('dialog'));
  paper.getByRole('button', { name: 'Sign In' });
  await shell.press(paper.getByRole('button', { name: 'Close' }));
  panel(shell).getByRole('heading', { name: 'A train on Depot Lane' });
  expect(shell.server.count('POST /api/case/joins')).toBe(0);
});

it('tells what comes of a join that holds, and keeps it to be read again (CASE-6)', async () => {
  leaveSignedIn();
  const shell = await open(serverOf({ outcome: 'holds', join: JOIN, wrongLeft: 20 }).routes);
  await tie(shell);
  expect(shell.server.seen.find(({ route }) => route === 'POST /api/case/joins')?.body).toEqual({
    ...{ wallet: WALLET, cards: ['scene:so-far/train', 'pressed:shed/clock'] },
  });
  const paper = panel(shell).getByRole('dialog', { name: 'The thread holds' });
  within(paper).getByText('A hand stopped it.');
  within(paper).getByText('+5 GUM');
  await shell.keys('Escape');
  expect(panel(shell).queryByRole('dialog')).toBeNull();
  await shell.press('1 thread: The clock of the shed');
  within(panel(shell).getByRole('dialog', { name: 'Threads of “The clock of the shed”' })).getByText(
    'A hand stopped it.',
  );
});

it('lets a thread fall with words that tell nothing but how many are left (CASE-6, CASE-7)', async () => {
  leaveSignedIn();
  const shell = await open(
    serverOf({ outcome: 'falls' }, { outcome: 'falls', wrongLeft: 1 }, { outcome: 'spent', wrongLeft: 0 })
      .routes,
  );
  await tie(shell);
  expect(said(shell)).toContain('19 more may fall today.');
  await tie(shell);
  expect(said(shell)).toContain('One more may fall today.');
  await tie(shell);
  expect(said(shell)).toContain('The spool is empty for today.');
  expect(panel(shell).queryByRole('dialog')).toBeNull();
});

it('tells the server of a card that it has not heard of, and joins again', async () => {
  leaveSignedIn();
  const shell = await open(serverOf({ outcome: 'unmet' }, { outcome: 'holds', join: JOIN }).routes);
  await tie(shell);
  expect(shell.server.seen.find(({ route }) => route === 'POST /api/story/facts')?.body).toEqual({
    ...{ wallet: WALLET, facts: ['seen:so-far', 'pressed:shed/clock'] },
  });
  panel(shell).getByRole('dialog', { name: 'The thread holds' });
});

it('lets go of the thread by Escape, and by the pin on which it hangs', async () => {
  const shell = await openVisitor();
  for (const letGo of [() => shell.keys('Escape'), () => shell.press(TRAIN)]) {
    panel(shell).getByRole('button', { name: TRAIN }).focus();
    await shell.press(TRAIN);
    await letGo();
    expect(said(shell)).toContain('Lead the yellow thread');
  }
});

it('pins what a visitor believes in the browser, and hangs the card there (CASE-9)', async () => {
  const shell = await openVisitor();
  await shell.press('He never left: The order wheel');
  await shell.press('Somebody made him: The order wheel');
  await shell.press('Somebody made him: The order wheel');
  await shell.press('Readings', 'tab');
  const hangs = (reading: string) =>
    within(panel(shell).getByRole('region', { name: reading }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  expect([hangs('He never left'), hangs('Somebody made him')]).toEqual([['The order wheel'], []]);
  await shell.press('The order wheel');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('The order wheel');
});

it('takes a visitor’s pins along to the wallet, once (CASE-9)', async () => {
  localStorage.setItem(
    'case-readings',
    JSON.stringify({ version: 1, value: { visitor: { 'pressed:shed/clock': ['made'] } } }),
  );
  leaveSignedIn();
  const { routes, pinned } = serverOf();
  const shell = await open(routes);
  await vi.waitFor(() =>
    expect(pinned).toEqual([{ wallet: WALLET, pins: [{ card: 'pressed:shed/clock', readings: ['made'] }] }]),
  );
  await shell.settle();
  await shell.press('Somebody made him: The clock of the shed');
  await vi.waitFor(() =>
    expect(pinned[1]).toEqual({ wallet: WALLET, pins: [{ card: 'pressed:shed/clock', readings: [] }] }),
  );
});

it('tells what is still open, where the person may be (CASE-10)', async () => {
  const shell = await openVisitor();
  await shell.press('What Next', 'tab');
  const open = within(panel(shell).getByRole('region', { name: 'What is still open' }));
  open.getByText('Two cards on the board speak of 4:30 PM, and no thread is between them.');
  await shell.press(open.getByRole('button', { name: 'Objectives' }));
  expect(shell.windows()).toContain('Objectives');
});
