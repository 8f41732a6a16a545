import { MOST_HELD, MOST_STEPS, type Held } from './game.ts';

/** What the player holds from a step on: a run's input is a list of these. */
export interface InputChange {
  /** The first step in which it is held; steps count from 0. */
  readonly step: number;
  readonly held: Held;
}

export type InputLog = readonly InputChange[];

const HELD_BITS = 4;

/**
 * A log as bytes: for each change the steps since the one before and what is held, as one number in groups of seven
 * bits, the lowest first. A log has exactly one such form.
 */
export function encodeInput(log: InputLog): Uint8Array<ArrayBuffer> {
  const bytes: number[] = [];
  let before = 0;
  for (const { step, held } of log) {
    let left = ((step - before) << HELD_BITS) | held;
    before = step;
    while (left > 0x7f) {
      bytes.push((left & 0x7f) | 0x80);
      left >>>= 7;
    }
    bytes.push(left);
  }
  return Uint8Array.from(bytes);
}

/** The log that these bytes say, or null where they are not the one form of a log of a run of `steps` steps. */
export function decodeInput(bytes: Uint8Array, steps: number): InputLog | null {
  const log: InputChange[] = [];
  let step = 0;
  let held: Held = 0;
  let at = 0;
  while (at < bytes.length) {
    let number = 0;
    let shift = 0;
    for (;;) {
      const byte = bytes[at];
      at += 1;
      // 28 bits hold the longest run and what is held; a last group of 0 would be a second form of the same number.
      if (byte === undefined || shift > 21 || (byte === 0 && shift > 0)) return null;
      number |= (byte & 0x7f) << shift;
      shift += 7;
      if (byte < 0x80) break;
    }
    const later = number >>> HELD_BITS;
    const next = number & MOST_HELD;
    const isFirst = log.length === 0;
    if ((later === 0 && !isFirst) || next === held) return null;
    step += later;
    held = next;
    if (step >= steps || step >= MOST_STEPS) return null;
    log.push({ step, held });
  }
  return log;
}
