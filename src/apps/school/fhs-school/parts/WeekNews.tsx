import { useWeek } from '../../../../overlays/useWeek.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import partsStyles from './parts.module.css';
import { QuestionOfDay } from './QuestionOfDay.tsx';

/** What the school tells of this week, before its other news (EPISODE-8). Until it is known its place is kept, so that nothing moves. */
export function WeekNews() {
  const week = useWeek();
  if (week !== null && week.episode === null) return null;
  const episode = week?.episode ?? null;
  return (
    <>
      <h3 className={partsStyles.weekTitle}>
        {episode === null ? TEXTS.weekComing : TEXTS.week(episode.title)}
      </h3>
      <p className={partsStyles.weekNews}>
        {episode === null ? (
          TEXTS.weekPrinting
        ) : (
          <>
            <b>{episode.news.title}.</b> {episode.news.text}
          </>
        )}
      </p>
      <QuestionOfDay week={week} />
      <hr />
    </>
  );
}
