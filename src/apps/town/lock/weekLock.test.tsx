import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { MANNERS, WEEK_LOCK } from '@shared/domain/town/locks.ts';
import type { FakeRoute } from '../../../testing/fakeServer.ts';
import { openShell } from '../../../testing/shellHarness.ts';
import { leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

/** What the server says of the lock of a week without one. */
const weekState = {
  ...{ success: true, lock: WEEK_LOCK, attempts: 0, retryAt: null, now: new Date().toISOString() },
  ...{ opened: false, codeIsSet: false, refusal: null, inside: null, ofWeek: null },
};

async function open(routes: Readonly<Record<string, FakeRoute>>) {
  leaveSignedIn();
  const shell = await openShell({ query: 'open=lock:week', routes: { ...routesOf(), ...routes } });
  const body = within(shell.getByRole('dialog'));
  return {
    ...{ shell, body, says: (text: string) => body.queryByText(text) !== null },
    async enter(code: string) {
      for (const key of code) await shell.press(body.getByRole('button', { name: key }));
      await shell.press(body.getByRole('button', { name: 'SUBMIT' }));
      await shell.settle(MANNERS.week.checkMs);
    },
  };
}

const CLOSED = {
  episode: 'low-water',
  at: 'shed/clock',
  title: 'A Clock',
  before: 'It wants four digits.',
  found: null,
};
const card = { title: 'A key', text: 'It is warm.' };
const OPENED = { ...CLOSED, found: { after: 'It ticks once.', text: 'A key lies in it.', card } };

it('is named after the week, and says what its code opens (EPISODE-9)', async () => {
  const { shell, enter, says } = await open({
    'GET /api/locks/state': () => ({ body: { ...weekState, codeIsSet: true, ofWeek: CLOSED } }),
    'POST /api/locks/attempt': ({ body }) => {
      const isRight = (body as { code: string }).code === '3059';
      const outcome = isRight ? 'opened' : 'refused';
      const ofWeek = isRight ? OPENED : CLOSED;
      return { body: { ...weekState, codeIsSet: true, attempts: 1, ofWeek, outcome, text: outcome } };
    },
  });
  expect([shell.windows(), says('It wants four digits.')]).toEqual([['A Clock'], true]);
  await enter('1111');
  expect(says('That is not it.')).toBe(true);
  await shell.settle(MANNERS.week.refusalMs);
  await enter('3059');
  expect([says('It ticks once.'), says('A key lies in it.')]).toEqual([true, true]);
  expect(says('A new card in your Case File: A key.')).toBe(true);
  expect(shell.server.count('POST /api/claim-digital-lock')).toBe(0);
});

it('shows what lay behind it again to who opened it, and wants no other code (EPISODE-9)', async () => {
  const { shell, body, says } = await open({
    'GET /api/locks/state': () => ({ body: { ...weekState, codeIsSet: true, ofWeek: OPENED } }),
  });
  expect(says('You have unlocked this before.')).toBe(true);
  expect(body.queryByRole('button', { name: 'Try another code' })).toBeNull();
  await shell.press(body.getByRole('button', { name: 'View Contents' }));
  expect(says('A key lies in it.')).toBe(true);
});

it('has no lock of the week where the week brings none (EPISODE-9)', async () => {
  const routes: Readonly<Record<string, FakeRoute>> = {
    'GET /api/locks/state': () => ({ body: { ...weekState, codeIsSet: false } }),
  };
  const { shell, says } = await open(routes);
  expect([shell.windows(), says('Nothing is locked here this week.')]).toEqual([['Lock of the Week'], true]);
});
