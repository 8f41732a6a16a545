import { nextOf, stateOf } from '../objectives.ts';
import { ASK_MOST } from './cast.ts';
import { EMPTY_MEMORY, type Asked, type Memory, type Reply } from './context.ts';
import { FACETS, type Facet, type Subject, type Talk } from './entry.ts';
import { facetIn } from './facetIn.ts';
import { findings, fit, isWordless, subjectNamed } from './findings.ts';
import { guarded } from './guard.ts';
import { HINTS } from './hints.ts';
import { SUBJECTS } from './knowledge/index.ts';
import { MANNERS } from './manners.ts';
import { RIDDLES, type Riddle } from './riddles.ts';
import { asksForMore, calledIn, givesUp, goesOn, isNo, isOfPersona, isYes, likedIn, sumIn } from './small.ts';
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
import { TALKS } from './talk/index.ts';
import { understood } from './understood.ts';
import { stem, wordsOf } from './words.ts';

/** How surely a message has to be about something to be answered. */
const SURE = { talk: 0.7, subject: 0.5, persona: 1 };
const LIKES_MOST = 5;
/** After so many answers a persona reminds of what is open. */
const REMIND_EVERY = 7;

/** Small talk of which people ask for more. */
const REPEATED = new Set(['joke', 'bored', 'coin']);

const NO_ROOM: Partial<Memory> = { offered: null };

/** Answers a message as a persona. It never throws, whatever the message is, and never answers nothing. */
export function reply(input: Asked): Reply {
  const asked = withConversation({ ...input, message: input.message.slice(0, ASK_MOST) });
  const { message, persona, memory } = asked;
  const refused = guarded(message);
  if (refused !== null) {
    const around = { openers: [''], closers: [''], plainly: refused === 'distress' };
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

function answeredRiddle(asked: Asked, id: string): Reply | null {
  const riddle = RIDDLES.find((one) => one.id === id);
  if (riddle === undefined) return null;
  const manners = MANNERS[asked.persona];
  const words = new Set(wordsOf(asked.message).map(stem));
  const over = { ...NO_ROOM, riddle: null, topic: 'riddles' };
  if (riddle.answers.some((one) => words.has(stem(one)))) {
    return say(asked, 'riddle-right', manners.riddleRight, {}, over);
  }
  if (givesUp(asked.message))
    return say(asked, `riddle-told-${id}`, [riddle.tells], {}, over, {
      openers: manners.riddleTold,
      closers: [''],
    });
  // Something else was asked in the meantime.
  const isQuestion =
    wordsOf(asked.message).length > 2 && (facetIn(asked.message) !== null || asked.message.includes('?'));
  if (isQuestion || goesOn(asked.message) || isNo(asked.message)) return null;
  const wasWrong = asked.memory.said.some((one) => one.startsWith(`riddle-wrong-${id}.`));
  return wasWrong
    ? say(asked, `riddle-told-${id}`, [riddle.tells], {}, over, {
        openers: manners.riddleTold,
        closers: [''],
      })
    : say(
        asked,
        `riddle-wrong-${id}`,
        [riddle.hint],
        {},
        {},
        { openers: manners.riddleWrong, closers: [''] },
      );
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
  if (talk !== undefined && asksForMore(message)) return chat(asked, talk);
  if (isYes(message)) {
    const offered = subjectNamed(memory.offered);
    if (offered !== null) return tell(asked, offered, 'about');
    return topic === null ? say(asked, 'yes', MANNERS[persona].yes, {}, {}) : tell(asked, topic, 'more');
  }
  if (isNo(message)) return say(asked, 'no', MANNERS[persona].no, {}, NO_ROOM);
  return asksForMore(message) && topic !== null ? tell(asked, topic, 'more') : null;
}

function answer(asked: Asked): Reply {
  const { message } = asked;
  const found = understood(asked);
  if (isOfPersona(message) && (found === null || found.score < SURE.persona)) return ofPersona(asked);
  if (found === null || found.score < SURE[found.kind]) return unknown(asked);
  return found.kind === 'talk'
    ? chat(asked, found.talk)
    : tell(asked, found.subject, found.facet, found.isAsked, found.isNear);
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
      ...(REPEATED.has(talk.id) && { topic: `talk.${talk.id}` }),
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
  const told = SUBJECTS.flatMap((subject) =>
    subject.area === 'story' || subject.area === 'town'
      ? unsaid(asked.memory, sayable(asked, `${subject.id}.more`, subject.says.more ?? [])).map((line) => ({
          subject,
          line,
        }))
      : [],
  );
  const chosen = pick(told, asked.random);
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
  let all = fitting(asked, subject, asking, isAsked, of);
  if (unsaid(memory, all).length === 0 && (asking === 'more' || asking === 'about')) {
    // What was not asked for, before anything is said again.
    const rest = FACETS.flatMap((one) => unsaid(memory, of(one)));
    if (rest.length > 0) all = rest;
  }
  const chosen = choose(asked, all);
  if (chosen === null) return unknown(asked);
  const lead = leadOf(asked, subject);
  // Where all of it was told, more is of what it leads to.
  if (chosen.isAgain && facet === 'more' && lead !== null) return tell(asked, lead, 'about');
  const offers = lead !== null && random() < 0.2 ? pick(MANNERS[persona].offers, random) : undefined;
  const tail = offers?.replace('{lead}', lead?.title ?? '') ?? reminder(asked, subject);
  const { text, id } = phrase(asked, chosen.line, chosen.isAgain, {
    ...(tail !== undefined && { tail }),
    ...(isNear && { openers: MANNERS[persona].near }),
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

/** A line of what was asked is taken before one that has this much more of the question's words. */
const ASKED_FACET = 4;
/** What these ask for stands in their own lines alone. */
const PRECISE: ReadonlySet<Facet> = new Set(['why', 'when', 'where', 'who', 'cost']);

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

/** The next nudge for what is open: its words first, then hints from far to near. */
function hint(asked: Asked, subject: Subject): Reply {
  const { context, memory, persona } = asked;
  const flags = { done: [true, true], open: [true, false], later: [false, false] } as const;
  const states = context.objectives.map((one) => ({
    ...one,
    isOpen: flags[one.state][0],
    completed: flags[one.state][1],
  }));
  const next = nextOf(states);
  const nudges = next === undefined ? [] : sayable(asked, `hint.${next.id}`, HINTS[next.id] ?? []);
  const words = sayable(asked, 'next-step.about', subject.says.about);
  const isFirst = !memory.said.some((one) => one.startsWith('next-step.') || one.startsWith('hint.'));
  // From far to near, one at a time.
  const [nearer] = unsaid(memory, nudges);
  const line = isFirst ? (unsaid(memory, words)[0] ?? nearer) : (nearer ?? unsaid(memory, words)[0]);
  const chosen = line === undefined ? choose(asked, [...nudges, ...words]) : { line, isAgain: false };
  if (chosen === null || (next !== undefined && stateOf(next) !== 'open')) return unknown(asked);
  const { text, id } = phrase(asked, chosen.line, chosen.isAgain, { openers: MANNERS[persona].hints });
  return {
    message: text,
    emoji: '💡',
    topic: 'next-step',
    memory: remembered(memory, id, { ...NO_ROOM, topic: 'next-step', facet: 'about' }),
  };
}

function riddle(asked: Asked): Reply {
  const { persona, memory, random } = asked;
  const own = RIDDLES.filter(({ by }) => by.includes(persona));
  const fresh = own.filter(({ id }) => !memory.said.some((one) => one.startsWith(`riddle-${id}.`)));
  const chosen: Riddle | undefined = pick(fresh.length > 0 ? fresh : own, random);
  if (chosen === undefined) return unknown(asked);
  const asking = say(
    asked,
    `riddle-${chosen.id}`,
    [chosen.asks],
    {},
    { ...NO_ROOM, riddle: chosen.id, topic: 'riddles', facet: 'about' },
    { closers: [''] },
  );
  return { ...asking, emoji: '❓', topic: 'riddles' };
}

/** Says that it does not know, and what it does know. */
function unknown(asked: Asked): Reply {
  const { persona, message, memory, random } = asked;
  const near = findings(message).flatMap((one) =>
    one.kind === 'subject' && one.score > 0.35 && !one.subject.id.startsWith('day-') ? [one.subject] : [],
  );
  const fallback = ['flunko', 'arcade', 'gum', 'high-school', 'tape', 'four-friends', 'objectives', 'zoltar'];
  const others = fallback
    .flatMap((id) => subjectNamed(id) ?? [])
    .filter(({ id }) => !near.some((one) => one.id === id));
  const first = near[0] ?? pick(others, random);
  const second = pick(
    others.filter(({ id }) => id !== first?.id),
    random,
  );
  const titles = [first, second].flatMap((one) => one?.title ?? []);
  return say(
    asked,
    'unknown',
    MANNERS[persona].unknown,
    { leads: titles.join(' and ') },
    {
      offered: first?.id ?? null,
      topic: memory.topic,
    },
  );
}
