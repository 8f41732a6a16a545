import type { Reading } from '@shared/domain/town/case/cards.ts';
import type { Captions, Episode, WeekLock } from '@shared/domain/town/episode.ts';
import { episodeFaults, type EpisodeFault } from '@shared/domain/town/episodeCheck.ts';

/** The fields of the form, in its order. */
export const DRAFT_FIELDS = [
  'id',
  'title',
  'captions',
  'dj',
  'news.title',
  'news.text',
  'notice.title',
  'notice.text',
  'people',
  'rumor',
  'clue.at',
  'clue.title',
  'clue.text',
  'lock.at',
  'lock.title',
  'lock.code',
  'lock.before',
  'lock.after',
  'lock.text',
  'lock.card.title',
  'lock.card.text',
  'questions',
  'asks',
  'planned.captions',
  'planned.dj',
  'made.captions',
  'made.dj',
  'never.captions',
  'never.dj',
] as const;
export type DraftField = (typeof DRAFT_FIELDS)[number];

/** An episode as it is typed. */
export type EpisodeDraft = Readonly<Record<DraftField, string>> & { readonly isSealed: boolean };

/** A form in which nothing is typed. */
export const NO_DRAFT: EpisodeDraft = {
  ...(Object.fromEntries(DRAFT_FIELDS.map((field) => [field, ''])) as Record<DraftField, string>),
  asks: '1',
  isSealed: false,
};

const namedLines = (lines: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(lines)
    .map(([name, text]) => `${name}: ${text ?? ''}`)
    .join('\n');

/** The form of an episode. */
export function draftOf(id: string, episode: Episode): EpisodeDraft {
  const { news, notice, clue, lock, leans } = episode;
  return {
    id,
    title: episode.title,
    captions: namedLines(episode.captions),
    dj: episode.dj.join('\n'),
    'news.title': news.title,
    'news.text': news.text,
    'notice.title': notice.title,
    'notice.text': notice.text,
    people: namedLines(episode.people),
    rumor: episode.rumor,
    'clue.at': clue.at,
    'clue.title': clue.title,
    'clue.text': clue.text,
    isSealed: clue.isSealed,
    'lock.at': lock?.at ?? '',
    'lock.title': lock?.title ?? '',
    'lock.code': lock?.code ?? '',
    'lock.before': lock?.before ?? '',
    'lock.after': lock?.after ?? '',
    'lock.text': lock?.text ?? '',
    'lock.card.title': lock?.card?.title ?? '',
    'lock.card.text': lock?.card?.text ?? '',
    questions: episode.questions.map(({ ask, answers }) => [ask, ...answers].join(' | ')).join('\n'),
    asks: String(episode.asks),
    'planned.captions': namedLines(leans.planned.captions),
    'planned.dj': leans.planned.dj.join('\n'),
    'made.captions': namedLines(leans.made.captions),
    'made.dj': leans.made.dj.join('\n'),
    'never.captions': namedLines(leans.never.captions),
    'never.dj': leans.never.dj.join('\n'),
  };
}

const linesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Lines such as 'shed/clock: It ticks.'; one without a colon is a name without words, which the check refuses. */
function namedIn(text: string): Captions {
  return Object.fromEntries(
    linesIn(text).map((line) => {
      const colon = line.indexOf(':');
      return colon < 0 ? [line, ''] : [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
}

/** The lock that was typed; null: all of its fields are empty. */
function lockIn(draft: EpisodeDraft): WeekLock | null {
  const typed = (field: DraftField): string => draft[field].trim();
  if (DRAFT_FIELDS.every((field) => !field.startsWith('lock.') || typed(field) === '')) return null;
  const card = { title: typed('lock.card.title'), text: typed('lock.card.text') };
  return {
    ...{ at: typed('lock.at'), title: typed('lock.title'), code: typed('lock.code') },
    ...{ before: typed('lock.before'), after: typed('lock.after'), text: typed('lock.text') },
    card: card.title === '' && card.text === '' ? null : card,
  };
}

/** The episode that was typed. */
export function episodeIn(draft: EpisodeDraft): Episode {
  const lean = (reading: Reading) => ({
    captions: namedIn(draft[`${reading}.captions`]),
    dj: linesIn(draft[`${reading}.dj`]),
  });
  const note = (of: 'news' | 'notice') => ({
    title: draft[`${of}.title`].trim(),
    text: draft[`${of}.text`].trim(),
  });
  const asks = Number(draft.asks.replace(',', '.'));
  return {
    title: draft.title.trim(),
    captions: namedIn(draft.captions),
    dj: linesIn(draft.dj),
    news: note('news'),
    notice: note('notice'),
    people: namedIn(draft.people),
    rumor: draft.rumor.trim(),
    clue: {
      at: draft['clue.at'].trim(),
      title: draft['clue.title'].trim(),
      text: draft['clue.text'].trim(),
      isSealed: draft.isSealed,
    },
    lock: lockIn(draft),
    questions: linesIn(draft.questions).map((line) => {
      const [ask = '', ...answers] = line.split('|').map((part) => part.trim());
      return { ask, answers };
    }),
    // What is no number is none that the check takes.
    asks: Number.isFinite(asks) ? asks : 0,
    leans: { planned: lean('planned'), made: lean('made'), never: lean('never') },
  };
}

/** What is wrong with what was typed, by field. */
export function faultsByField(draft: EpisodeDraft): ReadonlyMap<DraftField, readonly EpisodeFault[]> {
  const faults = new Map<DraftField, EpisodeFault[]>();
  for (const fault of episodeFaults(episodeIn(draft))) {
    const field = DRAFT_FIELDS.find((one) => one === fault.field || one === `${fault.field}.${fault.at}`);
    if (field !== undefined) faults.set(field, [...(faults.get(field) ?? []), fault]);
  }
  return faults;
}
