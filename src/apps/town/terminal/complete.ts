/** What Tab makes of a line. */
export interface Completion {
  readonly line: string;
  /** What it could go on with, where that is more than one; none where the line was completed. */
  readonly names: readonly string[];
}

/** A file or a folder; all others are commands. */
const isFile = (name: string): boolean => name.endsWith('/') || name.includes('.');

/** What all of these have in common at their beginning. */
function commonStart(names: readonly string[]): string {
  const [first = '', ...others] = names;
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length -= 1;
  }
  return first.slice(0, length);
}

/** Completes the last word of a line by the names that the server gave; null: no name begins so. */
export function complete(line: string, names: readonly string[]): Completion | null {
  const from = line.lastIndexOf(' ') + 1;
  const before = line.slice(0, from);
  const word = line.slice(from).toLowerCase();
  const fitting = names.filter((name) => name.startsWith(word));
  // A command comes first in a line or after help, and files after all others.
  const isCommand = /^\s*(help\s+)?$/i.test(before);
  const wanted = fitting.filter((name) => isFile(name) !== isCommand);
  const found = wanted.length > 0 ? wanted : fitting;
  const [only] = found;
  if (only === undefined) return null;
  if (found.length === 1) return { line: `${before}${only}${only.endsWith('/') ? '' : ' '}`, names: [] };
  const start = commonStart(found);
  return start.length > word.length ? { line: `${before}${start}`, names: [] } : { line, names: found };
}
