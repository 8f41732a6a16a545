import { useId } from 'react';
import { Button } from '../../overlays/controls/Button.tsx';
import { Icon } from '../../overlays/controls/Icon.tsx';
import { shortAddress } from '../../kernel/units.ts';
import { presenceOf, REAL_WALLETS, type RealWallet } from './realWallets.ts';
import type { Offer, WalletChoice } from './signInMachine.ts';
import { PRESENCE_TEXTS, WALLET_TEXTS as TEXTS } from './texts.ts';

interface WalletListProps {
  readonly offer: Offer;
  readonly onChoose: (wallet: WalletChoice) => void;
  /** Present where a person who is signed in only looks round. */
  readonly onBack: (() => void) | undefined;
}

/** The wallets that this build can ask, each with what it holds, and those of the real network. */
export function WalletList({ offer: { network, wallets }, onChoose, onBack }: WalletListProps) {
  const id = useId();
  const none = wallets.length === 0;
  return (
    <>
      <h2>{TEXTS.chooseHeading}</h2>
      <p>{none ? TEXTS.noWallets(network) : TEXTS.choose}</p>
      <div className="w95-well wallet-well">
        <div className="wallet-list">
          {!none && (
            <ul aria-label="Wallets">
              {wallets.map((wallet) => (
                <li key={wallet.uid}>
                  <button type="button" className="wallet-choice" onClick={() => onChoose(wallet)}>
                    <Icon name="wallet" size={16} />
                    <span className="wallet-choice-words">
                      <b>{wallet.name}</b>
                      <span>{wallet.note}</span>
                    </span>
                    {wallet.address !== null && (
                      <span className="wallet-choice-address">{shortAddress(wallet.address)}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
          <p className="wallet-list-head" id={id}>
            {none ? TEXTS.realNotYet : TEXTS.realElsewhere}
          </p>
          <ul aria-labelledby={id}>
            {REAL_WALLETS.map((wallet) => (
              <RealWalletRow key={wallet.name} wallet={wallet} />
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
const STORE_KINDS = ['browser', 'phone'] as const;

/** A wallet that cannot be chosen here: what is installed of it, and where it is to be had. */
function RealWalletRow({ wallet }: { readonly wallet: RealWallet }) {
  const { name, note, stores } = wallet;
  const presence = presenceOf(wallet, window.fcl_extensions);
  return (
    <li className="wallet-real" data-gone={presence === 'gone' || undefined}>
      <Icon name="wallet" size={16} />
      <span className="wallet-choice-words">
        <b>{name}</b>
        <span>{note}</span>
      </span>
      <span className="wallet-real-end">
        <span>{PRESENCE_TEXTS[presence]}</span>
        {presence === 'missing' &&
          STORE_KINDS.flatMap((kind) =>
            stores[kind].map(({ name: store, link }) => (
              <a key={store} className={`wallet-get-${kind}`} href={link} target="_blank" rel="noopener">
                {store}
              </a>
            )),
          )}
      </span>
    </li>
  );
}
