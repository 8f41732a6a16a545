import { bundle } from '@bundles/delorean-fund.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { TEXTS } from './texts.ts';
import styles from './fund.module.css';

const { pictures } = bundle;
/** The car from a bare shell to a time machine, a picture for each quarter of the goal. */
const STAGES = [
  pictures['delorean-0'],
  pictures['delorean-1'],
  pictures['delorean-2'],
  pictures['delorean-3'],
  pictures['delorean-4'],
];

/** The car as far as the balance pays for it (FUND-3); null: that is not known yet. */
export function Hero({ stage }: { readonly stage: number | null }) {
  const picture = stage === null ? undefined : STAGES[stage];
  return (
    <div className={styles.fundHero}>
      {picture && (
        <Picture
          key={picture.url}
          url={picture.url}
          width={picture.width}
          height={picture.height}
          alt={TEXTS.pictures[stage ?? 0] ?? ''}
        />
      )}
    </div>
  );
}
