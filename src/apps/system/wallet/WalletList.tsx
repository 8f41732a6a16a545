import { useId } from 'react';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { shortAddress } from '@shared/kernel/units.ts';
import { presenceOf, REAL_WALLETS, type Presence, type RealWallet } from './realWallets.ts';
import type { Offer, WalletChoice } from './signInMachine.ts';
import { PRESENCE_TEXTS, WALLET_TEXTS as TEXTS } from './texts.ts';
import styles from './wallet.module.css';

interface WalletListProps {
  readonly offer: Offer;
  readonly onChoose: (wallet: WalletChoice) => void;
  /** Present where a person who is signed in only looks round. */
  readonly onBack: (() => void) | undefined;
}

/** The wallets that can be asked, and those that cannot: what the real network has beside the demo, what is not installed. */
export function WalletList({ offer: { network, wallets }, onChoose, onBack }: WalletListProps) {
  const id = useId();
  const isDemo = network === 'demo';
  // What is installed on a real network is among those that can be asked.
  const others = REAL_WALLETS.map((wallet) => ({
    wallet,
    presence: presenceOf(wallet, window.fcl_extensions),
  })).filter(({ presence }) => isDemo || presence !== 'installed');
  return (
    <>
      <h2>{TEXTS.chooseHeading}</h2>
      <p>{TEXTS.choose}</p>
      <div className={`w95-well ${styles.walletWell}`}>
        <div className={styles.walletList}>
          <ul aria-label="Wallets">
            {wallets.map((wallet) => (
              <li key={wallet.uid}>
                <button type="button" className={styles.walletChoice} onClick={() => onChoose(wallet)}>
                  <Icon name="wallet" size={16} />
                  <span className={styles.walletChoiceWords}>
                    <b>{wallet.name}</b>
                    <span>{wallet.note}</span>
                  </span>
                  {wallet.address !== null && (
                    <span className={styles.walletChoiceAddress}>{shortAddress(wallet.address)}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.walletListHead} id={id}>
            {isDemo ? TEXTS.realElsewhere : TEXTS.realToGet}
          </p>
          <ul aria-labelledby={id}>
            {others.map((other) => (
              <RealWalletRow key={other.wallet.name} {...other} />
            ))}
          </ul>
        </div>
      </div>
      {onBack && (
        <div className="w95-buttons">
          <Button onClick={onBack}>Cancel</Button>
        </div>
      )}
    </>
  );
}

/** Which of them a screen shows is the style sheet's to say. */
const STORE_CLASSES = { browser: styles.walletGetBrowser, phone: styles.walletGetPhone } as const;
const STORE_KINDS = ['browser', 'phone'] as const;

/** A wallet that cannot be chosen here: what is installed of it, and where it is to be had. */
function RealWalletRow({ wallet, presence }: { readonly wallet: RealWallet; readonly presence: Presence }) {
  const { name, note, stores } = wallet;
  return (
    <li className={styles.walletReal} data-gone={presence === 'gone' || undefined}>
      <Icon name="wallet" size={16} />
      <span className={styles.walletChoiceWords}>
        <b>{name}</b>
        <span>{note}</span>
      </span>
      <span className={styles.walletRealEnd}>
        <span>{PRESENCE_TEXTS[presence]}</span>
        {presence === 'missing' &&
          STORE_KINDS.flatMap((kind) =>
            stores[kind].map(({ name: store, link }) => (
              <a key={store} className={STORE_CLASSES[kind]} href={link} target="_blank" rel="noopener">
                {store}
              </a>
            )),
          )}
      </span>
    </li>
  );
}
