import { expect } from 'vitest';
import { z } from 'zod';
import type { Address } from '@shared/kernel/units.ts';
import { NonceAnswer, SessionAnswer } from '@shared/contract/system/auth.ts';
import { Refusal } from '@shared/contract/errors.ts';
import { GumNews } from '@shared/contract/school/gum.ts';
import { ROUTES } from '../../functions/api/routes/index.ts';
import { OF_EVERY_ROUTE, refusalsOf } from '../../functions/api/refusals.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Reads a success, which has to have exactly the contract's shape, but for what its envelope says of GUM. */
  as<Schema extends z.ZodType>(schema: Schema): z.output<Schema>;
  /** What the envelope says of GUM; null: nothing moved. */
  news(): GumNews | null;
  /** Reads a refusal of the contract's shape, with a code that its route declares: [status, code]. */
  refused(): readonly [number, Refusal['code']];
}

/** A browser: it keeps cookies, names its origin, and sends the access token once it has one. */
export interface Visitor {
  wallet: Address | null;
  accessToken: string | null;
  readonly cookies: Map<string, string>;
  get(path: string, headers?: Record<string, string>): Promise<Reply>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  nonce(): Promise<string>;
  /** Proves the wallet with one signature, whatever it is worth. */
  prove(wallet: Address, nonce: string, signature: string, headers?: Record<string, string>): Promise<Reply>;
  signIn(wallet: Address, signature: string): Promise<SessionAnswer>;
}

const Envelope = z.object({ gum: GumNews.optional() });

function replyOf(route: string, status: number, headers: Headers, text: string): Reply {
  const declared = ROUTES[route];
  return {
    status,
    headers,
    text,
    as(schema) {
      expect({ status, text: status === 200 ? '' : text }).toEqual({ status: 200, text: '' });
      const strict = schema instanceof z.ZodObject ? schema.strict() : schema;
      const { gum, ...own } = JSON.parse(text) as { gum?: unknown };
      GumNews.strict().optional().parse(gum);
      // The same schema, closed: what it reads has the same type.
      return strict.parse(own) as z.output<typeof schema>;
    },
    news: () => Envelope.parse(JSON.parse(text)).gum ?? null,
    refused() {
      const { code } = Refusal.strict().parse(JSON.parse(text));
      if (declared) expect([...OF_EVERY_ROUTE, ...refusalsOf(declared).keys()]).toContain(code);
      return [status, code];
    },
  };
}

export function visitor(url: string): Visitor {
  const cookies = new Map<string, string>();
  const keep = (headers: Headers) => {
    for (const line of headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
  };

  const send = async (method: string, path: string, body: unknown, headers: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...(method === 'POST' && { 'content-type': 'application/json', origin: url }),
        ...(cookie !== '' && { cookie }),
        ...(self.accessToken !== null && { authorization: `Bearer ${self.accessToken}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    keep(response.headers);
    return replyOf(
      `${method} ${path.replace(/\?.*/, '')}`,
      response.status,
      response.headers,
      await response.text(),
    );
  };

  const self: Visitor = {
    wallet: null,
    accessToken: null,
    cookies,
    get: (path, headers = {}) => send('GET', path, undefined, headers),
    post: (path, body = {}, headers = {}) => send('POST', path, body, headers),
    nonce: async () => (await self.post('/api/auth/nonce')).as(NonceAnswer).nonce,
    prove: (wallet, nonce, signature, headers = {}) => {
      const signatures = [{ addr: wallet, keyId: 0, signature }];
      const body = { address: wallet, nonce, kind: 'account-proof', signatures };
      return self.post('/api/auth/verify', body, headers);
    },
    async signIn(wallet, signature) {
      const answer = (await self.prove(wallet, await self.nonce(), signature)).as(SessionAnswer);
      self.wallet = wallet;
      self.accessToken = answer.session.accessToken;
      return answer;
    },
  };
  return self;
}

/** The wallet that is signed in in a browser. Throws where none is. */
export function walletOf({ wallet }: Visitor): Address {
  if (wallet === null) throw new Error('no wallet is signed in');
  return wallet;
}
