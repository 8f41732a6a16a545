import type { Clique } from '@shared/domain/collection/collection.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { PHOTOS } from './photos.ts';
import { PHOTO_WORDS, PICTURE_DAY_TEXTS as TEXTS } from './texts.ts';
import styles from './pictureDay.module.css';

/** How a photo stands in the vote. */
export interface Result {
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
export function Print({ clique, isChosen, isYours, result, onChoose }: PrintProps) {
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
