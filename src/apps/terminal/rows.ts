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

/** The rows of what was said and typed. Of the last entry only so many characters are on the screen yet. */
export function rowsOf(entries: readonly Entry[], shown: number, columns: number): readonly Row[] {
  return entries.flatMap(({ kind, text }, index) => {
    const tone = TONES[kind];
    const isLast = index === entries.length - 1;
    const all = kind === 'line' ? wrapTyped(text, columns) : wrapText(text, columns);
    const rows = (isLast ? firstOf(all, shown) : all).map((row): Row => ({ text: row, tone }));
    // An answer is set off from the line after it.
    return kind === 'line' || isLast ? rows : [...rows, { text: '', tone }];
  });
}

/** The first so many characters of these rows. */
function firstOf(rows: readonly string[], characters: number): readonly string[] {
  let left = characters;
  const first: string[] = [];
  for (const row of rows) {
    if (left <= 0) break;
    first.push(row.slice(0, left));
    // The break of a row stands for a space or the end of a line.
    left -= row.length + 1;
  }
  return first;
}
