import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { train } from '../../cutscenes/chapters/train.ts';
import { refusal, type FakeRoute } from '../../testing/fakeServer.ts';
import { openShell, type ShellHarness } from '../../testing/shellHarness.ts';

const DARK = '2026-11-28T02:10:00Z';
const CANDLES = { evening: '2026-11-27', lit: 2, asked: 5, places: { streets: 1, arcade: 1 } };
const presence = (candles: object | null): FakeRoute => {
  return () => ({
    body: { success: true, places: {}, floodlights: { lit: false, switchedAt: 0 }, candles },
  });
};

function open(app: string, now: string, light?: FakeRoute, candles: object | null = CANDLES) {
  const asked = presence(candles);
  return openShell({
    query: `open=${app}&now=${now}`,
    routes: {
      'GET /api/town/presence': asked,
      'POST /api/town/presence': asked,
      ...(light && { 'POST /api/town/candles': light }),
    },
  });
}
const inFront = (shell: ShellHarness) => within(shell.getByRole('dialog', { name: shell.active() ?? '' }));

it('lights one candle where the person stands, and says how many burn in town (EVENING-6)', async () => {
  const lit = {
    success: true,
    isNew: true,
    candles: { ...CANDLES, lit: 3, places: { streets: 2, arcade: 1 } },
  };
  const shell = await open('town-map', DARK, () => ({ body: lit }));
  await shell.settle();
  expect(inFront(shell).getByText('2 candles of the 5 that the evening asks for.')).toBeTruthy();
  await shell.press('Light a Candle');
  await shell.settle();
  const asked = shell.server.seen.filter(({ route }) => route === 'POST /api/town/candles');
  expect(asked.map(({ body }) => body)).toEqual([{ place: 'streets' }]);
  expect(inFront(shell).getByText(/^Your candle burns. 3 candles of the 5/)).toBeTruthy();
  expect(inFront(shell).queryByRole('button', { name: 'Light a Candle' })).toBeNull();
});

it('says why no candle was lit, and offers it again', async () => {
  const shell = await open('town-map', DARK, () =>
    refusal(409, 'CONFLICT', 'The power is on, by the clock of the school.'),
  );
  await shell.settle();
  await shell.press('Light a Candle');
  await shell.settle();
  expect(inFront(shell).getByText(/^The power is on/)).toBeTruthy();
  expect(inFront(shell).getByRole('button', { name: 'Light a Candle' })).toBeTruthy();
});

it('offers none while the power is on', async () => {
  const shell = await open('town-map', '2026-11-28T02:03:00Z');
  expect(inFront(shell).queryByRole('button', { name: 'Light a Candle' })).toBeNull();
});

it('lets who boards the train within its minute ride on (EVENING-8)', async () => {
  const shell = await open('town-map', '2026-11-28T02:20:40Z');
  expect(inFront(shell).getByText('A train stands at Depot Lane. One window is lit.')).toBeTruthy();
  await shell.press('Board the Train');
  await shell.settle(60_000);
  for (const line of train.scenes.flatMap(({ lines }) => lines)) {
    expect(inFront(shell).getByText(line)).toBeTruthy();
    await shell.press('Go On');
  }
  expect(inFront(shell).queryByRole('button', { name: 'Go On' })).toBeNull();
});

it('has no train a minute later', async () => {
  const shell = await open('town-map', '2026-11-28T02:21:00Z');
  expect(inFront(shell).queryByRole('button', { name: 'Board the Train' })).toBeNull();
});

it('shows the evening again on Saturday, as a recording, which is no presence (EVENING-9)', async () => {
  const shell = await open('time-access', '2026-11-28T18:00:00Z');
  await shell.press('Friday', 'tab');
  await shell.settle();
  expect(inFront(shell).getByText('2 candles of the 5 that the evening asks for.')).toBeTruthy();
  await shell.press('Watch the Recording');
  await shell.settle();
  expect(shell.active()).toBe('Town Map');
  expect(inFront(shell).getByText('Recording: Friday 8:00 PM')).toBeTruthy();
  expect(inFront(shell).queryByRole('navigation')).toBeNull();
  await shell.settle(125_000);
  expect(inFront(shell).getByText('The recording is over.')).toBeTruthy();
  expect(shell.server.seen.filter(({ route }) => route === 'POST /api/town/presence')).toEqual([]);
  expect(inFront(shell).getByRole('button', { name: 'Watch Again' })).toBeTruthy();
});

it('has no recording on other days', async () => {
  const shell = await open('time-access', '2026-11-30T18:00:00Z');
  await shell.press('Friday', 'tab');
  await shell.settle();
  expect(inFront(shell).queryByRole('button', { name: 'Watch the Recording' })).toBeNull();
});
