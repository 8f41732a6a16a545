import { describe, expect, it } from 'vitest';
import { systemClock } from '../../kernel/clock.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { store } from '../../kernel/store.ts';
import { parseAddress, type Address } from '../../kernel/units.ts';
import type { Api } from '../api/api.ts';
import type { SessionState } from '../session/session.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createGum } from './gum.ts';

const address = (text: string): Address => {
  const parsed = parseAddress(text);
  if (parsed === null) throw new Error(`not an address: ${text}`);
  return parsed;
};
const ANNE = address('0x00000000000000a1');
const BOB = address('0x00000000000000b2');

/** A service whose server answers when the test says so. */
function setUp(browser = fakeBrowser()) {
  const session = store<SessionState>(signedIn(ANNE));
  const waiting: { readonly route: string; readonly answer: (result: Result<unknown>) => void }[] = [];
  let serverBack = (): void => undefined;
  const call = (route: string) =>
    new Promise<Result<unknown>>((answer) => {
      waiting.push({ route, answer });
    });
  const gum = createGum({
    // The answers below are those of the routes that the service calls.
    api: { call: call as Api['call'] },
    online: {
      whenBack(again) {
        serverBack = again;
        return () => {
          serverBack = () => undefined;
        };
      },
    },
    session,
    tabs: browser.tab(),
    clock: systemClock,
  });
  const balance = (amount: number, wallet = ANNE): Result<unknown> =>
    ok({ success: true, wallet, balance: amount, total_earned: amount, total_spent: 0, streak: 1 });
  const shown = () => gum.balance.get()?.balance ?? null;
  return { gum, session, waiting, balance, shown, serverBack: () => serverBack() };
}

const signedIn = (wallet: Address): SessionState => ({
  status: 'signed-in',
  wallet,
  role: null,
  username: null,
});
const GUEST: SessionState = { status: 'guest', wallet: null, role: null, username: null };
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('the balance', () => {
  it('is the newest that was asked for, whichever answer comes last', async () => {
    const { gum, waiting, balance, shown } = setUp();
    void gum.refresh();
    void gum.refresh();
    waiting[1]?.answer(balance(20));
    await settled();
    waiting[0]?.answer(balance(5));
    await settled();
    expect(shown()).toBe(20);
  });

  it('is never that of a wallet that was signed in before', async () => {
    const { gum, session, waiting, balance, shown } = setUp();
    void gum.refresh();
    session.set(signedIn(BOB));
    waiting[0]?.answer(balance(5));
    await settled();
    expect(shown()).toBeNull();
  });

  it('is forgotten on signing out', async () => {
    const { session, waiting, balance, shown } = setUp();
    session.set(signedIn(ANNE));
    await settled();
    waiting.at(-1)?.answer(balance(5));
    await settled();
    expect(shown()).toBe(5);
    session.set(GUEST);
    expect(shown()).toBeNull();
  });

  it('is read again as soon as a server that was gone is back', async () => {
    const { gum, waiting, balance, shown, serverBack } = setUp();
    void gum.refresh();
    waiting[0]?.answer(fail('NETWORK', 'gone'));
    await settled();
    serverBack();
    waiting[1]?.answer(balance(20));
    await settled();
    expect(shown()).toBe(20);
  });

  it('stays as it was while the server cannot say', async () => {
    const { gum, waiting, balance, shown } = setUp();
    void gum.refresh();
    waiting[0]?.answer(balance(5));
    await settled();
    void gum.refresh();
    waiting[1]?.answer({ ok: false, error: { code: 'NETWORK', message: 'gone' } });
    await settled();
    expect(shown()).toBe(5);
    expect(gum.failure.get()).toMatchObject({ code: 'NETWORK' });
  });
});

describe('a payment', () => {
  it('is told to who listens, here and in other tabs, and read once for several of one moment', async () => {
    const browser = fakeBrowser();
    const here = setUp(browser);
    const there = setUp(browser);
    const heard: number[] = [];
    const stop = here.gum.onEarned(({ amount }) => heard.push(amount));
    here.gum.paid({ amount: 5, source: 'daily_login' });
    here.gum.paid({ amount: 15, source: 'daily_checkin' });
    await settled();
    expect(heard).toEqual([5, 15]);
    expect(here.waiting.map(({ route }) => route)).toEqual(['GET /api/gum/balance']);
    expect(there.waiting.map(({ route }) => route)).toEqual(['GET /api/gum/balance']);
    stop();
    here.gum.paid({ amount: 1, source: 'random' });
    expect(heard).toEqual([5, 15]);
  });

  it('that was claimed elsewhere makes this tab read again', async () => {
    const { gum, waiting } = setUp();
    const claim = gum.checkIn('key');
    waiting[0]?.answer({ ok: false, error: { code: 'CONFLICT', message: 'already' } });
    expect(await claim).toMatchObject({ ok: false });
    await settled();
    expect(waiting.map(({ route }) => route)).toEqual(['POST /api/daily-checkin', 'GET /api/gum/balance']);
  });

  it('needs somebody who is signed in, and asks the server nothing without', async () => {
    const { gum, session, waiting } = setUp();
    session.set(GUEST);
    for (const answer of [
      gum.checkIn('key'),
      gum.testEarn('random'),
      gum.transactions(10),
      gum.cooldown('random'),
    ]) {
      expect(await answer).toMatchObject({ ok: false, error: { code: 'UNAUTHENTICATED' } });
    }
    expect(waiting).toEqual([]);
  });
});
