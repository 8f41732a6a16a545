import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';
import { ROOT } from './root.mjs';

/**
 * @typedef {object} Repository what checks read; tests make one up
 * @property {readonly string[]} files paths relative to the root, with forward slashes
 * @property {(file: string) => string} read the text of one of them
 */

/**
 * Everything that git would commit.
 *
 * @returns {Promise<Repository>}
 */
export async function committedRepository() {
  const { code, output } = await run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (code !== 0) throw new Error(output);
  const files = [...new Set(output.split('\0'))].filter((file) => file && existsSync(join(ROOT, file)));
  return { files: files.sort(), read: (file) => readFileSync(join(ROOT, file), 'utf8') };
}
