import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** How much is kept of earlier builds: a page changes some megabytes of its files from one to the next. */
const MOST_BYTES = 64 * 1024 * 1024;

const filesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

/** The same file under another name where the disk allows it. */
function linkOrCopy(from, to) {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Puts the hashed files of a build aside before the next one takes their place: tabs that run it still load them (OFFLINE-6).
 *
 * @param {string} present the folder of the build
 * @param {string} earlier where those of earlier builds are
 */
export function setAside(present, earlier) {
  for (const file of filesIn(present)) {
    const to = join(earlier, file);
    if (!existsSync(to)) linkOrCopy(join(present, file), to);
  }
}

/**
 * Leaves of what was set aside what the present build does not have itself, the newest first, up to so many bytes.
 *
 * @param {string} present
 * @param {string} earlier
 * @param {number} [mostBytes]
 */
export function tidyEarlier(present, earlier, mostBytes = MOST_BYTES) {
  const old = filesIn(earlier).map((file) => {
    const { size, mtimeMs } = statSync(join(earlier, file));
    return { file, size, mtimeMs };
  });
  let bytes = 0;
  for (const { file, size } of old.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    // The present build is compressed later than this.
    const isPresent = existsSync(join(present, file.replace(/\.br$/, '')));
    if (!isPresent) bytes += size;
    if (isPresent || bytes > mostBytes) rmSync(join(earlier, file));
  }
}
