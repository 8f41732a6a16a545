import type { Asked } from './context.ts';
import type { Subject } from './entry.ts';
import { SUBJECTS } from './knowledge/index.ts';
import { sayable, unsaid, type Sayable } from './speak.ts';

/** What else is said in town, of anything, and was not said lately. */
export const rumors = (asked: Asked): readonly { readonly subject: Subject; readonly line: Sayable }[] =>
  SUBJECTS.flatMap((subject) =>
    subject.area === 'story' || subject.area === 'town'
      ? unsaid(asked.memory, sayable(asked, `${subject.id}.more`, subject.says.more ?? [])).map((line) => ({
          subject,
          line,
        }))
      : [],
  );
