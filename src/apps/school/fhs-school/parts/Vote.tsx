import { useEffect, useState, type ReactNode } from 'react';
import type { VoteAnswer } from '@shared/contract/town/votes.ts';
import { READING_TITLES, READINGS, type Reading } from '@shared/domain/town/case/cards.ts';
import { NO_VOTE } from '@shared/domain/town/votes.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { Button } from '../../../../overlays/controls/Button.tsx';
import { Radio } from '../../../../overlays/controls/Choice.tsx';
import { useLoaded } from '../../../../overlays/hooks.ts';
import { useMinute } from '../../../../overlays/useMinute.ts';
import { useStore } from '../../../../overlays/useStore.ts';
import { VOTE_TEXTS as TEXTS } from '../texts.ts';
import browserStyles from '../browser/browser.module.css';
import { VoteTable } from './VoteTable.tsx';
import styles from './votes.module.css';

/** The vote of this week (VOTE-8), and what came of the one before. */
export function Vote() {
  const { services } = useApp();
  const { api } = services;
  const { wallet } = useStore(services.session);
  const now = useMinute();
  const { value, failure, again } = useLoaded(
    (signal) => api.call('GET /api/town/vote', {}, { signal }),
    [api, wallet],
  );
  // The box opens and closes while the page is looked at.
  const isStale =
    value !== null &&
    (now >= Date.parse(value.closesAt) || (!value.isOpen && now >= Date.parse(value.opensAt)));
  useEffect(() => {
    if (isStale) again();
    // Asked again at each minute until the server's clock has come there too.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isStale, now]);
  if (value === null) {
    if (failure === null) return <p role="status">{TEXTS.loading}</p>;
    return (
      <p role="alert">
        {TEXTS.failed(failure.message)} <Words onClick={again}>{TEXTS.again}</Words>
      </p>
    );
  }
  return (
    <div className={styles.vote}>
      <Box key={`${value.week} ${wallet}`} vote={value} wallet={wallet} onVoted={again} />
      <section>
        <h3>{TEXTS.lastWeek}</h3>
        {value.last === null ? (
          <p>{TEXTS.noVotes}</p>
        ) : (
          <>
            <p>{TEXTS.won(READING_TITLES[value.last.winner])}</p>
            <VoteTable result={value.last} label={TEXTS.lastWeek} />
          </>
        )}
      </section>
    </div>
  );
}

interface BoxProps {
  readonly vote: VoteAnswer;
  readonly wallet: Address | null;
  readonly onVoted: () => void;
}

/** The three readings, and the one that the wallet votes for. */
function Box({ vote, wallet, onVoted }: BoxProps) {
  const { api } = useApp().services;
  const [chosen, setChosen] = useState<Reading | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { isOpen, standing, reading } = vote;
  const mayVote = isOpen && (standing === 'open' || standing === 'voted');
  const marked = chosen ?? reading;
  const cast = async (): Promise<void> => {
    if (wallet === null || chosen === null) return;
    setBusy(true);
    const answer = await api.call('POST /api/town/vote', { wallet, reading: chosen });
    setBusy(false);
    setSaid(answer.ok ? TEXTS.inTheBox : answer.error.message);
    // A refusal says that the page is behind: it is read again too.
    if (answer.ok) setChosen(null);
    onVoted();
  };
  return (
    <form
      className={styles.voteBox}
      onSubmit={(event) => {
        event.preventDefault();
        void cast();
      }}
    >
      <fieldset>
        <legend>{TEXTS.question}</legend>
        {READINGS.map((one) => (
          <div
            key={one}
            className={styles.voteReading}
            data-reading={one}
            data-mine={one === reading || undefined}
          >
            <Radio
              name="reading"
              checked={one === marked}
              disabled={!mayVote || busy}
              onChoose={() => setChosen(one)}
            >
              {READING_TITLES[one]}
            </Radio>
            <p>{TEXTS.hints[one]}</p>
          </div>
        ))}
      </fieldset>
      {mayVote && (
        <Button type="submit" disabled={busy || chosen === null || chosen === reading}>
          {busy ? TEXTS.casting : reading === null ? TEXTS.cast : TEXTS.change}
        </Button>
      )}
      <Standing vote={vote} />
      <p role="status">{said}</p>
    </form>
  );
}

/** When one votes, and why this person cannot, or how their vote counts. */
function Standing({
  vote: { isOpen, opensAt, closesAt, standing, reading, clique },
}: Pick<BoxProps, 'vote'>) {
  const { desktop } = useApp();
  if (!isOpen) return <p>{TEXTS.notYet(localTime(opensAt))}</p>;
  const until = <p>{TEXTS.until(localTime(closesAt))}</p>;
  switch (standing) {
    case 'guest':
      return (
        <>
          <p>
            {TEXTS.signInFirst} <Words onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Words>
          </p>
          {until}
        </>
      );
    case 'open':
    case 'voted':
      return (
        <>
          {reading !== null && <p>{TEXTS.yours(READING_TITLES[reading])}</p>}
          {clique !== null && <p>{TEXTS.countsWith[clique]}</p>}
          {until}
        </>
      );
    default:
      return (
        <>
          <p>{NO_VOTE[standing]}</p>
          {until}
        </>
      );
  }
}

const WHEN = { weekday: 'long', hour: 'numeric', minute: '2-digit' } as const;
const localTime = (at: string): string => new Date(at).toLocaleString('en-US', WHEN);

interface WordsProps {
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Words of the page that do something. */
function Words({ onClick, children }: WordsProps) {
  return (
    <button type="button" className={browserStyles.pageLink} onClick={onClick}>
      {children}
    </button>
  );
}
