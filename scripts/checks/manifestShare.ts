import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const SCRIPTS = 'dist/assets';

/** What an app's manifest may add to the first screen on average, in bytes as served, so that 45 more apps add 5 KB. */
export const MANIFEST_BUDGET = 110;

/** The names of the files that manifests import, as Vite lists them. */
const IMPORTED = /"assets\/(about|overlay|scene|surface)-[\w-]{8}\.(js|css)",?/g;

/**
 * What an app's manifest adds to the first screen on average: the bytes that its script would weigh less without the
 * manifests and the names of the files that they import.
 *
 * @throws when the build does not have every manifest in one script, spelled as the minifier spells it today
 */
export function weighManifests(): number {
  const ids = readdirSync('src/apps').flatMap((district) => readdirSync(`src/apps/${district}`));
  const starts = (code: string): readonly number[] => ids.map((id) => code.indexOf(`{id:\`${id}\`,`));
  const code = readdirSync(SCRIPTS)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(SCRIPTS, name), 'utf8'))
    .find((script) => !starts(script).includes(-1));
  if (code === undefined) throw new Error('No script of the build has all manifests.');
  const manifests = starts(code).map((start) => code.slice(start, endOfObject(code, start)));
  const rest = manifests.reduce(
    (text, manifest) => text.replace(manifest, '0'),
    code.replaceAll(IMPORTED, ''),
  );
  return Math.round((served(code) - served(rest)) / ids.length);
}

/** Where the object literal ends that begins at `start`: no manifest has a brace in a text. */
function endOfObject(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  throw new Error('A manifest has no end.');
}

const served = (code: string): number => brotliCompressSync(code).length;
