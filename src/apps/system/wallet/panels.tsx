import { useEffect, useId, useState, type ReactNode } from 'react';
import { ok, type Failure, type Result } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CopyButton } from '../../../overlays/controls/CopyButton.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { OwnPicture } from '../../../overlays/controls/OwnPicture.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { BLOCKED_TEXTS, failureText, ROLE_NAMES, WALLET_TEXTS as TEXTS, LINKED_TEXTS } from './texts.ts';
import styles from './wallet.module.css';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { shortAddress, type Address } from '@shared/kernel/units.ts';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import type { Services } from '../../../kernel/app.ts';
import { SIGNED_OUT } from '../../../services/api/failures.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import { linkedMachine } from './linkedMachine.ts';

interface FailurePanelProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
  readonly onBack: (() => void) | undefined;
}

/** What went wrong, and the way on. */
export function FailurePanel({ failure, onRetry, onBack }: FailurePanelProps) {
  const { sound } = useApp();
  const { heading, advice, retry } = failureText(failure);
  useEffect(() => sound('error'), [sound, failure]);
  const icon = failure.code === 'POPUP_BLOCKED' ? 'dialog-warning' : 'dialog-error';
  return (
    <Trouble icon={icon} heading={heading} advice={advice}>
      <Button default autoFocus onClick={onRetry}>
        {retry}
      </Button>
      {onBack && <Button onClick={onBack}>Other wallet</Button>}
    </Trouble>
  );
}

/** Why no person can sign in with this browser as it is set, and how to change that (SIGN-IN-9). */
export function BlockedPanel() {
  const { services } = useApp();
  const { heading, advice, reload } = BLOCKED_TEXTS;
  return (
    <Trouble icon="dialog-warning" heading={heading} advice={advice}>
      <Button default autoFocus onClick={() => void services.version.restart()}>
        {reload}
      </Button>
    </Trouble>
  );
}

interface TroubleProps {
  readonly icon: 'dialog-warning' | 'dialog-error';
  readonly heading: string;
  readonly advice: string;
  /** The buttons. */
  readonly children: ReactNode;
}

function Trouble({ icon, heading, advice, children }: TroubleProps) {
  return (
    <div className={styles.walletStep} role="alert">
      <div className={styles.walletFailure}>
        <Icon name={icon} />
        <div>
          <h2>{heading}</h2>
          <p>{advice}</p>
        </div>
      </div>
      <div className="w95-buttons">{children}</div>
    </div>
  );
}

interface SignedInPanelProps {
  readonly onSignOut: () => void;
  readonly onSwitch: () => void;
}

/** Who is signed in. */
export function SignedInPanel({ onSignOut, onSwitch }: SignedInPanelProps) {
  const { services, desktop } = useApp();
  const { wallet, role, username } = useStore(services.session);
  const balance = useStore(services.gum.balance);
  if (wallet === null) return null;
  return (
    <div className={styles.walletStep}>
      <div className={styles.walletPerson}>
        <OwnPicture size={48} />
        <h2>{username === null ? TEXTS.signedInHeading : `Hello, ${username}!`}</h2>
      </div>
      <GroupBox title="Wallet">
        <dl className={styles.walletFacts}>
          <dt>Address</dt>
          <dd>
            <span className={styles.walletAddress}>{wallet}</span>
            <CopyButton text={() => wallet}>Copy</CopyButton>
          </dd>
          {role !== null && (
            <>
              <dt>Access</dt>
              <dd>{ROLE_NAMES[role]}</dd>
            </>
          )}
          <dt>GUM</dt>
          <dd>{balance === null ? '...' : balance.balance}</dd>
        </dl>
      </GroupBox>
      <ShownWallet wallet={wallet} />
      <div className="w95-buttons">
        <Button default onClick={() => desktop.openFor('gum')}>
          Gum Center
        </Button>
        <Button onClick={onSwitch}>Switch Wallet</Button>
        <Button onClick={onSignOut}>Sign Out</Button>
      </div>
    </div>
  );
}

/** The effects of the machine of linked wallets. */
const linkedActors = ({
  api,
  collection,
  online,
  session,
  shownWallet,
}: Pick<Services, 'api' | 'collection' | 'online' | 'session' | 'shownWallet'>) => ({
  outage: outageActor(online),
  world: walletActor(session, collection.onChanged),
  load: fromPromise<Result<readonly Address[]>, { readonly wallet: Address | null }>(
    async ({ input: { wallet }, signal }) => {
      if (wallet === null) return SIGNED_OUT;
      const answer = await api.call('GET /api/collection/linked-wallets', { wallet }, { signal });
      if (!answer.ok) return answer;
      const { wallets } = answer.value;
      const shown = shownWallet.get();
      // It is linked no more.
      if (shown !== null && ![wallet, ...wallets].includes(shown)) shownWallet.show(wallet);
      return ok(wallets);
    },
  ),
});

/** Whose collection is looked at: the wallet that is signed in, or one that is linked to it. */
function ShownWallet({ wallet }: { readonly wallet: Address }) {
  const { services } = useApp();
  const [machine] = useState(() => linkedMachine.provide({ actors: linkedActors(services) }));
  const [snapshot, send] = useMachine(machine);
  const shown = useStore(services.shownWallet);
  const name = useId();
  const { linked } = snapshot.context;
  const choices = [wallet, ...linked.filter((other) => other !== wallet)];

  const body = () => {
    if (snapshot.matches('failed') || snapshot.matches('gone')) {
      return (
        <div className={styles.walletLinkedFailure} role="alert">
          <p>{LINKED_TEXTS.failed}</p>
          <Button onClick={() => send({ type: 'user.retry' })}>Try again</Button>
        </div>
      );
    }
    if (!snapshot.matches('known')) return <p>{LINKED_TEXTS.loading}</p>;
    if (linked.length === 0) return <p>{LINKED_TEXTS.none}</p>;
    return (
      <>
        {choices.map((choice) => (
          <Radio
            key={choice}
            name={name}
            checked={choice === shown}
            onChoose={() => services.shownWallet.show(choice)}
          >
            {shortAddress(choice)} {choice === wallet ? LINKED_TEXTS.connected : LINKED_TEXTS.linked}
          </Radio>
        ))}
        <p aria-live="polite">
          {shown === wallet ? LINKED_TEXTS.ownShown : LINKED_TEXTS.otherShown(shortAddress(wallet))}
        </p>
      </>
    );
  };

  return <GroupBox title={LINKED_TEXTS.title}>{body()}</GroupBox>;
}
