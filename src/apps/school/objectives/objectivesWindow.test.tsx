import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Objective } from '@shared/contract/school/objectives.ts';
import type { ObjectiveType } from '@shared/domain/school/objectives.ts';
import { REFRESH_MS } from '../../../services/objectives/objectives.ts';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const ROUTE = 'GET /api/objectives';

const objective = (chapter: number, type: ObjectiveType, more: Partial<Objective> = {}): Objective => ({
  id: `chapter${chapter}_${type}`,
  chapter,
  type,
  title: `${type} of ${chapter}`,
  description: `The hint of ${chapter}.`,
  reward: type === 'slacker' ? 50 : 100,
  location: null,
  place: null,
  refusal: null,
  feature: null,
  isOpen: chapter !== 3,
  completed: false,
  completedAt: null,
  ...more,
});
const DONE = { completed: true, completedAt: '2025-06-02T12:00:00.000Z' };
const FIRST = objective(1, 'slacker', DONE);
const SOME = [
  FIRST,
  objective(1, 'overachiever', { location: 'jocks-house' }),
  objective(3, 'slacker'),
  objective(3, 'overachiever'),
  objective(4, 'overachiever', { location: 'paradise-motel' }),
];
const answering =
  (objectives: readonly Objective[]): FakeRoute =>
  () => ({ body: { success: true, objectives } });

async function open(route: FakeRoute | null): Promise<ShellHarness> {
  if (route !== null) leaveSignedIn();
  const shell = await openShell({
    query: 'open=objectives',
    routes: route === null ? {} : { ...routesOf(), [ROUTE]: route },
  });
  await shell.settle();
  return shell;
}
const panel = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Objectives' }));
const chapter = (shell: ShellHarness, nth: number) =>
  within(panel(shell).getByRole('region', { name: `Chapter ${nth}` }));
const lines = (shell: ShellHarness, nth: number) =>
  chapter(shell, nth)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const timesAsked = (shell: ShellHarness) => shell.server.count(ROUTE);

it('lists each chapter with what to do, what it pays and when it was done, the next one marked (OBJECTIVE-3)', async () => {
  const shell = await open(answering(SOME));
  expect(lines(shell, 1)).toEqual([
    'slacker of 1The hint of 1.SlackerDone Jun 2, 2025+50 GUM',
    'overachiever of 1NextThe hint of 1.OverachieverShow on the map+100 GUM',
  ]);
  expect(
    chapter(shell, 1)
      .getAllByRole('img')
      .map((mark) => mark.getAttribute('aria-label')),
  ).toEqual(['done', 'open']);
  expect(panel(shell).getByText('1 of 5 complete')).toBeTruthy();
  expect(panel(shell).getByText('20%')).toBeTruthy();
  expect(panel(shell).getByText('50 GUM earned')).toBeTruthy();
});

it('says of what cannot be done yet what it waits for, and nothing of what to do (OBJECTIVE-3)', async () => {
  const waiting = objective(4, 'slacker', { feature: 'showCutscenes' });
  const shell = await open(answering([...SOME, waiting]));
  expect(lines(shell, 3)).toEqual([
    'slacker of 3This one opens later.Slacker+50 GUM',
    'overachiever of 3This one opens later.Overachiever+100 GUM',
  ]);
  expect(lines(shell, 4)[1]).toBe('slacker of 4The night of Homecoming is not told yet.Slacker+50 GUM');
});

it('says what a wallet needs that is not let in, leads to where that is sold, and counts what is within reach (OBJECTIVE-7)', async () => {
  const shell = await open(
    answering([
      FIRST,
      objective(1, 'overachiever', { refusal: 'OTHER_CLIQUE', place: 'jocks-house-under-the-bed' }),
      objective(2, 'slacker', { refusal: 'NO_FLUNK', place: 'football-field', location: 'football-field' }),
    ]),
  );
  expect(lines(shell, 1)[1]).toContain(
    "It takes a Jock to get into the Jock's House, and this wallet has none.",
  );
  expect(lines(shell, 2)[0]).toContain('It takes a Flunk, and this wallet has none.');
  expect(panel(shell).getByText(/^This wallet can do 1 of the 3 now\./)).toBeTruthy();
  expect(panel(shell).queryByRole('button', { name: 'Show on the map' })).toBeNull();
  expect(chapter(shell, 2).getByRole('img').getAttribute('aria-label')).toBe('out of reach');
  const [link] = panel(shell).getAllByRole('button', { name: 'Look at the market' });
  expect(link).toBeTruthy();
});

it('shows a scene when all of them are done, and not before (OBJECTIVE-5)', async () => {
  const done = SOME.map((one) => ({ ...one, ...DONE }));
  let objectives: readonly Objective[] = [
    ...done.slice(1),
    { ...FIRST, completed: false, completedAt: null },
  ];
  const shell = await open((request, count) => answering(objectives)(request, count));
  expect(panel(shell).queryByText('All Objectives Complete!')).toBeNull();
  objectives = done;
  await shell.settle(REFRESH_MS);
  const scene = within(panel(shell).getByRole('region', { name: 'All Objectives Complete!' }));
  expect(scene.getByRole('img', { name: /^The top row of the bleachers at night\./ })).toBeTruthy();
  expect(panel(shell).getByText('100%')).toBeTruthy();
});

it('leads to the town map where that shows the place, and opens it', async () => {
  const shell = await open(answering(SOME));
  // The motel is on the map of the build mode alone.
  expect(chapter(shell, 4).queryByRole('button')).toBeNull();
  await shell.press('Show on the map');
  expect(shell.windows()).toContain('Town Map');
});

it('asks again every two minutes while it is seen, and not while it is minimized', async () => {
  const shell = await open(answering(SOME));
  const before = timesAsked(shell);
  await shell.settle(REFRESH_MS);
  expect(timesAsked(shell)).toBe(before + 1);
  panel(shell).getAllByRole('button', { name: 'Minimize' })[0]?.click();
  await shell.settle(3 * REFRESH_MS);
  expect(timesAsked(shell)).toBe(before + 1);
});

it('offers to try again where they could not be loaded', async () => {
  let fails = true;
  const shell = await open((request, count) =>
    fails ? refusal(500, 'INTERNAL', 'broken') : answering(SOME)(request, count),
  );
  expect(panel(shell).getByRole('alert').textContent).toBe('The objectives could not be loaded.');
  fails = false;
  await shell.press('Try again');
  expect(lines(shell, 1)).toHaveLength(2);
});

it('says what a guest needs, asks the server nothing and offers to sign in (OBJECTIVE-3)', async () => {
  const shell = await open(null);
  expect(panel(shell).getByText(/Connect your wallet to see yours\./)).toBeTruthy();
  expect(timesAsked(shell)).toBe(0);
  await shell.press(panel(shell).getByRole('button', { name: 'Sign In' }));
  expect(shell.windows()).toContain('Wallet');
});
