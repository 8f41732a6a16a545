import { CLIQUES, type Clique } from '@shared/domain/collection/collection.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { PHOTOS } from './photos.ts';
import { PHOTO_WORDS, PICTURE_DAY_TEXTS as TEXTS } from './texts.ts';
import styles from './pictureDay.module.css';

interface CloserLookProps {
  readonly clique: Clique;
  /** Takes another photo in hand. */
  readonly onTurn: (clique: Clique) => void;
}

/** The photo in hand, as large as whole pixels allow, and the way to the next. */
export function CloserLook({ clique, onTurn }: CloserLookProps) {
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
