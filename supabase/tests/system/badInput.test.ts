import { expect, it } from 'vitest';
import { ROUTES } from '../../functions/api/routes/index.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { HIGH_LIMITS, newWallet, startProduct } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

const A = '0x00000000000000aa';
const NONCE = 'ab'.repeat(32);
const proof = (changes: object) => ({
  address: A,
  nonce: NONCE,
  kind: 'account-proof',
  signatures: [{ addr: A, keyId: 0, signature: 'ab'.repeat(64) }],
  ...changes,
});

onPostgresAlone('bad input', (open) => {
  const product = startProduct(open);
  const everything = async () => {
    const tables = [
      'wallets',
      'sessions',
      'gum_transactions',
      'profiles',
      'lockers',
      'idempotency_keys',
      'audit',
    ];
    const counts = tables.map((table) => `(select count(*)::int from app.${table}) as ${table}`);
    return product.db.asOwner(`select ${counts.join(', ')}`, []);
  };

  it('is refused with 400, and writes nothing', async () => {
    const browser = await product.member();
    const { wallet } = browser;
    const hex = wallet?.slice(2) ?? '';
    const spellings = [
      hex,
      `0X${hex}`,
      `0x${'0'.repeat(14)}AA`,
      `0x${hex.replace(/^0+/, '')}`,
      ` ${wallet ?? ''}`,
      `${wallet ?? ''}\n`,
      `0x0${hex}`,
      '',
      null,
      7,
      [wallet],
      { toString: wallet },
    ];
    const posts: [string, unknown][] = [
      ['/api/daily-checkin', '{"wallet":'],
      ['/api/daily-checkin', 'null'],
      ['/api/daily-checkin', '[]'],
      ['/api/daily-checkin', '"text"'],
      ['/api/daily-checkin', ''],
      ['/api/daily-checkin', '\u0000'],
      ...spellings.map((spelling): [string, unknown] => ['/api/daily-checkin', { wallet: spelling }]),
      ...spellings.map((spelling): [string, unknown] => ['/api/assign-locker', { wallet_address: spelling }]),
      ['/api/gum/earn', { wallet, source: "x' or 1=1", metadata: { timestamp: 1 } }],
      ['/api/gum/earn', { wallet, source: 'daily_checkin' }],
      ['/api/gum/earn', { wallet, source: 'daily_checkin', metadata: { timestamp: 1, test: 'yes' } }],
      ['/api/auth/verify', {}],
      ['/api/auth/verify', proof({ nonce: NONCE.toUpperCase() })],
      ['/api/auth/verify', proof({ nonce: `${NONCE}00` })],
      ['/api/auth/verify', proof({ signatures: [] })],
      ['/api/auth/verify', proof({ signatures: [{ addr: A, keyId: -1, signature: 'ab'.repeat(64) }] })],
      ['/api/auth/verify', proof({ signatures: [{ addr: A, keyId: 0, signature: 'zz'.repeat(64) }] })],
      ['/api/auth/verify', proof({ kind: 'user-signature' })],
      ['/api/auth/verify', proof({ message: 'unasked' })],
      ['/api/auth/nonce', '[1]'],
    ];
    const before = await everything();
    for (const [path, body] of posts) {
      const reply = await browser.post(path, body);
      expect([path, body, ...reply.refused()]).toEqual([path, body, 400, 'BAD_REQUEST']);
    }
    const gets = [
      '/api/locker-info',
      '/api/locker-info?wallet_address=',
      `/api/locker-info?wallet_address=${hex}`,
      `/api/locker-info?wallet_address=${A}&wallet_address=${A}`,
      `/api/gum/balance?wallet=0xZZ`,
      `/api/gum/transactions?wallet=${wallet ?? ''}&limit=0`,
      `/api/gum/transactions?wallet=${wallet ?? ''}&limit=101`,
      `/api/gum/transactions?wallet=${wallet ?? ''}&limit=1e9`,
      `/api/gum/transactions?wallet=${wallet ?? ''}&offset=-1`,
      `/api/gum/transactions?wallet=${wallet ?? ''}&limit=ten`,
      `/api/gum/transactions?wallet=${wallet ?? ''}&cursor=`,
      `/api/gum/transactions?wallet=${wallet ?? ''}&cursor=1-1-1`,
      `/api/gum/transactions?wallet=${wallet ?? ''}&cursor=${'9'.repeat(17)}-1`,
      `/api/gum/cooldown?wallet=${wallet ?? ''}`,
    ];
    for (const path of gets) {
      expect([path, ...(await browser.get(path)).refused()]).toEqual([path, 400, 'BAD_REQUEST']);
    }
    expect(await everything()).toEqual(before);
  });

  it('is told apart: unknown, not allowed, too large, no session (API-1)', async () => {
    const browser = await product.member();
    const before = await everything();
    expect((await browser.get('/api/unknown')).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await browser.get('/api')).refused()).toEqual([404, 'NOT_FOUND']);
    expect((await browser.post('/api/admin/grant', {})).refused()).toEqual([404, 'NOT_FOUND']);
    const wrongMethod = await browser.get('/api/daily-checkin');
    expect(wrongMethod.refused()).toEqual([405, 'METHOD_NOT_ALLOWED']);
    expect(wrongMethod.headers.get('allow')).toBe('POST');
    expect((await browser.post('/api/locker-info')).refused()).toEqual([405, 'METHOD_NOT_ALLOWED']);
    const large = JSON.stringify({ wallet: browser.wallet, filler: 'x'.repeat(1_000_000) });
    expect((await browser.post('/api/daily-checkin', large)).refused()).toEqual([413, 'TOO_LARGE']);
    expect((await browser.post('/api/auth/verify', large)).refused()).toEqual([413, 'TOO_LARGE']);
    const stranger = await product.visitor().post('/api/daily-checkin', { wallet: browser.wallet });
    expect(stranger.refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect(await everything()).toEqual(before);
  });

  it('is looked at in the order size, syntax, session, ownership, rule (API-2)', async () => {
    const stranger = product.visitor();
    const large = 'x'.repeat(70_000);
    expect((await stranger.post('/api/daily-checkin', large)).refused()).toEqual([413, 'TOO_LARGE']);
    expect((await stranger.post('/api/daily-checkin', 'x')).refused()).toEqual([400, 'BAD_REQUEST']);
    const other = { wallet_address: newWallet() };
    expect((await stranger.post('/api/assign-locker', other)).refused()).toEqual([401, 'UNAUTHENTICATED']);
    const member = await product.member();
    expect((await member.post('/api/assign-locker', other)).refused()).toEqual([403, 'FORBIDDEN']);
    const own = { wallet_address: member.wallet };
    expect((await member.post('/api/assign-locker', own)).refused()).toEqual([409, 'PROFILE_REQUIRED']);
  });

  it('is judged as a text that others read once its writer is admitted (CHAT-3)', async () => {
    const example = ROUTES['POST /api/myplace/page']?.example;
    const page = (wallet: string | null) => ({ ...example, wallet, about: 'see flunks-claim.shop' });
    const member = await product.member();
    const post = (browser: Visitor, body: object) => browser.post('/api/myplace/page', body);
    expect((await post(product.visitor(), page(member.wallet))).refused()).toEqual([401, 'UNAUTHENTICATED']);
    expect((await post(member, page(newWallet()))).refused()).toEqual([403, 'FORBIDDEN']);
    const told = await post(member, page(member.wallet));
    expect(told.refused()).toEqual([400, 'BAD_REQUEST']);
    expect(told.text).toContain('about: Web addresses cannot be written here.');
  });

  it('does not stop a body that streams without saying how long it is', async () => {
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(16_384).fill(32)),
    });
    // Node's fetch wants duplex for a stream; the DOM's types do not know it.
    const init = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
    const reply = await fetch(`${product.url}/api/daily-checkin`, init).then(
      (response) => response.status,
      () => 'cut off',
    );
    expect([413, 'cut off']).toContain(reply);
  });
});

onPostgresAlone('floods', (open) => {
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, wallet: 5, address: 20 } });

  it('are stopped by wallet, then by address, until the minute is over (API-3)', async () => {
    const browser = await product.member();
    const body = { wallet: browser.wallet };
    // Together and wrong: every attempt counts, also those that the rule refuses.
    const replies = await Promise.all(
      Array.from({ length: 12 }, () => browser.post('/api/daily-checkin', body)),
    );
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(7);
    const limited = await browser.post('/api/daily-checkin', body);
    expect(limited.refused()).toEqual([429, 'RATE_LIMITED']);
    expect(limited.headers.get('retry-after')).toBe('60');
    const strangers = await Promise.all(
      Array.from({ length: 10 }, () => product.visitor().post('/api/auth/nonce')),
    );
    expect(strangers.map((reply) => reply.status)).toContain(429);
    expect((await product.visitor().get('/api/health')).status).toBe(200);
    product.passTime(60_000);
    expect((await browser.post('/api/daily-checkin', body)).refused()).toEqual([409, 'CONFLICT']);
  });
});

onPostgresAlone('floods of texts that are refused', (open) => {
  const page = 'POST /api/myplace/page';
  const message = 'POST /api/chat-messages';
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, [page]: 4, [message]: 4 } });

  it('count as texts that are taken do, also while they come together (API-3)', async () => {
    const writer = await product.member();
    await writer.post('/api/profile', { username: 'Flooding' });
    const example = ROUTES[page]?.example;
    const scam = 'see flunks-claim.shop, or evil.ru';
    for (const [path, body] of [
      ['/api/myplace/page', { ...example, wallet: writer.wallet, about: scam }],
      [
        '/api/chat-messages',
        { room_name: 'General Chat', wallet_address: writer.wallet, message_text: scam },
      ],
    ] as const) {
      const replies = await Promise.all(Array.from({ length: 9 }, () => writer.post(path, body)));
      const judged = replies.filter(({ text }) => /Web addresses|One link fits/.test(text));
      const limited = replies.filter(({ status }) => status === 429);
      expect([path, judged.length, limited.length]).toEqual([path, 4, 5]);
    }
  });
});

onPostgresAlone('floods around the turn of a minute', (open) => {
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, wallet: 20 } });

  it('get no more through within a minute than any minute lets through (API-3)', async () => {
    const browser = await product.member();
    const body = { wallet: browser.wallet };
    const passed: number[] = [];
    let now = 0;
    const flood = async (calls: number, ms: number): Promise<void> => {
      product.passTime(ms);
      now += ms;
      const replies = await Promise.all(
        Array.from({ length: calls }, () => browser.post('/api/daily-checkin', body)),
      );
      passed.push(...replies.filter(({ status }) => status !== 429).map(() => now));
    };
    await flood(14, 50_000);
    await flood(14, 9_000);
    await flood(14, 2_000);
    expect(passed.length).toBe(20);
    for (let round = 0; round < 30; round += 1) await flood(3, 7_000);
    for (const from of passed) {
      expect(passed.filter((at) => at >= from && at < from + 60_000).length).toBeLessThanOrEqual(20);
    }
    // What is refused counts for nothing, so that about as many pass as may.
    expect(passed.length).toBeGreaterThan(20 * 3.5);
    product.passTime(60_000);
    expect((await browser.post('/api/daily-checkin', body)).refused()).toEqual([409, 'CONFLICT']);
  });
});

onPostgresAlone('floods of reads', (open) => {
  const product = startProduct(open, { limits: { ...HIGH_LIMITS, reads: 10 } });

  it('are stopped by address until the minute is over, except the questions of a monitor', async () => {
    const browser = product.visitor();
    const statuses: number[] = [];
    for (let read = 0; read < 12; read += 1) statuses.push((await browser.get('/api/time-config')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
    const limited = await browser.get('/api/locker-info?wallet_address=0x00000000000000aa');
    expect([...limited.refused(), limited.headers.get('retry-after')]).toEqual([429, 'RATE_LIMITED', '60']);
    expect((await browser.get('/api/health')).status).toBe(200);
    product.passTime(60_000);
    expect((await browser.get('/api/time-config')).status).toBe(200);
  });

  it('get no more through around the turn of a minute', async () => {
    const browser = product.visitor();
    const flood = async (reads: number, ms: number): Promise<number> => {
      product.passTime(ms);
      let passed = 0;
      for (let read = 0; read < reads; read += 1) {
        if ((await browser.get('/api/time-config')).status === 200) passed += 1;
      }
      return passed;
    };
    await flood(0, 119_000);
    expect([await flood(8, 0), await flood(8, 2_000), await flood(8, 57_000), await flood(8, 3_000)]).toEqual(
      [8, 2, 0, 8],
    );
  });
});
