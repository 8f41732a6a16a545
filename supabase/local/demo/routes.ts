import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { z } from 'zod';
import type { Clock } from '../../../src/kernel/clock.ts';
import { Nonce } from '../../functions/_shared/contract/auth.ts';
import { WalletAddress } from '../../functions/_shared/contract/values.ts';
import type { Db } from '../../functions/_shared/db/port.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { DemoChain } from './chain.ts';

const SignBody = z.object({
  account: z.string(),
  kind: z.enum(['account-proof', 'user-signature']),
  address: WalletAddress,
  nonce: Nonce,
  appIdentifier: z.string().min(1).max(200),
});

const file = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

interface DemoDeps {
  readonly chain: DemoChain;
  readonly db: Db;
  readonly origins: readonly string[];
  readonly clock: Clock;
}

/** The demo wallet: its accounts, its popup and what it signs. Served only with CHAIN=demo. */
export function demoRoutes({ chain, db, origins, clock }: DemoDeps) {
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

  // For who wants to begin anew: each browser test.
  app.post('/accounts', ownPages, async (c) => {
    const accounts = await chain.openAccounts();
    if (!accounts) return c.json(refuse('RATE_LIMITED', 'Too many accounts are open.'), 429);
    for (const [index, { address }] of DEMO_ACCOUNTS.entries()) {
      await db.asOwner(
        `insert into app.wallets (wallet, role)
         select $1, role from app.wallets where wallet = $2 and role is not null`,
        [accounts[index]?.address ?? null, address],
      );
    }
    return c.json({ success: true, accounts });
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
  return app;
}
