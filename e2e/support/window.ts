import { expect, type Locator, type Page } from '@playwright/test';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** One window of the desktop, found by its title. */
export class DesktopWindow {
  readonly locator: Locator;
  readonly #page: Page;

  constructor(page: Page, title: string | RegExp) {
    this.#page = page;
    this.locator = page.getByRole('dialog', {
      name: title,
      ...(typeof title === 'string' && { exact: true }),
    });
  }

  async isOpen(): Promise<void> {
    await expect(this.locator).toBeVisible();
  }

  async isClosed(): Promise<void> {
    await expect(this.locator).toHaveCount(0);
  }

  async isHidden(): Promise<void> {
    await expect(this.locator).toBeHidden();
  }

  /** It, or something within it, has the keyboard. */
  async hasFocus(): Promise<void> {
    const focused = this.#page.locator(':focus');
    await expect(this.locator.locator(focused).or(this.locator.and(focused))).toHaveCount(1);
  }

  button(name: string | RegExp): Locator {
    return this.locator.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) });
  }

  field(label: string): Locator {
    return this.locator.getByLabel(label);
  }

  async says(text: string | RegExp): Promise<void> {
    await expect(this.locator.getByText(text).first()).toBeVisible();
  }

  /** The title bar's buttons come before those of the body. */
  titleButton(name: 'Help' | 'Minimize' | 'Maximize' | 'Restore' | 'Close'): Locator {
    return this.button(name).first();
  }

  async close(): Promise<void> {
    await this.titleButton('Close').click();
    await this.isClosed();
  }

  get titleBar(): Locator {
    return this.button(/^Move /).first();
  }

  async box(): Promise<Box> {
    const box = await this.locator.boundingBox();
    if (!box) throw new Error('The window is not on the screen');
    return box;
  }

  /** Waits until the window lies so: what was just done to it may not be drawn yet. */
  async lies(box: Partial<Box>): Promise<void> {
    const near = Object.entries(box).map(([side, length]) => [side, expect.closeTo(length, 0)] as const);
    await expect.poll(() => this.box()).toMatchObject(Object.fromEntries(near));
  }

  /** Drags the title bar by so many CSS pixels, in steps as a hand does. */
  async drag(dx: number, dy: number): Promise<void> {
    const bar = await this.titleBar.boundingBox();
    if (!bar) throw new Error('The title bar is not on the screen');
    await this.#dragFrom(bar.x + bar.width / 2, bar.y + bar.height / 2, dx, dy);
  }

  /** Drags the lower right corner. */
  async resize(dx: number, dy: number): Promise<void> {
    const { x, y, width, height } = await this.box();
    await this.#dragFrom(x + width - 2, y + height - 2, dx, dy);
  }

  async #dragFrom(x: number, y: number, dx: number, dy: number): Promise<void> {
    const { mouse } = this.#page;
    await mouse.move(x, y);
    await mouse.down();
    await mouse.move(x + dx, y + dy, { steps: 8 });
    await mouse.up();
  }
}
