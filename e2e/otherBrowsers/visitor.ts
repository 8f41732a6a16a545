import { expect } from '@playwright/test';
import type { Device, Driver, Point, Size, Tick } from './driver.ts';
import type { Seen, SentTarget, Target } from './inPage.ts';

/** Between two moves of a drag: a frame. */
const STEP_MS = 16;

/** WebDriver's names of keys that write nothing. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Control: '\uE009', Alt: '\uE00A', Space: ' ' } as const;

export type Key = keyof typeof KEYS | (string & {});

/** A person at a browser: everything is found by role and name, and pressed by a pointer. */
export class Visitor {
  readonly driver: Driver;
  /** The script of inPage.ts. */
  readonly #script: string;
  readonly #troubles: string[] = [];

  constructor(driver: Driver, script: string) {
    this.driver = driver;
    this.#script = script;
  }

  /** Opens an address and waits until its page is there. */
  async goto(url: string): Promise<void> {
    await this.#hear();
    await this.evaluate(() => void Object.assign(window, { isOld: true }));
    // WebKit may lose an address that comes while its first, empty page is still on its way: it is asked again.
    await expect(async () => {
      await this.driver.goto(url);
      await this.#arrives(20_000);
    }).toPass({ timeout: 90_000 });
  }

  async reload(): Promise<void> {
    await this.goto(await this.evaluate(() => location.href));
  }

  /** Runs a function in the page. What it uses comes as its arguments. */
  async evaluate<Given extends readonly unknown[], Value>(
    work: (...given: Given) => Value,
    ...given: Given
  ): Promise<Awaited<Value>> {
    const call = `(${String(work)})(...${JSON.stringify(given)})`;
    const answer = await this.driver.evaluate(`(async () => JSON.stringify((await ${call}) ?? null))()`);
    return JSON.parse(answer ?? 'null') as Awaited<Value>;
  }

  /** All elements that are meant. */
  async see(target: Target): Promise<Seen[]> {
    const look = () => this.evaluate((sent) => window.inPage?.see(sent) ?? null, sendable(target));
    const seen = await look();
    if (seen !== null) return seen;
    await this.#install();
    return (await look()) ?? [];
  }

  /** Waits until there is one and answers what is seen of the first. */
  async sees(target: Target): Promise<Seen> {
    return this.#settled(target, ({ width, height }) => width > 0 && height > 0);
  }

  /** Waits until there is none. */
  async misses(target: Target): Promise<void> {
    await expect.poll(() => this.see(target), `${described(target)} is gone`).toEqual([]);
  }

  /** Waits until one has a text. */
  async says(target: Target, text: RegExp): Promise<void> {
    const texts = async () => (await this.see(target)).map((one) => one.text).join('\n');
    await expect.poll(texts, `${described(target)} says`).toMatch(text);
  }

  /** Presses an element in its middle, once it lies still and nothing lies over it. */
  async press(target: Target, times = 1): Promise<void> {
    const { x, y, width, height } = await this.#settled(target, ({ free }) => free);
    await this.pressAt({ x: x + width / 2, y: y + height / 2 }, times);
  }

  async pressAt(at: Point, times = 1): Promise<void> {
    const presses = Array.from({ length: times }, () => [down, up]).flat();
    await this.driver.perform([this.#pointer([moveTo(at), ...presses])]);
  }

  /** Drags an element by its middle. */
  async dragOut(target: Target, by: Point): Promise<void> {
    const { x, y, width, height } = await this.#settled(target, ({ free }) => free);
    await this.drag({ x: x + width / 2, y: y + height / 2 }, by);
  }

  /** Drags the pointer from a point by so much, in steps as a hand does. */
  async drag(from: Point, by: Point, steps = 8): Promise<void> {
    const moves = Array.from({ length: steps }, (_, step) =>
      moveTo({ x: from.x + (by.x * (step + 1)) / steps, y: from.y + (by.y * (step + 1)) / steps }, STEP_MS),
    );
    await this.driver.perform([this.#pointer([moveTo(from), down, ...moves, up])]);
  }

  /** Spreads two fingers on an element; a browser without fingers gets the event of a trackpad's pinch. */
  async spread(target: Target): Promise<void> {
    const { x, y, width, height } = await this.sees(target);
    if (!this.driver.touches) {
      await this.evaluate((sent) => window.inPage?.spread(sent), sendable(target));
      return;
    }
    const middle = { x: x + width / 2, y: y + height / 2 };
    const finger = (id: string, side: number): Device => {
      const at = (apart: number, duration = 0) =>
        moveTo({ x: middle.x + side * apart, y: middle.y }, duration);
      const moves = [40, 60, 80, 100, 120].map((apart) => at(apart, STEP_MS));
      return { type: 'pointer', id, parameters: TOUCH, actions: [at(20), down, ...moves, up] };
    };
    await this.driver.perform([finger('thumb', -1), finger('finger', 1)]);
  }

  /** Presses keys, the first ones held until the last is let go: `key('Control', 'Alt', 'w')`. */
  async key(...keys: readonly Key[]): Promise<void> {
    const values = keys.map((key) => (KEYS as Readonly<Record<string, string>>)[key] ?? key);
    const pressed = values.map((value) => ({ type: 'keyDown', value }) as const);
    const released = values.toReversed().map((value) => ({ type: 'keyUp', value }) as const);
    await this.driver.perform([{ type: 'key', id: 'keys', actions: [...pressed, ...released] }]);
  }

  /** Writes into a field. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value } as const,
      { type: 'keyUp', value } as const,
    ]);
    await this.driver.perform([{ type: 'key', id: 'keys', actions }]);
  }

  /** Does something in the window that this opens, and comes back when that has closed. */
  async inPopup(open: () => Promise<void>, work: () => Promise<void>): Promise<void> {
    const { page } = this.driver;
    const before = await this.driver.pages();
    await open();
    const opened = async () => (await this.driver.pages()).find((other) => !before.includes(other));
    await expect.poll(opened, 'a window opens').toBeDefined();
    await this.driver.take((await opened()) ?? '');
    await this.#arrives();
    await work();
    await expect.poll(opened, 'the window closes').toBeUndefined();
    await this.driver.take(page);
  }

  /** What went wrong on the pages so far, a readable line each. */
  async troubles(): Promise<readonly string[]> {
    await this.#hear();
    return this.#troubles;
  }

  async resize(size: Size): Promise<void> {
    await this.driver.resize(size);
    await expect
      .poll(() => this.evaluate(() => ({ width: innerWidth, height: innerHeight })), 'the page is as large')
      .toEqual(size);
  }

  /** Waits until one is there as it should be and has not moved since it was looked at before. */
  async #settled(target: Target, isSo: (seen: Seen) => boolean): Promise<Seen> {
    let last: Seen | undefined;
    await expect(async () => {
      const [first] = await this.see(target);
      const before = last;
      last = first;
      expect(first, described(target)).toBeDefined();
      expect(first && isSo(first), `${described(target)} can be reached`).toBe(true);
      expect(first, `${described(target)} lies still`).toEqual(before);
    }).toPass({ intervals: [50, 100, 200], timeout: 30_000 });
    if (last === undefined) throw new Error(`${described(target)} is not there`);
    return last;
  }

  /** Waits until the page that was asked for has replaced the one before: at most `timeout` ms, by default as each expectation. */
  async #arrives(timeout?: number): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => document.body !== null && !('isOld' in window)).catch(() => false), {
        message: 'a page comes',
        ...(timeout !== undefined && { timeout }),
      })
      .toBe(true);
    await this.#install();
  }

  async #install(): Promise<void> {
    if (await this.evaluate(() => window.inPage === undefined))
      await this.driver.evaluate(`(() => {${this.#script}})()`);
  }

  async #hear(): Promise<void> {
    this.#troubles.push(...(await this.evaluate(() => window.inPage?.troubles ?? []).catch(() => [])));
  }

  #pointer(actions: readonly Tick[]): Device {
    const pointerType = this.driver.touches ? 'touch' : 'mouse';
    return { type: 'pointer', id: 'pointer', parameters: { pointerType }, actions };
  }
}

const TOUCH = { pointerType: 'touch' } as const;
const down: Tick = { type: 'pointerDown', button: 0 };
const up: Tick = { type: 'pointerUp', button: 0 };

/** WebDriver knows whole pixels alone. */
function moveTo({ x, y }: Point, duration = 0): Tick {
  return { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration, origin: 'viewport' };
}

function sendable({ role, name, within }: Target): SentTarget {
  return {
    role,
    ...(name !== undefined && { name: typeof name === 'string' ? name : { pattern: name.source } }),
    ...(within && { within: sendable(within) }),
  };
}

function described({ role, name, within }: Target): string {
  const itself = name === undefined ? role : `${role} ${String(name)}`;
  return within === undefined ? itself : `${itself} in ${described(within)}`;
}
