import type { Failure } from '@shared/kernel/result.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import type { Offered } from './takePicture.ts';
import { MEME_TEXTS as TEXTS } from './texts.ts';
import styles from './meme.module.css';

interface OfferedPictureProps {
  /** Null: it is on its way. */
  readonly value: Offered | null;
  readonly failure: Failure | null;
  readonly onTake: (offered: Offered) => void;
}

/** A picture that can be taken, and the button that takes it. */
export function OfferedPicture({ value, failure, onTake }: OfferedPictureProps) {
  if (failure !== null) return <p role="alert">{TEXTS.notLoaded}</p>;
  return (
    <div className={styles.memeOffered} aria-busy={value === null}>
      {value && <Picture url={value.url} alt={value.name} />}
      <Button disabled={value === null} onClick={() => value && onTake(value)}>
        {TEXTS.use}
      </Button>
    </div>
  );
}
