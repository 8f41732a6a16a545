import { FUND_GOAL, FUND_STAGES, fundProgress } from '@shared/domain/town/fund.ts';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { percentText } from './amounts.ts';
import { TEXTS } from './texts.ts';
import styles from './fund.module.css';

/** How far the balance is from the goal, and what the next quarter of it pays for (FUND-2, FUND-3). */
export function Progress({ balance }: { readonly balance: number }) {
  const { percent, bar, isReached, stage } = fundProgress(balance);
  const part = TEXTS.parts[stage];
  return (
    <div className={styles.fundProgress}>
      <ProgressBar label={TEXTS.progress} value={bar} />
      <p>
        <strong>{TEXTS.percent(percentText(percent))}</strong>
      </p>
      {isReached || part === undefined ? (
        <p className={styles.fundReached} role="status">
          {TEXTS.reached}
        </p>
      ) : (
        <p>{TEXTS.nextPart(part, ((FUND_GOAL / FUND_STAGES) * (stage + 1)).toLocaleString('en-US'))}</p>
      )}
    </div>
  );
}
