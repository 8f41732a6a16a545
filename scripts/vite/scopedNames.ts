import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

const APP = /\/src\/apps\/[^/]+\/([^/]+)\//;
const LENGTH = 5;

/** The import of a sheet's names, whose first group is what they are called in the module. */
const NAMES = /^import (\w+) from ('\.[^']+\.module\.css';)$/gm;

/**
 * Names the classes and animations of `*.module.css` after their app, so that no two apps share one. The sheets of an
 * app share theirs. What is built has short names, which stay the same as long as app and class do.
 *
 * @returns what Vite asks for each name, by the file that it stands in
 * @throws where two of them would get the same short name
 */
export function scopedNames(isBuild: boolean): (name: string, file: string) => string {
  const taken = new Map<string, string>();
  return (name, file) => {
    const owner = APP.exec(file)?.[1];
    if (owner === undefined) throw new Error(`${file} is a module and in no app`);
    const full = `${owner}_${name}`;
    if (!isBuild) return full;
    const short = `_${createHash('sha256').update(full).digest('base64url').slice(0, LENGTH)}`;
    const other = taken.get(short) ?? full;
    if (other !== full) throw new Error(`${other} and ${full} are both ${short}: take a sixth letter`);
    taken.set(short, full);
    return short;
  };
}

/**
 * Has the bundler see each class by itself instead of one object with all of them: the scripts then hold the classes that
 * they use and no table.
 */
export function classesByName(): Plugin {
  return {
    name: 'classes-by-name',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/apps\/.*\.tsx?$/, code: '.module.css' },
      handler: (code) => ({ code: code.replace(NAMES, 'import * as $1 from $2'), map: null }),
    },
  };
}
