import { holds } from '../../town/story.ts';
import { isNight } from '../../town/dayNight.ts';
import { CAST, type AgentId } from './cast.ts';
import { SAID_MOST, type Asked, type Memory, type Reply } from './context.ts';
import { textOf } from './lexicon.ts';
import type { Area, Line } from './entry.ts';
import { MANNERS } from './manners.ts';
import { filled, type Extras } from './slots.ts';

/** How long an answer may be before nothing is put around it. */
const ROOMY = 360;

/** A wording that can be said now. */
export interface Sayable {
  readonly id: string;
  readonly text: string;
}

const AREA_EMOJI: Readonly<Record<Area, string>> = {
  town: '🗺️',
  story: '🔦',
  school: '🏫',
  collection: '🎒',
  gum: '🍬',
  games: '🕹️',
  making: '🎨',
  desktop: '💾',
};

export const emojiOf = (persona: AgentId, area: Area | null): string =>
  area === null ? CAST[persona].emoji : AREA_EMOJI[area];

const CALLED: Readonly<Record<AgentId, string>> = {
  FlunkBot: 'student',
  StudyBuddy: 'apprentice',
  TownGossip: 'honey',
  SportsCenter90s: 'rookie',
};

/** How much of a question is said back. */
const QUOTE_MOST = 100;

/** A message in the letters and marks of a plain sentence; null: nothing of it is left. */
function quoted(message: string): string | null {
  const kept = message
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} ?!.,:'-]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  const text = kept.length > QUOTE_MOST ? `${kept.slice(0, QUOTE_MOST).trimEnd()}...` : kept;
  return text === '' ? null : text;
}

/** What the conversation adds to the slots. */
export const extrasOf = ({ persona, context, memory, history }: Asked): Extras => ({
  you: memory.called ?? context.name ?? CALLED[persona],
  likes: memory.likes.length === 0 ? null : memory.likes.join(', '),
  lastAsked: quoted(history.findLast(({ by }) => by === 'person')?.text ?? ''),
});

/** Those of the lines that hold for this person and whose slots have something to say. */
export function sayable(asked: Asked, id: string, lines: readonly Line[]): readonly Sayable[] {
  const { context } = asked;
  const hour = isNight(context.now, context.hours) ? 'night' : 'day';
  const extras = extrasOf(asked);
  const all = lines.flatMap((line, index) => {
    const { when = {}, otherwise = false } = typeof line === 'string' ? {} : line;
    const text = holds(when, context.facts, hour) ? filled(textOf(line), context, extras) : null;
    return text === null ? [] : [{ id: `${id}.${index}`, text, otherwise }];
  });
  const told = all.filter(({ otherwise }) => !otherwise);
  return told.length > 0 ? told : all;
}

const wasSaid = ({ said }: Memory, id: string): boolean => said.some((one) => one.startsWith(`${id}~`));

/** Those of some wordings that were not said lately. */
export const unsaid = (memory: Memory, all: readonly Sayable[]): readonly Sayable[] =>
  all.filter(({ id }) => !wasSaid(memory, id));

export function pick<Item>(items: readonly Item[], random: () => number): Item | undefined {
  return items[Math.min(items.length - 1, Math.floor(random() * items.length))];
}

/** One of some wordings, and whether it comes again because all were said. */
export function choose(
  asked: Asked,
  all: readonly Sayable[],
): { readonly line: Sayable; readonly isAgain: boolean } | null {
  const fresh = pick(unsaid(asked.memory, all), asked.random);
  if (fresh !== undefined) return { line: fresh, isAgain: false };
  // The one that was said least often.
  const uses = ({ id }: Sayable): number =>
    asked.memory.said.filter((one) => one.startsWith(`${id}~`)).length;
  const least = Math.min(...all.map(uses));
  const line = pick(
    all.filter((one) => uses(one) === least),
    asked.random,
  );
  return line === undefined ? null : { line, isAgain: true };
}

/** What stands around a line. */
export interface Around {
  readonly openers?: readonly string[];
  readonly closers?: readonly string[];
  /** Comes after the line whatever happens. */
  readonly tail?: string;
  /** Said as it stands, without the persona's manner. */
  readonly plainly?: boolean;
}

const sentence = (text: string): string => {
  const first = text.trim();
  const capital = first.replace(
    /(^|[^A-Z.][.!?] )([a-z])/g,
    (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
  );
  return /[.!?:"”)…]$/.test(capital) ? capital : `${capital}.`;
};

/** Words around a line are not used again among so many answers, while there are others. */
const LATELY = 6;

/** What is kept of words around a line: enough to tell them apart. */
const marked = (words: string): string => words.slice(0, 24);

/** Words around a line in a random order, those that were used lately last. Empty ones are never used up. */
function ordered(
  all: readonly string[],
  wasUsed: (mark: string) => boolean,
  random: () => number,
): readonly string[] {
  return all
    .map((words) => ({ words, place: random() + (words !== '' && wasUsed(marked(words)) ? 1 : 0) }))
    .sort((one, other) => one.place - other.place)
    .map(({ words }) => words);
}

/**
 * Puts words around a line so that the whole was not said among the last answers: ids of lines and of the words around
 * them are compared, and what the page has of the conversation is too.
 */
export function phrase(
  asked: Asked,
  line: Sayable,
  isAgain: boolean,
  around: Around,
): { readonly text: string; readonly id: string } {
  const { persona, memory, history, random, half } = asked;
  const manners = MANNERS[persona];
  if (around.plainly === true) return { text: line.text, id: `${line.id}~|` };
  const lately = memory.said.slice(-LATELY).map((one) => one.slice(one.indexOf('~') + 1));
  const openers =
    half === 'second'
      ? ['']
      : ordered(
          isAgain ? manners.again : (around.openers ?? manners.openers),
          (mark) => lately.some((one) => one.startsWith(`${mark}|`)),
          random,
        );
  const tail = half === 'first' ? undefined : around.tail;
  const isFull = line.text.length > ROOMY || tail !== undefined || half === 'first';
  const closers = isFull
    ? ['']
    : ordered(
        isAgain ? manners.closers : (around.closers ?? manners.closers),
        (mark) => lately.some((one) => one.endsWith(`|${mark}`)),
        random,
      );
  const last = { text: '', id: '' };
  for (const [opener, closer] of closers.flatMap((end) => openers.map((start) => [start, end] as const))) {
    const parts = [opener, sentence(line.text), tail ?? closer];
    last.text = manners.spoken(parts.filter((part) => part !== '').join(' '));
    last.id = `${line.id}~${marked(opener)}|${marked(closer)}`;
    if (!memory.said.includes(last.id) && !history.some((one) => one.text === last.text)) break;
  }
  return last;
}

/** The memory after an answer. */
export const remembered = (memory: Memory, id: string, changes: Partial<Memory>): Memory => ({
  ...memory,
  ...changes,
  said: [...memory.said, id].slice(-SAID_MOST),
});

/** An answer of one of some wordings of the persona's own manner, filled with what is named. */
export function say(
  asked: Asked,
  id: string,
  lines: readonly string[],
  named: Readonly<Record<string, string>>,
  changes: Partial<Memory>,
  around: Around = { openers: [''], closers: [''] },
): Reply {
  const filledIn = lines.map((text, index) => ({
    id: `${id}.${index}`,
    text: text.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? ''),
  }));
  const chosen = choose(asked, filledIn) ?? {
    line: { id, text: CAST[asked.persona].otherwise[0] ?? '' },
    isAgain: false,
  };
  const { text, id: saidAs } = phrase(asked, chosen.line, chosen.isAgain, around);
  return {
    message: text,
    emoji: CAST[asked.persona].emoji,
    topic: null,
    memory: remembered(asked.memory, saidAs, changes),
  };
}
