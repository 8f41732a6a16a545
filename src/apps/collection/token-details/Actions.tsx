import type { TokenAnswer } from '@shared/contract/collection/collection.ts';
import { tokenIcon } from '@shared/domain/people/profileIcon.ts';
import { tokenBackground } from '@shared/domain/collection/tokenBackground.ts';
import { tokenForSale } from '../../../config/marketplace.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useAsProfilePicture } from '../../../overlays/profilePicture.ts';
import { useStore } from '../../../overlays/useStore.ts';
import type { Holding } from './holding.ts';
import { DETAILS_TEXTS as TEXTS } from './texts.ts';
import styles from './details.module.css';

/** What can be done with a token of the connected wallet, which signs, or of one linked to it (TOKEN-5). */
export function Actions({ answer, holding }: { readonly answer: TokenAnswer; readonly holding: Holding }) {
  const { desktop, services } = useApp();
  const { token, claim } = answer;
  const { desktopBackground, desktopBackgroundType } = useStore(services.settings);
  const background = tokenBackground(token.collection, token.tokenId);
  const isBackground = desktopBackgroundType === 'image' && desktopBackground === background;
  const takeAsPicture = useAsProfilePicture();
  const flunk = token.collection === 'Flunks';
  return (
    <div className={styles.detailsActions}>
      {flunk && holding !== 'elsewhere' && (
        <Button onClick={() => desktop.openFor('graduation', String(token.serial))}>{TEXTS.graduate}</Button>
      )}
      {flunk && holding !== 'elsewhere' && claim === null && (
        <Button onClick={() => desktop.openFor('claim', String(token.serial))}>{TEXTS.claim}</Button>
      )}
      {flunk && (
        <Button onClick={() => desktop.openFor('partner-items', `${token.collection}/${token.tokenId}`)}>
          {TEXTS.partner}
        </Button>
      )}
      {holding !== 'elsewhere' && (
        <Button
          disabled={isBackground}
          onClick={() =>
            services.settings.change({ desktopBackgroundType: 'image', desktopBackground: background })
          }
        >
          {isBackground ? TEXTS.isBackground : TEXTS.background}
        </Button>
      )}
      {holding !== 'elsewhere' && (
        <Button onClick={() => void takeAsPicture(tokenIcon(token.collection, token.tokenId))}>
          {TEXTS.profilePicture}
        </Button>
      )}
      <a
        className={`w95-link ${styles.detailsMarket}`}
        href={tokenForSale(token.collection, token.tokenId)}
        target="_blank"
        rel="noopener"
      >
        <Icon name="market" size={16} />
        {TEXTS.market}
      </a>
    </div>
  );
}
