import { bundle } from '@bundles/jackets.ts';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import { CLIQUE_OF, JACKETS, type Jacket } from './jackets.ts';
import styles from './locker.module.css';

interface JacketsSectionProps {
  readonly chosen: Jacket;
  readonly onChoose: (jacket: Jacket) => void;
}

/** Two jackets, one of them on. The open locker beside shows it on its hanger. */
export function JacketsSection({ chosen, onChoose }: JacketsSectionProps) {
  return (
    <fieldset className={styles.lockerJackets}>
      <legend className="w95-sr">Jacket</legend>
      {JACKETS.map((jacket) => (
        <div key={jacket} className={styles.lockerJacket} data-chosen={jacket === chosen || undefined}>
          <Radio name="jacket" checked={jacket === chosen} onChoose={() => onChoose(jacket)}>
            {jacket}
          </Radio>
          <img src={bundle.pictures[CLIQUE_OF[jacket]].url} alt="" />
        </div>
      ))}
    </fieldset>
  );
}
