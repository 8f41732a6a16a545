import type { ReactNode } from 'react';
import type { Clique } from '@shared/domain/collection/collection.ts';
import { NO_BALLOT } from '@shared/domain/school/pictureDay.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import type { usePictureDay } from './pictureDay.ts';
import { PICTURE_DAY_TEXTS as TEXTS } from './texts.ts';
import styles from './pictureDay.module.css';

type VotePanelProps = Pick<
  ReturnType<typeof usePictureDay>,
  'day' | 'failure' | 'again' | 'voting' | 'vote'
> & {
  readonly chosen: Clique | null;
  /** Whether the photo in hand is shown instead of all four, where there is no room for both. */
  readonly isCloser: boolean;
  readonly onCloser: (closer: boolean) => void;
};

/** What can be done: look closer, and vote, or why the person cannot. */
export function VotePanel({ chosen, isCloser, onCloser, ...standing }: VotePanelProps) {
  return (
    <div className={styles.pictureDayPanel}>
      <div className={styles.pictureDayVote}>
        <Standing {...standing} chosen={chosen} />
      </div>
      <span className={styles.pictureDayLook}>
        <Button aria-pressed={isCloser} onClick={() => onCloser(!isCloser)}>
          {isCloser ? TEXTS.back : TEXTS.closer}
        </Button>
      </span>
    </div>
  );
}

function Standing({
  day,
  failure,
  again,
  voting,
  vote,
  chosen,
}: Omit<VotePanelProps, 'isCloser' | 'onCloser'>): ReactNode {
  const { desktop } = useApp();
  if (day === null) {
    return failure === null ? (
      <p role="status">{TEXTS.loading}</p>
    ) : (
      <>
        <p role="alert">{TEXTS.failed}</p>
        <Button default onClick={again}>
          {TEXTS.tryAgain}
        </Button>
      </>
    );
  }
  switch (day.standing) {
    case 'guest':
      return (
        <>
          <p>{TEXTS.guest}</p>
          <Button default onClick={() => desktop.openFor('sign-in')}>
            {TEXTS.signIn}
          </Button>
        </>
      );
    case 'no-flunk':
    case 'used':
      return <p>{NO_BALLOT[day.standing]}</p>;
    case 'voted':
      return <p role="status">{day.vote === null ? '' : TEXTS.thanks(day.vote)}</p>;
    case 'open':
      return (
        <>
          {chosen === null && <p>{TEXTS.choose}</p>}
          {chosen !== null && (
            <Button default disabled={voting} onClick={() => void vote(chosen)}>
              {voting ? TEXTS.voting : TEXTS.vote(chosen)}
            </Button>
          )}
        </>
      );
  }
}
