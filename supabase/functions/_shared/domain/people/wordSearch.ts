import { withoutEnd } from '../../kernel/edges.ts';
import { lazy } from '../../kernel/lazy.ts';
import { asRead, plainLetters } from './plainLetters.ts';

/** What else stands for a letter in a word that is disguised; `asRead` has the rest. */
const SIGNS: Readonly<Record<string, string>> = {
  '2': 'z',
  '6': 'g',
  '@': 'a',
  '!': 'l',
  '|': 'l',
  $: 's',
  '+': 't',
};

/** A plain text with each digit and sign as the letter that it stands for. */
const asWords = (plain: string): string => asRead(plain.replace(/[26@!|$+]/g, (one) => SIGNS[one] ?? one));

/** A letter and how often it stands in a row. */
interface Run {
  readonly letter: string;
  readonly length: number;
}

/** A text as its words can be read: letters in runs, words parted by single spaces. */
export type Spelling = readonly Run[];

function runsOf(word: string): Spelling {
  const runs: { letter: string; length: number }[] = [];
  for (const letter of word) {
    const last = runs.at(-1);
    if (last?.letter === letter) last.length += 1;
    else runs.push({ letter, length: 1 });
  }
  return runs;
}

/** A step of the search: what may follow, and which spellings end here, by the least length of each of their runs. */
interface Step {
  readonly next: Map<string, Step>;
  readonly ends: (readonly number[])[];
}

const newStep = (): Step => ({ next: new Map(), ends: [] });

function addTo(root: Step, spelling: string): void {
  const runs = runsOf(spelling);
  let at = root;
  for (const { letter } of runs) {
    const next = at.next.get(letter) ?? newStep();
    at.next.set(letter, next);
    at = next;
  }
  at.ends.push(runs.map(({ length }) => length));
}

const ENDINGS = ['', 's', 'es', 'z', 'ez'];

/** A word or several, with each space left out or not, and as a plural. */
function formsOf(words: string): readonly string[] {
  const [first = '', ...others] = words.split(' ').map(asWords);
  const together = others.reduce<readonly string[]>(
    (forms, word) => forms.flatMap((form) => [`${form}${word}`, `${form} ${word}`]),
    [first],
  );
  return together.flatMap((form) => ENDINGS.map((ending) => `${form}${ending}`));
}

/** What is looked for in texts, however it is spelled. A search takes time in proportion to the text. */
export interface WordSearch {
  /** Whether a spelling has any of the words. */
  readonly isIn: (spelling: Spelling) => boolean;
  /** A spelling without them. */
  readonly without: (spelling: Spelling) => Spelling;
}

/**
 * A search for these words: letters drawn out are found, and so is what looks like a letter or stands for one. Letters and
 * single spaces are enough to name a word.
 */
export function searchFor(words: readonly string[]): WordSearch {
  const root = lazy(() => {
    const first = newStep();
    for (const form of words.flatMap(formsOf)) addTo(first, form);
    return first;
  });
  // From each beginning of a word it takes no more steps than the longest of the words has letters.
  const endOf = (runs: Spelling, from: number): number | null => {
    if (from > 0 && runs[from - 1]?.letter !== ' ') return null;
    let end: number | null = null;
    let step: Step | undefined = root();
    for (let at = from; step !== undefined; at += 1) {
      const letter: string = runs[at]?.letter ?? ' ';
      if (letter === ' ' && step.ends.some((least) => fits(least, runs, from))) end = at;
      step = at < runs.length ? step.next.get(letter) : undefined;
    }
    return end;
  };
  return {
    isIn: (runs) => runs.some((_, at) => endOf(runs, at) !== null),
    without(runs) {
      const left: Run[] = [];
      for (let at = 0; at < runs.length; at += 1) {
        at = endOf(runs, at) ?? at;
        left.push(...runs.slice(at, at + 1));
      }
      return left;
    },
  };
}

/** Whether each run is as long as the word has it, from there on. */
const fits = (least: readonly number[], runs: Spelling, from: number): boolean =>
  least.every((length, at) => (runs[from + at]?.length ?? 0) >= length);

const SEPARATORS = /[^a-z0-9@$!|+]+/;
/** Signs that stand for letters, and at the end of a word perhaps for none. */
const SENTENCE_ENDS = '!|+$@';
const SIGN = /[^a-z0-9@$!|+]/g;

/**
 * A text as its words can be read, each spelling by itself: as it is; with what stands inside of words left out (f.l.u.n.k);
 * and with letters that stand alone joined (f l u n k). Every letter is the one that it is read as.
 */
export function spellings(text: string): readonly Spelling[] {
  const plain = plainLetters(text);
  const split = plain.split(SEPARATORS).filter((word) => word !== '');
  const words = split
    .flatMap((word) => [word, withoutEnd(word, SENTENCE_ENDS)])
    .filter((word) => word !== '');
  const closed = plain
    .split(/\s+/)
    .map((word) => word.replace(SIGN, ''))
    .filter((word) => word !== '');
  const all = [split, words, closed, joinSingles(split), joinSingles(closed)];
  return [...new Set(all.map((found) => found.join(' ')))].map((found) => runsOf(asWords(found)));
}

/** Joins three or more single letters in a row to one word. */
function joinSingles(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let run = '';
  const end = () => {
    if (run.length > 2) joined.push(run);
    else joined.push(...run);
    run = '';
  };
  for (const word of words) {
    if (word.length === 1) {
      run += word;
      continue;
    }
    end();
    joined.push(word);
  }
  end();
  return joined;
}
