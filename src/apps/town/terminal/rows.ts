import type { Entry } from './terminalMachine.ts';

/** How a row shines. */
export type Tone = 'typed' | 'said' | 'faint';

/** A line of the screen, no wider than the screen. */
export interface Row {
  readonly text: string;
  readonly tone: Tone;
}

/** Breaks one line into rows of so many characters: between words, and a longer word where it has to be. */
export function wrapLine(line: string, columns: number): readonly string[] {
  const rows: string[] = [];
  let rest = line;
  while (rest.length > columns) {
    const space = rest.lastIndexOf(' ', columns);
    const end = space > 0 ? space : columns;
    rows.push(rest.slice(0, end));
    rest = rest.slice(end).replace(/^ /, '');
  }
  return [...rows, rest];
}

/** Breaks a text of several lines into rows. */
export const wrapText = (text: string, columns: number): readonly string[] =>
  text.split('\n').flatMap((line) => wrapLine(line, columns));

/** Breaks what a person types into rows, each as full as it can be, so that the caret has a place in them. */
export function wrapTyped(typed: string, columns: number): readonly string[] {
  const rows: string[] = [];
  for (let from = 0; from <= typed.length; from += columns) rows.push(typed.slice(from, from + columns));
  return rows;
}

const TONES: Readonly<Record<Entry['kind'], Tone>> = { line: 'typed', answer: 'said', names: 'faint' };

/** The rows of an entry once they are all there, so that a long page is not broken again at every letter. */
const broken = new WeakMap<Entry, { readonly columns: number; readonly rows: readonly Row[] }>();

function rowsOfEntry(entry: Entry, columns: number): readonly Row[] {
  const known = broken.get(entry);
  if (known?.columns === columns) return known.rows;
  const { kind, text } = entry;
  const all = kind === 'line' ? wrapTyped(text, columns) : wrapText(text, columns);
  const rows = all.map((row): Row => ({ text: row, tone: TONES[kind] }));
  broken.set(entry, { columns, rows });
  return rows;
}

/** The rows of what was said and typed. Of the last entry only so many characters are on the screen yet. */
export function rowsOf(entries: readonly Entry[], shown: number, columns: number): readonly Row[] {
  return entries.flatMap((entry, index) => {
    const rows = rowsOfEntry(entry, columns);
    if (index === entries.length - 1) return firstOf(rows, shown);
    // An answer is set off from the line after it.
    return entry.kind === 'line' ? rows : [...rows, { text: '', tone: TONES[entry.kind] }];
  });
}

/** The first so many characters of these rows. */
function firstOf(rows: readonly Row[], characters: number): readonly Row[] {
  let left = characters;
  const first: Row[] = [];
  for (const row of rows) {
    if (left <= 0) break;
    first.push({ ...row, text: row.text.slice(0, left) });
    // The break of a row stands for a space or the end of a line.
    left -= row.text.length + 1;
  }
  return first;
}
