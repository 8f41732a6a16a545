import { useState, useEffect, useEffectEvent } from 'react';
import { bundle } from '@bundles/delorean-fund.ts';
import { bundle as music } from '@bundles/delorean-fund-music.ts';
import type { ChainName } from '@shared/contract/system/auth.ts';
import type { FundTransfer, WalletTrackerAnswer } from '@shared/contract/town/fund.ts';
import { fundProgress, FUND_GOAL, FUND_STAGES } from '@shared/domain/town/fund.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { StatusBar, ProgressBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { useTune } from '../../../overlays/useTune.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { PixelPicture } from '../../../overlays/controls/PixelPicture.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useSecondsLeft } from '../../../overlays/hooks.ts';
import { ListView, type Column } from '../../../overlays/controls/ListView.tsx';
import { AddressForm } from './AddressForm.tsx';
import { TEXTS } from './texts.ts';
import { useTracker, type Tracker } from './useTracker.ts';
import { percentText, flowText, missingText, exactText } from './amounts.ts';
import { segmentRows } from './segments.ts';
import styles from './fund.module.css';

/** How long after an answer the chain is asked again (ms, FUND-4). */
const EVERY_MS = 30_000;

/** How loud the window's music is (FUND-5). */
const MUSIC_VOLUME = 0.4;

/** The display while nothing shines on it, as wide as the goal: a longer amount makes it wider. */
const DARK = '  _   _  ';

const HUES = {
  goal: { x: '#ff5a48', o: '#3a1414' },
  balance: { x: '#5aff6e', o: '#12301a' },
  missing: { x: '#ffc04a', o: '#352610' },
} as const;

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
  useTune(music.tracks['delorean-fund'], { wanted: hasArrived && isMusicOn, volume: MUSIC_VOLUME });
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

/** The display of the time machine: what it costs, what is there, what is missing. Null: that is not known yet. */
function Circuits({ balance }: { readonly balance: number | null }) {
  const goal = flowText(FUND_GOAL);
  return (
    <dl className={styles.fundCircuits}>
      <Row kind="goal" title={TEXTS.goal} amount={goal} />
      <Row kind="balance" title={TEXTS.balance} amount={balance === null ? null : flowText(balance)} />
      <Row
        kind="missing"
        title={TEXTS.missing}
        amount={balance === null ? null : missingText(fundProgress(balance).missing)}
      />
    </dl>
  );
}

interface RowProps {
  readonly kind: keyof typeof HUES;
  readonly title: string;
  readonly amount: string | null;
}

function Row({ kind, title, amount }: RowProps) {
  return (
    <div className={styles.fundCircuit}>
      <dt>{title}</dt>
      <dd>
        <PixelPicture
          rows={segmentRows(amount === null ? DARK : DARK.slice(0, -amount.length) + amount)}
          colors={HUES[kind]}
          scale={2}
          label={amount === null ? TEXTS.unknown : TEXTS.flow(amount)}
        />
      </dd>
    </div>
  );
}

/** Asks again at a press, and by itself while that is wanted and the window is seen. */
function RefreshBar({ answer, busy, settledAt, again }: Tracker) {
  const isVisible = useStore(useApp().visible);
  const [isAuto, setIsAuto] = useState(false);
  return (
    <div className={styles.fundRefresh}>
      <Button disabled={busy} onClick={again}>
        {TEXTS.refresh}
      </Button>
      <Checkbox checked={isAuto} disabled={answer === null} onCheck={setIsAuto}>
        {TEXTS.autoRefresh}
      </Checkbox>
      {busy ? (
        <span role="status">{TEXTS.loading}</span>
      ) : (
        isAuto &&
        settledAt !== null && <Next until={settledAt + EVERY_MS} running={isVisible} onEnd={again} />
      )}
    </div>
  );
}

interface NextProps {
  /** Milliseconds since the epoch, on the app's clock. */
  readonly until: number;
  readonly running: boolean;
  readonly onEnd: () => void;
}

/** The seconds until the next question, which are counted only while the window is seen. */
function Next({ until, running, onEnd }: NextProps) {
  const seconds = useSecondsLeft(until, useApp().clock, running);
  const isOver = running && seconds === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <span role="timer" aria-live="off">
      {TEXTS.next(seconds)}
    </span>
  );
}

/** Made when the list is first shown, because a formatter takes milliseconds that the window would open later. */
const formatters = () => ({
  time: new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  }),
  date: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
});

interface TransfersProps {
  readonly answer: Pick<WalletTrackerAnswer, 'transactions' | 'since'>;
}

/** What came and went lately, and in a line what the list has (FUND-4). */
function Transfers({ answer: { transactions, since } }: TransfersProps) {
  const [format] = useState(formatters);
  const columns: readonly Column<FundTransfer>[] = [
    { title: TEXTS.time, cell: ({ timestamp }) => format.time.format(Date.parse(timestamp)) },
    {
      title: TEXTS.type,
      grows: true,
      cell: ({ type }) => (type === 'received' ? TEXTS.received : TEXTS.sent),
    },
    {
      title: TEXTS.amount,
      end: true,
      cell: ({ type, amount }) => (
        <>
          {type === 'received' ? '+' : '-'}
          {exactText(amount)}
        </>
      ),
    },
  ];
  return (
    <div className={styles.fundTransfers}>
      <h2>{TEXTS.transfers}</h2>
      <ListView
        label={TEXTS.transfers}
        columns={columns}
        rows={transactions}
        keyOf={({ id }) => id}
        empty={since === null ? TEXTS.unknown : TEXTS.none}
      />
      <p>{since === null ? TEXTS.notFollowed : TEXTS.followed(format.date.format(Date.parse(since)))}</p>
    </div>
  );
}
