import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from '../../../../testing/signedIn.ts';
import { LOW_WATER, weekRoute } from '../../../../testing/week.ts';

const LEAN = { captions: {}, dj: ['Somebody was here.'] };
const CONTENT = {
  ...{ title: 'Low Water', captions: { 'shed/clock': 'It was wound.' }, dj: ['The lake is low.'] },
  ...{ news: { title: 'Swimming', text: 'It is off.' }, notice: { title: 'FOUND', text: 'A chair.' } },
  ...{ people: {}, rumor: 'They say so.', asks: 0.8 },
  clue: { at: 'shed/clock', title: 'A clock', text: 'It was wound.', isSealed: false },
  lock: null,
  questions: [],
  leans: { planned: LEAN, made: LEAN, never: LEAN },
};
const KEPT = {
  episodes: [
    { id: 'low-water', content: CONTENT, ships: true },
    { id: 'ours', content: { ...CONTENT, title: 'A Week of Ours' }, ships: false },
  ],
  weeks: [
    { week: '2027-01-04', episode: 'low-water', isScheduled: false },
    { week: '2027-01-11', episode: 'ours', isScheduled: true },
    { week: '2027-01-18', episode: null, isScheduled: false },
  ],
};

const consoleOf = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: 'Operator’s Console' }));

async function open(routes: Readonly<Record<string, FakeRoute>> = {}): Promise<ShellHarness> {
  leaveSignedIn();
  const refreshed = answersOfServer()['POST /api/auth/refresh'] as { session: object };
  const shell = await openShell({
    query: 'open=console',
    routes: {
      ...routesOf({
        ...answersOfServer(),
        'POST /api/auth/refresh': { ...refreshed, session: { ...refreshed.session, role: 'ADMIN' } },
        'GET /api/console/audit': { entries: [], next: null },
        'GET /api/console/episodes': KEPT,
      }),
      'GET /api/town/week': weekRoute,
      ...routes,
    },
  });
  await shell.settle();
  const [list] = consoleOf(shell).getAllByRole('combobox', { name: 'Pages', hidden: true });
  fireEvent.change(list ?? document.body, { target: { value: 'episodes' } });
  await shell.settle();
  return shell;
}

const press = async (shell: ShellHarness, name: string): Promise<void> => {
  fireEvent.click(consoleOf(shell).getByRole('button', { name }));
  await shell.settle();
};

/** Gives a reason, and says yes when it is asked again. */
async function goAhead(shell: ShellHarness, title: string): Promise<void> {
  const dialog = within(shell.getByRole('dialog', { name: title }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'for a test' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Go on' }));
  await shell.settle();
  fireEvent.click(within(shell.getByRole('dialog', { name: title })).getByRole('button', { name: 'Yes' }));
  await shell.settle();
}

const keeping =
  (sent: unknown[]): FakeRoute =>
  (request) => {
    sent.push(request.body);
    return { body: { success: true } };
  };

it('lists weeks and episodes, schedules what is to come and withdraws it (CONSOLE-21)', async () => {
  const sent: unknown[] = [];
  const shell = await open({
    'POST /api/console/episodes/schedule': keeping(sent),
    'POST /api/console/episodes/withdrawal': keeping(sent),
  });
  const running = consoleOf(shell).getByRole<HTMLButtonElement>('button', {
    name: 'Schedule the week of 2027-01-04',
  });
  expect(running.disabled).toBe(true);
  await press(shell, 'Withdraw the episode of 2027-01-11');
  await goAhead(shell, 'Withdraw the episode of 2027-01-11');
  await press(shell, 'Schedule the week of 2027-01-18');
  fireEvent.change(consoleOf(shell).getByRole('combobox', { name: 'Episode:' }), {
    target: { value: 'ours' },
  });
  await press(shell, 'Schedule...');
  await goAhead(shell, 'Schedule the week of 2027-01-18');
  expect(sent).toEqual([
    { week: '2027-01-11', reason: 'for a test' },
    { week: '2027-01-18', episode: 'ours', reason: 'for a test' },
  ]);
});

it('says at each field what is wrong, and sends nothing until nothing is (CONSOLE-21, EPISODE-4)', async () => {
  const sent: unknown[] = [];
  const shell = await open({ 'POST /api/console/episodes': keeping(sent) });
  await press(shell, 'Copy low-water');
  const field = (label: string) => consoleOf(shell).getByLabelText(label);
  const write = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
  write('Captions:', 'shed/clock: He is dead.\nshed/nothing: Here.');
  await press(shell, 'Save...');
  expect(field('Id:').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Id:'));
  const alerts = consoleOf(shell).getAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'An id has lower-case words with dashes between them.',
    'shed/clock has a word that is never said. shed/nothing is unknown.',
  ]);
  expect(sent).toEqual([]);
  write('Id:', 'our-lake');
  write('Captions:', 'shed/clock: Somebody wound it.');
  await press(shell, 'Save...');
  await goAhead(shell, 'Write an episode');
  expect(sent).toEqual([
    {
      id: 'our-lake',
      content: { ...CONTENT, captions: { 'shed/clock': 'Somebody wound it.' } },
      reason: 'for a test',
    },
  ]);
});

it('shows an episode to this window alone before anyone else is told it (EPISODE-6)', async () => {
  const shell = await open();
  await press(shell, 'Edit ours');
  await press(shell, 'Preview');
  await shell.openApp('FHS');
  const site = within(shell.getByRole('dialog', { name: /Flunks High School$/ }));
  fireEvent.change(site.getByRole('textbox', { name: 'Address' }), { target: { value: 'news.html' } });
  await shell.press(site.getByRole('button', { name: 'Go' }));
  await shell.settle();
  site.getByText('This week: A Week of Ours');
  await press(shell, 'End Preview');
  site.getByText(`This week: ${LOW_WATER.episode?.title ?? ''}`);
});
