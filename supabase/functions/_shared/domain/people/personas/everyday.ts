import { lazy } from '../../../kernel/lazy.ts';
import { findings, type Finding } from './findings.ts';
import type { Area, Talk } from './entry.ts';
import { asksIfItIs, asksOfPersona } from './small.ts';
import { EVERYDAY } from './talk/everyday/index.ts';
import { setOf } from './lexicon.ts';
import { plain, wordsOf } from './words.ts';

/** What asks for a fact of the world, of which no persona knows any. */
const OF_FACT =
  /^(?:and |so |but |ok |hey )?(?:how (?:do|can|to|does|did|is|are|many|much|far|long|old|tall|big|high|fast)|who (?:won|is|was|were|are|invented|wrote|made|discovered|sang|plays|played)|when (?:is|was|did|does|do)|where (?:is|are|was|can|do|does|did)|why (?:is|are|do|does|did|was)|did|what (?:does|did|year|time|happens|happened)|what (?:is|are|was) (?:an?|the) (?!best|worst|cool|most)|which (?:year|country|city|team)|can you (?:explain|solve|write|translate)|(?:translate|explain|define|calculate)\b)/;
/** What asks for a taste, or a wish. */
const OF_TASTE =
  /\b(?:best|worst|favorite|cool(?:er|est)?|better|prefer|like|love|hate|good|bad|fun|overrated|cute|funny|scary|think|opinion|versus|vs|or|should i|top|annoying|weird|what about|how about)\b/;

/** What asks for a favorite without saying whose. */
const OF_FAVORITE = /^(?:so |ok |and |whats )?(?:fav|favou?rite|best)\b/i;
/** What asks a persona whether it likes something. */
const OF_LIKING =
  /\b(?:like|love|hate|favou?rite|fav|prefer|enjoy|best|think (?:of|about)|opinion)\b|\b(?:do|have|are) (?:you|u) (?:have|own|got|eat|drink|wear|play|watch|read|listen|believe|collect|speak|wearing|eating)\b/;

/** What asks for advice on what is sold somewhere. */
const OF_BUYING = /^(?:is|are) there\b|\bshould i buy\b|\bplace in\b|\bnear me\b/;

const OF_PLACE = /\b(?:motel|arcade|treehouse|shack|junkyard|bleachers|cellar|locker)\b/;
/** Names a person of the town, who is more than what else is spoken of. */
const OF_TOWN =
  /\b(?:preps?|jocks?|geeks?|freaks?|flunko|flunkos|principal|coach|janitor|manager|cook|dj|clerk|angler|zoltar)\b/;

interface Named {
  readonly talk: Talk;
  readonly stems: ReadonlySet<string>;
}

/** Each topic's words, by one of their stems. */
const named = lazy((): ReadonlyMap<string, readonly Named[]> => {
  const all = new Map<string, Named[]>();
  for (const { words, talk } of EVERYDAY) {
    for (const word of words) {
      const stems = setOf(word);
      const [first = ''] = stems;
      all.set(first, [...(all.get(first) ?? []), { talk, stems }]);
    }
  }
  return all;
});

/** An everyday topic that a message names, and by how many words. */
interface Spoken {
  readonly talk: Talk;
  readonly by: number;
}

/** The everyday topic that a message names by most words, the first of these; null: it names none, or asks for a fact of it. */
function spokenOf(message: string): Spoken | null {
  const text = wordsOf(message).join(' ');
  if (OF_BUYING.test(text)) return null;
  const isOfTown = OF_TOWN.test(text);
  if (OF_FACT.test(text) && !OF_TASTE.test(text) && !asksOfPersona(message)) return null;
  const asked = setOf(message);
  const found = [...asked]
    .flatMap((one) => named().get(one) ?? [])
    .filter(({ stems }) => [...stems].every((one) => asked.has(one)));
  const by = Math.max(0, ...found.map(({ stems }) => stems.size));
  const talk = found.find(({ stems }) => stems.size === by)?.talk;
  return talk === undefined || (isOfTown && by === 1) || (OF_PLACE.test(text) && by < 3)
    ? null
    : { talk, by };
}

/** The everyday topic that a message names; null: none. */
export const everydayIn = (message: string): Talk | null => spokenOf(message)?.talk ?? null;

/** As sure as small talk that was asked for nearly word for word. */
const TALKED_OF = 1.5;
/** As sure as a subject that a message about something of every day is about all the same. */
const TOLD_OF = 1.3;
/** As sure as what is known word for word. */
const WORD_FOR_WORD = 2.6;
/** Small talk that answers whatever is asked in its words. */
const OF_ANYTHING =
  /^(?:form-|your-favorite$|your-life$|your-day$|your-things$|best-of$|choice$|guess$|how-are-you$|school-feelings$|who-are-you$|insult$)/;

/** Whether a message names something of this town, of which no more is known: that is no talk of every day. */
function namesTown(message: string): boolean {
  const [first] = findings(message);
  return first?.kind === 'subject' && first.isNamed;
}

/** What is asked of a thing of these is asked of it, also where it is known little. */
const AREAS_OF_TOWN: ReadonlySet<Area> = new Set(['town', 'story']);

/** The everyday topic that answers a message better than what was found; null: none does. */
export function everydayBetter(message: string, found: Finding | null): Talk | null {
  const spoken = spokenOf(message);
  if (spoken === null || (asksIfItIs(message) && spoken.by === 1)) return null;
  if (found === null) return namesTown(message) && !asksOfPersona(message) ? null : spoken.talk;
  const { talk, by } = spoken;
  const isOfPersona = asksOfPersona(message) || OF_FAVORITE.test(message);
  const isOfOther = found.kind === 'subject' && found.subject.id.startsWith('persona-') && by > 1;
  if (found.kind === 'talk' && found.talk.id === 'school-feelings' && !isOfPersona) return null;
  const isForm = found.kind === 'talk' && found.talk.id.startsWith('form-');
  if (found.score >= WORD_FOR_WORD && !isOfOther && !isForm) return null;
  if (found.kind === 'talk') {
    const isWeak = found.score < TALKED_OF && (isOfPersona || OF_TASTE.test(plain(message)));
    return OF_ANYTHING.test(found.talk.id) || isWeak || by > 1 ? talk : null;
  }
  const { subject, isAsked, isNamed, isNear, score } = found;
  if (subject.id.startsWith('my-') || subject.id.startsWith('task-')) return null;
  if (isOfPersona && OF_LIKING.test(plain(message)) && subject.area !== 'story') return talk;
  if (isOfOther && isOfPersona) return talk;
  if (isAsked && score >= TOLD_OF) return null;
  if (by > 2) return talk;
  if (by === 1 && isNamed && !isOfPersona && AREAS_OF_TOWN.has(subject.area)) return null;
  if (by > 1 || isNear || subject.id.startsWith('day-')) {
    return isOfPersona || OF_TASTE.test(plain(message)) ? talk : null;
  }
  return isOfPersona && !isNamed ? talk : null;
}
