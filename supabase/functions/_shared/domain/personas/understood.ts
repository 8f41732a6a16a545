import type { Asked } from './context.ts';
import { facetIn } from './facetIn.ts';
import { findings, subjectNamed, type Finding } from './findings.ts';
import { goesOn, pointsBack, withFlunko } from './small.ts';
import { wordsOf } from './words.ts';

/** How surely a subject has to be named in a request for gossip. */
const GOSSIPED = 0.6;

/** What else is said of a subject, where gossip is asked for and the subject is named. */
function gossipOf([first, ...others]: readonly Finding[]): Finding | null {
  if (first?.kind !== 'talk' || first.talk.id !== 'bored') return null;
  const named = others.find((one) => one.kind === 'subject' && one.isNamed && one.score > GOSSIPED);
  return named?.kind === 'subject' ? { ...named, facet: 'more' } : null;
}

/** What a message is about, by itself and by what was spoken of before; null: nothing that is known. */
export function understood({ message, memory, half }: Asked): Finding | null {
  const found = findings(message);
  const first = gossipOf(found) ?? found[0];
  const isOfPerson = memory.topic?.startsWith('staff-') ?? false;
  const named = isOfPerson ? null : withFlunko(message);
  const [ofHim] = named === null ? [] : findings(named);
  // The message as it stands counts a little more than with Flunko's name in it.
  const top = ofHim !== undefined && ofHim.score > (first?.score ?? 0) + 0.3 ? ofHim : first;
  const topic = subjectNamed(memory.topic);
  const facet = facetIn(message);
  // A question word alone belongs to the topic, where there is one.
  const own = top === undefined || (top.kind === 'talk' && top.talk.id === 'huh') ? 0 : top.score;
  if (topic !== null && !(top?.kind === 'talk' && own > 1.3)) {
    const isNamed = top?.kind === 'subject' && top.isNamed;
    const words = wordsOf(message).length;
    const isBare = words <= 5 && (goesOn(message) || facet !== null);
    const goesBack = named === null && pointsBack(message);
    // How sure something else has to be. What points back in the second half of a message means the first.
    const least =
      goesBack && half === 'second'
        ? 2.9
        : words <= 2 || (goesBack && words <= 4)
          ? 2.6
          : goesBack
            ? 1.7
            : 1.25;
    if (!isNamed && (goesBack || isBare || goesOn(message)) && own < least) {
      return {
        kind: 'subject',
        subject: topic,
        facet: facet ?? 'more',
        score: 1,
        isNamed: false,
        isAsked: false,
        isNear: false,
      };
    }
  }
  if (top?.kind === 'subject' && top.isNamed && goesOn(message) && facet === null && memory.facet !== null) {
    if (top.subject.says[memory.facet] !== undefined) return { ...top, facet: memory.facet };
  }
  return top ?? null;
}
