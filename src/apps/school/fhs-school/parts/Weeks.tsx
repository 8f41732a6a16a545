import { useState, type CSSProperties } from 'react';
import { bundle } from '@bundles/cutscene-lights-out.ts';
import type { PastWeek } from '@shared/contract/town/votes.ts';
import { MONTH_NAMES } from '@shared/domain/system/days.ts';
import { READING_TITLES } from '@shared/domain/town/case/cards.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Picture } from '../../../../overlays/controls/Picture.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { VOTE_TEXTS as TEXTS } from '../texts.ts';
import browserStyles from '../browser/browser.module.css';
import { VoteTable } from './VoteTable.tsx';
import styles from './votes.module.css';

/** The weeks that are over, the latest first, page by page (VOTE-7). */
export function Weeks() {
  /** Before which week each page begins that was turned to, beyond the first. */
  const [turned, setTurned] = useState<readonly string[]>([]);
  return (
    <section className={styles.weeks}>
      {[null, ...turned].map((before, nth) => (
        <WeeksPage
          key={before ?? ''}
          before={before}
          isLast={nth === turned.length}
          onOlder={(next) => setTurned([...turned, next])}
        />
      ))}
    </section>
  );
}

interface WeeksPageProps {
  /** Null: the latest. */
  readonly before: string | null;
  readonly isLast: boolean;
  readonly onOlder: (before: string) => void;
}

function WeeksPage({ before, isLast, onOlder }: WeeksPageProps) {
  const { api } = useApp().services;
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/town/weeks', before === null ? {} : { before }, { signal }),
    [api, before],
  );
  if (value === null) {
    if (failure === null) return <p role="status">{TEXTS.turning}</p>;
    return (
      <p role="alert">
        {TEXTS.weeksFailed(failure.message)}{' '}
        <button type="button" className={browserStyles.pageLink} onClick={again}>
          {TEXTS.again}
        </button>
      </p>
    );
  }
  const { weeks, next } = value;
  if (weeks.length === 0 && before === null) return <p>{TEXTS.noWeeks}</p>;
  return (
    <>
      {weeks.map((week) => (
        <FiledWeek key={week.week} week={week} />
      ))}
      {isLast && next !== null && (
        <button type="button" className={browserStyles.pageLink} onClick={() => onOlder(next)}>
          {TEXTS.older}
        </button>
      )}
    </>
  );
}

/** A week as the school has filed it: its evening, and how it was voted. */
function FiledWeek({ week: { week, episode, result, evening } }: { readonly week: PastWeek }) {
  const title = TEXTS.weekOf(dateText(week));
  return (
    <article className={styles.week} aria-label={title}>
      <h3>{title}</h3>
      {episode !== null && <p className={styles.weekTold}>{TEXTS.told(episode)}</p>}
      <EveningPicture week={week} candles={evening?.lit ?? 0} />
      {evening !== null && <p>{TEXTS.evening(evening)}</p>}
      {result === null ? (
        <p>{TEXTS.noVotes}</p>
      ) : (
        <>
          <p>{TEXTS.won(READING_TITLES[result.winner])}</p>
          <VoteTable result={result} label={TEXTS.votesOf(title)} />
        </>
      )}
    </article>
  );
}

/** A date such as 2026-11-30 as it is written out. */
function dateText(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${MONTH_NAMES[(month ?? 1) - 1]} ${day}, ${year}`;
}

const TOWN = bundle.pictures['lights-out'];
/** The last step of the scene's dark, and where it lies. */
const DARK = bundle.atlas.frames['lights-out-dark-5'];
const DARK_AT = bundle.scenes['lights-out'].loops[0].cuts[4];
/** Where the streets are, in the pixels of the picture: candles stand there. */
const STREETS = { left: 12, top: 96, right: 404, bottom: 152 };
/** So many candles are drawn at most: more would be a fire. */
const MOST_DRAWN = 117;

interface EveningPictureProps {
  /** Decides where its candles stand. */
  readonly week: string;
  readonly candles: number;
}

/** The town at 8:04 of that Friday, dark, with a light for each candle of the evening. */
function EveningPicture({ week, candles }: EveningPictureProps) {
  const random = seededRandom(`candles ${week}`);
  const between = (from: number, to: number): number => from + random.below(to - from);
  const lights = Array.from({ length: Math.min(candles, MOST_DRAWN) }, () => ({
    left: between(STREETS.left, STREETS.right),
    top: between(STREETS.top, STREETS.bottom),
  }));
  const dark: CSSProperties = {
    left: DARK_AT.x,
    top: DARK_AT.y,
    width: DARK.w,
    height: DARK.h,
    background: `url(${bundle.atlas.url}) ${-DARK.x}px ${-DARK.y}px`,
  };
  return (
    <figure className={styles.evening}>
      <div>
        <Picture url={TOWN.url} alt={TEXTS.eveningAlt(candles)} width={TOWN.width} height={TOWN.height} />
        <span style={dark} />
        {lights.map(({ left, top }, nth) => (
          <i key={nth} style={{ left, top }} />
        ))}
      </div>
    </figure>
  );
}
