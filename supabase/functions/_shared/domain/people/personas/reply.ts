import { ASK_MOST } from './cast.ts';
import { EMPTY_MEMORY, type Asked, type Memory, type Reply } from './context.ts';
import { earnest } from './earnest/reply.ts';
import { everydayBetter, everydayIn } from './everyday.ts';
import type { Talk } from './entry.ts';
import { facetIn } from './facetIn.ts';
import { findings, isWordless, subjectNamed, type Finding } from './findings.ts';
import { guarded } from './guard.ts';
import { differenceIn, halvesOf, pairIn, questionAfterComma } from './halves.ts';
import { hasUnknownWord, isAboutNothing } from './lexicon.ts';
import { MANNERS } from './manners.ts';
import { answeredRiddle } from './riddling.ts';
import {
  asksForMore,
  asksToChoose,
  asksIfItIs,
  asksOfLikes,
  asksOfPersona,
  asksOfYours,
  asksWhy,
  calledIn,
  formOf,
  inUsualWords,
  withoutTag,
  isNo,
  isOfPersona,
  isThanks,
  isYes,
  likedIn,
} from './small.ts';
import { pick, say, sayable, unsaid } from './speak.ts';
import { completed } from './state/completed.ts';
import { stateOf } from './state/state.ts';
import { sumIn } from './sums.ts';
import { TALKS } from './talk/index.ts';
import { chat, NO_ROOM, tell } from './tell.ts';
import { toldIn } from './toldIn.ts';
import { understood } from './understood.ts';
import { unknown } from './unknown.ts';

/** How surely a message has to be about something to be answered. */
const SURE = { talk: 0.7, subject: 1, persona: 1 };
/** How surely, where the message has a word that stands nowhere in what is known, or is only near to what is known. */
const SURE_OF_ODD = 1.3;
/** How surely a message has to be about a subject to be no reproach, and to be nothing that a person tells of themselves. */
const KNOWN_WELL = 2;
const TOLD_OF = 3;
/** How near small talk of the persona has to be, before a question to it is answered by its form alone. */
const NEAR_TALK = 0.3;
const LIKES_MOST = 5;

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
  const free = {
    ...asked,
    message: inUsualWords(withoutTag(meantBy(asked))),
    memory: { ...memory, riddle: null },
  };
  return aboutThePerson(free) ?? shortReply(free) ?? answer(free);
}

/** A message with what it leaves to the conversation written out, as the engine and a model read it. */
export function meantBy({ message, history, memory }: Asked): string {
  if (!history.some(({ by }) => by === 'person')) return message;
  return completed(message, stateOf(history, memory.topic));
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
  const thanks = isThanks(message) ? talkNamed('thanks') : null;
  if (thanks !== null) return chat(asked, thanks);
  const likes = asksOfLikes(message) ? talkNamed('my-likes') : null;
  if (likes !== null) return chat(asked, likes);
  // A sum that is one of two questions is worked out with the other.
  return halvesOf(message) === null ? sumOf(asked) : null;
}

function sumOf(asked: Asked): Reply | null {
  const sum = sumIn(asked.message);
  return sum === null ? null : say(asked, 'sum', MANNERS[asked.persona].sums, { sum }, {});
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
  return asksForMore(message) && topic !== null ? tell({ ...asked, message: '' }, topic, 'more') : null;
}

/** As sure as a question that is known word for word. */
const WORD_FOR_WORD = 3.8;

/** What a message is surely about; null: nothing that is known. */
function sureOf(asked: Asked): Finding | null {
  const found = understood(asked);
  if (found === null || found.score < SURE[found.kind]) return null;
  if (found.score >= SURE_OF_ODD) return found;
  // A word that nothing known has in it is mostly what the question is about.
  const isOdd = found.kind === 'subject' && found.isNear && !found.isNamed;
  return isOdd || hasUnknownWord(asked.message) ? null : found;
}

function answer(asked: Asked): Reply {
  return answerTwo(asked) ?? answerOne(asked);
}

function answerOne(asked: Asked): Reply {
  const { message } = asked;
  const sum = asked.half === undefined ? null : sumOf(asked);
  if (sum !== null) return sum;
  const found = sureOf(asked);
  const question = questionAfterComma(message);
  if (question !== null) {
    const own = sureOf({ ...asked, message: question });
    if ((own?.score ?? 0) > (found?.score ?? 0)) return answerOne({ ...asked, message: question });
  }
  const told = tellsOf(message, found);
  if (told !== null) return chat(asked, (GENERAL.has(told.id) ? everydayIn(message) : null) ?? told);
  const everyday = everydayBetter(message, found);
  if (everyday !== null) return chat(asked, everyday);
  const own = asksOfPersona(message) ? talkOf(message, SURE.talk) : null;
  const isYours =
    asksOfYours(message) && found?.kind === 'subject' && !found.subject.id.startsWith('persona');
  if (own !== null && (isYours || found?.kind !== 'subject' || !found.isAsked)) return chat(asked, own);
  const isLess = found === null || found.score < SURE.persona || (found.kind === 'subject' && !found.isAsked);
  if (asksIfItIs(message) ? isLess : isOfPersona(message) && (found?.score ?? 0) < SURE.persona) {
    const near = talkOf(message, NEAR_TALK) ?? talkNamed(formOf(message) ?? '');
    return near === null ? ofPersona(asked) : chat(asked, near);
  }
  if (found === null) return ofForm(asked) ?? unknown(asked);
  return found.kind === 'talk'
    ? chat(asked, found.talk)
    : tell(asked, found.subject, found.facet, found.isAsked, found.isNear);
}

/** Small talk that says nothing of what it answers. */
const GENERAL = new Set(['told', 'opinion', 'choice']);

const talkNamed = (id: string): Talk | null => TALKS.find((talk) => talk.id === id) ?? null;

/** What answers a message that tells something, or leaves a choice, and is not known as a question; null: it asks. */
function tellsOf(message: string, found: Finding | null): Talk | null {
  if (found?.kind === 'talk' || found?.isAsked === true) return null;
  const told = toldIn(message);
  if (told === 'opinion' && asksOfPersona(message)) return null;
  const least = told === 'opinion' ? SURE_OF_ODD : told?.startsWith('told') === true ? TOLD_OF : KNOWN_WELL;
  if (found !== null && found.score >= least) return null;
  return talkNamed(asksToChoose(message) ? 'choice' : (told ?? ''));
}

/** The small talk that a question to the persona itself is about, also where a subject has more of its words. */
function talkOf(message: string, least: number): Talk | null {
  const found = findings(message).find((one) => one.kind === 'talk');
  return found?.kind === 'talk' && found.score >= least ? found.talk : null;
}

/** Answers both questions of a message that asks two; null: it asks one, or is known as it stands. */
function answerTwo(asked: Asked): Reply | null {
  const { message, persona } = asked;
  const whole = sureOf(asked);
  if (whole !== null && whole.score > WORD_FOR_WORD && (whole.kind === 'talk' || whole.isAsked)) return null;
  const halves = (differenceIn(message) === null ? halvesOf(message) : null) ?? pairOf(message);
  if (halves === null) return null;
  const [one, other] = halves;
  // The answer to what a persona likes or does gives the reason too, so the second half needs no answer.
  if (asksWhy(other) && sureOf({ ...asked, message: one })?.kind === 'talk') {
    return answerOne({ ...asked, message: one });
  }
  const isKnown = (half: string, memory: Memory): boolean => {
    const of = { ...asked, message: half, memory };
    return sureOf(of) !== null || isOfPersona(half) || sumIn(half) !== null;
  };
  const first = answerOne({ ...asked, message: one, half: 'first' });
  const knowsFirst = isKnown(one, asked.memory);
  const knowsSecond = isKnown(other, knowsFirst ? first.memory : asked.memory);
  if (!knowsFirst && !knowsSecond) return null;
  if (!knowsFirst || !knowsSecond) {
    const [known, lost] = knowsFirst ? [one, other] : [other, one];
    const told = answerOne({ ...asked, message: known });
    const remark = asks(lost) ? pick(MANNERS[persona].half, asked.random) : undefined;
    return remark === undefined ? told : { ...told, message: `${told.message} ${remark}` };
  }
  const second = answerOne({ ...asked, message: other, memory: first.memory, half: 'second' });
  // Both ask the same, and there is no more to say of it.
  if (lineOf(first) === lineOf(second)) return answerOne(asked);
  const opens = first.opens ?? second.opens;
  return {
    ...second,
    ...(opens !== undefined && { opens }),
    message: `${first.message} ${second.message}`,
    emoji: first.emoji,
    topic: second.topic ?? first.topic,
  };
}

const BEGINS_TO_ASK =
  /^(?:and |but |or |so )?(?:is|are|am|was|were|do|does|did|can|could|will|would|should|may|have|has|tell|show|give|explain)\b/i;

/** Whether half of a message asks for something: what only leads up to a question needs no answer. */
const asks = (half: string): boolean =>
  !isAboutNothing(half) && (facetIn(half) !== null || BEGINS_TO_ASK.test(half.trim()));

/** The line of an answer, without the words around it. */
const lineOf = ({ memory }: Reply): string => (memory.said.at(-1) ?? '').split('~')[0] ?? '';

/** Two subjects that are named side by side, each by its name alone. */
function pairOf(message: string): readonly [string, string] | null {
  const difference = differenceIn(message);
  const pair = difference ?? pairIn(message);
  if (pair === null) return null;
  // Which of two things of every day a persona likes is one question.
  if ((asksOfPersona(message) || asksToChoose(message)) && everydayIn(message) !== null) return null;
  // Of a difference each side is a name, also where something else is asked by it.
  const [one, other] = pair.map((half) =>
    difference === null
      ? findings(half)[0]
      : findings(half).find((found) => found.kind === 'subject' && found.isNamed),
  );
  if (one?.kind !== 'subject' || other?.kind !== 'subject' || one.subject === other.subject) return null;
  const areNamed = one.isNamed && other.isNamed && one.score > 1 && other.score > 1.2;
  return areNamed && !other.isNear ? [pair[0], difference === null ? `and ${pair[1]}` : pair[1]] : null;
}

/** What is asked of the persona itself and is not known, answered by its form; null: it is asked of something else. */
function ofForm(asked: Asked): Reply | null {
  const talk = asksOfPersona(asked.message) ? talkNamed(formOf(asked.message) ?? '') : null;
  return talk === null ? null : chat(asked, talk);
}

/** What is asked of the persona itself and has no answer of its own. */
const ofPersona = (asked: Asked): Reply =>
  say(asked, 'of-persona', MANNERS[asked.persona].ofItself, {}, NO_ROOM);
