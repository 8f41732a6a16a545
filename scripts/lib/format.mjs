import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './root.mjs';

/**
 * A text as the house formats it (.oxfmtrc.json).
 *
 * @param {string} path names the file that it is for, whose ending says the language
 * @param {string} text
 * @returns {Promise<string>}
 * @throws when the text cannot be read as that language
 */
export async function formatted(path, text) {
  const options = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(path, text, options);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return code;
}
