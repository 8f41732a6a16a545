import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, it } from 'vitest';
import { fail, ok } from '@shared/kernel/result.ts';
import { newSigningKey, sessionKeys } from '@shared/auth/keys.ts';
import type { ChainVerifier } from '@shared/chain/verifier.ts';
import { NonceAnswer, SessionAnswer } from '@shared/contract/system/auth.ts';
import { BalanceAnswer } from '@shared/contract/school/gum.ts';
import { Done } from '@shared/contract/values.ts';
import { onPostgresAlone, onProductionEngine } from '../support/engines.ts';
import { GOOD_SIGNATURE, HIGH_LIMITS, newWallet, startProduct } from '../support/product.ts';

const MINUTE = 60_000;
const balancePath = (wallet: string | null) => `/api/gum/balance?wallet=${wallet ?? ''}`;

onPostgresAlone('signing in', (open) => {
  const product = startProduct(open);

  it('gives a session for a proven wallet, and 5 GUM on the first of the day (GUM-2)', async () => {
    const wallet = newWallet();
    const browser = product.visitor();
    const first = await browser.signIn(wallet, GOOD_SIGNATURE);
    expect(first.session).toMatchObject({ wallet, role: null, username: null });
    expect(first.dailyLogin).toEqual({ earned: 5, streak: 1 });
    const again = await product.visitor().signIn(wallet, GOOD_SIGNATURE);
    expect(again.dailyLogin).toEqual({ earned: 0, streak: 1 });
    const { balance } = (await browser.get(balancePath(wallet))).as(BalanceAnswer);
    expect(balance).toBe(5);
  });

  it('takes a proof once: replayed it is refused, whatever the signature (SIGN-IN-1)', async () => {
    const browser = product.visitor();
    const nonce = await browser.nonce();
    const wallet = newWallet();
    (await browser.prove(wallet, nonce, GOOD_SIGNATURE)).as(SessionAnswer);
    expect((await browser.prove(wallet, nonce, GOOD_SIGNATURE)).refused()).toEqual([409, 'CONFLICT']);
    const other = await browser.nonce();
    expect((await browser.prove(wallet, other, 'cd'.repeat(64))).refused()).toEqual([401, 'BAD_SIGNATURE']);
    expect((await browser.prove(wallet, other, GOOD_SIGNATURE)).refused()).toEqual([409, 'CONFLICT']);
  });

  it('refuses a nonce that is five minutes old, made up, or of another browser (SIGN-IN-1)', async () => {
    const browser = product.visitor();
    const wallet = newWallet();
    const nonce = await browser.nonce();
    const thief = product.visitor();
    await thief.nonce();
    expect((await thief.prove(wallet, nonce, GOOD_SIGNATURE)).refused()).toEqual([401, 'NONCE_EXPIRED']);
    const madeUp = await browser.prove(wallet, '12'.repeat(32), GOOD_SIGNATURE);
    expect(madeUp.refused()).toEqual([401, 'NONCE_EXPIRED']);
    product.passTime(5 * MINUTE);
    expect((await browser.prove(wallet, nonce, GOOD_SIGNATURE)).refused()).toEqual([401, 'NONCE_EXPIRED']);
  });

  it('sets cookies that no script reads and no other site sends (SIGN-IN-5)', async () => {
    const browser = product.visitor();
    const answer = await browser.post('/api/auth/nonce');
    answer.as(NonceAnswer);
    expect(answer.headers.get('set-cookie')).toMatch(
      /^pre-session=[0-9a-f]{64}; .*HttpOnly; SameSite=Strict$/,
    );
    const foreign = await browser.post('/api/auth/nonce', {}, { origin: 'https://evil.example' });
    expect(foreign.refused()).toEqual([403, 'FORBIDDEN']);
    const sandboxed = await browser.post('/api/auth/refresh', {}, { origin: 'null' });
    expect(sandboxed.refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('refuses what the browser says comes from elsewhere, where it names no origin', async () => {
    const post = async (headers: Record<string, string>) =>
      (await fetch(`${product.url}/api/auth/refresh`, { method: 'POST', headers })).status;
    for (const site of ['cross-site', 'same-site', 'none']) {
      expect([site, await post({ 'sec-fetch-site': site })]).toEqual([site, 403]);
    }
    expect(await post({ 'sec-fetch-site': 'same-origin' })).toBe(401);
    // No browser, and so no cookies.
    expect(await post({})).toBe(401);
  });
});

onProductionEngine('a session', (open) => {
  const product = startProduct(open);

  it('is renewed by its cookie, which changes each time', async () => {
    const browser = await product.member();
    const before = browser.cookies.get('refresh');
    const { session } = (await browser.post('/api/auth/refresh')).as(SessionAnswer);
    expect(session.wallet).toBe(browser.wallet);
    expect(browser.cookies.get('refresh')).not.toBe(before);
  });

  it('gives two tabs that renew at once the same cookie, and a late one the newest (SIGN-IN-6)', async () => {
    const browser = await product.member();
    const old = browser.cookies.get('refresh') ?? '';
    const tabs = await Promise.all(
      [1, 2, 3].map(() => browser.post('/api/auth/refresh', {}, { cookie: `refresh=${old}` })),
    );
    const successors = tabs.map((tab) => tab.headers.get('set-cookie')?.split(';')[0]);
    expect(new Set(successors).size).toBe(1);
    (await browser.post('/api/auth/refresh')).as(SessionAnswer);
    const newest = browser.cookies.get('refresh');
    product.passTime(20_000);
    (await browser.post('/api/auth/refresh', {}, { cookie: `refresh=${old}` })).as(SessionAnswer);
    expect(browser.cookies.get('refresh')).toBe(newest);
  });

  it('ends, with all its tokens, when an old cookie is used again later (SIGN-IN-6)', async () => {
    const browser = await product.member();
    const stolen = browser.cookies.get('refresh') ?? '';
    (await browser.post('/api/auth/refresh')).as(SessionAnswer);
    product.passTime(31_000);
    const thief = product.visitor();
    thief.cookies.set('refresh', stolen);
    expect((await thief.post('/api/auth/refresh')).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await browser.post('/api/auth/refresh')).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await browser.get(balancePath(browser.wallet))).refused()).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('ends after 30 days, for a token that would last longer too (SIGN-IN-5)', async () => {
    const browser = await product.member();
    product.passTime(30 * 24 * 60 * MINUTE - MINUTE);
    const { session } = (await browser.post('/api/auth/refresh')).as(SessionAnswer);
    browser.accessToken = session.accessToken;
    expect((await browser.get(balancePath(browser.wallet))).status).toBe(200);
    product.passTime(2 * MINUTE);
    expect((await browser.get(balancePath(browser.wallet))).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await browser.post('/api/auth/refresh')).refused()).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('ends when its browser signs in again, as another wallet too', async () => {
    const browser = await product.member();
    const { wallet, accessToken, cookies } = browser;
    const old = product.visitor();
    old.cookies.set('refresh', cookies.get('refresh') ?? '');
    await browser.signIn(newWallet(), GOOD_SIGNATURE);
    old.accessToken = accessToken;
    expect((await old.get(balancePath(wallet))).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await old.post('/api/auth/refresh')).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await browser.get(balancePath(browser.wallet))).status).toBe(200);
  });

  it('ends at once with sign-out, for its tokens too (SIGN-IN-7)', async () => {
    const browser = await product.member();
    const cookie = browser.cookies.get('refresh') ?? '';
    (await browser.post('/api/auth/sign-out')).as(Done);
    expect(browser.cookies.has('refresh')).toBe(false);
    const late = await browser.post('/api/auth/refresh', {}, { cookie: `refresh=${cookie}` });
    expect(late.refused()).toEqual([401, 'UNAUTHENTICATED']);
    const checkin = await browser.post('/api/daily-checkin', { wallet: browser.wallet });
    expect(checkin.refused()).toEqual([401, 'UNAUTHENTICATED']);
    (await browser.post('/api/auth/sign-out')).as(Done);
  });

  it('ends at once with a ban, which also refuses the next sign-in (SIGN-IN-7)', async () => {
    const browser = await product.member();
    const wallet = browser.wallet ?? '';
    await product.db.asOwner('update app.wallets set banned_at = now() where wallet = $1', [wallet]);
    expect((await browser.post('/api/daily-checkin', { wallet })).refused()).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
    expect((await browser.post('/api/auth/refresh')).refused()).toEqual([401, 'UNAUTHENTICATED']);
    if (browser.wallet === null) throw new Error('not signed in');
    const banned = await browser.prove(browser.wallet, await browser.nonce(), GOOD_SIGNATURE);
    expect(banned.refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('pays the daily login when it is renewed on a new UTC day, and counts the streak (GUM-2)', async () => {
    product.setTime('2025-07-01T23:50:00Z');
    const browser = await product.member();
    product.setTime('2025-07-02T00:00:00Z');
    const next = (await browser.post('/api/auth/refresh')).as(SessionAnswer);
    expect(next.dailyLogin).toEqual({ earned: 5, streak: 2 });
    const same = (await browser.post('/api/auth/refresh')).as(SessionAnswer);
    expect(same.dailyLogin).toEqual({ earned: 0, streak: 2 });
    product.setTime('2025-07-04T12:00:00Z');
    const later = (await browser.post('/api/auth/refresh')).as(SessionAnswer);
    expect(later.dailyLogin).toEqual({ earned: 5, streak: 1 });
  });

  it('is not opened by a token that has expired, is altered, unsigned, or signed by another key (SIGN-IN-4)', async () => {
    const browser = await product.member();
    const wallet = browser.wallet ?? '';
    const good = browser.accessToken ?? '';
    const [header = '', payload = '', signature = ''] = good.split('.');
    const claims = JSON.parse(atob(payload)) as Record<string, string>;
    const other = await newSigningKey().then(sessionKeys);
    const sign = (changes: object, { kid, signing } = product.keys) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', kid }).sign(signing);
    const forged = {
      altered: [
        header,
        btoa(JSON.stringify({ ...claims, wallet: newWallet() })).replace(/=+$/, ''),
        signature,
      ].join('.'),
      unsigned: new UnsecuredJWT(claims).encode(),
      'of another key': await sign({}, { ...other, kid: product.keys.kid }),
      'of another issuer': await sign({ iss: 'https://evil.example' }),
      'without an end': await sign({ exp: undefined }),
      "of another wallet than its session's": await sign({ wallet: (await product.member()).wallet }),
      'with the name of another key': await sign({}, { ...product.keys, kid: 'another' }),
      'of no session': await sign({ sid: crypto.randomUUID() }),
      nothing: '',
    };
    for (const [what, token] of Object.entries(forged)) {
      browser.accessToken = token;
      const reply = await browser.post('/api/daily-checkin', { wallet });
      expect([what, ...reply.refused()]).toEqual([what, 401, 'UNAUTHENTICATED']);
    }
    browser.accessToken = good;
    product.passTime(10 * MINUTE);
    expect((await browser.post('/api/daily-checkin', { wallet })).refused()).toEqual([
      401,
      'UNAUTHENTICATED',
    ]);
  });

  it('is renewed 60 times a minute at most, and goes on a minute later (SIGN-IN-6)', async () => {
    const browser = await product.member();
    const renew = () => browser.post('/api/auth/refresh');
    // As if its browser had renewed it 58 times; the first token is that of the sign-in.
    await product.db.transaction(null, (tx) =>
      tx.query(
        `insert into app.refresh_tokens (hash, session_id)
         select lpad(to_hex(n), 64, '0'), s.id from app.sessions s, generate_series(1, 58) n where s.wallet = $1`,
        [browser.wallet],
      ),
    );
    (await renew()).as(SessionAnswer);
    const limited = await renew();
    expect([...limited.refused(), limited.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '60']);
    // A clock that was set back has them all in the future, where they count for nothing.
    product.passTime(-10 * MINUTE);
    (await renew()).as(SessionAnswer);
    product.passTime(11 * MINUTE);
    (await renew()).as(SessionAnswer);
  });
});

onProductionEngine('a chain that does not answer', (open) => {
  let silent = true;
  const chain: ChainVerifier = {
    name: 'emulator',
    verify: async (proof) => (silent ? fail('UNAVAILABLE', 'silence') : ok(proof.address)),
  };
  const product = startProduct(open, { chain });

  it('decides nothing: the same proof signs in when it is back, and then no more (SIGN-IN-1)', async () => {
    const browser = product.visitor();
    const [nonce, wallet] = [await browser.nonce(), newWallet()];
    const prove = () => browser.prove(wallet, nonce, GOOD_SIGNATURE);
    expect((await prove()).refused()).toEqual([503, 'UNAVAILABLE']);
    expect((await prove()).refused()).toEqual([503, 'UNAVAILABLE']);
    silent = false;
    (await prove()).as(SessionAnswer);
    expect((await prove()).refused()).toEqual([409, 'CONFLICT']);
  });
});

onPostgresAlone('the chain', (open) => {
  const proxySecret = 'a secret that proxy and server share';
  let asked = 0;
  const chain: ChainVerifier = {
    name: 'emulator',
    verify: async () => {
      asked += 1;
      return fail('BAD_SIGNATURE', 'not this wallet');
    },
  };
  const limits = { ...HIGH_LIMITS, 'POST /api/auth/verify': 4 };
  const product = startProduct(open, { chain, limits, proxySecret });
  const tryToSignIn = async (address: string) => {
    const browser = product.visitor();
    const headers = { 'x-forwarded-for': address, 'x-proxy-secret': proxySecret };
    return browser.prove(newWallet(), await browser.nonce(), GOOD_SIGNATURE, headers);
  };

  it('is asked so often for an address (SIGN-IN-3)', async () => {
    const one = await Promise.all(Array.from({ length: 10 }, () => tryToSignIn('192.0.2.1')));
    expect(one.filter((reply) => reply.status === 401)).toHaveLength(4);
    expect(one.filter((reply) => reply.status === 429)).toHaveLength(6);
    expect(asked).toBe(4);
    expect((await tryToSignIn('192.0.2.5')).status).toBe(401);
  });

  it('is not asked about signatures of another account (SIGN-IN-3)', async () => {
    product.passTime(MINUTE);
    asked = 0;
    const statuses: number[] = [];
    for (let host = 10; host < 18; host += 1) {
      const browser = product.visitor();
      const signatures = [{ addr: newWallet(), keyId: 0, signature: GOOD_SIGNATURE }];
      const body = { address: newWallet(), nonce: await browser.nonce(), kind: 'account-proof', signatures };
      const headers = { 'x-forwarded-for': `192.0.2.${host}`, 'x-proxy-secret': proxySecret };
      statuses.push((await browser.post('/api/auth/verify', body, headers)).refused()[0]);
    }
    expect([asked, statuses]).toEqual([0, statuses.map(() => 401)]);
    expect((await tryToSignIn('192.0.2.18')).status).toBe(401);
    expect(asked).toBe(1);
  });
});
