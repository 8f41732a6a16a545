import { useState } from 'react';
import { bundle } from '@bundles/delorean-fund.ts';
import type { ChainName } from '@shared/contract/index.ts';
import { fundProgress, FUND_GOAL, FUND_STAGES } from '@shared/domain/town/fund.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { StatusBar, ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { AddressForm } from './AddressForm.tsx';
import { Circuits } from './Circuits.tsx';
import { RefreshBar } from './RefreshBar.tsx';
import { TEXTS } from './texts.ts';
import { Transfers } from './Transfers.tsx';
import { useFundMusic } from './useFundMusic.ts';
import { useTracker } from './useTracker.ts';
import { percentText } from './amounts.ts';
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
function Hero({ stage }: { readonly stage: number | null }) {
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

interface FundPageProps {
  readonly chain: ChainName;
  /** The fund's account; null: it has none on this chain. */
  readonly fund: Address | null;
  /** Whether the overlay is gone, with which the music begins. */
  readonly hasArrived: boolean;
}

/** The fund, or another account beside its goal. */
export function FundPage({ chain, fund, hasArrived }: FundPageProps) {
  const [shown, setShown] = useState(fund);
  const tracker = useTracker(shown);
  const { answer, failure, again } = tracker;
  const [isMusicOn, setIsMusicOn] = useState(true);
  useFundMusic(hasArrived && isMusicOn);
  const balance = answer?.balance ?? null;
  const isWaiting = balance === null && failure === null && shown !== null;
  return (
    <>
      <div className={styles.fund}>
        <Hero stage={isWaiting ? null : fundProgress(balance ?? 0).stage} />
        <div className={styles.fundPage}>
          <div className={styles.fundMain}>
            <h2>{TEXTS.heading}</h2>
            <Circuits balance={balance} />
            {balance !== null && <Progress balance={balance} />}
            {failure !== null && (
              <div className={styles.fundFailed} role="alert">
                <p>{TEXTS.failed}</p>
                <p>{failure.message}</p>
              </div>
            )}
          </div>
          <div className={styles.fundFoot}>
            <div className={styles.fundControls}>
              <AddressForm
                chain={chain}
                fund={fund}
                shown={shown}
                onShow={(address) => (address === shown ? again() : setShown(address))}
              />
              {shown !== null && <RefreshBar {...tracker} />}
            </div>
            {fund !== null && <p>{chain === 'demo' ? TEXTS.giveDemo : TEXTS.give}</p>}
          </div>
          {answer !== null && <Transfers answer={answer} />}
        </div>
      </div>
      <StatusBar
        panels={[
          answer === null ? '' : TEXTS.updated(answer.lastUpdated.slice(11, 19)),
          <MusicSwitch key="music" on={isMusicOn} onSwitch={setIsMusicOn} />,
        ]}
      />
    </>
  );
}

interface MusicSwitchProps {
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

/** Whether the music is wanted, and why it may be silent all the same. */
function MusicSwitch({ on, onSwitch }: MusicSwitchProps) {
  const { audio } = useApp().services;
  const isMuted = useStore(audio.muted);
  const isUnlocked = useStore(audio.unlocked);
  const silence = isMuted ? TEXTS.musicOff : isUnlocked ? null : TEXTS.musicWaits;
  return (
    <span className={styles.fundMusic}>
      <Checkbox checked={on} onCheck={onSwitch}>
        {TEXTS.music}
      </Checkbox>
      {on && silence !== null && <small>{silence}</small>}
    </span>
  );
}

/** How far the balance is from the goal, and what the next quarter of it pays for (FUND-2, FUND-3). */
function Progress({ balance }: { readonly balance: number }) {
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
