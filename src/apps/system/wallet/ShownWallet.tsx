import { useId, useState } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { shortAddress, type Address } from '@shared/kernel/units.ts';
import { ok, type Result } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import type { Services } from '../../../kernel/app.ts';
import { SIGNED_OUT } from '../../../services/api/failures.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import { linkedMachine } from './linkedMachine.ts';
import { LINKED_TEXTS as TEXTS } from './texts.ts';
import styles from './wallet.module.css';

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
export function ShownWallet({ wallet }: { readonly wallet: Address }) {
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
          <p>{TEXTS.failed}</p>
          <Button onClick={() => send({ type: 'user.retry' })}>Try again</Button>
        </div>
      );
    }
    if (!snapshot.matches('known')) return <p>{TEXTS.loading}</p>;
    if (linked.length === 0) return <p>{TEXTS.none}</p>;
    return (
      <>
        {choices.map((choice) => (
          <Radio
            key={choice}
            name={name}
            checked={choice === shown}
            onChoose={() => services.shownWallet.show(choice)}
          >
            {shortAddress(choice)} {choice === wallet ? TEXTS.connected : TEXTS.linked}
          </Radio>
        ))}
        <p aria-live="polite">{shown === wallet ? TEXTS.ownShown : TEXTS.otherShown(shortAddress(wallet))}</p>
      </>
    );
  };

  return <GroupBox title={TEXTS.title}>{body()}</GroupBox>;
}
