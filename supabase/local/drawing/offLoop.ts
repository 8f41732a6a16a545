import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Draw } from '../../functions/_shared/chain/draw.ts';
import { inTurn } from '../../functions/_shared/chain/photonInTurn.ts';
import type { Asked, Made } from './drawings.ts';

/** The longest that a picture may take (ms): the heaviest takes two seconds of a free processor. */
const PATIENCE_MS = 20_000;
/** A thread that drew nothing for so long is ended (ms), with the memory that it took. */
const IDLE_MS = 30_000;

export interface OffLoop {
  readonly draw: Draw;
  close(): Promise<void>;
}

/**
 * Draws in a thread of its own, one picture at a time, so that the thread that answers goes on. A picture that takes too
 * long, or breaks the thread, ends it and counts as none; the next picture begins another.
 *
 * @param report receives why a thread ended before it answered
 */
export function drawOffLoop(
  report: (fault: unknown) => void,
  { patience = PATIENCE_MS, idle = IDLE_MS } = {},
): OffLoop {
  let thread: Worker | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function begun(): Worker {
    const begins = new Worker(new URL('./thread.mjs', import.meta.url));
    begins.unref();
    // Without a listener its error would end the process; `answerOf` tells of it.
    begins.on('error', () => undefined);
    return begins;
  }
  async function end(): Promise<void> {
    clearTimeout(rest);
    const ended = thread;
    thread = null;
    await ended?.terminate();
  }

  const draw = inTurn(async (name, asked) => {
    clearTimeout(rest);
    thread ??= begun();
    try {
      // It answers what the name says.
      const made = (await answerOf(thread, { name, asked }, patience)) as never;
      rest = setTimeout(() => void end(), idle).unref();
      return made;
    } catch (fault) {
      report(fault);
      await end();
      return null;
    }
  });
  return { draw, close: end };
}

/** What the thread makes of it. Rejects where it ends without an answer, or takes too long. */
async function answerOf(thread: Worker, asked: Asked, patience: number): Promise<Made> {
  const settled = new AbortController();
  const { signal } = settled;
  try {
    const late = sleep(patience, undefined, { signal }).then(() => {
      throw new Error(`a picture took longer than ${patience} ms`);
    });
    const answer = once(thread, 'message', { signal });
    const ended = once(thread, 'exit', { signal }).then(() => {
      throw new Error('the thread that draws ended');
    });
    thread.postMessage(asked);
    // It posts nothing else.
    const [made] = (await Promise.race([answer, ended, late])) as unknown as readonly [Made];
    return made;
  } finally {
    settled.abort();
  }
}
