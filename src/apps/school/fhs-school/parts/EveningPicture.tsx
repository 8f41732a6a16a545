import type { CSSProperties } from 'react';
import { bundle } from '@bundles/cutscene-lights-out.ts';
import { seededRandom } from '@shared/kernel/seededRandom.ts';
import { Picture } from '../../../../overlays/controls/Picture.tsx';
import { VOTE_TEXTS as TEXTS } from '../texts.ts';
import styles from './votes.module.css';

const { url, width, height } = bundle.pictures['lights-out'];
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
export function EveningPicture({ week, candles }: EveningPictureProps) {
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
        <Picture url={url} alt={TEXTS.eveningAlt(candles)} width={width} height={height} />
        <span style={dark} />
        {lights.map(({ left, top }, nth) => (
          <i key={nth} style={{ left, top }} />
        ))}
      </div>
    </figure>
  );
}
