import type { BrowserContext, Page, Response } from '@playwright/test';

/** The browser logs each refusal as well as answering it; the answer says more. */
const LOGGED_ANSWER = /^Failed to load resource: the server responded with a status of \d+/;

/** What browsers and Tone warn of where sound begins before it may, or notes come in the wrong order. */
const OUT_OF_TURN = /AudioContext (?:is|was not allowed)|Start time must be/;

/** What went wrong on the pages of a test unnoticed: errors of script, console, policy and network. */
export class Troubles {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];
  /** The refusals that the test brings about, and how often each has come. */
  readonly #expected = new Map<string, number>();

  /** Watches every page of the context, popups included. Call it before the first page is opened. */
  async watch(context: BrowserContext): Promise<void> {
    await context.exposeBinding('reportPolicyViolation', (_source, text: string) => this.add(text));
    await context.addInitScript(() => {
      addEventListener('securitypolicyviolation', (event) => {
        const report = (globalThis as unknown as { reportPolicyViolation(text: string): void })
          .reportPolicyViolation;
        report(
          `${event.violatedDirective} refused ${event.blockedURI} (${event.sourceFile}:${event.lineNumber})`,
        );
      });
    });
    context.on('page', (page) => this.#watchPage(page));
    context.on('response', (response) => this.#hear(response));
    // What is thrown and is no Error, such as a picture's DOMException, has an empty stack.
    context.on('weberror', (error) => this.add(`Uncaught: ${error.error().stack || error.error().message}`));
  }

  /** Lets errors pass that the test brings about itself, a stopped server for one. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  /** Lets the server refuse a route, as the test makes it do. That it never does is a trouble too. */
  expect(route: `${string} /${string}`, status: number): void {
    const refusal = `${route} ${status}`;
    this.#expected.set(refusal, this.#expected.get(refusal) ?? 0);
  }

  add(text: string): void {
    this.#found.push(text);
  }

  /** What was found and not allowed, and what was expected and did not come. */
  get list(): readonly string[] {
    const found = this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
    const missing = [...this.#expected].filter(([, times]) => times === 0);
    return [...found, ...missing.map(([refusal]) => `Expected and did not come: ${refusal}`)];
  }

  #hear(response: Response): void {
    const status = response.status();
    if (status < 400) return;
    const refusal = `${response.request().method()} ${new URL(response.url()).pathname} ${status}`;
    const times = this.#expected.get(refusal);
    if (times === undefined) this.add(`Refused: ${refusal}`);
    else this.#expected.set(refusal, times + 1);
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => {
      const text = message.text();
      if (OUT_OF_TURN.test(text) || (message.type() === 'error' && !LOGGED_ANSWER.test(text))) {
        this.add(`Console: ${text} (${message.location().url})`);
      }
    });
    page.on('crash', () => this.add('The page crashed'));
  }
}
