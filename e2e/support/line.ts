import type { BrowserContext } from '@playwright/test';

/** The way from a test's pages, and what keeps them for a time without a network, to the server. */
export class Line {
  readonly #context: BrowserContext;

  constructor(context: BrowserContext) {
    this.#context = context;
  }

  /** From now on nothing answers, as where the server is gone. */
  async cut(): Promise<void> {
    await this.#context.route('**/*', (route) => route.abort('connectionrefused'));
  }

  async mend(): Promise<void> {
    await this.#context.unroute('**/*');
  }
}
