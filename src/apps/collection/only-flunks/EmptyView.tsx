import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import { collectionForSale } from '../../../config/marketplace.ts';
import { BROWSE_TEXTS as BROWSE } from '../../../overlays/collection/browseTexts.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { Silhouette } from '../../../overlays/collection/Silhouette.tsx';
import type { Look } from './look.ts';
import { GALLERY_TEXTS as TEXTS } from './texts.ts';
import styles from './gallery.module.css';

interface EmptyViewProps {
  readonly holdsNothing: boolean;
  readonly view: Look['view'];
  readonly filtered: boolean;
  readonly onClear: () => void;
}

/** Nothing to show: the wallet has nothing at all, nothing of this collection, or nothing that was asked for. */
export function EmptyView({ holdsNothing, view, filtered, onClear }: EmptyViewProps) {
  return (
    <div className={`${styles.galleryEmpty} w95-well`}>
      <div aria-hidden>
        {COLLECTIONS.map((collection) => (
          <span key={collection} className="token-picture">
            <Silhouette collection={collection} />
          </span>
        ))}
      </div>
      <h3 role="status">{view === 'grid' && !holdsNothing ? TEXTS.emptyGrid : TEXTS.nothing}</h3>
      {filtered ? (
        <>
          <p>{TEXTS.noMatch}</p>
          <Button default onClick={onClear}>
            {BROWSE.clear}
          </Button>
        </>
      ) : (
        <>
          <p>{TEXTS.nothingNote}</p>
          <p className={styles.galleryBuy}>
            {COLLECTIONS.map((collection) => (
              <a
                key={collection}
                className="w95-link"
                href={collectionForSale(collection)}
                target="_blank"
                rel="noopener"
              >
                <Icon name="market" size={16} /> {TEXTS.buy(collection)}
              </a>
            ))}
          </p>
        </>
      )}
    </div>
  );
}
