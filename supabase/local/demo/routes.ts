import { readFileSync } from 'node:fs';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Clock } from '../../functions/_shared/kernel/clock.ts';
import { Nonce } from '../../functions/_shared/contract/system/auth.ts';
import { CollectionName } from '../../functions/_shared/contract/collection/collection.ts';
import { WalletAddress } from '../../functions/_shared/contract/values.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { parseAddress, type Address } from '../../functions/_shared/kernel/units.ts';
import { DEMO_ACCOUNTS, STARTERS } from './accounts.ts';
import { newAddress, type DemoChain } from './chain.ts';
import type { DemoLedger, DemoTransaction } from './ledger.ts';
import { endow } from './town.ts';

const SignBody = z.object({
  account: z.string(),
  kind: z.enum(['account-proof', 'user-signature']),
  address: WalletAddress,
  nonce: Nonce,
  appIdentifier: z.string().min(1).max(200),
});

const Digits = z.string().regex(/^\d{1,18}$/);
const TransactBody = z.object({
  account: z.string().describe('its uid or its address'),
  intent: z.discriminatedUnion('op', [
    z.object({ op: z.literal('initialize-collections') }),
    z.object({ op: z.literal('graduate'), tokenId: Digits }),
    z.object({ op: z.literal('claim-backpack'), tokenId: Digits, templateId: Digits, setId: Digits }),
  ]),
});
const TokenQuery = z.object({ collection: CollectionName, tokenId: Digits });
/** How often one like each of the starters is opened. */
const Times = z.coerce.number().int().min(1).max(50).default(1);
const FaultBody = z.object({ address: WalletAddress, next: z.enum(['revert', 'slow', 'none']) });

const FONTS = new URL('../../../assets/finished/fonts/', import.meta.url);
const file = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

interface DemoDeps {
  readonly chain: DemoChain;
  readonly ledger: DemoLedger;
  readonly db: Db;
  readonly origins: readonly string[];
  readonly clock: Clock;
}

/** The demo wallet: its accounts, its popup and what it signs. Served only with CHAIN=demo. */
export function demoRoutes({ chain, ledger, db, origins, clock }: DemoDeps) {
  const app = new Hono().basePath('/demo');
  const refuse = (code: string, error: string) => ({ success: false, error, code }) as const;

  app.get('/accounts', (c) => c.json({ success: true, accounts: DEMO_ACCOUNTS }));

  const limit = bodyLimit({
    maxSize: 4096,
    onError: (c) => c.json(refuse('TOO_LARGE', 'The request is too large.'), 413),
  });
  // Our own pages alone ask for accounts and signatures: another site's page must not be able to.
  const ownPages = createMiddleware(async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined || origins.includes(origin)) return next();
    return c.json(refuse('FORBIDDEN', 'This request comes from another site.'), 403);
  });

  // For who wants to begin anew: each browser test. After each time the whole school is ranked, which is most of the work.
  app.post('/accounts', ownPages, async (c) => {
    const times = Times.safeParse(c.req.query('times'));
    if (!times.success) return c.json(refuse('BAD_REQUEST', 'The request cannot be read.'), 400);
    const accounts = await chain.openAccounts(times.data);
    if (!accounts) return c.json(refuse('RATE_LIMITED', 'Too many accounts are open.'), 429);
    const opened = accounts.flatMap(({ address }, index) => {
      const like = STARTERS[index % STARTERS.length];
      return like ? [{ like, address }] : [];
    });
    for (const { like, address } of opened) {
      await db.asOwner(
        `insert into app.wallets (wallet, role)
         select $1, role from app.wallets where wallet = $2 and role is not null`,
        [address, like.address],
      );
    }
    const beginners = opened.map(({ like, address }) => ({ uid: like.uid, address, linked: newAddress() }));
    await endow(ledger, beginners, Math.random);
    return c.json({ success: true, accounts });
  });

  const answer = (c: Context, transaction: DemoTransaction | null) =>
    transaction
      ? c.json({ success: true, ...transaction })
      : c.json(refuse('NOT_FOUND', 'There is no such transaction.'), 404);
  app.post('/transactions', limit, ownPages, async (c) => {
    const body = TransactBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json(refuse('BAD_REQUEST', 'The request cannot be read.'), 400);
    const known = chain.account(body.data.account);
    if (!known) return c.json(refuse('NOT_FOUND', 'There is no such account.'), 404);
    return answer(c, await ledger.transact(known.address, body.data.intent));
  });
  app.get('/transactions', async (c) => answer(c, await ledger.transaction(c.req.query('id') ?? '')));
  app.post('/faults', limit, ownPages, async (c) => {
    const body = FaultBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json(refuse('BAD_REQUEST', 'The request cannot be read.'), 400);
    await ledger.setFault(body.data.address, body.data.next);
    return c.json({ success: true });
  });

  /** Answers a read of an address. */
  const reading = (read: (address: Address) => Promise<object>) => async (c: Context) => {
    const address = parseAddress(c.req.query('address') ?? '');
    if (address === null) return c.json(refuse('BAD_REQUEST', 'There is no such address.'), 400);
    return c.json({ success: true, ...(await read(address)) });
  };
  app.get(
    '/chain/has-collections',
    reading(async (address) => ({ hasCollections: await ledger.hasCollections(address) })),
  );
  app.get(
    '/chain/cliques',
    reading(async (address) => ({ cliques: await ledger.cliques(address) })),
  );

  app.get('/chain/flunk', async (c) => {
    const tokenId = Digits.safeParse(c.req.query('tokenId'));
    if (!tokenId.success) return c.json(refuse('BAD_REQUEST', 'There is no such Flunk.'), 400);
    return c.json({ success: true, ...(await ledger.flunk(tokenId.data)) });
  });
  app.get('/chain/pending-rewards', async (c) => {
    const token = TokenQuery.safeParse(c.req.query());
    if (!token.success) return c.json(refuse('BAD_REQUEST', 'There is no such token.'), 400);
    const pendingRewards = await ledger.pendingRewards(token.data.collection, token.data.tokenId);
    return c.json({ success: true, pendingRewards });
  });

  app.post('/sign', limit, ownPages, async (c) => {
    const body = SignBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json(refuse('BAD_REQUEST', 'The request cannot be read.'), 400);
    const { account, address, ...request } = body.data;
    const known = chain.account(account)?.address === address;
    const signed = known ? await chain.sign(account, request, clock.now()) : null;
    if (!signed) return c.json(refuse('NOT_FOUND', 'There is no such account.'), 404);
    return c.json({ success: true, address, kind: request.kind, ...signed });
  });

  app.get('/wallet', (c) => c.html(file('wallet.html')));
  app.get('/wallet.css', (c) =>
    c.body(file('wallet.css'), 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/wallet.js', (c) =>
    c.body(file('wallet.js'), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  for (const font of ['win95.ttf', 'win95b.ttf']) {
    app.get(`/${font}`, (c) =>
      c.body(readFileSync(new URL(font, FONTS)), 200, { 'content-type': 'font/ttf' }),
    );
  }
  return app;
}
