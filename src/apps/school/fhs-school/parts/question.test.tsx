import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../../testing/fakeServer.ts';
import { openShell } from '../../../../testing/shellHarness.ts';
import { leaveGranted, leaveSignedIn, routesOf, WALLET } from '../../../../testing/signedIn.ts';
import { LOW_WATER, weekRoute } from '../../../../testing/week.ts';

const DAY = LOW_WATER.question?.day ?? '';

async function open(routes: Readonly<Record<string, FakeRoute>> = {}) {
  const shell = await openShell({
    query: 'open=fhs-school:news.html',
    routes: { ...routesOf(), 'GET /api/town/week': weekRoute, ...routes },
  });
  await shell.settle();
  const site = within(shell.getByRole('dialog', { name: /Flunks High School$/ }));
  return { shell, site };
}
/** What the wallet has answered by the server's word. */
const bodyOf = (answer: number | null) => ({ body: { success: true, day: DAY, answer } });

it('asks a visitor to sign in, and tells how the town answered the day before (EPISODE-10)', async () => {
  leaveGranted();
  const { shell, site } = await open();
  const box = within(site.getByRole('group', { name: 'Question of the day' }));
  expect(box.getByText('What have you lost in the lake?')).toBeTruthy();
  expect(box.getByRole<HTMLInputElement>('radio', { name: 'A trumpet' }).disabled).toBe(true);
  expect(site.queryByRole('button', { name: 'Answer' })).toBeNull();
  const told = site.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(told).toEqual(expect.arrayContaining(['Down: 3 (75%)', 'Out: 1 (25%)', 'It waits: 0 (0%)']));
  expect(shell.server.count('GET /api/town/question')).toBe(0);
  await shell.press(site.getByRole('button', { name: 'Sign in to answer' }));
  expect(shell.windows().length).toBeGreaterThan(1);
});

it('takes one answer and keeps it (EPISODE-10)', async () => {
  leaveSignedIn();
  let given: number | null = null;
  const { shell, site } = await open({
    'GET /api/town/question': () => bodyOf(given),
    'POST /api/town/question': (request) => {
      given = (request.body as { answer: number }).answer;
      return bodyOf(given);
    },
  });
  expect(site.getByRole<HTMLButtonElement>('button', { name: 'Answer' }).disabled).toBe(true);
  fireEvent.click(site.getByRole('radio', { name: 'A trumpet' }));
  await shell.press(site.getByRole('button', { name: 'Answer' }));
  await shell.settle();
  expect(site.getByText(/^You say: A trumpet\. How the town answered is told here tomorrow\.$/)).toBeTruthy();
  expect(site.queryByRole('button', { name: 'Answer' })).toBeNull();
  expect(site.getByRole<HTMLInputElement>('radio', { name: 'A shoe' }).disabled).toBe(true);
  const sent = shell.server.seen.filter(({ route }) => route === 'POST /api/town/question');
  expect(sent.map(({ body }) => body)).toEqual([{ wallet: WALLET, day: DAY, answer: 1 }]);
});

it('says why an answer was not taken, and lets it be given again (EPISODE-10)', async () => {
  leaveSignedIn();
  const { shell, site } = await open({
    'GET /api/town/question': () => bodyOf(null),
    'POST /api/town/question': () => refusal(409, 'CONFLICT', 'That is not the question of today.'),
  });
  fireEvent.click(site.getByRole('radio', { name: 'A shoe' }));
  await shell.press(site.getByRole('button', { name: 'Answer' }));
  await shell.settle();
  expect(site.getByText('That is not the question of today.')).toBeTruthy();
  expect(site.getByRole<HTMLInputElement>('radio', { name: 'A shoe' }).checked).toBe(true);
});
