import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import { visibleTraits } from '@shared/domain/collection/collection.ts';
import { RARITY_TEXTS as RARITY } from '../../../overlays/collection/rarityTexts.ts';
import { sharedBy } from '../../../overlays/collection/sharedBy.ts';
import { STUDENT_TEXTS as TEXTS, written } from './texts.ts';
import styles from './yearbook.module.css';

/** The traits of a student, each with how many students share it. */
export function TraitTable({ answer: { token, rarity } }: { readonly answer: TokenAnswer }) {
  return (
    <table className={styles.studentTable}>
      <thead>
        <tr>
          <th scope="col">{TEXTS.trait}</th>
          <th scope="col">{TEXTS.value}</th>
          <th scope="col">{TEXTS.sharedBy}</th>
        </tr>
      </thead>
      <tbody>
        {visibleTraits(token.traits).map((trait) => {
          const { name, value } = trait;
          const count = sharedBy(rarity, trait);
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
              <td>{count > 0 && TEXTS.shared(written(count), RARITY.share(count, rarity.of))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
