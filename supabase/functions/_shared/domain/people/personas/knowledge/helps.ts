import type { Subject } from '../entry.ts';
import { HELPS } from './helps.data.ts';

/** What the town whispers is not what a help page says: there its lines are kept apart. */
const WHISPERED: ReadonlySet<string> = new Set(['town', 'story']);

/** Subjects with what the help of their programs says, each program's with the first subject that leads to it. */
export function withHelps(subjects: readonly Subject[]): readonly Subject[] {
  const first = new Map<string, Subject>();
  for (const subject of subjects) {
    const { program, area } = subject;
    if (program !== undefined && !WHISPERED.has(area) && !first.has(program)) first.set(program, subject);
  }
  return subjects.map((subject) => {
    if (subject.program === undefined || first.get(subject.program) !== subject) return subject;
    const parts = HELPS[subject.program]?.split('\n') ?? [];
    return { ...subject, says: { ...subject.says, more: [...(subject.says.more ?? []), ...parts] } };
  });
}
