import { useEffect, useEffectEvent } from 'react';
import type { TokensAnswer } from '@shared/contract/collection/collection.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { ok } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { GALLERY_TEXTS as TEXTS } from './texts.ts';
import styles from './gallery.module.css';

interface InitializeNoticeProps {
  readonly wallet: Address | null;
  readonly counts: TokensAnswer['counts'] | null;
}

/** Offers to prepare a wallet that can hold neither collection yet. The chain is asked only where one of them is empty. */
export function InitializeNotice({ wallet, counts }: InitializeNoticeProps) {
  const { services, desktop } = useApp();
  const { wallet: connected } = useStore(services.session);
  const doubtful = counts !== null && (counts.Flunks === 0 || counts.Backpack === 0);
  const asked = doubtful && wallet !== null && wallet === connected ? wallet : null;
  const { value: has, again } = useLoaded(async () => {
    if (asked === null) return ok(true);
    const chain = await services.chain.current();
    return chain.ok ? chain.value.hasCollections(asked) : chain;
  }, [asked]);
  const lookAgain = useEffectEvent(again);
  useEffect(() => services.collection.onChanged(() => lookAgain()), [services.collection]);
  if (has !== false) return null;
  return (
    <div className={styles.galleryInitialize} role="status">
      <Icon name="dialog-warning" />
      <p>{TEXTS.initialize}</p>
      <Button onClick={() => desktop.openFor('initialize')}>{TEXTS.initializeButton}</Button>
    </div>
  );
}
