import { useSelector } from '@xstate/react';
import { classOf, type Outfit } from '@shared/domain/making/juniors/team.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { portraitOf } from '../pictures.ts';
import type { Shot } from '../stage/gaps.ts';
import { JUNIORS_TEXTS as TEXTS } from '../texts.ts';
import { useShared } from './useShared.ts';
import { useTurning } from './useTurning.ts';
import styles from '../styles/juniors.module.css';

/** Radians for each pixel of a drag. */
const TURN = 0.012;
const FULL_TURN = Math.PI * 2;

interface StageGapProps {
  readonly shot: Shot;
  /** What can be turned here is called so. */
  readonly label: string;
  /** Those who are shown as still pictures where the stage is not. */
  readonly outfits: readonly Outfit[];
}

/** Room for the stage beneath the page, in which what stands there is turned by a drag or the arrow keys. */
export function StageGap({ shot, label, outfits }: StageGapProps) {
  const { turned, juniors } = useShared();
  const turn = useStore(turned);
  const isStill = useSelector(juniors, (now) => now.matches({ stage: 'still' }));
  const turning = useTurning((x) => turned.set(turned.get() + x * TURN), { across: true });
  if (isStill) {
    return (
      <div className={styles.jnrGap} role="img" aria-label={label}>
        {outfits.map((outfit, index) => (
          <img key={index} src={portraitOf(classOf(outfit).id).url} alt="" draggable={false} />
        ))}
      </div>
    );
  }
  const degrees = Math.round((((turn % FULL_TURN) + FULL_TURN) % FULL_TURN) * (180 / Math.PI)) % 360;
  return (
    <div
      {...turning}
      className={styles.jnrGap}
      data-shot={shot}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={TEXTS.degrees(degrees)}
      title={TEXTS.turnHint}
    />
  );
}
