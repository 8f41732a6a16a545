import type { Asked, Memory, Reply } from './context.ts';
import { FACETS, type Facet, type Subject, type Talk } from './entry.ts';
import { findings, NO_WAYS, subjectNamed } from './findings.ts';
import { besides, fit, hasAny } from './fit.ts';
import { hint } from './hinting.ts';
import { hasUnknownWord } from './lexicon.ts';
import { worthOf } from './lines.ts';
import { MANNERS } from './manners.ts';
import { riddle } from './riddling.ts';
import { rumors } from './rumors.ts';
import { filled } from './slots.ts';
import {
  choose,
  emojiOf,
  extrasOf,
  phrase,
  pick,
  remembered,
  sayable,
  unsaid,
  type Around,
  type Sayable,
} from './speak.ts';
import { unknown } from './unknown.ts';

/** What is kept in mind where nothing is offered to go on with. */
export const NO_ROOM: Partial<Memory> = { offered: null };

/** Small talk of which people ask for more, or why. */
const GOES_ON = new Set(
  'joke bored coin theory you-and-flunko best-clique best-of ghosts honest your-favorite love dare guess'.split(
    ' ',
  ),
);

/** Small talk. Where all of it was said, one more thing of the town is told. */
export function chat(asked: Asked, talk: Talk): Reply {
  const { persona, context } = asked;
  const all = sayable(asked, `talk.${talk.id}`, talk.says[persona]);
  const fresh = unsaid(asked.memory, all);
  if (talk.id === 'bored' && fresh.length === 0) return rumor(asked);
  const chosen = choose(asked, fittest(asked, fresh.length > 0 ? fresh : all));
  if (chosen === null) return unknown(asked);
  const reminder = fresh.length > 0 && asked.random() < 0.15 ? memoryOf(asked) : undefined;
  const around: Around = {
    openers: [''],
    closers: [''],
    plainly: talk.id === 'feel-bad',
    ...(reminder !== undefined && { tail: reminder }),
  };
  const { text, id } = phrase(asked, chosen.line, chosen.isAgain, around);
  const emoji = talk.emoji ?? emojiOf(persona, null);
  return {
    message: filled(text, context, extrasOf(asked)) ?? text,
    emoji,
    topic: null,
    memory: remembered(asked.memory, id, {
      ...NO_ROOM,
      ...(GOES_ON.has(talk.id) && { topic: `talk.${talk.id}` }),
    }),
  };
}

/** Those of some wordings that have most of the message's words, else all of them. */
function fittest({ message }: Asked, all: readonly Sayable[]): readonly Sayable[] {
  const score = fit(message);
  const scored = all.map((line) => ({ line, score: score(line.text) }));
  const most = Math.max(0, ...scored.map((one) => one.score));
  return most === 0 ? all : scored.filter((one) => one.score === most).map(({ line }) => line);
}

/** Something of what the person likes, if they said so. */
function memoryOf(asked: Asked): string | undefined {
  const { memory, persona, random } = asked;
  const liked = pick(memory.likes, random);
  if (liked === undefined) return undefined;
  return pick(MANNERS[persona].remembers, random)?.replace('{liked}', liked);
}

/** What else is said in town, of anything. */
function rumor(asked: Asked): Reply {
  const chosen = pick(rumors(asked), asked.random);
  if (chosen === undefined) return unknown(asked);
  const { text, id } = phrase(asked, chosen.line, false, {});
  return {
    message: text,
    emoji: emojiOf(asked.persona, chosen.subject.area),
    topic: chosen.subject.id,
    memory: remembered(asked.memory, id, { ...NO_ROOM, topic: chosen.subject.id, facet: 'more' }),
  };
}

/** Tells of a subject what was asked of it, or what else there is to tell. */
export function tell(asked: Asked, subject: Subject, facet: Facet, isAsked = false, isNear = false): Reply {
  if (subject.id === 'riddles') return riddle(asked);
  if (subject.id === 'next-step') return hint(asked, subject);
  const { persona, memory, random } = asked;
  const of = (one: Facet) => {
    const own = one === 'about' ? (subject.voices?.[persona] ?? []) : [];
    return [
      ...sayable(asked, `${subject.id}.${one}.own`, own),
      ...sayable(asked, `${subject.id}.${one}`, subject.says[one] ?? []),
    ];
  };
  const asking = of(facet).length > 0 ? facet : 'about';
  // What was asked for is not known of it, and the persona says so.
  let all = fitting(asked, subject, asking, isAsked, of);
  if (unsaid(memory, all).length === 0 && (asking === 'more' || asking === 'about')) {
    // What was not asked for, before anything is said again.
    const rest = FACETS.flatMap((one) => unsaid(memory, of(one)));
    if (rest.length > 0) all = rest;
  }
  const chosen = choose(asked, all);
  if (chosen === null) return unknown(asked);
  const isBeside = !isAsked && isBesideThePoint(asked, subject, { facet, asking, line: chosen.line.text });
  const lead = leadOf(asked, subject);
  // Where all of it was told, more is of what it leads to.
  if (chosen.isAgain && facet === 'more' && lead !== null) return tell(asked, lead, 'about');
  const isMiss = isNear || isBeside;
  // A near answer does not help where the question has a word that no subject has.
  if (isMiss && hasUnknownWord(asked.message)) return unknown(asked);
  // What misses the point is left at that.
  const offers =
    !isMiss && lead !== null && random() < 0.2 ? pick(MANNERS[persona].offers, random) : undefined;
  const likes = !isMiss && random() < 0.1 ? memoryOf(asked) : undefined;
  const tail = offers?.replace('{lead}', lead?.title ?? '') ?? likes;
  const { text, id } = phrase(asked, chosen.line, chosen.isAgain, {
    ...(tail !== undefined && { tail }),
    ...(isMiss && { openers: MANNERS[persona].near, closers: [''] }),
  });
  return {
    message: text,
    emoji: emojiOf(persona, subject.area),
    topic: subject.belongsTo ?? subject.id,
    ...(subject.program !== undefined && !isMiss && { opens: subject.program }),
    memory: remembered(memory, id, {
      topic: subject.belongsTo ?? subject.id,
      facet: asking,
      offered: offers === undefined ? null : (lead?.id ?? null),
    }),
  };
}

/** Whether a line tells of a subject, and not what was asked of it: then the persona says so. */
function isBesideThePoint(
  { message }: Asked,
  subject: Subject,
  { facet, asking, line }: { readonly facet: Facet; readonly asking: Facet; readonly line: string },
): boolean {
  if (asking !== facet) return PRECISE.has(facet) && !WHO_IS.test(message);
  // Of a thing that has one line, that line is all there is.
  const isOneLine = subject.area === 'town' && subject.says.about.length === 1;
  if (PRECISE.has(facet) || facet === 'how' || isOneLine) return false;
  const asks = besides(message, subject);
  return asks.length > 0 && !hasAny(line, asks);
}

/** Lines that differ by less are as good. */
const EQUAL = 0.02;
/** What these ask for stands in their own lines alone. */
const PRECISE: ReadonlySet<Facet> = new Set(['why', 'when', 'where', 'who', 'cost']);
/** Asks who a person is: what they are is an answer. */
const WHO_IS = /\bwho('?s| is| are| was| were)\b/i;

/** The lines that answer a question best, of all facets or of the one that was surely asked for. */
function fitting(
  { message, memory }: Asked,
  subject: Subject,
  asking: Facet,
  isAsked: boolean,
  of: (facet: Facet) => readonly Sayable[],
): readonly Sayable[] {
  const found = findings(message).find((one) => one.kind === 'subject' && one.subject === subject);
  const ways = found?.kind === 'subject' ? found.ways : NO_WAYS;
  const worth = worthOf(message, { subject, facet: asking, ways });
  const scored = (isAsked ? [asking] : FACETS).flatMap((facet) =>
    unsaid(memory, of(facet)).map((line) => ({
      line,
      worth: worth({ facet, text: line.text, place: Number(line.id.split('.').at(-1)) }),
    })),
  );
  const most = Math.max(...scored.map((one) => one.worth));
  const best = scored.filter((one) => one.worth > most - EQUAL).map(({ line }) => line);
  return best.length > 0 ? best : of(asking);
}

/** A subject to go on with that was not spoken of lately. */
function leadOf({ memory, random }: Asked, { leads = [] }: Subject): Subject | null {
  const fresh = leads.filter((id) => !memory.said.some((one) => one.startsWith(`${id}.`)));
  return subjectNamed(pick(fresh, random) ?? null);
}
