import { useState, type ReactNode } from 'react';
import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { sharesOf, NO_BALLOT } from '@shared/domain/school/pictureDay.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { StatusBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { useTune } from '../../../overlays/useTune.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { usePictureDay } from './pictureDay.ts';
import { PICTURE_DAY_TEXTS as TEXTS, PHOTO_WORDS } from './texts.ts';
import styles from './pictureDay.module.css';
import { bundle } from '@bundles/class-photos.ts';
import { bundle as music } from '@bundles/picture-day-music.ts';

/** Picture Day (PICTURE-1): the four class photos as prints on a table, the one in hand, and the vote. */
function PictureDayWindow() {
  const { reducedMotion, sound } = useApp();
  const isStill = useStore(reducedMotion);
  const pictureDay = usePictureDay();
  useTune(music.tracks['picture-day']);
  const { day, failure, flashes } = pictureDay;
  const [chosen, setChosen] = useState<Clique | null>(null);
  const [isCloser, setCloser] = useState(false);

  const counts = CLIQUES.map((clique) => day?.photos.find((photo) => photo.clique === clique)?.votes ?? null);
  const known = counts.flatMap((votes) => votes ?? []);
  const shares = sharesOf(known);
  const results = new Map<Clique, Result>(
    known.length < CLIQUES.length
      ? []
      : CLIQUES.map((clique, index) => [clique, { votes: known[index] ?? 0, percent: shares[index] ?? 0 }]),
  );
  const total = known.reduce((sum, votes) => sum + votes, 0);
  const choose = (clique: Clique): void => {
    sound('select');
    setChosen(clique);
  };

  return (
    <>
      <div
        className={styles.pictureDay}
        data-closer={isCloser || undefined}
        data-still={isStill || undefined}
      >
        <header className={styles.pictureDaySign}>
          <h2>{TEXTS.sign}</h2>
          <p>{TEXTS.lead}</p>
        </header>
        <div className={styles.pictureDayTable}>
          <ul className={styles.pictureDayPrints} aria-label={TEXTS.gallery}>
            {CLIQUES.map((clique) => (
              <li key={clique}>
                <Print
                  clique={clique}
                  isChosen={clique === chosen}
                  isYours={clique === day?.vote}
                  result={results.get(clique) ?? null}
                  onChoose={() => choose(clique)}
                />
              </li>
            ))}
          </ul>
          <CloserLook clique={chosen ?? day?.vote ?? 'GEEK'} onTurn={choose} />
        </div>
        <VotePanel
          {...pictureDay}
          chosen={chosen}
          isCloser={isCloser}
          onCloser={(closer) => {
            sound('select');
            setChosen(chosen ?? day?.vote ?? 'GEEK');
            setCloser(closer);
          }}
        />
        {flashes > 0 && !isStill && (
          <div key={flashes} className={styles.pictureDayFlash} aria-hidden="true" />
        )}
      </div>
      <StatusBar
        panels={[
          failure !== null && day !== null ? TEXTS.failed : results.size === 0 ? TEXTS.hidden : TEXTS.live,
          ...(results.size > 0 ? [TEXTS.total(total)] : []),
        ]}
      />
    </>
  );
}

interface CloserLookProps {
  readonly clique: Clique;
  /** Takes another photo in hand. */
  readonly onTurn: (clique: Clique) => void;
}

/** The photo in hand, as large as whole pixels allow, and the way to the next. */
function CloserLook({ clique, onTurn }: CloserLookProps) {
  const turn = (step: number): void => {
    const next = CLIQUES[(CLIQUES.indexOf(clique) + step + CLIQUES.length) % CLIQUES.length];
    if (next !== undefined) onTurn(next);
  };
  return (
    <section className={styles.pictureDayCloser} aria-label={TEXTS.nameOf(clique)}>
      <figure data-clique={clique}>
        <Picture key={clique} url={PHOTOS[clique].url} alt={PHOTO_WORDS[clique].alt} />
        <figcaption>
          <b>{TEXTS.nameOf(clique)}</b>
          <span>{PHOTO_WORDS[clique].line}</span>
        </figcaption>
      </figure>
      <div className={styles.pictureDayTurn}>
        <Button aria-label={TEXTS.previous} onClick={() => turn(-1)}>
          ◄
        </Button>
        <span>{TEXTS.place(clique)}</span>
        <Button aria-label={TEXTS.next} onClick={() => turn(1)}>
          ►
        </Button>
      </div>
    </section>
  );
}

/** How a photo stands in the vote. */
interface Result {
  readonly votes: number;
  /** Whole. */
  readonly percent: number;
}

interface PrintProps {
  readonly clique: Clique;
  readonly isChosen: boolean;
  readonly isYours: boolean;
  /** Null before the person has voted. */
  readonly result: Result | null;
  readonly onChoose: () => void;
}

/** A class photo on paper with a white edge; once the person has voted, how many votes it has. */
function Print({ clique, isChosen, isYours, result, onChoose }: PrintProps) {
  const { url, width, height } = PHOTOS[clique];
  const standing = result && TEXTS.share(result.percent, result.votes);
  return (
    <button
      type="button"
      className={styles.pictureDayPrint}
      data-clique={clique}
      aria-label={TEXTS.spoken(clique, standing, isYours)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <Picture {...{ url, width, height }} alt="" />
      <span className={styles.pictureDayCaption}>
        <b>{TEXTS.nameOf(clique)}</b>
        <span>{standing}</span>
      </span>
      {result === null ? (
        <span className={styles.pictureDayLine}>{PHOTO_WORDS[clique].line}</span>
      ) : (
        <span className={styles.pictureDayBar}>
          <span style={{ width: `${result.percent}%` }} />
        </span>
      )}
      {isYours && <span className={styles.pictureDayYours}>{TEXTS.yours}</span>}
    </button>
  );
}

export default mountReact(PictureDayWindow);

const { geek, jock, prep, freak } = bundle.pictures;

/** The class photo of each clique. */
const PHOTOS = { GEEK: geek, JOCK: jock, PREP: prep, FREAK: freak } as const satisfies Readonly<
  Record<Clique, object>
>;

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
function VotePanel({ chosen, isCloser, onCloser, ...standing }: VotePanelProps) {
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
