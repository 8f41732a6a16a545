import { setTimeout as sleep } from 'node:timers/promises';
import { makePortraits, type PortraitPorts } from '../functions/_shared/works/makePortraits.ts';

const EVERY_MS = 30_000;
/** Pictures of one round, behind each of which this process may be ended. */
const PICTURES = 20;

/**
 * Makes the portraits of pictures that came or changed, as the schedule of a hosted database does (docs/DEPLOY.md), beside
 * the index, so that the chain never waits for the host of a picture. Between two pictures that are due it does not rest;
 * the drawing is done in a thread of its own. The answer ends it, after the picture that it is at.
 */
export function keepPortraits(ports: PortraitPorts): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  const work = async () => {
    while (!signal.aborted) {
      const goesOn = await makePortraits(ports, { pictures: PICTURES, signal });
      if (!goesOn) await sleep(EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
    }
  };
  const working = work();
  return async () => {
    ended.abort();
    await working;
  };
}
