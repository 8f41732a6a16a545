import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Drawings } from '../../functions/_shared/chain/draw.ts';
import { photonHere } from '../../functions/_shared/chain/photonInTurn.ts';

/** What the thread is asked for; it is asked for the next when it has answered. */
export interface Asked<Name extends keyof Drawings = keyof Drawings> {
  readonly name: Name;
  readonly asked: Drawings[Name]['asked'];
}
/** What it answers; null: it is no picture. */
export type Made = Drawings[keyof Drawings]['made'] | null;

const FILE = createRequire(import.meta.url).resolve('@cf-wasm/photon/photon.wasm');

/** From its file: the library's own module has it as text, of which 80 MB are left. */
const now = photonHere(async () => WebAssembly.compile(await readFile(FILE)));

/** A rejection ends the thread, which then counts as broken. */
parentPort?.on('message', ({ name, asked }: Asked) => {
  void now(name, asked).then((made: Made) => parentPort?.postMessage(made));
});
