import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Load, LoadResult } from './load.ts';

/** Has clients in a process of their own make these calls, as many at once as there are clients. */
export function drive(load: Load): Promise<LoadResult> {
  const child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (result) => {
      child.kill();
      // What load.ts sends.
      resolve(result as LoadResult);
    });
    child.send(load);
  });
}
