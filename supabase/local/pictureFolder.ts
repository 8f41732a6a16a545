import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fail, ok } from '../functions/_shared/kernel/result.ts';
import { typeOfName, type PictureStore } from '../functions/_shared/works/pictureStore.ts';

const SILENT = fail('UNAVAILABLE', 'The picture could not be stored or read. Please try again.');
const MISSING = fail('NOT_FOUND', 'There is no such picture.');

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Pictures in a folder of this machine, which is made with the first of them. */
export function pictureFolder(folder: string): PictureStore {
  return {
    async put(name, { bytes }) {
      typeOfName(name);
      // Written beside and renamed, so that nothing ever reads half a picture.
      const half = join(folder, `${name}.${randomUUID()}`);
      try {
        await mkdir(folder, { recursive: true });
        await writeFile(half, bytes);
        await rename(half, join(folder, name));
        return ok(null);
      } catch {
        await rm(half, { force: true }).catch(() => undefined);
        return SILENT;
      }
    },
    async read(name) {
      const type = typeOfName(name);
      try {
        return ok({ bytes: new Uint8Array(await readFile(join(folder, name))), type });
      } catch (error) {
        return isMissing(error) ? MISSING : SILENT;
      }
    },
    async remove(names) {
      for (const name of names) typeOfName(name);
      try {
        for (const name of names) await rm(join(folder, name), { force: true });
        return ok(null);
      } catch {
        return SILENT;
      }
    },
  };
}
