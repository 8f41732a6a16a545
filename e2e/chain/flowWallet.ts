import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { Desktop } from '../support/desktop.ts';
import type { DesktopWindow } from '../support/window.ts';

/** What a person does with Flow's development wallet, which FCL shows in a frame over the page. */
export class FlowWallet {
  readonly #desktop: Desktop;
  /** What FCL shows its page in. */
  readonly frame: Locator;
  readonly #frame: FrameLocator;

  constructor(desktop: Desktop, page: Page) {
    this.#desktop = desktop;
    this.frame = page.locator('#FCL_IFRAME');
    this.#frame = this.frame.contentFrame();
  }

  get window(): DesktopWindow {
    return this.#desktop.window('Wallet');
  }

  /** Presses it in the list of wallets, which has to be open. */
  async open(): Promise<void> {
    const wallets = this.window.locator.getByRole('list', { name: 'Wallets' });
    await this.#desktop.press(wallets.getByRole('button').filter({ hasText: 'Dev Wallet' }));
  }

  /** Chooses an account in it. */
  async choose(label: string): Promise<void> {
    await this.#frame.getByRole('button', { name: label }).click();
  }

  /** Approves or declines the transaction that it shows. */
  async answer(name: 'Approve' | 'Decline'): Promise<void> {
    await this.#frame.getByRole('button', { name }).click();
  }

  /** Closes it without an answer. */
  async close(): Promise<void> {
    await this.#frame.locator('button', { has: this.#frame.locator('img[src="/x-icon.svg"]') }).click();
  }

  /** Goes through the sign-in with this account, and closes the wallet's window. */
  async signIn(label: string): Promise<void> {
    await this.#desktop.choose('Sign In');
    await this.open();
    await this.choose(label);
    await this.isSignedIn();
    await this.window.close();
  }

  async isSignedIn(): Promise<void> {
    await expect(this.window.locator.getByRole('heading', { name: 'Signed in', exact: true })).toBeVisible();
  }
}
