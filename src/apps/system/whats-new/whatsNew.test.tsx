import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { refusal, type FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell } from '../../../testing/shellHarness.ts';
import { CHANGELOG } from './changelog.ts';

const announcement = (id: string, title: string, place: string) => ({
  id,
  title,
  text: `All about <b>${title}</b>.`,
  place,
  starts_at: '2025-06-02T12:00:00.000Z',
});
/** The articles of What's New, where the server answers this about announcements. */
async function articles(announced: FakeRoute): Promise<readonly (string | null)[]> {
  const shell = await openShell({ query: 'open=whats-new', routes: { 'GET /api/announcements': announced } });
  await shell.settle();
  const opened = within(shell.getAllByRole('dialog', { name: "What's New" })[0] ?? document.body);
  return opened.getAllByRole('article').map(({ textContent }) => textContent);
}

it('shows a guest what is announced here above the changelog, as text and no more (WELCOME-5)', async () => {
  const announcements = [
    announcement('3', 'Assembly', 'whats-new'),
    announcement('2', 'Bake sale', 'bulletin-board'),
    announcement('1', 'Picture Day', 'both'),
  ];
  const shown = await articles(() => ({ body: { success: true, announcements } }));
  expect(shown.slice(0, 2)).toEqual([
    'AssemblyJune 2, 2025All about <b>Assembly</b>.',
    'Picture DayJune 2, 2025All about <b>Picture Day</b>.',
  ]);
  expect(shown.join()).not.toContain('Bake sale');
});

it.each<[string, FakeRoute]>([
  ['does not answer', () => 'gone'],
  ['refuses', () => refusal(500, 'INTERNAL', 'Something went wrong.')],
])('shows the changelog alone where the server %s', async (_how, answer) => {
  const [newest] = await articles(answer);
  expect(newest?.startsWith(CHANGELOG[0]?.headline ?? 'a headline')).toBe(true);
});
