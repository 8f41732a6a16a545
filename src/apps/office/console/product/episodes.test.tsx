import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { FakeRoute } from '../../../../testing/fakeServer.ts';
import { openConsole } from '../../../../testing/operatorConsole.ts';
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

const open = (routes: Readonly<Record<string, FakeRoute>> = {}) =>
  openConsole(
    'episodes',
    { 'GET /api/console/episodes': KEPT },
    { 'GET /api/town/week': weekRoute, ...routes },
  );

const keeping =
  (sent: unknown[]): FakeRoute =>
  (request) => {
    sent.push(request.body);
    return { body: { success: true } };
  };

it('lists weeks and episodes, schedules what is to come and withdraws it (CONSOLE-21)', async () => {
  const sent: unknown[] = [];
  const { console, press, goAhead } = await open({
    'POST /api/console/episodes/schedule': keeping(sent),
    'POST /api/console/episodes/withdrawal': keeping(sent),
  });
  const running = console.getByRole<HTMLButtonElement>('button', {
    name: 'Schedule the week of 2027-01-04',
  });
  expect(running.disabled).toBe(true);
  await press('Withdraw the episode of 2027-01-11');
  await goAhead('Withdraw the episode of 2027-01-11');
  await press('Schedule the week of 2027-01-18');
  fireEvent.change(console.getByRole('combobox', { name: 'Episode:' }), {
    target: { value: 'ours' },
  });
  await press('Schedule...');
  await goAhead('Schedule the week of 2027-01-18');
  expect(sent).toEqual([
    { week: '2027-01-11', reason: 'for a test' },
    { week: '2027-01-18', episode: 'ours', reason: 'for a test' },
  ]);
});

it('says at each field what is wrong, and sends nothing until nothing is (CONSOLE-21, EPISODE-4)', async () => {
  const sent: unknown[] = [];
  const { console, press, type, goAhead } = await open({ 'POST /api/console/episodes': keeping(sent) });
  await press('Copy low-water');
  const field = (label: string) => console.getByLabelText(label);
  type('Captions:', 'shed/clock: He is dead.\nshed/nothing: Here.');
  await press('Save...');
  expect(field('Id:').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Id:'));
  const alerts = console.getAllByRole('alert');
  expect(alerts.map(({ textContent }) => textContent)).toEqual([
    'An id has lower-case words with dashes between them.',
    'shed/clock has a word that is never said. shed/nothing is unknown.',
  ]);
  expect(sent).toEqual([]);
  type('Id:', 'our-lake');
  type('Captions:', 'shed/clock: Somebody wound it.');
  await press('Save...');
  await goAhead('Write an episode');
  expect(sent).toEqual([
    {
      id: 'our-lake',
      content: { ...CONTENT, captions: { 'shed/clock': 'Somebody wound it.' } },
      reason: 'for a test',
    },
  ]);
});

it('shows an episode to this window alone before anyone else is told it (EPISODE-6)', async () => {
  const { shell, press } = await open();
  await press('Edit ours');
  await press('Preview');
  await shell.openApp('FHS');
  const site = within(shell.getByRole('dialog', { name: /Flunks High School$/ }));
  fireEvent.change(site.getByRole('textbox', { name: 'Address' }), { target: { value: 'news.html' } });
  await shell.press(site.getByRole('button', { name: 'Go' }));
  await shell.settle();
  site.getByText('This week: A Week of Ours');
  await press('End Preview');
  site.getByText(`This week: ${LOW_WATER.episode?.title ?? ''}`);
});
