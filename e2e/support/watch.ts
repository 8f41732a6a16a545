import type { BrowserContext, ConsoleMessage, Page } from '@playwright/test';

/** The API answers 4xx by design (no locker yet, no session yet); the browser logs each of them. */
const EXPECTED_ANSWER = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** What went wrong on the pages of a test that nobody looked at: errors of script, console, policy and network. */
export class Troubles {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

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
    context.on('weberror', (error) => this.add(`Uncaught: ${error.error().stack ?? error.error().message}`));
  }

  /** Lets errors pass that the test brings about itself, a stopped server for one. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  add(text: string): void {
    this.#found.push(text);
  }

  /** What was found and not allowed. */
  get list(): readonly string[] {
    return this.#found.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }

  #watchPage(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error' && !isExpected(message)) {
        this.add(`Console: ${message.text()} (${message.location().url})`);
      }
    });
    page.on('crash', () => this.add('The page crashed'));
  }
}

function isExpected(message: ConsoleMessage): boolean {
  return EXPECTED_ANSWER.test(message.text()) && message.location().url.includes('/api/');
}
