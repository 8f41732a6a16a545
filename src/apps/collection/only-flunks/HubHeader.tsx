import type { TokensAnswer } from '@shared/contract/collection/collection.ts';
import { COLLECTIONS } from '@shared/domain/collection/collection.ts';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { tokensName } from '../../../overlays/collection/tokenTexts.ts';
import { HUB_TEXTS as TEXTS } from './texts.ts';
import styles from './hub.module.css';

/** The name over a row of lockers, and how many of each collection there are, on their plates. */
export function HubHeader({ counts }: { readonly counts: TokensAnswer['counts'] | null }) {
  return (
    <header className={styles.hubHead}>
      <Icon name="onlyflunks" />
      <div className={styles.hubName}>
        <h2>{TEXTS.name}</h2>
        <p>{TEXTS.motto}</p>
      </div>
      <dl className={styles.hubCounts}>
        {COLLECTIONS.map((collection) => (
          <div key={collection}>
            <dt>
              <span>{tokensName(collection, counts?.[collection] ?? 0)}</span>
            </dt>
            <dd>
              <span>{counts?.[collection] ?? '-'}</span>
            </dd>
          </div>
        ))}
      </dl>
    </header>
  );
}
