import type { Subject } from '../../entry.ts';
import desktop from './desktop.json' with { type: 'json' };
import school from './school.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import tasks from './tasks.json' with { type: 'json' };
import town from './town.json' with { type: 'json' };

/** A question that people ask, with what answers it; the ways to ask it are parted by "|". */
interface Question {
  readonly id: string;
  readonly area: string;
  readonly title: string;
  readonly belongsTo?: string;
  readonly asked: string;
  readonly says: readonly string[];
}

export const QUESTIONS: readonly Question[] = [desktop, school, story, tasks, town].flat();

/** What people ask of small things that no other subject tells of. */
export const FREQUENT: readonly Subject[] = QUESTIONS.map(({ id, title, belongsTo, area, says }) => ({
  id,
  title,
  // A test holds each of them to be an area.
  area: area as Subject['area'],
  names: [],
  says: { about: says },
  ...(belongsTo !== undefined && { belongsTo }),
}));
