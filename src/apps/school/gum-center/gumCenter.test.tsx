import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { FakeAnswer, FakeRoute } from '../../../testing/fakeServer.ts';
import { refusal } from '../../../testing/fakeServer.ts';
import { openShell } from '../../../testing/shellHarness.ts';
import { answersOfServer, leaveSignedIn, routesOf } from '../../../testing/signedIn.ts';

const MIDNIGHT = '2028-03-01T00:00:00.000Z';
const SOURCES = [
  {
    source_name: 'daily_login',
    label: 'Daily login',
    base_reward: 5,
    earned: 5,
    canEarn: false,
    nextAt: MIDNIGHT,
  },
  {
    source_name: 'daily_checkin',
    label: 'Daily check-in',
    base_reward: 15,
    earned: 0,
    canEarn: true,
    nextAt: null,
  },
].map((source) => ({ ...source, cap_group: 'daily', reward: 0, reason: '' }));

const today = (nextAt: string = MIDNIGHT) => ({
  success: true,
  today: '2028-02-29',
  sources: SOURCES.map((source) => (source.nextAt === null ? source : { ...source, nextAt })),
  caps: [{ cap_group: 'daily', daily_limit: 20, earned: 5 }],
});
const line = (id: number, type: 'earned' | 'spent') => ({
  id: String(id),
  transaction_type: type,
  amount: id,
  source: 'zoltar_play',
  label: 'Zoltar',
  created_at: '2028-02-29T12:00:00.000Z',
});

/** The answers for a wallet that is new to everything. */
const EMPTY: Readonly<Record<string, FakeRoute>> = {
  'GET /api/gum/today': () => ({ body: today() }),
  'GET /api/gum/attendance': () => ({
    body: { success: true, today: '2028-02-29', month: '2028-02', since: null, days: [] },
  }),
  'GET /api/gum/transactions': () => ({ body: { success: true, transactions: [], next: null } }),
  'GET /api/gum/used-sources': () => ({ body: { success: true, sources: [] } }),
  'GET /api/gum/charts': () => ({
    body: { success: true, today: '2028-02-29', balances: Array.from({ length: 30 }, () => 0), earned: [] },
  }),
};

async function openCenter(routes: Readonly<Record<string, FakeRoute>> = {}) {
  leaveSignedIn();
  const shell = await openShell({
    query: 'open=gum-center',
    routes: { ...routesOf(answersOfServer()), ...EMPTY, ...routes },
  });
  await shell.settle(1_000);
  const center = within(shell.getByRole('dialog', { name: 'Gum Center' }));
  const turnTo = (page: string) => shell.press(center.getByRole('tab', { name: page }));
  return { shell, center, turnTo };
}

describe('the Gum Center', () => {
  it('shows what each source pays, when again, and the cap; and asks the server once a countdown is over (GUM-17, LOCKER-7, SHELL-18)', async () => {
    const { shell, center } = await openCenter({
      // The day ends as the window opens.
      'GET /api/gum/today': (_, count) => ({ body: today(count > 1 ? MIDNIGHT : new Date().toISOString()) }),
    });
    expect(center.getByText('5 of 20 GUM today')).toBeTruthy();
    expect(center.getByText('from daily login and daily check-in')).toBeTruthy();
    expect(center.getByText('Ready to claim')).toBeTruthy();
    expect(center.getByRole('button', { name: 'Claim 15 GUM' })).toBeTruthy();
    await shell.settle(2_000);
    expect(shell.server.count('GET /api/gum/today')).toBe(2);
    expect(center.getByRole('timer').textContent).toMatch(/^[1-9]\d*h \d+m \d+s$/);
    for (const feature of ['Bonus', 'Events', 'Stats', 'Trade']) {
      expect(center.getByText(feature).textContent).toBe(`${feature} Coming Soon`);
    }
  });

  it('counts down by the clock of the server, however wrong that of this computer is (GUM-17)', async () => {
    const at = (iso: string): FakeAnswer => ({ body: today(iso) });
    leaveSignedIn();
    const routes = { ...routesOf(answersOfServer()), ...EMPTY, 'GET /api/gum/today': () => at(MIDNIGHT) };
    const shell = await openShell({ query: 'open=gum-center&now=2026-07-01T03:00:00Z', routes });
    const { fetch } = globalThis;
    // The server says that there are ninety seconds left of its day.
    globalThis.fetch = async (...asked) => {
      const answer = await fetch(...asked);
      answer.headers.set('date', 'Tue, 29 Feb 2028 23:58:30 GMT');
      return answer;
    };
    await shell.settle(2_000);
    const center = within(shell.getByRole('dialog', { name: 'Gum Center' }));
    await shell.press(center.getByRole('tab', { name: 'Ledger' }));
    await shell.press(center.getByRole('tab', { name: 'Today' }));
    expect(center.getByRole('timer').textContent).toMatch(/^0h 1m \d+s$/);
  });

  it.each([
    ['Today', 'GET /api/gum/today', 'Ready to claim'],
    ['Attendance', 'GET /api/gum/attendance', 'February 2028'],
    ['Ledger', 'GET /api/gum/transactions', 'Nothing yet. Your first check-in will stand here.'],
    ['Charts', 'GET /api/gum/charts', 'Nothing was earned in this time.'],
  ])('says on the page %s that it could not be read, and tries again', async (page, route, shown) => {
    let broken = true;
    const whole = EMPTY[route];
    const { shell, center, turnTo } = await openCenter({
      [route]: (request, count) =>
        broken || whole === undefined ? refusal(500, 'INTERNAL', 'Something broke.') : whole(request, count),
    });
    await turnTo(page);
    expect(center.getByText('Something broke.')).toBeTruthy();
    broken = false;
    await shell.press(center.getByRole('button', { name: 'Try again' }));
    expect(center.getByText(shown)).toBeTruthy();
    expect(center.queryByText('Something broke.')).toBeNull();
  });

  it('stamps the days on which the person came, and turns from the first month to that of today (GUM-18)', async () => {
    const { shell, center, turnTo } = await openCenter({
      'GET /api/gum/attendance': ({ query }) => {
        const month = query['month'] ?? '2028-02';
        const days = month === '2028-02' ? [1, 28, 29] : [31];
        return { body: { success: true, today: '2028-02-29', month, since: '2028-01', days } };
      },
    });
    await turnTo('Attendance');
    const [previous, next] = ['Previous month', 'Next month'].map((name) =>
      center.getByRole('button', { name }),
    );
    if (!previous || !next) throw new Error('no buttons');
    expect(center.getAllByText(/present$/).map((day) => day.textContent)).toEqual([
      'February 1: present',
      'February 28: present',
      'February 29: present',
    ]);
    expect(next.hasAttribute('disabled')).toBe(true);
    await shell.press(previous);
    expect(center.getByText('January 31: present')).toBeTruthy();
    expect(center.getByRole('button', { name: 'Previous month' }).hasAttribute('disabled')).toBe(true);
    await shell.press(center.getByRole('button', { name: 'Next month' }));
    expect(center.getByText('February 29: present')).toBeTruthy();
  });

  it('pages the ledger by the server’s cursors, and begins anew with each filter', async () => {
    const { shell, center, turnTo } = await openCenter({
      'GET /api/gum/transactions': ({ query }) => {
        const spent = query['type'] === 'spent';
        const second = query['cursor'] === '2-2';
        const transactions = [line(second ? 1 : 3, spent ? 'spent' : 'earned')];
        return { body: { success: true, transactions, next: second || spent ? null : '2-2' } };
      },
      'GET /api/gum/used-sources': () => ({
        body: { success: true, sources: [{ source: 'zoltar_play', label: 'Zoltar' }] },
      }),
    });
    await turnTo('Ledger');
    const asked = () =>
      shell.server.seen.filter(({ route }) => route === 'GET /api/gum/transactions').at(-1)?.query;
    const button = (name: string) => center.getByRole('button', { name });
    expect(asked()).toMatchObject({ limit: '50' });
    expect(center.getByText('+3')).toBeTruthy();
    await shell.press(button('Older'));
    expect([center.getByText('+1').textContent, asked()?.['cursor']]).toEqual(['+1', '2-2']);
    expect([center.getByText('Page 2').textContent, button('Older').hasAttribute('disabled')]).toEqual([
      'Page 2',
      true,
    ]);
    const select = center.getByRole<HTMLSelectElement>('combobox', { name: 'Show' });
    const choose = async (value: string) => {
      select.value = value;
      select.dispatchEvent(new Event('change', { bubbles: true }));
      await shell.settle();
    };
    await choose('spent');
    expect(center.getByText('-3')).toBeTruthy();
    expect([asked()?.['type'], asked()?.['cursor'], button('Newer').hasAttribute('disabled')]).toEqual([
      'spent',
      undefined,
      true,
    ]);
    await choose('source:zoltar_play');
    expect(asked()).toMatchObject({ source: 'zoltar_play' });
    await choose('all');
    await shell.press(button('Older'));
    await shell.press(button('Newer'));
    expect(center.getByText('Page 1')).toBeTruthy();
  });

  it('says what its pictures show, and shows the same as a table (GUM-20)', async () => {
    const { shell, center, turnTo } = await openCenter({
      'GET /api/gum/charts': ({ query }) => {
        const days = Number(query['days']);
        const balances = Array.from({ length: days }, (_, index) => (index < days - 1 ? 20 : 270));
        const earned = [{ source: 'zoltar_win', label: 'Zoltar pays', earned: 250 }];
        return { body: { success: true, today: '2028-03-01', balances, earned } };
      },
    });
    await turnTo('Charts');
    expect(center.getByRole('img').getAttribute('aria-label')).toBe(
      'From Feb 1, 2028 to Mar 1, 2028 your balance went from 20 to 270 GUM. It was never below 20 nor above 270.',
    );
    expect(center.getByText('Zoltar pays').parentElement?.textContent).toBe('Zoltar pays250');
    await shell.press(center.getByRole('checkbox', { name: 'As a table' }));
    const rows = within(center.getByRole('table')).getAllByRole('row');
    expect(rows.slice(1, 3).map((row) => row.textContent)).toEqual(['Mar 1, 2028270', 'Feb 29, 202820']);
    expect(rows).toHaveLength(31);
  });
});
