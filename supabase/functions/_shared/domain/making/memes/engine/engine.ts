import { seededRandom } from '../../../../kernel/seededRandom.ts';
import type { LinesAsked } from '../lines.ts';
import type { TemplateId } from '../templates.ts';
import { JOKES } from './jokes.ts';
import { readSubject, type Subject } from './subject.ts';

/** How wide a letter of the first font (MEME-3) is on average, as a share of its size. */
export const LETTER = 0.43;

/** How many letters a row of each spot has, and how many rows fit there, in the size that the spot gives a text. */
export const ROOM: Readonly<Record<TemplateId, { readonly letters: number; readonly rows: number }>> = {
  classic: { letters: 29, rows: 2 },
  drake: { letters: 16, rows: 6 },
  brain: { letters: 20, rows: 5 },
  nobody: { letters: 35, rows: 2 },
  change: { letters: 27, rows: 3 },
  distracted: { letters: 15, rows: 5 },
};

/** Whether a text, broken between its words, fits into the room of a template's spot. */
export function fits(text: string, template: TemplateId): boolean {
  const { letters, rows } = ROOM[template];
  let row = 1;
  let used = -1;
  for (const { length } of text.split(' ')) {
    if (used + 1 + length <= letters) {
      used += 1 + length;
      continue;
    }
    // A word that is longer than a row is broken in it.
    row += used < 0 ? Math.ceil(length / letters) - 1 : Math.ceil(length / letters);
    used = length % letters;
  }
  return row <= rows;
}

const begun = (line: string): string =>
  line.replace(/^([“]?)(\p{Ll})/u, (_, quote: string, letter: string) => quote + letter.toUpperCase());

/** A joke about a subject; null: it cannot be told of this one, or has no room in the picture. */
function told(joke: readonly string[], subject: Subject, template: TemplateId): readonly string[] | null {
  const asks = (mark: string): boolean => joke.some((line) => line.includes(mark));
  if ((!subject.isPlain && asks('{it+}')) || (subject.isPast && asks('{now}'))) return null;
  const lines = joke.map((line) =>
    begun(
      line
        .replaceAll(/\{(?:it\+?|now)\}/g, () => subject.text)
        .replaceAll('{is}', subject.isMany ? 'are' : 'is')
        .replaceAll('{s}', subject.isMany ? '' : 's'),
    ),
  );
  const isTwice = new Set(lines.map((line) => line.toLowerCase())).size < lines.length;
  return isTwice || lines.some((line) => !fits(line, template)) ? null : lines;
}

/** Words that a joke may have in common with what it is about. */
const COMMON = new Set(['about', 'there', 'their', 'would', 'should', 'which', 'where', 'being', 'still']);
const wordsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length > 3 && !COMMON.has(word));

/** Whether a joke says what it is about in its own words too, such as "Zoltar" of Zoltar. */
function echoes(joke: readonly string[], { text }: Subject): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(joke.join(' ')).some((word) => words.has(word));
}

/** The subject without its last words, as a saying that ends in dots. */
function shortened(subject: Subject): Subject | null {
  const words = subject.text.split(' ');
  const text = words.slice(0, -1).join(' ');
  if (text !== '') return { ...subject, kind: 'saying', text };
  return subject.text.length > 8 ? { ...subject, kind: 'saying', text: subject.text.slice(0, 8) } : null;
}

/** Every way to tell it that fits, in an order that belongs to what was asked for. */
function tellings({ prompt }: LinesAsked, template: TemplateId): readonly (readonly string[])[] {
  const subject = readSubject(prompt);
  const random = seededRandom(`${template} ${subject.text.toLowerCase()}`);
  for (let one: Subject | null = subject; one !== null; one = shortened(one)) {
    const shown = one === subject ? one : { ...one, text: `${one.text}...` };
    const jokes = JOKES[template][shown.kind].flatMap((joke) => {
      const lines = told(joke, shown, template);
      return lines === null ? [] : [{ lines, isEcho: echoes(joke, one), at: random.bits() }];
    });
    const fresh = jokes.filter(({ isEcho }) => !isEcho);
    const best = fresh.length > 1 ? fresh : jokes;
    if (best.length > 0) return best.sort((a, b) => a.at - b.at).map(({ lines }) => lines);
  }
  return [];
}

/**
 * The lines of a meme by the built-in engine, one for each of its spots (MEME-7).
 *
 * @param turn a whole number from 0: the next one tells another joke, until all were told
 */
export function engineLines(asked: LinesAsked, turn: number): readonly string[] {
  const all = tellings(asked, asked.template ?? 'classic');
  return all[turn % all.length] ?? [];
}
