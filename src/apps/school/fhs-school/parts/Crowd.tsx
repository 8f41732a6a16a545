import type { CSSProperties } from 'react';
import { bundle } from '@bundles/fhs-school.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { useAtlas } from '../../../../overlays/atlasLoading.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { SCHOOL_TEXTS as TEXTS } from '../texts.ts';
import styles from './parts.module.css';

/** The sheet has a student in each of its rows, and the two steps of the walk in its columns (FHS-3). */
export const SHEET = { rows: 8, columns: 2 } as const;

const CROWD = bundle.pictures.crowd;
const WALKER = { width: CROWD.width / SHEET.columns, height: CROWD.height / SHEET.rows };

interface Walk {
  readonly row: number;
  /** How long the way past the school takes (s), and how much of it is behind them at first (0 to 1). */
  readonly lasts: number;
  readonly begun: number;
  readonly toLeft?: boolean;
}

/** By day all of them are about; by night one, who has to be somewhere. */
const WALKS: Readonly<Record<'day' | 'night', readonly Walk[]>> = {
  day: [
    { row: 0, lasts: 34, begun: 0.12 },
    { row: 2, lasts: 34, begun: 0.2 },
    { row: 5, lasts: 41, begun: 0.86, toLeft: true },
    { row: 1, lasts: 29, begun: 0.55 },
    { row: 6, lasts: 47, begun: 0.4, toLeft: true },
    { row: 3, lasts: 38, begun: 0.78 },
    { row: 4, lasts: 44, begun: 0.64 },
    { row: 7, lasts: 52, begun: 0.1, toLeft: true },
  ],
  night: [{ row: 7, lasts: 60, begun: 0.5, toLeft: true }],
};

/** The students who walk past the school. They stand still where motion is reduced, and rest while they are not seen. */
export function Crowd({ isDay }: { readonly isDay: boolean }) {
  const isStill = useStore(useApp().reducedMotion);
  const { missing } = useAtlas(CROWD.url);
  if (missing) return null;
  return (
    <div className={styles.crowd} role="img" aria-label={TEXTS.crowd} data-still={isStill || undefined}>
      {WALKS[isDay ? 'day' : 'night'].map((walk) => (
        <Walker key={walk.row} {...walk} />
      ))}
    </div>
  );
}

function Walker({ row, lasts, begun, toLeft = false }: Walk) {
  const style: CSSProperties & Record<`--${string}`, string> = {
    width: WALKER.width,
    height: WALKER.height,
    backgroundImage: `url(${CROWD.url})`,
    backgroundPositionY: -row * WALKER.height,
    '--lasts': `${lasts}s`,
    '--ahead': `${-begun * lasts}s`,
    '--begun': `${Math.round(begun * 100)}%`,
    '--sheet': `${-CROWD.width}px`,
  };
  return <span data-left={toLeft || undefined} style={style} />;
}
