import { DRAWINGS_IN_TURN } from '../domain/system/limits.ts';
import { turns } from '../kernel/turns.ts';
import type { Draw, Drawings } from './draw.ts';
import { drawn } from './drawn.ts';
import { newPhoton, type Photon } from './photon.ts';

/** What the memory of an instance may grow to before a new one takes its place (bytes). */
const MOST_MEMORY = 64 * 1024 * 1024;

/** Compiled once, when the first picture comes: 1.5 MB. */
const compiled = async (): Promise<WebAssembly.Module> =>
  (await import('@cf-wasm/photon/node')).photonWasmModule;

/** Lets whatever else waits for the processor have it first. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Makes a drawing; who calls it sees to it that one is made at a time. */
export type DrawNow = <Name extends keyof Drawings>(
  name: Name,
  asked: Drawings[Name]['asked'],
) => Promise<Drawings[Name]['made'] | null>;

/** Draws in this thread, by Photon, which is loaded when the first picture comes. */
export function photonHere(load: () => Promise<WebAssembly.Module> = compiled): DrawNow {
  let loading: Promise<WebAssembly.Module> | undefined;
  let photon: Photon | null = null;

  return async (name, asked) => {
    const module = await (loading ??= load());
    return drawn(
      (work) => {
        if (photon !== null && photon.memory() > MOST_MEMORY) photon = null;
        photon ??= newPhoton(module);
        try {
          return work(photon);
        } catch {
          photon = null;
          return null;
        }
      },
      name,
      asked,
    );
  };
}

/** Draws one picture at a time, in the order in which they come, while only so many wait. */
export function inTurn(now: DrawNow, limit = DRAWINGS_IN_TURN): Draw {
  const queue = turns(limit);
  return (name, asked) => queue('drawings', () => now(name, asked));
}

/**
 * Draws in the thread that answers, one picture after the other: hosted functions have no other thread. Whatever waits
 * for the processor goes on between two of them.
 */
export function photonInTurn(limit = DRAWINGS_IN_TURN): Draw {
  const now = photonHere();
  return inTurn(async (name, asked) => {
    await pause();
    return now(name, asked);
  }, limit);
}
