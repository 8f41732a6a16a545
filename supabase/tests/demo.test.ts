import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ValidateAccessAnswer } from '@shared/contract/system/access.ts';
import { epochMs } from '@shared/kernel/units.ts';
import { CompositeSignature, NonceAnswer, SessionAnswer } from '@shared/contract/system/auth.ts';
import { COLLECTOR, DEMO_ACCOUNTS, STARTERS } from '../local/demo/accounts.ts';
import { demoChain, newDemoKeys } from '../local/demo/chain.ts';
import { seedDemo } from '../local/migrate.ts';
import { onPostgresAlone, onProductionEngine } from './support/engines.ts';
import { withLedger } from './support/town.ts';
import { startProduct } from './support/product.ts';

const Signed = z.object({
  success: z.literal(true),
  address: z.string(),
  kind: z.string(),
  signatures: z.array(CompositeSignature),
  message: z.string().optional(),
});

const Account = z.object({ uid: z.string(), name: z.string(), address: z.string(), note: z.string() });
type Account = z.output<typeof Account>;
const Accounts = z.object({ success: z.literal(true), accounts: z.array(Account) });

const known = (uid: string): Account => Account.parse(DEMO_ACCOUNTS.find((account) => account.uid === uid));

const chain = await demoChain(await newDemoKeys());

onProductionEngine('the demo wallet', (open) => {
  const product = startProduct(withLedger(open), { chain, demo: chain });

  /** Signs in as a person does: nonce, approval in the popup, verification. */
  async function signIn(
    account: Account,
    kind: 'account-proof' | 'user-signature',
    asWho = account,
    onSite?: string,
  ) {
    const browser = product.visitor();
    const { nonce, appIdentifier: ours } = (await browser.post('/api/auth/nonce')).as(NonceAnswer);
    const appIdentifier = onSite ?? ours;
    const request = { account: account.uid, kind, address: account.address, nonce, appIdentifier };
    const { signatures, message } = (await browser.post('/demo/sign', request)).as(Signed);
    const { address } = asWho;
    const own = signatures.map((one) => ({ ...one, addr: address }));
    return browser.post('/api/auth/verify', {
      address,
      nonce,
      kind,
      signatures: own,
      ...(message && { message }),
    });
  }

  it('proves each account by account proof and by user signature (SIGN-IN-2)', async () => {
    for (const account of DEMO_ACCOUNTS) {
      for (const kind of ['account-proof', 'user-signature'] as const) {
        const { session } = (await signIn(account, kind)).as(SessionAnswer);
        expect(session).toMatchObject({ wallet: account.address, role: null });
      }
    }
  });

  it('has one administrator, by the seed alone (DEMO-1)', async () => {
    await seedDemo(product.db);
    await seedDemo(product.db);
    expect((await signIn(known('administrator'), 'account-proof')).as(SessionAnswer).session.role).toBe(
      'ADMIN',
    );
    expect((await signIn(known('geek'), 'account-proof')).as(SessionAnswer).session.role).toBe(null);
  });

  it('comes with one access code a level, as the README prints them (DEMO-1)', async () => {
    await seedDemo(product.db);
    const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
    const printed = [...readme.matchAll(/`((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})` (?:opens )?the level ([A-Z]+)/g)];
    expect(printed.map(([, , level]) => level)).toEqual(['BETA', 'COMMUNITY']);
    for (const [, code, accessLevel] of printed) {
      const reply = await product.visitor().post('/api/validate-access', { code });
      expect(reply.as(ValidateAccessAnswer)).toMatchObject({ accessLevel, code });
    }
  });

  it('cannot prove an account with the key of another', async () => {
    expect((await signIn(known('geek'), 'account-proof', known('administrator'))).refused()).toEqual([
      401,
      'BAD_SIGNATURE',
    ]);
    expect((await signIn(known('geek'), 'user-signature', known('administrator'))).refused()).toEqual([
      401,
      'BAD_SIGNATURE',
    ]);
  });

  it('proves nothing here by what it signed for another site, which had asked for our nonce (SIGN-IN-2)', async () => {
    const geek = known('geek');
    for (const kind of ['account-proof', 'user-signature'] as const) {
      const relayed = await signIn(geek, kind, geek, 'https://evil.example');
      expect(relayed.refused()).toEqual([401, 'BAD_SIGNATURE']);
    }
  });

  it('signs nothing for a page of another site, nor for an account that it has not', async () => {
    const browser = product.visitor();
    const nonce = 'ab'.repeat(32);
    const request = {
      account: 'geek',
      kind: 'account-proof',
      nonce,
      appIdentifier: 'x',
      address: DEMO_ACCOUNTS[1]?.address,
    };
    const foreign = await browser.post('/demo/sign', request, { origin: 'https://evil.example' });
    expect(foreign.refused()).toEqual([403, 'FORBIDDEN']);
    expect((await browser.post('/demo/sign', { ...request, account: 'dean' })).refused()).toEqual([
      404,
      'NOT_FOUND',
    ]);
    expect((await browser.post('/demo/sign', '{')).refused()).toEqual([400, 'BAD_REQUEST']);
    expect((await browser.post('/demo/sign', ' '.repeat(70_000))).refused()).toEqual([413, 'TOO_LARGE']);
  });

  it('opens new accounts to begin anew with, with the roles of the known ones, and no second collector', async () => {
    await seedDemo(product.db);
    const { accounts } = (await product.visitor().post('/demo/accounts')).as(Accounts);
    expect(accounts.map(({ name }) => name)).toEqual(STARTERS.map(({ name }) => name));
    for (const account of accounts) {
      const { session } = (await signIn(account, 'account-proof')).as(SessionAnswer);
      const role = account.name === 'Administrator' ? 'ADMIN' : null;
      expect(session).toMatchObject({ wallet: account.address, role });
      expect((await signIn(account, 'account-proof', known('geek'))).refused()).toEqual([
        401,
        'BAD_SIGNATURE',
      ]);
    }
    const listed = (await product.visitor().get('/demo/accounts')).as(Accounts);
    expect(listed.accounts).toEqual(DEMO_ACCOUNTS);
  });

  it('opens as many sets of them as it is asked for at once, and no hundred', async () => {
    const { accounts } = (await product.visitor().post('/demo/accounts?times=2')).as(Accounts);
    expect(accounts.map(({ name }) => name)).toEqual([...STARTERS, ...STARTERS].map(({ name }) => name));
    expect(new Set(accounts.map(({ address }) => address)).size).toBe(accounts.length);
    const many = await product.visitor().post('/demo/accounts?times=100');
    expect(many.refused()).toEqual([400, 'BAD_REQUEST']);
  });

  it('proves an account that became known after the keys were made', async () => {
    const keys = Object.entries(z.record(z.string(), z.unknown()).parse(JSON.parse(await newDemoKeys())));
    const older = keys.filter(([uid]) => uid !== COLLECTOR.uid);
    const upgraded = await demoChain(JSON.stringify(Object.fromEntries(older)));
    const request = { kind: 'account-proof', appIdentifier: 'x', nonce: 'ab'.repeat(32) } as const;
    const signed = await upgraded.sign(COLLECTOR.uid, request, epochMs(0));
    const proof = { ...request, address: COLLECTOR.address, signatures: signed?.signatures ?? [] };
    expect((await upgraded.verify(proof)).ok).toBe(true);
  });

  it('opens none for a page of another site', async () => {
    const reply = await product.visitor().post('/demo/accounts', {}, { origin: 'https://evil.example' });
    expect(reply.refused()).toEqual([403, 'FORBIDDEN']);
  });

  it('is a page under the same policy as every other', async () => {
    const page = await product.visitor().get('/demo/wallet?account=geek&request=1');
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text).not.toMatch(/<script>|<style>| style=| on\w+=/);
  });

  it('is written in the letters of the desktop', async () => {
    const sheet = await product.visitor().get('/demo/wallet.css');
    const fonts = [...sheet.text.matchAll(/url\('([^']+)'\)/g)].map(([, file = '']) => file);
    expect(fonts).toHaveLength(2);
    for (const file of fonts) {
      const font = await product.visitor().get(`/demo/${file}`);
      expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/ttf']);
    }
  });
});

onPostgresAlone('a product without the demo chain', (open) => {
  const product = startProduct(open);

  it('has no demo wallet (DEMO-2)', async () => {
    expect((await product.visitor().get('/demo/accounts')).status).toBe(404);
    expect((await product.visitor().post('/demo/sign', {})).status).toBe(404);
    expect((await product.visitor().post('/demo/accounts')).status).toBe(404);
  });
});
