import { readFileSync } from 'node:fs';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { z } from 'zod';
import type { Clock } from '../../../src/kernel/clock.ts';
import { Nonce } from '../../functions/_shared/contract/auth.ts';
import { WalletAddress } from '../../functions/_shared/contract/values.ts';
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

/** The demo wallet: its accounts, its popup and what it signs. Served only with CHAIN=demo. */
export function demoRoutes(chain: DemoChain, origins: readonly string[], clock: Clock) {
  const app = new Hono().basePath('/demo');
  const refuse = (code: string, error: string) => ({ success: false, error, code }) as const;

  app.get('/accounts', (c) => c.json({ success: true, accounts: DEMO_ACCOUNTS }));

  const limit = bodyLimit({
    maxSize: 4096,
    onError: (c) => c.json(refuse('TOO_LARGE', 'The request is too large.'), 413),
  });
  app.post('/sign', limit, async (c) => {
    // The popup alone asks for signatures: another site's page must not be able to.
    const origin = c.req.header('origin');
    if (origin !== undefined && !origins.includes(origin)) {
      return c.json(refuse('FORBIDDEN', 'This request comes from another site.'), 403);
    }
    const body = SignBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return c.json(refuse('BAD_REQUEST', 'The request cannot be read.'), 400);
    const { account, address, ...request } = body.data;
    const known = DEMO_ACCOUNTS.some((one) => one.uid === account && one.address === address);
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
