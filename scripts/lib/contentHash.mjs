import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Every file at or below the given paths, as sorted paths relative to `root` with forward slashes. Paths that do not
 * exist are left out; hidden files are too, so that an editor's leavings change nothing.
 *
 * @param {string} root
 * @param {readonly string[]} paths relative to root
 * @returns {string[]}
 */
export function filesBelow(root, paths) {
  const found = [];
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile()) found.push(relative(root, path).split(sep).join('/'));
    else if (stats?.isDirectory()) {
      for (const name of readdirSync(path)) {
        if (!name.startsWith('.') && name !== 'node_modules') visit(join(path, name));
      }
    }
  };
  for (const path of paths) visit(join(root, path));
  return found.sort();
}

/**
 * One hash over the names and contents of everything at or below the given paths: equal hashes mean that what was
 * made from them need not be made again.
 *
 * @param {string} root
 * @param {readonly string[]} paths relative to root
 * @param {string} [salt] anything else the result depends on
 */
export function contentHash(root, paths, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of filesBelow(root, paths)) {
    const bytes = readFileSync(join(root, file));
    hash.update(`\0${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 32);
}
