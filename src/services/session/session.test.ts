import { describe, expect, it, vi } from 'vitest';
import { systemClock } from '@shared/kernel/clock.ts';
import { fakeServer, refusal, type FakeRoute } from '../../testing/fakeServer.ts';
import { fakeBrowser } from '../../testing/fakeTabs.ts';
import * as shape from '../../kernel/shape.ts';
import { createServices } from '../index.ts';

const WALLET = '0x00000000000000a1';
let minted = 0;

function sessionAnswer(lifeMs = 600_000) {
  const session = {
    accessToken: `token-${++minted}`,
    expiresAt: new Date(Date.now() + lifeMs).toISOString(),
    wallet: WALLET,
    role: null,
    username: null,
  };
  return { success: true, session, dailyLogin: { earned: 0, streak: 1 } };
}
const balance = { success: true, wallet: WALLET, balance: 5, total_earned: 5, total_spent: 0, streak: 1 };

function open(routes: Record<string, FakeRoute> = {}, browser = fakeBrowser()) {
  const server = fakeServer({
    'POST /api/auth/refresh': () => ({ body: sessionAnswer() }),
    'POST /api/auth/sign-out': () => ({ body: { success: true } }),
    'GET /api/gum/balance': () => ({ body: balance }),
    ...routes,
  });
  const tab = () =>
    createServices({
      clock: systemClock,
      fetch: server.fetch,
      storage: browser.storage(),
      tabs: browser.tab(),
    });
  return { server, tab };
}

// The server answered it, so its type is the contract's; the literal above only widens it.
const begin = (services: ReturnType<typeof createServices>, answer = sessionAnswer()) =>
  services.session.begin(answer as Parameters<typeof services.session.begin>[0]);
const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

describe('the session', () => {
  it('asks the server for no session of a visitor who never signed in (DRAW-6)', async () => {
    const { server, tab } = open();
    const { session } = tab();
    await session.restore();
    expect(session.get().status).toBe('guest');
    // Which features are on is asked for everybody.
    expect(server.seen.map(({ route }) => route)).toEqual(['GET /api/features']);
  });

  it('is taken up again by a reload, with the balance', async () => {
    const { tab } = open();
    begin(tab());
    const reloaded = tab();
    await reloaded.session.restore();
    await settled();
    expect(reloaded.session.get()).toMatchObject({ status: 'signed-in', wallet: WALLET });
    expect(reloaded.gum.balance.get()).toMatchObject({ balance: 5, streak: 1 });
  });

  it('renews once for all tabs and all calls that find the token stale (SIGN-IN-6)', async () => {
    const { server, tab } = open();
    const [one, two] = [tab(), tab()];
    begin(one, sessionAnswer(1_000));
    await Promise.all([one.gum.refresh(), one.gum.refresh(), two.gum.refresh(), two.gum.refresh()]);
    expect(server.count('POST /api/auth/refresh')).toBe(1);
  });

  it('ends in every tab', async () => {
    const { server, tab } = open();
    const [one, two] = [tab(), tab()];
    begin(one);
    expect(two.session.get().status).toBe('signed-in');
    await one.session.signOut();
    expect(two.session.get().status).toBe('guest');
    expect(two.gum.balance.get()).toBeNull();
    expect(server.count('POST /api/auth/sign-out')).toBe(1);
  });

  it('is not begun by what a tab of another version tells', () => {
    const browser = fakeBrowser();
    const services = open({}, browser).tab();
    const news = { name: 'session', shape: shape.unknown };
    browser.tab().tell(news, { answer: { token: 'token-0', wallet: WALLET } });
    expect(services.session.get().status).not.toBe('signed-in');
    browser.tab().tell(news, { answer: sessionAnswer().session });
    expect(services.session.get()).toMatchObject({ status: 'signed-in', wallet: WALLET });
  });

  it('stays ended when a renewal that was under way is answered late', async () => {
    let release: (() => void) | undefined;
    const { tab } = open({
      'POST /api/auth/refresh': async () => {
        await new Promise<void>((resolve) => (release = resolve));
        return { body: sessionAnswer() };
      },
    });
    const services = tab();
    begin(services, sessionAnswer(1_000));
    const late = services.gum.refresh();
    await settled();
    await services.session.signOut();
    release?.();
    await late;
    expect(services.session.get().status).toBe('guest');
  });

  it('asks for no renewal when what was asked before the sign-out is answered after it', async () => {
    let release = (): void => undefined;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const { server, tab } = open({
      'GET /api/gum/balance': async () => {
        await isReleased;
        return refusal(401, 'UNAUTHENTICATED', 'no session');
      },
    });
    const services = tab();
    begin(services);
    const late = services.gum.refresh();
    await settled();
    await services.session.signOut();
    release();
    await late;
    expect(server.count('POST /api/auth/refresh')).toBe(0);
    expect(services.session.get().status).toBe('guest');
  });

  it('is forgotten when the server knows it no more', async () => {
    const { server, tab } = open({
      'POST /api/auth/refresh': () => refusal(401, 'UNAUTHENTICATED', 'no session'),
    });
    begin(tab());
    const reloaded = tab();
    await reloaded.session.restore();
    await tab().session.restore();
    expect(reloaded.session.get().status).toBe('guest');
    expect(server.count('POST /api/auth/refresh')).toBe(1);
  });

  it('waits for a server that is gone and is taken up when it is back (SIGN-IN-8)', async () => {
    const { tab } = open({
      'POST /api/auth/refresh': (_request, count) => (count === 1 ? 'gone' : { body: sessionAnswer() }),
      'GET /api/locker-info': () => refusal(404, 'NOT_FOUND', 'no locker'),
    });
    begin(tab());
    const reloaded = tab();
    await reloaded.session.restore();
    expect(reloaded.session.get().status).toBe('away');
    await reloaded.api.call('GET /api/locker-info', { wallet_address: WALLET });
    await settled();
    expect(reloaded.session.get().status).toBe('signed-in');
  });

  it('is not over where it was renewed too often: it is taken up by itself a little later (SIGN-IN-8)', async () => {
    const tooOften = refusal(429, 'RATE_LIMITED', 'Too many requests. Please wait a minute.');
    const { tab, server } = open({
      'POST /api/auth/refresh': (_request, count) => (count < 3 ? tooOften : { body: sessionAnswer() }),
    });
    begin(tab());
    vi.useFakeTimers();
    const reloaded = tab();
    await reloaded.session.restore();
    expect(reloaded.session.get().status).toBe('away');
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    expect(reloaded.session.get().status).toBe('signed-in');
    expect(server.count('POST /api/auth/refresh')).toBe(3);
  });

  it('says nothing of a person who is the same as before', () => {
    const { tab } = open();
    const services = tab();
    const seen = vi.fn();
    services.session.subscribe(seen);
    begin(services);
    begin(services);
    expect(seen).toHaveBeenCalledOnce();
  });

  it('has the name and the role that the person gets, in every tab', () => {
    const { tab } = open();
    const [one, two] = [tab(), tab()];
    one.session.named('Nobody');
    expect(one.session.get().username).toBeNull();
    const answer = sessionAnswer();
    begin(one, answer);
    one.session.named('Mulligan');
    expect([one.session.get().username, two.session.get().username]).toEqual(['Mulligan', 'Mulligan']);
    begin(one, { ...answer, session: { ...answer.session, role: 'ADMIN' as never } });
    expect(two.session.get().role).toBe('ADMIN');
  });

  it('is renewed before a call where its token would end during it, and where the server refused it', async () => {
    let refuse = false;
    const { server, tab } = open({
      'GET /api/gum/balance': () => {
        const answer = refuse ? refusal(401, 'UNAUTHENTICATED', 'expired') : { body: balance };
        refuse = false;
        return answer;
      },
    });
    const services = tab();
    begin(services, sessionAnswer(40_000));
    await services.gum.refresh();
    expect(server.count('POST /api/auth/refresh')).toBe(0);
    refuse = true;
    await services.gum.refresh();
    expect(server.count('POST /api/auth/refresh')).toBe(1);
    begin(services, sessionAnswer(20_000));
    await services.gum.refresh();
    expect(server.count('POST /api/auth/refresh')).toBe(2);
  });

  it('is asked for by what anybody may send only where this browser has one', async () => {
    const { server, tab } = open({ 'POST /api/submit-feedback': () => ({ body: { success: true } }) });
    await tab().api.call('POST /api/submit-feedback', { suggestions: 'More gum.' });
    expect(server.count('POST /api/auth/refresh')).toBe(0);
    begin(tab());
    await tab().api.call('POST /api/submit-feedback', { suggestions: 'More gum.' });
    expect(server.count('POST /api/auth/refresh')).toBe(1);
    expect(server.seen.at(-1)?.headers.get('authorization')).toMatch(/^Bearer token-/);
  });

  it('is not restored where it has begun already', async () => {
    const { server, tab } = open();
    const services = tab();
    begin(services);
    await services.session.restore();
    expect(server.count('POST /api/auth/refresh')).toBe(0);
  });
});
