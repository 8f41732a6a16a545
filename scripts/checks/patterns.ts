import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const at = (file: string): URL => new URL(`../../${file}`, import.meta.url);

/** Where texts of people are read. */
const FOLDERS = ['supabase/functions', 'supabase/local'];
/** Tests and their data. */
const LEFT_OUT = /\.(?:test|data)\.ts$/;

export interface Found {
  /** As code has it: between slashes, with its flags. */
  readonly pattern: string;
  /** Where it stands. */
  readonly at: string;
}

export interface Server {
  readonly found: readonly Found[];
  /** What cannot be judged. */
  readonly problems: readonly string[];
}

/** A node of the tree of a source (ESTree): what is asked of any. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  /** Of a literal that is a pattern. */
  readonly regex?: object;
  /** Of what is called. */
  readonly callee?: { readonly type: string; readonly name?: string };
}

const IN_A_FUNCTION = /Function|^Class(?:Declaration|Expression)$/;

const isBuilt = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  callee?.type === 'Identifier' &&
  callee.name === 'RegExp';

/** The patterns that a file writes out, whether it builds others as it loads, and where it builds some later. */
export function patternsIn(file: string, text: string) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found: Found[] = [];
  const problems: string[] = [];
  let builds = false;
  const look = (value: unknown, inside: boolean): void => {
    if (typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) {
      for (const one of value) look(one, inside);
      return;
    }
    // Every object of the tree that is no list is a node, or has no more than texts and numbers.
    const node = value as Node;
    const line = () => `${file}:${text.slice(0, node.start).split('\n').length}`;
    if (node.regex) found.push({ pattern: text.slice(node.start, node.end), at: line() });
    if (isBuilt(node)) {
      builds = true;
      if (inside) problems.push(`${line()} builds a pattern as it runs: build it once, as the module loads`);
    }
    const within = inside || IN_A_FUNCTION.test(node.type);
    for (const child of Object.values(node)) look(child, within);
  };
  look(program, false);
  return { found, problems, builds };
}

/** The patterns that these files build as they load. */
async function builtBy(files: readonly string[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  const Plain = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct(target, [source, flags]: [string | RegExp, string?]) {
      const made = new target(source, flags);
      const caller = new Error('here').stack?.split('\n')[2] ?? '';
      const file = files.find((one) => caller.includes(one));
      if (file !== undefined) found.push({ pattern: String(made), at: file });
      return made;
    },
  });
  for (const file of files) await import(at(file).href);
  globalThis.RegExp = Plain;
  const silent = files.filter((file) => !found.some(({ at }) => at === file));
  if (silent.length > 0) throw new Error(`No pattern was seen of ${silent.join(', ')}`);
  return found;
}

/** Every regular expression of the server, and what of it cannot be judged. */
export async function serverPatterns(): Promise<Server> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((file) => file.endsWith('.ts') && !LEFT_OUT.test(file)),
  );
  const read = files.map((file) => ({ file, ...patternsIn(file, readFileSync(at(file), 'utf8')) }));
  const builders = read.filter(({ builds, problems }) => builds && problems.length === 0);
  const built = await builtBy(builders.map(({ file }) => file));
  return {
    found: [...read.flatMap(({ found }) => found), ...built],
    problems: read.flatMap(({ problems }) => problems),
  };
}

/**
 * Whether a pattern repeats anything without end, or refers back. Another one is tried at each place of a text in steps that do
 * not grow with the text.
 */
export function repeats(pattern: string): boolean {
  const bare = pattern
    .slice(1, pattern.lastIndexOf('/'))
    .replace(/\\(?:[1-9]|k<)/g, '+')
    .replace(/\\[pPu]\{[^{}]*\}|\\./g, 'x')
    .replace(/\[[^\]]*\]/g, 'x');
  return /[*+]|\{\d+,\}/.test(bare);
}
