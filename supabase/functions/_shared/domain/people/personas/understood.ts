import { withoutEnd } from '../../../kernel/edges.ts';
import type { AgentId } from './cast.ts';
import type { Asked } from './context.ts';
import type { Facet, Subject } from './entry.ts';
import { facetIn } from './facetIn.ts';
import { findings, NO_WAYS, subjectNamed, type Finding } from './findings.ts';
import { touches } from './fit.ts';
import { recordAsked } from './recordAsked.ts';
import { taskAsked } from './taskAsked.ts';
import { asksBarely, goesOn, pointsBack, withFlunko } from './small.ts';
import { TALKS } from './talk/index.ts';
import { wordsOf } from './words.ts';

/** How surely a subject has to be named in a request for gossip. */
const GOSSIPED = 0.6;

/** Topics that are a person, so that "he" is no longer Flunko. */
const PERSONS = /^(staff-|person-|persona-|friend-|zoltar$)/;

/** What else is said of a subject, where gossip is asked for and the subject is named. */
function gossipOf([first, ...others]: readonly Finding[]): Finding | null {
  if (first?.kind !== 'talk' || first.talk.id !== 'bored') return null;
  const named = others.find((one) => one.kind === 'subject' && one.isNamed && one.score > GOSSIPED);
  return named?.kind === 'subject' ? { ...named, facet: 'more' } : null;
}

/** Where the talk is of one of the four friends, "and the geek?" asks of the next, and not of the clique. */
function sibling(found: Finding | undefined, topic: string | null): Finding | undefined {
  if (found?.kind !== 'subject' || topic?.startsWith('friend-') !== true) return found;
  const friend = subjectNamed(`friend-${found.subject.id.replace(/s$/, '')}`);
  return friend === null ? found : { ...found, subject: friend };
}

const OF_PERSON = /\b(?:he|she|him|her|his)\b/i;
/** How surely another subject is named, where the message says "he" of the person that was spoken of. */
const NAMED_FOR_SURE = 2;

/** How surely what a message with its pronoun spelled out asks is known of another subject. */
const WELL_ASKED = 2.2;

const PRONOUN = /\b(it|he|she|they|him|her|them|(?:the|this) (?:game|program|window|app)|that|this)\b/i;

/** Whether a message means the topic by what kind of thing it is: "the game". */
const isOfKind = (message: string, topic: Subject | null): boolean =>
  (topic?.area === 'games' &&
    /\b(?:the|this) game\b|\bhow (?:do|can) (?:i|you) play\W{0,9}$/i.test(message)) ||
  (topic?.program !== undefined && /\b(?:the|this) (?:program|window|app)\b/i.test(message));

/** Of so many of the topic's names the one is taken with which the message is known best. */
const NAMES_TRIED = 4;

/** What a message asks with the topic's name for its pronoun, where just that is known of the topic. */
function spelledOut(message: string, topic: Subject): Finding | null {
  if (!PRONOUN.test(message)) return null;
  const all = [topic.title, ...topic.names.slice(0, NAMES_TRIED)].flatMap((name) => {
    const [best] = findings(message.replace(PRONOUN, `the ${name}`));
    if (best?.kind !== 'subject' || !best.isAsked || best.score <= WELL_ASKED) return [];
    return best.isNamed || best.subject.belongsTo === topic.id ? [best] : [];
  });
  return all.sort((one, other) => other.score - one.score)[0] ?? null;
}

/** What a message asks of the topic that it points back to: the same as with the topic's name in it, where that is known. */
function backTo(subject: Subject, message: string, facet: Facet | null): Finding {
  const name = `the ${subject.names[0] ?? subject.title}`;
  const isBare = isOfKind(message, subject) && !PRONOUN.test(message);
  const spelled = isBare ? `${withoutEnd(message, ' ?!.')} ${name}` : message.replace(PRONOUN, name);
  const found = findings(spelled);
  const own = found.find((one) => one.kind === 'subject' && one.subject === subject);
  const [best] = found;
  const isBetter = best?.kind === 'subject' && best.isAsked && best.score > WELL_ASKED;
  if (isBetter && best.score > (own?.score ?? 0)) return best;
  if (own?.kind === 'subject' && own.isAsked) return { ...own, score: Math.max(own.score, 1) };
  return {
    kind: 'subject',
    subject,
    facet: facet ?? 'more',
    score: 1,
    isNamed: false,
    isAsked: false,
    ways: NO_WAYS,
    isNear: false,
  };
}

/** How sure a message has to be about something else than the topic. The second half of a message mostly means the first. */
function sureOfOther(words: number, goesBack: boolean, isSecond: boolean): number {
  if (isSecond) return goesBack ? 2.9 : 2.4;
  if (words <= 2 || (goesBack && words <= 4)) return 2.6;
  return goesBack ? 1.7 : 1.25;
}

/** As sure as the person's own records are of what a message asks for, unless it is a question that is known. */
const OF_RECORDS = 2;
const KNOWN_BETTER = 2.9;

/** Asks who did write: who may is another question. */
const HAS_WRITTEN = /\bwho(?: has| have|'s)? (?:signed|wrote|written|commented|answered|replied)\b/i;

/** The person's own record that a message asks for; null: none, or it is known better word for word. */
function ofRecords(message: string, first: Finding | undefined): Finding | null {
  const asked = recordAsked(message);
  const subject = subjectNamed(asked?.subject ?? null);
  if (asked === null || subject === null) return null;
  const isDone = asked.subject === 'my-mail' && HAS_WRITTEN.test(message);
  if (!isDone && first?.kind === 'subject' && first.isAsked && first.score > KNOWN_BETTER) return null;
  return {
    kind: 'subject',
    subject,
    facet: asked.facet,
    score: OF_RECORDS,
    isNamed: true,
    isAsked: true,
    ways: NO_WAYS,
    isNear: false,
  };
}

/** What asks the Gossip for gossip, and not for herself. */
const GOSSIP = /\b(?:gossips?|secrets?|rumou?rs?|tea|dirt|scoop|news)\b/i;
const FRESH =
  /\b(?:any|newest|new|latest|hott?est|juicy|juiciest|best|biggest|today|todays|more|some|fresh)\b/i;

/** Gossip that is asked of the Gossip; null: something else is. */
function gossipAsked(persona: AgentId, message: string, found: readonly Finding[]): Finding | null {
  if (persona !== 'TownGossip' || !GOSSIP.test(message) || !FRESH.test(message)) return null;
  const [first] = found;
  const isOther = first?.kind === 'subject' && first.isNamed && first.subject.id !== 'persona-gossip';
  const talk = TALKS.find(({ id }) => id === 'bored');
  return isOther || talk === undefined ? null : { kind: 'talk', talk, score: KNOWN_BETTER };
}

/** As sure as a question that is known nearly word for word. */
const WANTED = 3.4;

/** Asks a persona for its taste, and wants nothing of a thing. */
const OF_ITS_TASTE =
  /^(?:do|did|would) (?:you|u) (?:really )?(?:like|love|hate|enjoy|prefer|play|watch|use)\b|\b(?:your|ur) (?:fav|favou?rite)\b/i;

/** What is said of all things begins so, and is said where nothing is known as surely. */
const OF_ALL = 'task-site-';
const KNOWN_OF_ALL = 1.3;

/** What is to be said to a message that wants something of a thing; null: it does not, or is known better word for word. */
function wantedOf(message: string, topic: string | null, first: Finding | undefined): Finding | null {
  const isKnown = first !== undefined && first.score > WANTED && (first.kind === 'talk' || first.isAsked);
  // Of what was spoken of it is asked, and not of all there is.
  if (isKnown && (topic === null || !pointsBack(message))) return null;
  if (OF_ITS_TASTE.test(message)) return null;
  const subject = taskAsked(message, topic);
  if (subject === null) return null;
  // What is said of all there is comes after what is surely known of something.
  if (subject.id.startsWith(OF_ALL) && first !== undefined && first.score > KNOWN_OF_ALL) return null;
  return {
    kind: 'subject',
    subject,
    facet: 'about',
    score: WANTED,
    isNamed: true,
    isAsked: true,
    ways: NO_WAYS,
    isNear: false,
  };
}

/** What a message is about, by itself and by what was spoken of before; null: nothing that is known. */
export function understood({ persona, message, history, memory, half }: Asked): Finding | null {
  const found = findings(message);
  const first = gossipOf(found) ?? found[0];
  const own = ofRecords(message, first);
  if (own !== null) return own;
  const wanted = wantedOf(message, memory.topic, first);
  if (wanted !== null) return wanted;
  const gossip = gossipAsked(persona, message, found);
  if (gossip !== null) return gossip;
  const isOfPerson = PERSONS.test(memory.topic ?? '');
  const named = isOfPerson ? null : withFlunko(message);
  const [ofHim] = named === null ? [] : findings(named);
  // The message as it stands counts a little more than with Flunko's name in it.
  const likely = ofHim !== undefined && ofHim.score > (first?.score ?? 0) + 0.3 ? ofHim : first;
  const top = goesOn(message) ? sibling(likely, memory.topic) : likely;
  const topic = subjectNamed(memory.topic);
  const facet = facetIn(message);
  // A question word alone belongs to the topic, where there is one.
  const sure = top === undefined || (top.kind === 'talk' && top.talk.id === 'huh') ? 0 : top.score;
  const words = wordsOf(message).length;
  const isBarely = asksBarely(message);
  const goesBack = named === null && (pointsBack(message) || isOfKind(message, topic) || isBarely);
  const isSecond = half === 'second' && named === null;
  // Small talk is of the persona and of who asks: what points back without naming either is of the topic.
  const isOfThem = goesBack && !/\b(you|your|u|ur|i|me|my)\b/i.test(message);
  if (
    topic !== null &&
    (isSecond || (isOfPerson && goesBack) || !(top?.kind === 'talk' && sure > 1.3) || isOfThem)
  ) {
    const isOfHim = isOfPerson && goesBack && OF_PERSON.test(message) && sure < NAMED_FOR_SURE;
    const isNamed = top?.kind === 'subject' && top.isNamed && !isOfHim;
    const isBare = words <= 5 && (goesOn(message) || facet !== null) && touches(message, topic);
    // Of a person spoken of, "he" is that person whatever else it sounds like.
    const least =
      (isOfPerson && goesBack) || isOfKind(message, topic) ? 3.6 : sureOfOther(words, goesBack, isSecond);
    if (!isNamed && (goesBack || isBare || goesOn(message)) && sure < least) {
      return backTo(topic, message, facet);
    }
  }
  if (topic !== null && isSecond && !(top?.kind === 'subject' && top.isNamed)) {
    const own = findings(`${message} the ${topic.title.replace(/^the /, '')}`).find(
      (one) => one.kind === 'subject' && one.subject === topic,
    );
    if (own !== undefined && own.score > sure) return own;
  }
  if (topic !== null && goesBack && !isOfPerson && top?.kind === 'subject' && !top.isNamed) {
    const spelled = spelledOut(message, topic);
    if (spelled !== null && spelled.score > top.score) return spelled;
  }
  const earlier = history.findLast(({ by }) => by === 'person');
  const asks = (earlier === undefined ? null : facetIn(earlier.text)) ?? memory.facet;
  if (top?.kind === 'subject' && top.isNamed && goesOn(message) && facet === null && asks !== null) {
    if (top.subject.says[asks] !== undefined) return { ...top, facet: asks };
  }
  return top ?? null;
}
