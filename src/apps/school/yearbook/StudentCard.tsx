import { memo } from 'react';
import type { ListedToken } from '@shared/contract/collection/collection.ts';
import { Portrait } from '../../../overlays/collection/Portrait.tsx';
import { RARITY_TEXTS as RARITY } from '../../../overlays/collection/rarityTexts.ts';
import { Silhouette } from '../../../overlays/collection/Silhouette.tsx';
import { CLIQUE_NAMES, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import type { ItemPlace } from '../../../overlays/list/ItemList.tsx';
import { YEARBOOK_TEXTS as TEXTS } from './texts.ts';
import styles from './yearbook.module.css';

interface StudentCardProps extends ItemPlace<ListedToken> {
  readonly onOpen: (student: ListedToken) => void;
}

/** A student as a card, which is a button; its place is held while it is on its way. */
export const StudentCard = memo(function StudentCard({ item, picture, tabStop, onOpen }: StudentCardProps) {
  if (item === undefined) {
    return (
      <div className={styles.studentCard} aria-hidden>
        <span className="token-picture" style={{ width: picture, height: picture }}>
          <Silhouette collection="Flunks" />
        </span>
      </div>
    );
  }
  const clique = item.clique === null ? null : CLIQUE_NAMES[item.clique];
  const rank = RARITY.rank(item.rank);
  return (
    <button
      type="button"
      className={styles.studentCard}
      data-clique={item.clique ?? undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-label={TEXTS.card(tokenName(item), clique, rank)}
      onClick={() => onOpen(item)}
    >
      <Portrait token={item} size={picture} alt="" />
      <b>{tokenName(item)}</b>
      <span className={styles.studentCardLine}>
        {clique !== null && <i>{clique}</i>}
        <span title={RARITY.method}>{TEXTS.rank(rank)}</span>
      </span>
    </button>
  );
});
