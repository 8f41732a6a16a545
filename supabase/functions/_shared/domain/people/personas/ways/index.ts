import { lazy } from '../../../../kernel/lazy.ts';
import { QUESTIONS } from '../knowledge/faq/index.ts';
import desktop from './desktop.json' with { type: 'json' };
import school from './school.json' with { type: 'json' };
import story from './story.json' with { type: 'json' };
import tasks from './tasks.json' with { type: 'json' };
import town from './town.json' with { type: 'json' };

/** Ways to ask, by what answers them: `<subject>.<facet>`, or `talk:<talk>`. Each list is parted by "|". */
type Ways = Readonly<Record<string, string>>;

export const WAYS: readonly Ways[] = [desktop, school, story, tasks, town];

const all = lazy((): ReadonlyMap<string, readonly string[]> => {
  const entries = [
    ...WAYS.flatMap((ways) => Object.entries(ways)),
    ...QUESTIONS.map(({ id, asked }) => [`${id}.about`, asked] as const),
  ];
  return new Map(entries.map(([key, list]) => [key, list.split('|')]));
});

/** Whole messages by which people ask for this, in plain lower-case words (PERSONA-2). */
export const waysOf = (key: string): readonly string[] => all().get(key) ?? [];
