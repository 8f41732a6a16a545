import type { Asked, Reply } from './context.ts';
import type { Subject } from './entry.ts';
import { HINTS } from './hints.ts';
import { MANNERS } from './manners.ts';
import { rumors } from './rumors.ts';
import { phrase, pick, remembered, sayable, unsaid, type Around, type Sayable } from './speak.ts';
import { TALKS } from './talk/index.ts';
import { unknown } from './unknown.ts';

/**
 * The next nudge for what is open: its words first, then hints from far to near, one at a time. Once all of them were given
 * the persona says so, and goes on to another objective, or to something else that there is to do.
 */
export function hint(asked: Asked, subject: Subject): Reply {
  const { memory, context, persona } = asked;
  const { hints: openers, hintsOut } = MANNERS[persona];
  const isFirst = !memory.said.some((one) => one.startsWith('next-step.') || one.startsWith('hint.'));
  const [words] = unsaid(memory, sayable(asked, 'next-step.about', subject.says.about));
  if (isFirst && words !== undefined) return told(asked, [words], { openers });

  const open = context.objectives.filter(({ state }) => state === 'open');
  const [nearest] = open.flatMap((objective) => {
    const [nudge] = unsaid(memory, sayable(asked, `hint.${objective.id}`, HINTS[objective.id] ?? []));
    return nudge === undefined ? [] : [{ objective, nudge }];
  });
  const wasBegun = memory.said.some((one) => one.startsWith(`hint.${nearest?.objective.id ?? ''}.`));
  if (nearest !== undefined && (nearest.objective === open[0] || wasBegun)) {
    return told(asked, [nearest.nudge], { openers });
  }
  const isOut = pick(unsaid(memory, sayable(asked, 'hints-out', hintsOut)), asked.random);
  const next: Sayable | undefined =
    nearest === undefined
      ? pastime(asked)
      : { id: nearest.nudge.id, text: `"${nearest.objective.title}" is open, too: ${nearest.nudge.text}` };
  const lines = [isOut, next].flatMap((line) => line ?? []);
  if (lines.length === 0) return unknown(asked);
  return told(asked, lines, isOut === undefined ? {} : { openers: [''], closers: [''] });
}

/** Something to do that is no objective, or else something to hear. */
function pastime(asked: Asked): Sayable | undefined {
  const dares = TALKS.find(({ id }) => id === 'dare')?.says[asked.persona] ?? [];
  const fresh = unsaid(asked.memory, sayable(asked, 'talk.dare', dares));
  return pick(fresh.length > 0 ? fresh : rumors(asked).map(({ line }) => line), asked.random);
}

/** Lines as one answer, each of which is kept in mind. */
function told(asked: Asked, lines: readonly Sayable[], around: Around): Reply {
  const [first, ...others] = lines;
  const line = { id: first?.id ?? 'hints-out', text: lines.map(({ text }) => text).join(' ') };
  const { text, id } = phrase(asked, line, false, around);
  const memory = others.reduce((kept, other) => remembered(kept, `${other.id}~|`, {}), asked.memory);
  return {
    message: text,
    emoji: '💡',
    topic: 'next-step',
    memory: remembered(memory, id, { offered: null, topic: 'next-step', facet: 'about' }),
  };
}
