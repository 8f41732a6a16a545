import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { RUN_ORIGIN } from './runServer.ts';

/** The names of the demo wallets, by what is in them. */
export const WALLETS = {
  'full-collection': 'Full Collection',
  geek: 'One Geek',
  empty: 'Empty Wallet',
  administrator: 'Administrator',
  collector: 'Collector',
} as const;

export type DemoAccount = keyof typeof WALLETS;

interface Account {
  readonly uid: string;
  readonly name: string;
  readonly address: string;
}

interface Asked {
  readonly nonce: string;
  readonly appIdentifier: string;
}

interface Verified {
  readonly session: { readonly accessToken: string };
}

/** Half a second of the server's CPU each time: a worker opens wallets for so many tests at once. */
const OPENED_AT_ONCE = 10;

/** The wallets of tests that are to come, on the server of the run. */
const unusedSets: (readonly Account[])[] = [];

/** Posts a body to the API. Throws with its answer when that is a refusal. */
export type Post = (path: string, body: object) => Promise<unknown>;

/** The demo wallets of a test: of its own, like the ones that everybody knows, or those themselves. */
export class Wallets {
  readonly #origin: string;
  readonly #request: APIRequestContext;
  #listed: Promise<string> | undefined;
  #areLent = false;

  constructor(origin: string, request: APIRequestContext) {
    this.#origin = origin;
    this.#request = request;
  }

  /**
   * Shows wallets of the test's own to the pages of this context in place of those that everybody knows. Not by a route:
   * every request would go through the test then, and the browser would keep nothing of what it fetched.
   */
  async lend(context: BrowserContext): Promise<void> {
    this.#areLent = true;
    await context.exposeBinding('lentWallets', () => this.#list());
    await context.addInitScript(() => {
      const { fetch } = window;
      const { lentWallets } = window as unknown as { lentWallets(): Promise<string> };
      window.fetch = async (resource, options) => {
        if (resource !== '/demo/accounts') return fetch(resource, options);
        const headers = { 'content-type': 'application/json' };
        return new Response(await lentWallets(), { headers });
      };
    });
  }

  async addressOf(name: DemoAccount): Promise<string> {
    return (await this.#account(name)).address;
  }

  /** Gives this browser the session that signing in with the wallet begins, without a page and the wallet's window. */
  async beginSession(context: BrowserContext, name: DemoAccount): Promise<void> {
    await this.#signIn(context.request, name);
  }

  /**
   * Signs in with the wallet and answers what posts to the API as that person, without a browser: until another wallet of
   * the test signs in so, as in one browser.
   */
  async api(name: DemoAccount): Promise<Post> {
    const token = await this.#signIn(this.#request, name);
    return (path, body) => this.#post(this.#request, path, body, { authorization: `Bearer ${token}` });
  }

  /** Answers the access token. */
  async #signIn(request: APIRequestContext, name: DemoAccount): Promise<string> {
    const { uid, address } = await this.#account(name);
    const { nonce, appIdentifier } = (await this.#post(request, '/api/auth/nonce', {})) as Asked;
    const kind = 'account-proof';
    const asked = { account: uid, address, kind, nonce, appIdentifier };
    const { signatures } = (await this.#post(request, '/demo/sign', asked)) as { signatures: unknown };
    const proof = { address, nonce, kind, signatures };
    const { session } = (await this.#post(request, '/api/auth/verify', proof)) as Verified;
    return session.accessToken;
  }

  async #post(request: APIRequestContext, path: string, data: object, headers = {}): Promise<unknown> {
    const answer = await request.post(`${this.#origin}${path}`, {
      data,
      headers: { origin: this.#origin, 'idempotency-key': crypto.randomUUID(), ...headers },
    });
    if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
    return answer.json();
  }

  async #account(name: DemoAccount): Promise<Account> {
    const { accounts } = JSON.parse(await this.#list()) as { accounts: readonly Account[] };
    const account = accounts.find((one) => one.name === WALLETS[name]);
    if (account === undefined) throw new Error(`there is no wallet ${name}`);
    return account;
  }

  #list(): Promise<string> {
    return (this.#listed ??= this.#areLent ? this.#borrow() : this.#known());
  }

  async #known(): Promise<string> {
    return (await this.#request.get(`${this.#origin}/demo/accounts`)).text();
  }

  async #borrow(): Promise<string> {
    const times = this.#origin === process.env[RUN_ORIGIN] ? OPENED_AT_ONCE : 1;
    const unused = times === 1 ? [] : unusedSets;
    if (unused.length === 0) {
      const answer = await this.#request.post(`${this.#origin}/demo/accounts?times=${times}`);
      const { accounts } = (await answer.json()) as { accounts: readonly Account[] };
      const size = accounts.length / times;
      for (let from = 0; from < accounts.length; from += size) {
        unused.push(accounts.slice(from, from + size));
      }
    }
    return JSON.stringify({ success: true, accounts: unused.pop() });
  }
}
