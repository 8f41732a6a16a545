import { bundle } from '@bundles/objectives.ts';
import { Picture } from '../../../overlays/controls/Picture.tsx';
import { OBJECTIVE_TEXTS as TEXTS } from './texts.ts';
import styles from './objectives.module.css';

/** What a person sees who has done everything: his four friends, and the seat that they keep free. */
export function AllDone() {
  const { url, width, height } = bundle.pictures['objectives-done'];
  return (
    <section className={styles.objectivesAll} aria-label={TEXTS.allDone}>
      <div className={styles.objectivesScene}>
        <Picture {...{ url, width, height }} alt={TEXTS.scene} />
      </div>
      <h2>{TEXTS.allDone}</h2>
      <p>{TEXTS.sceneLine}</p>
    </section>
  );
}
