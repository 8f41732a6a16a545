import { describe, expect, it } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { fail, ok, type Result } from '@shared/kernel/result.ts';
import { store } from '../../kernel/store.ts';
import { epochMs, parseAddress, type Address } from '@shared/kernel/units.ts';
import type { GumNews } from '@shared/contract/school/gum.ts';
import type { Api } from '../api/api.ts';
import type { SessionState } from '../session/session.ts';
import { walletTopic } from '../tabs/tabs.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import { createGum } from './gum.ts';

const address = (text: string): Address => {
  const parsed = parseAddress(text);
  if (parsed === null) throw new Error(`not an address: ${text}`);
  return parsed;
};
const ANNE = address('0x00000000000000a1');
/** On the 20,451st UTC day. */
const NOW = Date.UTC(2025, 11, 29, 12);
const BOB = address('0x00000000000000b2');

/** A service whose server answers when the test says so. */
function setUp(browser = fakeBrowser()) {
  const session = store<SessionState>(signedIn(ANNE));
  const waiting: {
    readonly route: string;
    /** Its input and its options. */
    readonly asked: readonly unknown[];
    readonly answer: (result: Result<unknown>) => void;
  }[] = [];
  let serverBack = (): void => undefined;
  const call = (route: string, ...asked: readonly unknown[]) =>
    new Promise<Result<unknown>>((answer) => {
      waiting.push({ route, asked, answer });
    });
  let hear: (news: GumNews) => void = () => undefined;
  const gum = createGum({
    api: {
      // The answers below are those of the routes that the service calls.
      call: call as Api['call'],
      serverClock: { now: () => epochMs(NOW) },
      onGum(listener) {
        hear = listener;
        return () => undefined;
      },
    },
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
  /** What the envelope of some answer says. */
  const paid = (
    movements: readonly (readonly [string, number])[],
    wallet = ANNE,
    source = WORDS.source,
  ): void =>
    hear({
      wallet,
      balance: 20,
      movements: movements.map(([id, amount]) => ({ ...WORDS, id, amount, source })),
    });
  return { gum, session, waiting, balance, shown, paid, serverBack: () => serverBack() };
}

const WORDS = { source: 'daily_checkin', title: 'Checked in!', description: 'Come back tomorrow.' };

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

  it('is nobody’s once the person has signed out, however late it comes', async () => {
    const { gum, session, waiting, balance, shown } = setUp();
    void gum.refresh();
    session.set(GUEST);
    waiting[0]?.answer(balance(5));
    await settled();
    expect(shown()).toBeNull();
    void gum.refresh();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.asked).toEqual([{ wallet: ANNE }]);
  });

  it('stays when the same person is given another role', async () => {
    const { gum, session, waiting, balance, shown } = setUp();
    session.set(signedIn(ANNE));
    await settled();
    waiting[0]?.answer(balance(5));
    await settled();
    session.set({ status: 'signed-in', wallet: ANNE, role: 'ADMIN', username: null });
    await settled();
    expect([shown(), gum.revision.get(), waiting.length]).toEqual([5, 1, 1]);
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

  it('is taken from the answer that moved it, and read only where more has moved, or the streak', async () => {
    const { gum, waiting, balance, shown, paid } = setUp();
    void gum.refresh();
    waiting[0]?.answer(balance(10));
    await settled();
    paid([
      ['1', 15],
      ['2', -5],
    ]);
    await settled();
    expect(gum.balance.get()).toMatchObject({ balance: 20, total_earned: 25, total_spent: 5 });
    expect([waiting.length, gum.revision.get()]).toEqual([1, 1]);
    // Another device has spent the 3 meanwhile.
    paid([['4', 3]]);
    await settled();
    expect([waiting.length, shown()]).toEqual([2, 20]);
    // What was asked before it may not know of it.
    paid([['5', 0]]);
    await settled();
    expect(waiting).toHaveLength(3);
    waiting[2]?.answer(balance(15));
    await settled();
    paid([['6', 5]], ANNE, 'daily_login');
    await settled();
    expect(waiting).toHaveLength(4);
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
  it('is told once to the listeners here, and read once for several of one moment, in every tab', async () => {
    const browser = fakeBrowser();
    const here = setUp(browser);
    const there = setUp(browser);
    const heard: unknown[] = [];
    here.gum.onEarned((earning) => heard.push(earning));
    there.gum.onEarned(() => heard.push('there'));
    here.paid([['1', 5]]);
    here.paid([['2', 15]]);
    await settled();
    expect(heard).toEqual([
      { amount: 5, ...WORDS },
      { amount: 15, ...WORDS },
    ]);
    expect(here.waiting.map(({ route }) => route)).toEqual(['GET /api/gum/balance']);
    expect(there.waiting.map(({ route }) => route)).toEqual(['GET /api/gum/balance']);
  });

  it('is told late where a draw wants to show it first, and then once', async () => {
    const { gum, waiting, paid } = setUp();
    const heard: number[] = [];
    gum.onEarned(({ amount }) => heard.push(amount));
    const tell = gum.hush();
    paid([['1', 250]]);
    await settled();
    expect([heard, waiting.length]).toEqual([[], 0]);
    tell();
    await settled();
    expect([heard, waiting.length]).toEqual([[250], 1]);
  });

  it('is told no more to a listener that has stopped', () => {
    const { gum, paid } = setUp();
    const heard: number[] = [];
    const stop = gum.onEarned(({ amount }) => heard.push(amount));
    stop();
    paid([['1', 5]]);
    expect(heard).toEqual([]);
  });

  it('that an answer repeats is none, but what else is in it is one', async () => {
    const { gum, waiting, paid } = setUp();
    const heard: number[] = [];
    gum.onEarned(({ amount }) => heard.push(amount));
    paid([['1', 5]]);
    paid([['1', 5]]);
    await settled();
    expect([heard, gum.revision.get(), waiting.length]).toEqual([[5], 1, 1]);
    paid([
      ['1', 5],
      ['2', 15],
    ]);
    expect(heard).toEqual([5, 15]);
  });

  it('that was spent is not announced, but read', async () => {
    const { gum, waiting, paid } = setUp();
    const heard: number[] = [];
    gum.onEarned(({ amount }) => heard.push(amount));
    paid([
      ['1', -10],
      ['2', 250],
    ]);
    paid([['3', -10]]);
    await settled();
    expect([heard, waiting.length]).toEqual([[250], 1]);
  });

  it('that came with the sign-in is announced when the wallet is signed in, once', async () => {
    const { gum, session, waiting, paid } = setUp();
    session.set(GUEST);
    const heard: number[] = [];
    gum.onEarned(({ amount }) => heard.push(amount));
    paid([['1', 5]]);
    expect(heard).toEqual([]);
    session.set(signedIn(ANNE));
    session.set(GUEST);
    session.set(signedIn(ANNE));
    expect(heard).toEqual([5]);
    await settled();
    expect(waiting).toHaveLength(1);
  });

  it('of a wallet that is not signed in after all is not announced to another', () => {
    const { gum, session, paid } = setUp();
    const heard: number[] = [];
    gum.onEarned(({ amount }) => heard.push(amount));
    paid([['1', 5]], BOB);
    session.set(GUEST);
    session.set(signedIn(ANNE));
    session.set(signedIn(BOB));
    expect(heard).toEqual([]);
  });

  it('that was claimed elsewhere makes this tab read again', async () => {
    const { gum, waiting } = setUp();
    const claim = gum.checkIn();
    waiting[0]?.answer({ ok: false, error: { code: 'CONFLICT', message: 'already' } });
    expect(await claim).toMatchObject({ ok: false });
    await settled();
    expect(waiting.map(({ route }) => route)).toEqual(['POST /api/daily-checkin', 'GET /api/gum/balance']);
  });

  it('needs somebody who is signed in, and asks the server nothing without', async () => {
    const { gum, session, waiting } = setUp();
    session.set(GUEST);
    for (const answer of [
      gum.checkIn(),
      gum.testEarn('random'),
      gum.transactions(10),
      gum.cooldown('random'),
    ]) {
      expect(await answer).toMatchObject({ ok: false, error: { code: 'UNAUTHENTICATED' } });
    }
    expect(waiting).toEqual([]);
  });

  it('of the check-in is asked for as that of its UTC day', () => {
    const { gum, waiting } = setUp();
    void gum.checkIn();
    expect(waiting[0]?.asked).toEqual([{ wallet: ANNE }, { matter: '20451' }]);
  });

  it('that failed on the way is none, and leaves what is shown', async () => {
    const { gum, waiting } = setUp();
    const heard: unknown[] = [];
    gum.onEarned((earning) => heard.push(earning));
    void gum.checkIn();
    void gum.testEarn('random');
    for (const { answer } of waiting) answer(fail('NETWORK', 'gone'));
    await settled();
    expect([heard, gum.revision.get(), waiting.length]).toEqual([[], 0, 2]);
  });

  it('of a test says that it is one, and when', () => {
    const { gum, waiting } = setUp();
    void gum.testEarn('random');
    expect(waiting[0]).toMatchObject({
      route: 'POST /api/gum/earn',
      asked: [
        { wallet: ANNE, source: 'random', metadata: { test: true, timestamp: expect.any(Number) as number } },
      ],
    });
  });

  it('counts each time, and another one later is read again', async () => {
    const { gum, waiting, paid } = setUp();
    for (const revision of [1, 2]) {
      paid([[String(revision), 5]]);
      await settled();
      expect([gum.revision.get(), waiting.length]).toEqual([revision, revision]);
    }
  });

  it('to another wallet in another tab concerns nobody here', async () => {
    const browser = fakeBrowser();
    const { waiting } = setUp(browser);
    browser.tab().tell(walletTopic('gum'), { wallet: BOB });
    await settled();
    expect(waiting).toEqual([]);
  });
});

describe('what the server knows of GUM', () => {
  const { signal } = new AbortController();

  it('is asked for by wallet, as long as somebody waits for it', async () => {
    const { gum, waiting } = setUp();
    const answers = [gum.cooldown('random', signal), gum.transactions(10, signal), gum.sources(signal)];
    expect(waiting.map(({ route, asked }) => [route, ...asked])).toEqual([
      ['GET /api/gum/cooldown', { wallet: ANNE, source: 'random' }, { signal }],
      ['GET /api/gum/transactions', { wallet: ANNE, limit: 10 }, { signal }],
      ['GET /api/gum/sources', {}, { signal }],
    ]);
    waiting[0]?.answer(ok('cooldown'));
    waiting[1]?.answer(ok({ transactions: ['paid'] }));
    waiting[2]?.answer(ok({ sources: ['random'] }));
    expect(await Promise.all(answers)).toEqual([ok('cooldown'), ok(['paid']), ok(['random'])]);
  });

  it('is said not to be known where it is not', async () => {
    const { gum, waiting } = setUp();
    const answers = [gum.cooldown('random'), gum.transactions(10), gum.sources()];
    const gone = fail('NETWORK', 'gone');
    for (const { answer } of waiting) answer(gone);
    expect(await Promise.all(answers)).toEqual([gone, gone, gone]);
    expect(waiting.map(({ asked }) => asked[1])).toEqual([{}, {}, {}]);
  });
});
