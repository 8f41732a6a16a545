import type { Asked, Reply } from './context.ts';
import { findings, subjectNamed } from './findings.ts';
import { MANNERS } from './manners.ts';
import { pick, say } from './speak.ts';

/** Says that it does not know, and what it does know. */
export function unknown(asked: Asked): Reply {
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
