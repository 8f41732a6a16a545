import { expect, it } from 'vitest';
import { sha256 } from '@shared/auth/keys.ts';
import { AccessAnswer, ValidateAccessAnswer } from '@shared/contract/system/access.ts';
import {
  accessCode,
  CODE_BYTES,
  INVALID_CODE,
  normalCode,
  type CodeLevel,
} from '@shared/domain/system/access.ts';
import { onPostgresAlone } from '../support/engines.ts';
import { administrator, HIGH_LIMITS, startProduct, type Product } from '../support/product.ts';
import type { Visitor } from '../support/visitor.ts';

interface Terms {
  readonly level?: CodeLevel;
  readonly uses?: number;
  readonly expires?: string;
}

/** Puts a new code into the database, as the operator's command does. */
async function newCode(product: Product, { level = 'BETA', uses, expires }: Terms = {}): Promise<string> {
  const code = accessCode(crypto.getRandomValues(new Uint8Array(CODE_BYTES)));
  await product.db.asOwner(
    'insert into app.access_codes (hash, level, max_uses, expires_at) values ($1, $2, $3, $4)',
    [await sha256(normalCode(code)), level, uses ?? null, expires ?? null],
  );
  return code;
}

const enter = (browser: Visitor, code: string, headers: Record<string, string> = {}) =>
  browser.post('/api/validate-access', { code }, headers);
const levelOf = async (browser: Visitor) => (await browser.get('/api/access')).as(AccessAnswer).accessLevel;

onPostgresAlone('an access code', (open) => {
  const product = startProduct(open);
  const revoke = (code: string) =>
    sha256(normalCode(code)).then((hash) =>
      product.db.asOwner('update app.access_codes set revoked_at = app.now() where hash = $1', [hash]),
    );
  const usesOf = async (code: string) => {
    const rows = await product.db.asOwner<{ uses: number }>(
      'select uses from app.access_codes where hash = $1',
      [await sha256(normalCode(code))],
    );
    return rows[0]?.uses;
  };

  it('gives its level to the browser that enters it, in a cookie that no script reads', async () => {
    const code = await newCode(product, { level: 'COMMUNITY' });
    const browser = product.visitor();
    expect(await levelOf(browser)).toBeNull();
    const typed = ` ${code.toLowerCase()} `;
    const reply = await enter(browser, typed);
    expect(reply.as(ValidateAccessAnswer)).toEqual({ success: true, accessLevel: 'COMMUNITY', code: typed });
    expect(reply.headers.get('set-cookie')).toMatch(
      /^access=[0-9a-f]{64}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(await levelOf(browser)).toBe('COMMUNITY');
    expect(await levelOf(product.visitor())).toBeNull();
    const kept = await product.db.asOwner('select visitor_hash from app.access_grants', []);
    expect(JSON.stringify(kept)).not.toContain(browser.cookies.get('access'));
  });

  it('is refused in the same words when it is wrong, expired, used up or revoked (GATE-4)', async () => {
    const usedUp = await newCode(product, { uses: 1 });
    await enter(product.visitor(), usedUp);
    const revoked = await newCode(product);
    await revoke(revoked);
    const expired = await newCode(product, { expires: '2025-06-02T12:00:00Z' });
    const replies = await Promise.all(
      ['0000-0000-0000-0000', '---', usedUp, revoked, expired].map((code) => enter(product.visitor(), code)),
    );
    for (const reply of replies) {
      expect([reply.status, JSON.parse(reply.text)]).toEqual([
        403,
        { success: false, error: INVALID_CODE, code: 'FORBIDDEN' },
      ]);
      expect(reply.headers.get('set-cookie')).toBeNull();
    }
    for (const code of ['', '  ', 7, null, 'x'.repeat(101)]) {
      const reply = await product.visitor().post('/api/validate-access', { code });
      expect([code, ...reply.refused()]).toEqual([code, 400, 'BAD_REQUEST']);
    }
  });

  it('with one use left is won by one of many who enter it at once (GATE-8)', async () => {
    const code = await newCode(product, { uses: 3 });
    const browsers = Array.from({ length: 10 }, () => product.visitor());
    const replies = await Promise.all(browsers.map((browser) => enter(browser, code)));
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(3);
    expect(replies.filter((reply) => reply.status === 403)).toHaveLength(7);
    expect(await usesOf(code)).toBe(3);
  });

  it('is used once by a browser, however often it is entered, sent again or answered in vain (GATE-9)', async () => {
    const code = await newCode(product, { uses: 1 });
    const key = { 'idempotency-key': crypto.randomUUID() };
    // Two requests of one click, both before any cookie, and a third whose browser heard neither answer.
    const browser = product.visitor();
    const clicks = await Promise.all([enter(browser, code, key), enter(browser, code, key)]);
    expect(clicks.map((reply) => reply.status)).toEqual([200, 200]);
    expect((await enter(product.visitor(), code, key)).status).toBe(200);
    expect((await enter(browser, code)).status).toBe(200);
    expect(await usesOf(code)).toBe(1);
    expect((await enter(product.visitor(), code)).status).toBe(403);
  });

  it('entered last is the one that counts, and the first one still costs nothing (GATE-9)', async () => {
    const beta = await newCode(product, { uses: 1 });
    const community = await newCode(product, { level: 'COMMUNITY' });
    const browser = product.visitor();
    await enter(browser, beta);
    product.passTime(1000);
    await enter(browser, community);
    expect(await levelOf(browser)).toBe('COMMUNITY');
    product.passTime(1000);
    expect((await enter(browser, beta)).status).toBe(200);
    expect(await levelOf(browser)).toBe('BETA');
  });

  it('that is revoked or over ends what it gave; nothing lasts beyond 30 days (GATE-8)', async () => {
    const revoked = await newCode(product);
    const ending = await newCode(product, { expires: '2025-06-03T12:00:00Z' });
    const endless = await newCode(product);
    const [one, two, three] = [product.visitor(), product.visitor(), product.visitor()];
    await enter(one, revoked);
    await enter(two, ending);
    await enter(three, endless);
    await revoke(revoked);
    expect(await levelOf(one)).toBeNull();
    expect((await enter(one, revoked)).status).toBe(403);
    expect(await levelOf(two)).toBe('BETA');
    product.setTime('2025-06-03T13:00:00Z');
    expect(await levelOf(two)).toBeNull();
    const shortened = await newCode(product);
    await enter(two, shortened);
    expect(await levelOf(two)).toBe('BETA');
    await product.db.asOwner(
      `update app.access_codes set expires_at = '2025-06-03T12:59:00Z' where hash = $1`,
      [await sha256(normalCode(shortened))],
    );
    expect(await levelOf(two)).toBeNull();
    expect(await levelOf(three)).toBe('BETA');
    product.setTime('2025-07-03T12:00:00Z');
    expect(await levelOf(three)).toBeNull();
    product.setTime('2025-06-02T12:00:00Z');
  });

  it('gives way to a higher role, and is entered from our own pages only', async () => {
    const code = await newCode(product, { level: 'COMMUNITY' });
    const dean = await administrator(product);
    await enter(dean, code);
    expect(await levelOf(dean)).toBe('ADMIN');
    await product.db.asOwner('update app.wallets set role = null where wallet = $1', [dean.wallet]);
    expect(await levelOf(dean)).toBe('COMMUNITY');
    dean.accessToken = 'made.up.token';
    expect((await dean.get('/api/access')).refused()).toEqual([401, 'UNAUTHENTICATED']);
    const foreign = await enter(product.visitor(), code, { origin: 'https://evil.example' });
    expect(foreign.refused()).toEqual([403, 'FORBIDDEN']);
    expect(foreign.text).not.toContain(INVALID_CODE);
  });
});

onPostgresAlone('guessing access codes', (open) => {
  const proxySecret = 'a secret that proxy and server share';
  const product = startProduct(open, {
    limits: { ...HIGH_LIMITS, 'POST /api/validate-access': 5 },
    proxySecret,
  });

  it('stops after so many tries of a wallet, from however many addresses', async () => {
    const member = await product.member();
    const statuses: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      const elsewhere = { 'x-forwarded-for': `192.0.2.${guess}`, 'x-proxy-secret': proxySecret };
      statuses.push((await enter(member, `0000-0000-0000-000${guess}`, elsewhere)).status);
    }
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429, 429]);
  });

  it('stops after so many tries of an address, the right one included, until its time is over (GATE-8)', async () => {
    const code = await newCode(product);
    const guesses = Array.from({ length: 12 }, (_, guess) =>
      enter(product.visitor(), `0000-0000-0000-00${String(guess).padStart(2, '0')}`),
    );
    const replies = await Promise.all(guesses);
    expect(replies.filter((reply) => reply.status === 403)).toHaveLength(5);
    expect(replies.filter((reply) => reply.status === 429)).toHaveLength(7);
    const right = await enter(product.visitor(), code);
    expect(right.refused()).toEqual([429, 'RATE_LIMITED']);
    expect(right.text).toContain('Please wait 10 minutes.');
    expect(right.headers.get('retry-after')).toBe('600');
    product.passTime(600_000);
    expect((await enter(product.visitor(), code)).status).toBe(200);
  });
});
