import { newPhoton, type Photon } from './photon.ts';

/** What the memory of an instance may grow to before a new one takes its place (bytes). */
const MOST_MEMORY = 96 * 1024 * 1024;

/** Compiled once, when the first picture comes: 1.5 MB. */
const compiled = async (): Promise<WebAssembly.Module> =>
  (await import('@cf-wasm/photon/node')).photonWasmModule;

/** Lets whatever else waits for the processor have it first. */
const pause = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Has Photon do something; null: it failed, because what it was given is no picture, whatever it says of itself. */
export type UsePhoton = <Value>(work: (photon: Photon) => Value) => Promise<Value | null>;

/** Photon for all who need it, one after the other: each takes all there is of the processor. */
export function photonInTurn(load: () => Promise<WebAssembly.Module> = compiled): UsePhoton {
  let loading: Promise<WebAssembly.Module> | undefined;
  let photon: Photon | null = null;
  let before: Promise<unknown> = Promise.resolve();

  function done<Value>(module: WebAssembly.Module, work: (photon: Photon) => Value): Value | null {
    if (photon !== null && photon.memory() > MOST_MEMORY) photon = null;
    photon ??= newPhoton(module);
    try {
      return work(photon);
    } catch {
      photon = null;
      return null;
    }
  }

  return async (work) => {
    const module = await (loading ??= load());
    const next = before.then(pause).then(() => done(module, work));
    before = next;
    return next;
  };
}
