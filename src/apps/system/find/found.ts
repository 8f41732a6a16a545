import { folded } from '../../../kernel/folded.ts';

/** One line of what can be found. */
export interface Found {
  /** Unlike that of every other line. */
  readonly id: string;
  readonly name: string;
  readonly where: string;
  /** A name in the icon set. */
  readonly icon: string;
  /** More words by which it is found, which its line does not show. */
  readonly words?: string;
  readonly open: () => void;
}

/**
 * What of these is named so: each word of the text is somewhere in the line, in any case and order. Names that begin
 * with the text come first, then names that have all of its words. A text without words finds nothing.
 */
export function named<Item extends Pick<Found, 'name' | 'where' | 'words'>>(
  items: readonly Item[],
  text: string,
): readonly Item[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const words = wanted.split(/\s+/);
  const has = (line: string): boolean => words.every((word) => line.includes(word));
  const rankOf = ({ name, where, words: more = '' }: Item): number => {
    const own = folded(name);
    if (own.startsWith(wanted)) return 0;
    if (has(own)) return 1;
    return has(folded(`${name} ${where} ${more}`)) ? 2 : 3;
  };
  const ranked = items.map((item) => ({ item, rank: rankOf(item) })).filter(({ rank }) => rank < 3);
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** What the server is asked for: it looks for one text, so of several words the number, which tells tokens apart. */
export function tokenSearch(text: string): string {
  const plain = text.trim().replace(/\s+/g, ' ');
  return /\d+/.exec(plain)?.[0] ?? plain;
}
