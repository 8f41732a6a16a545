/** So many lines are kept. */
const MOST = 100;

/** The lines that a person typed before, gone through by Up and Down. */
export interface TypedBefore {
  add(line: string): void;
  /** The line before the one that is shown; null: there is none. `line` is what stands in the field now. */
  earlier(line: string): string | null;
  /** The line after it, at last what stood in the field before going back; null: there is none. */
  later(): string | null;
}

export function createTypedBefore(): TypedBefore {
  const lines: string[] = [];
  let at = 0;
  let draft = '';
  return {
    add(line) {
      // The same line twice in a row is kept once.
      if (line.trim() !== '' && lines.at(-1) !== line) lines.push(line);
      if (lines.length > MOST) lines.shift();
      at = lines.length;
      draft = '';
    },
    earlier(line) {
      if (at === 0) return null;
      if (at === lines.length) draft = line;
      at -= 1;
      return lines[at] ?? null;
    },
    later() {
      if (at === lines.length) return null;
      at += 1;
      return lines[at] ?? draft;
    },
  };
}
