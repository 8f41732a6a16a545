import { memo } from 'react';
import type { Token } from '@shared/contract/collection/collection.ts';
import type { CollectionName } from '@shared/domain/collection/collection.ts';
import { shortAddress } from '@shared/kernel/units.ts';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { Silhouette } from '../../../overlays/collection/Silhouette.tsx';
import { Portrait } from '../../../overlays/collection/Portrait.tsx';
import { TokenPicture, type ArtStyle } from '../../../overlays/collection/TokenPicture.tsx';
import { CLIQUE_NAMES, KIND_NAMES, tokenClique, tokenName } from '../../../overlays/collection/tokenTexts.ts';
import type { ItemPlace } from '../../../overlays/list/ItemList.tsx';
import { GALLERY_TEXTS as TEXTS } from './texts.ts';
import styles from './gallery.module.css';

interface TokenItemProps extends ItemPlace<Token> {
  readonly collection: CollectionName;
  readonly art: ArtStyle;
  /** The wallet that is looked at: what others hold is in a wallet that is linked to it. */
  readonly linkedTo: string | null;
  readonly onOpen: (token: Token) => void;
}

/** A token as a card; its place is held while it is on its way. */
export const TokenCard = memo(function TokenCard(props: TokenItemProps) {
  const { item: token, collection, picture, tabStop, art, linkedTo, onOpen } = props;
  if (token === undefined) {
    return (
      <div className={styles.card} aria-hidden>
        <div className={styles.cardPicture}>
          <span className="token-picture" style={{ width: picture, height: picture }}>
            <Silhouette collection={collection} />
          </span>
        </div>
      </div>
    );
  }
  const clique = tokenClique(token);
  return (
    <article className={styles.card} data-clique={clique ?? undefined} aria-label={tokenName(token)}>
      <div className={styles.cardPicture} onDoubleClick={() => onOpen(token)}>
        <Art token={token} art={art} size={picture} />
      </div>
      <div className={styles.cardWords}>
        <b className={styles.cardKind}>{KIND_NAMES[token.collection]}</b>
        <span>#{token.serial}</span>
        <Linked token={token} linkedTo={linkedTo} />
      </div>
      <button
        type="button"
        className="w95-button"
        tabIndex={tabStop ? 0 : -1}
        aria-label={`${TEXTS.details}: ${tokenName(token)}`}
        onClick={() => onOpen(token)}
      >
        <span>{TEXTS.details}</span>
      </button>
    </article>
  );
});

/** A token as a line of the table: a button. */
export const TokenLine = memo(function TokenLine(props: TokenItemProps) {
  const { item: token, collection, picture, tabStop, art, linkedTo, onOpen } = props;
  if (token === undefined) {
    return (
      <div className={styles.line} aria-hidden>
        <span className="token-picture" style={{ width: picture, height: picture }}>
          <Silhouette collection={collection} />
        </span>
      </div>
    );
  }
  const clique = tokenClique(token);
  return (
    <button
      type="button"
      className={styles.line}
      data-clique={clique ?? undefined}
      tabIndex={tabStop ? 0 : -1}
      aria-label={`${tokenName(token)}, ${TEXTS.details}`}
      onClick={() => onOpen(token)}
    >
      <Art token={token} art={art} size={picture} />
      <span className={styles.lineWords}>
        <b>{tokenName(token)}</b>
        <span>{clique === null ? token.name : CLIQUE_NAMES[clique]}</span>
      </span>
      <Linked token={token} linkedTo={linkedTo} />
    </button>
  );
});

interface ArtProps {
  readonly token: Token;
  readonly art: ArtStyle;
  readonly size: number;
}

/** Pixel art is shown as it is, and the thumbnail in the size of the card. */
function Art({ token, art, size }: ArtProps) {
  if (art === 'PX' && token.pixelImage !== null) return <TokenPicture {...{ token, art, size }} alt="" />;
  return <Portrait {...{ token, size }} alt="" />;
}

/** Marks what is not in the wallet itself. */
function Linked({ token, linkedTo }: { readonly token: Token; readonly linkedTo: string | null }) {
  if (token.owner === linkedTo) return null;
  return (
    <span className={styles.linked} title={TEXTS.linkedNote(shortAddress(token.owner))}>
      <Icon name="wallet" size={16} />
      {TEXTS.linked}
    </span>
  );
}
