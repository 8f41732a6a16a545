import type { ChildProcess } from 'node:child_process';

/** Where on the page, in CSS pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** One tick of an input device, in the words that WebDriver and WebDriver BiDi share. */
export type Tick =
  | { readonly type: 'pause'; readonly duration: number }
  | {
      readonly type: 'pointerMove';
      readonly x: number;
      readonly y: number;
      readonly duration: number;
      readonly origin: 'viewport';
    }
  | { readonly type: 'pointerDown' | 'pointerUp'; readonly button: number }
  | { readonly type: 'keyDown' | 'keyUp'; readonly value: string };

/** An input device and what it does, tick by tick, beside the others of the same call. */
export interface Device {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly Tick[];
}

/** How a browser is started. */
export interface Wishes {
  /** Whether fingers press, where the browser has such. */
  readonly touch: boolean;
  /** What runs in each page before its own scripts, where the browser can. */
  readonly before: string;
  /** Through what it reaches the server: host and port. */
  readonly proxy: string;
}

/** A control as a screen reader tells of it. */
export interface Control {
  readonly role: string;
  readonly name: string;
}

/** A browser that Playwright cannot drive here, with one page at a time in hand. */
export interface Driver {
  /** Whether fingers reach the page as fingers. */
  readonly touches: boolean;
  /** Opens an address. The page may not be loaded yet when this settles. */
  goto(url: string): Promise<void>;
  /** Runs an expression in the page and answers what it promises, as JSON; null for undefined. */
  evaluate(expression: string): Promise<string | null>;
  /** Plays the devices at once. */
  perform(devices: readonly Device[]): Promise<void>;
  /** A PNG of what is seen. */
  screenshot(): Promise<Buffer>;
  /** Makes the page so large, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** The pages that are open, the one in hand among them. */
  pages(): Promise<string[]>;
  /** The page in hand. */
  readonly page: string;
  /** Takes another page in hand. */
  take(page: string): Promise<void>;
  /** How many elements inside this one a screen reader hears by each role and name, in the browser's own words. */
  hears(within: string, controls: readonly Control[]): Promise<readonly number[]>;
  /** The folder of what is downloaded. */
  readonly downloads: string;
  /** Ends the browser and throws away what it kept. */
  close(): Promise<void>;
}

/**
 * Waits until a program has printed what a pattern finds.
 *
 * @returns the pattern's first group
 * @throws with what was printed, when the program ends or half a minute has passed
 */
export function printed(child: ChildProcess, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`${child.spawnfile} did not start:\n${output}`));
    const timer = setTimeout(fail, 30_000);
    child.once('error', reject);
    child.once('exit', fail);
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        const found = pattern.exec(output)?.[1];
        if (found === undefined) return;
        clearTimeout(timer);
        resolve(found);
      });
    }
  });
}

/** Ends a program and waits until it is gone. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGKILL');
  await gone;
}
