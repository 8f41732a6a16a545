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

  /** Shows them to the pages of this context in place of those that everybody knows. */
  async lend(context: BrowserContext): Promise<void> {
    await context.route(`${this.#origin}/demo/accounts`, async (route) => {
      this.#opened ??= this.#open();
      await route.fulfill({ contentType: 'application/json', body: await this.#opened });
    });
  }

  async #open(): Promise<string> {
    return (await this.#request.post(`${this.#origin}/demo/accounts`)).text();
  }
}
