import { useState, useEffect, type ReactNode } from 'react';
import { useMachine } from '@xstate/react';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar, StatusBar } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import { isStorageBlocked, type StoredValue } from '../../../services/storage/storage.ts';
import { BlockedPanel, FailurePanel, SignedInPanel } from './panels.tsx';
import { signInActors } from './signInActors.ts';
import { signInMachine } from './signInMachine.ts';
import { WALLET_TEXTS as TEXTS } from './texts.ts';
import { WalletList } from './WalletList.tsx';
import styles from './wallet.module.css';
import * as shape from '../../../kernel/shape.ts';

/** The wallet: choose one, follow the proof on its way, see who is signed in. */
function WalletWindow() {
  const { services, sound } = useApp();
  const [machine] = useState(() => signInMachine.provide({ actors: signInActors(services) }));
  const [snapshot, send] = useMachine(machine);
  const { offer, chosen, failure, signedIn } = snapshot.context;
  const { status } = useStore(services.session);
  const network = useNetworkName(offer?.network);
  const [isBlocked] = useState(isStorageBlocked);

  const body = (): ReactNode => {
    if (isBlocked && !signedIn && !snapshot.hasTag('working')) return <BlockedPanel />;
    if (snapshot.matches('choosing') && offer) {
      return (
        <WalletList
          offer={offer}
          onChoose={(wallet) => {
            sound('click');
            send({ type: 'user.choose', wallet });
          }}
          onBack={signedIn ? () => send({ type: 'user.back' }) : undefined}
        />
      );
    }
    if (snapshot.matches('waiting')) {
      return (
        <Waiting heading={TEXTS.waitingHeading} text={TEXTS.waiting} name={chosen?.name}>
          <Button onClick={() => send({ type: 'user.back' })}>Cancel</Button>
        </Waiting>
      );
    }
    if (snapshot.matches('verifying')) {
      return <Waiting heading={TEXTS.verifyingHeading} text={TEXTS.verifying} name={chosen?.name} />;
    }
    if (snapshot.matches('failed') && failure) {
      return (
        <FailurePanel
          failure={failure}
          onRetry={() => send({ type: 'user.retry' })}
          onBack={chosen ? () => send({ type: 'user.back' }) : undefined}
        />
      );
    }
    if (snapshot.matches('signedIn')) {
      return (
        <SignedInPanel
          onSignOut={() => send({ type: 'user.signOut' })}
          onSwitch={() => send({ type: 'user.switch' })}
        />
      );
    }
    return (
      <Waiting
        heading={TEXTS.chooseHeading}
        text={snapshot.matches('signingOut') ? TEXTS.signingOut : TEXTS.loading}
      />
    );
  };

  return (
    <>
      <div className={styles.wallet}>
        <div className={styles.walletBanner} aria-hidden>
          <span>
            <Icon name="wallet" />
          </span>
        </div>
        <div className={styles.walletPage}>{body()}</div>
      </div>
      <StatusBar panels={[network, SESSION_TEXTS[status]]} />
    </>
  );
}

const SESSION_TEXTS = {
  restoring: '',
  guest: TEXTS.notSignedIn,
  away: TEXTS.away,
  'signed-in': TEXTS.signedInHeading,
} as const;

interface WaitingProps {
  readonly heading: string;
  readonly text: string;
  readonly name?: string | undefined;
  readonly children?: ReactNode;
}

function Waiting({ heading, text, name, children }: WaitingProps) {
  return (
    <div className={styles.walletStep} aria-live="polite">
      <h2>{heading}</h2>
      {name !== undefined && <p className={styles.walletName}>{name}</p>}
      <p>{text}</p>
      <ProgressBar label={heading} />
      {children && <div className="w95-buttons">{children}</div>}
    </div>
  );
}

export default mountReact(WalletWindow);

/** The network that the server named last, which it does only at a sign-in. */
const LAST_NETWORK: StoredValue<string> = {
  name: 'flow-network',
  version: 1,
  read: shape.reader(shape.string),
};

/** The name of the network, the same before, during and after a sign-in; `offered`: what the server names now. */
function useNetworkName(offered: string | undefined): string {
  const { lasting } = useApp().services.storage;
  useEffect(() => {
    if (offered !== undefined) lasting.set(LAST_NETWORK, offered);
  }, [lasting, offered]);
  const network = offered ?? lasting.get(LAST_NETWORK);
  return network === null ? 'Flow' : `Flow, ${network} network`;
}
