import type { APIRequestContext, BrowserContext } from '@playwright/test';

/** Demo wallets of a test's own, like the ones that everybody knows. */
export class Wallets {
  readonly #origin: string;
  readonly #request: APIRequestContext;
  #opened: Promise<string> | undefined;

  constructor(origin: string, request: APIRequestContext) {
    this.#origin = origin;
    this.#request = request;
  }

  /**
   * Shows them to the pages of this context in place of those that everybody knows. Not by a route: every request would
   * go through the test then, and the browser would keep nothing of what it fetched.
   */
  async lend(context: BrowserContext): Promise<void> {
    await context.exposeBinding('lentWallets', () => (this.#opened ??= this.#open()));
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

  async #open(): Promise<string> {
    return (await this.#request.post(`${this.#origin}/demo/accounts`)).text();
  }
}
