import { CAST, QUIET_TURNS } from '../cast.ts';
import type { Asked, Reply } from '../context.ts';
import { findings } from '../findings.ts';
import { pick, sayable } from '../speak.ts';
import { EARNEST } from './answers.ts';
import { named } from './help.ts';
import { needIn } from './needIn.ts';
import type { Need } from './needs.ts';

/** How surely a question has to be about a subject to be answered in the quiet turns. */
const SURE_IN_QUIET = 1.2;

/** Texts that the conversation does not have yet, else all of them. */
function fresh({ history }: Asked, texts: readonly string[]): readonly string[] {
  const left = texts.filter((text) => !history.some((one) => one.text.includes(text)));
  return left.length > 0 ? left : texts;
}

const oneOf = (asked: Asked, texts: readonly string[]): string =>
  pick(fresh(asked, texts), asked.random) ?? '';

/** An answer of which nothing is kept in mind: what distress was about is on no record. */
const unkept = (asked: Asked, message: string, quiet: number): Reply => ({
  message,
  emoji: CAST[asked.persona].emoji,
  topic: null,
  memory: asked.memory,
  quiet,
});

function inEarnest(asked: Asked, need: Need): Reply {
  const { begins, says, help } = EARNEST[asked.persona];
  const where = oneOf(asked, help).replace('{help}', named(asked.help));
  return unkept(asked, [oneOf(asked, begins), oneOf(asked, says[need]), where].join(' '), QUIET_TURNS);
}

/** In the turns after distress: what is asked for is told plainly, and otherwise the persona listens. */
function quietly(asked: Asked): Reply {
  const quiet = asked.quiet - 1;
  const [found] = findings(asked.message);
  if (found?.kind === 'subject' && found.score > SURE_IN_QUIET && !found.isNear) {
    const { subject, facet } = found;
    const [line] = sayable(asked, `${subject.id}.${facet}`, subject.says[facet] ?? subject.says.about);
    if (line !== undefined) return unkept(asked, line.text, quiet);
  }
  return unkept(asked, oneOf(asked, EARNEST[asked.persona].listens), quiet);
}

/**
 * What a persona says in earnest: to distress, and in the turns after it; null: the message is not of that. It decides before
 * anything else does, a model too (PERSONA-8).
 */
export function earnest(asked: Asked): Reply | null {
  const need = needIn(asked.message);
  if (need !== null) return inEarnest(asked, need);
  return asked.quiet > 0 ? quietly(asked) : null;
}
