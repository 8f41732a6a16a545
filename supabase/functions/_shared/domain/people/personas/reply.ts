import { ASK_MOST } from './cast.ts';
import { EMPTY_MEMORY, type Asked, type Memory, type Reply } from './context.ts';
import { earnest } from './earnest/reply.ts';
import { FACETS, type Facet, type Subject, type Talk } from './entry.ts';
import { findings, isWordless, subjectNamed, type Finding } from './findings.ts';
import { besides, fit, hasAny } from './fit.ts';
import { guarded } from './guard.ts';
import { halvesOf, pairIn, questionAfterComma } from './halves.ts';
import { hint } from './hinting.ts';
import { isAboutNothing } from './lexicon.ts';
import { MANNERS } from './manners.ts';
import { answeredRiddle, riddle } from './riddling.ts';
import { rumors } from './rumors.ts';
import { asksForMore, asksIfItIs, asksWhy, calledIn, isNo, isOfPersona, isYes, likedIn } from './small.ts';
import {
  choose,
  emojiOf,
  extrasOf,
  phrase,
  pick,
  remembered,
  say,
  sayable,
  unsaid,
  type Around,
  type Sayable,
} from './speak.ts';
import { filled } from './slots.ts';
import { sumIn } from './sums.ts';
import { TALKS } from './talk/index.ts';
import { understood } from './understood.ts';
import { unknown } from './unknown.ts';

/** How surely a message has to be about something to be answered. */
const SURE = { talk: 0.7, subject: 0.5, persona: 1 };
const LIKES_MOST = 5;
/** After so many answers a persona reminds of what is open. */
const REMIND_EVERY = 7;

/** Small talk of which people ask for more, or why. */
const GOES_ON = new Set(
  'joke bored coin theory you-and-flunko best-clique best-of ghosts honest your-favorite love dare guess'.split(
    ' ',
  ),
);

const NO_ROOM: Partial<Memory> = { offered: null };

/** Answers a message as a persona. It never throws, whatever the message is, and never answers nothing. */
export function reply(input: Asked): Reply {
  const read = { ...input, message: input.message.slice(0, ASK_MOST) };
  const serious = earnest(read);
  if (serious !== null) return serious;
  const asked = withConversation(read);
  const { message, persona, memory } = asked;
  const refused = guarded(message);
  if (refused !== null) {
    const around = { openers: [''], closers: [''] };
    return say(
      asked,
      `refuse.${refused}`,
      MANNERS[persona].refusals[refused],
      {},
      { ...NO_ROOM, riddle: null },
      around,
    );
  }
  if (isWordless(message) && sumIn(message) === null && message.trim() !== '?') {
    return say(asked, 'wordless', MANNERS[persona].wordless, {}, {});
  }
  const guess = memory.riddle === null ? null : answeredRiddle(asked, memory.riddle);
  if (guess !== null) return guess;
  // The riddle is over once something else is spoken of.
  const free = { ...asked, memory: { ...memory, riddle: null } };
  return aboutThePerson(free) ?? shortReply(free) ?? answer(free);
}

/** A conversation that has only begun has no topic yet; of one without a memory the topic is looked for in its history. */
function withConversation(asked: Asked): Asked {
  const { history, memory } = asked;
  if (!history.some(({ by }) => by === 'person')) {
    const { said, called, likes } = memory;
    return { ...asked, memory: { ...EMPTY_MEMORY, said, called, likes } };
  }
  if (memory.topic !== null) return asked;
  const earlier = history.findLast(({ by }) => by === 'person');
  const [found] = earlier === undefined ? [] : findings(earlier.text);
  if (found?.kind !== 'subject' || found.score < SURE.subject) return asked;
  return { ...asked, memory: { ...memory, topic: found.subject.id, facet: found.facet } };
}

/** What the person tells of themselves, and sums. */
function aboutThePerson(asked: Asked): Reply | null {
  const { message, persona, memory } = asked;
  const manners = MANNERS[persona];
  const called = calledIn(message);
  if (called !== null) return say(asked, 'called', manners.called, { called }, { called });
  const liked = likedIn(message);
  if (liked !== null) {
    const likes = [...new Set([...memory.likes, liked])].slice(-LIKES_MOST);
    const [found] = findings(liked);
    const subject = found?.kind === 'subject' && found.isNamed ? found.subject : null;
    const line =
      subject === null
        ? undefined
        : pick(
            unsaid(memory, sayable(asked, `${subject.id}.more`, subject.says.more ?? subject.says.about)),
            asked.random,
          );
    const changes = { likes, ...(subject !== null && { topic: subject.id }) };
    return say(asked, 'liked', manners.liked, { liked }, changes, {
      openers: [''],
      closers: [''],
      ...(line !== undefined && { tail: line.text }),
    });
  }
  const sum = sumIn(message);
  return sum === null ? null : say(asked, 'sum', manners.sums, { sum }, {});
}

/** A yes, a no, or a word that asks to go on. */
function shortReply(asked: Asked): Reply | null {
  const { message, persona, memory } = asked;
  const topic = subjectNamed(memory.topic);
  const talk = TALKS.find(({ id }) => memory.topic === `talk.${id}`);
  if (talk !== undefined && (asksForMore(message) || asksWhy(message))) return chat(asked, talk);
  if (isYes(message)) {
    const offered = subjectNamed(memory.offered);
    if (offered !== null) return tell(asked, offered, 'about');
    return topic === null ? say(asked, 'yes', MANNERS[persona].yes, {}, {}) : tell(asked, topic, 'more');
  }
  if (isNo(message)) return say(asked, 'no', MANNERS[persona].no, {}, NO_ROOM);
  return asksForMore(message) && topic !== null ? tell(asked, topic, 'more') : null;
}

/** As sure as a question that is known word for word. */
const WORD_FOR_WORD = 3.8;

/** What a message is surely about; null: nothing that is known. */
function sureOf(asked: Asked): Finding | null {
  const found = understood(asked);
  return found === null || found.score < SURE[found.kind] ? null : found;
}

function answer(asked: Asked): Reply {
  return answerTwo(asked) ?? answerOne(asked);
}

function answerOne(asked: Asked): Reply {
  const { message } = asked;
  const found = sureOf(asked);
  const question = questionAfterComma(message);
  if (question !== null) {
    const own = sureOf({ ...asked, message: question });
    if ((own?.score ?? 0) > (found?.score ?? 0)) return answerOne({ ...asked, message: question });
  }
  const isLess = found === null || found.score < SURE.persona || (found.kind === 'subject' && !found.isAsked);
  if (asksIfItIs(message) ? isLess : isOfPersona(message) && (found?.score ?? 0) < SURE.persona) {
    return ofPersona(asked);
  }
  if (found === null) return unknown(asked);
  return found.kind === 'talk'
    ? chat(asked, found.talk)
    : tell(asked, found.subject, found.facet, found.isAsked, found.isNear);
}

/** Answers both questions of a message that asks two; null: it asks one, or is known as it stands. */
function answerTwo(asked: Asked): Reply | null {
  const { message, persona } = asked;
  const whole = sureOf(asked);
  if (whole !== null && whole.score > WORD_FOR_WORD && (whole.kind === 'talk' || whole.isAsked)) return null;
  const halves = halvesOf(message) ?? pairOf(message);
  if (halves === null) return null;
  const [one, other] = halves;
  const isKnown = (half: string, memory: Memory): boolean => {
    const of = { ...asked, message: half, memory };
    return sureOf(of) !== null || isOfPersona(half);
  };
  const first = answerOne({ ...asked, message: one, half: 'first' });
  const knowsFirst = isKnown(one, asked.memory);
  const knowsSecond = isKnown(other, knowsFirst ? first.memory : asked.memory);
  if (!knowsFirst && !knowsSecond) return null;
  if (!knowsFirst || !knowsSecond) {
    const [known, lost] = knowsFirst ? [one, other] : [other, one];
    const told = answerOne({ ...asked, message: known });
    const remark = isAboutNothing(lost) ? undefined : pick(MANNERS[persona].half, asked.random);
    return remark === undefined ? told : { ...told, message: `${told.message} ${remark}` };
  }
  const second = answerOne({ ...asked, message: other, memory: first.memory, half: 'second' });
  // Both ask the same, and there is no more to say of it.
  if (lineOf(first) === lineOf(second)) return answerOne(asked);
  return {
    ...second,
    message: `${first.message} ${second.message}`,
    emoji: first.emoji,
    topic: second.topic ?? first.topic,
  };
}

/** The line of an answer, without the words around it. */
const lineOf = ({ memory }: Reply): string => (memory.said.at(-1) ?? '').split('~')[0] ?? '';

/** Two subjects that are named side by side, each by its name alone. */
function pairOf(message: string): readonly [string, string] | null {
  const pair = pairIn(message);
  if (pair === null) return null;
  const [one, other] = pair.map((half) => findings(half)[0]);
  if (one?.kind !== 'subject' || other?.kind !== 'subject' || one.subject === other.subject) return null;
  const areNamed = one.isNamed && other.isNamed && one.score > 1 && other.score > 1.2;
  return areNamed && !other.isNear ? [pair[0], `and ${pair[1]}`] : null;
}

/** What is asked of the persona itself and has no answer of its own. */
const ofPersona = (asked: Asked): Reply =>
  say(asked, 'of-persona', MANNERS[asked.persona].ofItself, {}, NO_ROOM);

/** Small talk. Where all of it was said, one more thing of the town is told. */
function chat(asked: Asked, talk: Talk): Reply {
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
  const score = fit(message, null);
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
function tell(asked: Asked, subject: Subject, facet: Facet, isAsked = false, isNear = false): Reply {
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
  const offers = lead !== null && random() < 0.2 ? pick(MANNERS[persona].offers, random) : undefined;
  const tail = offers?.replace('{lead}', lead?.title ?? '') ?? reminder(asked, subject);
  const { text, id } = phrase(asked, chosen.line, chosen.isAgain, {
    ...(tail !== undefined && { tail }),
    ...((isNear || isBeside) && { openers: MANNERS[persona].near }),
  });
  return {
    message: text,
    emoji: emojiOf(persona, subject.area),
    topic: subject.id,
    memory: remembered(memory, id, {
      topic: subject.id,
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

/** A line of what was asked is taken before one that has this much more of the question's words. */
const ASKED_FACET = 5;
/** What these ask for stands in their own lines alone. */
const PRECISE: ReadonlySet<Facet> = new Set(['why', 'when', 'where', 'who', 'cost']);
/** Asks who a person is: what they are is an answer. */
const WHO_IS = /\bwho('?s| is| are| was| were)\b/i;

/** The lines that fit a question best: those of the facet that was asked, unless others have more of its words. */
function fitting(
  { message, memory }: Asked,
  subject: Subject,
  asking: Facet,
  isAsked: boolean,
  of: (facet: Facet) => readonly Sayable[],
): readonly Sayable[] {
  const score = fit(message, subject);
  const scored = (isAsked ? [asking] : FACETS).flatMap((facet) =>
    unsaid(memory, of(facet)).map((line) => ({
      line,
      own: score(line.text),
      score: score(line.text) + (facet !== asking ? 0 : PRECISE.has(facet) ? ASKED_FACET + 1.5 : ASKED_FACET),
    })),
  );
  const most = Math.max(0, ...scored.map((one) => one.score));
  const best = scored.filter((one) => one.own > 0 && one.score === most);
  return best.length > 0 ? best.map(({ line }) => line) : of(asking);
}

/** A subject to go on with that was not spoken of lately. */
function leadOf({ memory, random }: Asked, { leads = [] }: Subject): Subject | null {
  const fresh = leads.filter((id) => !memory.said.some((one) => one.startsWith(`${id}.`)));
  return subjectNamed(pick(fresh, random) ?? null);
}

/** Now and then an answer ends with what is open for the person, or with what they like. */
function reminder(asked: Asked, subject: Subject): string | undefined {
  const { memory, context, random } = asked;
  const turn = memory.said.length;
  if (turn > 0 && turn % REMIND_EVERY === 0 && subject.area !== 'gum') {
    return filled('And "{objective:title}" is still open for you.', context) ?? undefined;
  }
  return random() < 0.1 ? memoryOf(asked) : undefined;
}
