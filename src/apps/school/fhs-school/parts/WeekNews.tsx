import { useWeek } from '../../../../overlays/useWeek.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';

/** What the school tells of this week, before its other news (EPISODE-8); nothing while that is not known. */
export function WeekNews() {
  const episode = useWeek()?.episode ?? null;
  if (episode === null) return null;
  return (
    <>
      <h3>{TEXTS.week(episode.title)}</h3>
      <p>
        <b>{episode.news.title}.</b> {episode.news.text}
      </p>
      <hr />
    </>
  );
}
