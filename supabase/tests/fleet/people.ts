import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { CompositeSignature, NonceAnswer, SessionAnswer } from '@shared/contract/system/auth.ts';
import type { DemoAccount } from '../../local/demo/accounts.ts';
import { visitor, type Reply, type Visitor } from '../support/visitor.ts';

/** How long a call that gets no answer is asked again for, before the test gives up (ms). */
const PATIENCE_MS = 60_000;

/** A person who signed in, and whose page asks again for what was not answered, as pages do. */
export interface Person {
  readonly browser: Visitor;
  /** Calls that got no answer, or one that says to ask again. */
  readonly unanswered: number;
  /** Asks until it is answered, under one idempotency key. */
  act(path: string, body: object): Promise<Reply>;
  /** Renews the session. Throws where that signs the person out. */
  renew(): Promise<void>;
}

const Signed = z.object({ signatures: z.array(CompositeSignature) });

/** Signs in as a demo account, with the demo's wallet. */
export async function signIn(url: string, account: DemoAccount): Promise<Person> {
  const browser = visitor(url);
  const { nonce, appIdentifier } = (await browser.post('/api/auth/nonce')).as(NonceAnswer);
  const { uid, address } = account;
  const asked = { account: uid, address, kind: 'account-proof', nonce, appIdentifier };
  const { signatures } = Signed.parse(JSON.parse((await browser.post('/demo/sign', asked)).text));
  const proof = { address, kind: 'account-proof', nonce, signatures };
  const { session } = (await browser.post('/api/auth/verify', proof)).as(SessionAnswer);
  browser.wallet = account.address;
  browser.accessToken = session.accessToken;

  let unanswered = 0;
  async function answered(ask: () => Promise<Reply>): Promise<Reply> {
    const began = performance.now();
    while (performance.now() - began < PATIENCE_MS) {
      const reply = await ask().catch(() => null);
      if (reply !== null && reply.status < 500) return reply;
      unanswered += 1;
      await sleep(100);
    }
    throw new Error('no answer came');
  }
  const renew = async () => {
    const reply = await answered(() => browser.post('/api/auth/refresh'));
    browser.accessToken = reply.as(SessionAnswer).session.accessToken;
  };
  return {
    browser,
    get unanswered() {
      return unanswered;
    },
    renew,
    async act(path, body) {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const ask = () => answered(() => browser.post(path, body, headers));
      const reply = await ask();
      if (reply.status !== 401) return reply;
      await renew();
      return ask();
    },
  };
}

/** The same person at one server, past the proxy. */
export function at(server: string, { browser }: Person, origin: string): Visitor {
  const there = visitor(server);
  there.wallet = browser.wallet;
  there.accessToken = browser.accessToken;
  return { ...there, post: (path, body, headers) => there.post(path, body, { origin, ...headers }) };
}
