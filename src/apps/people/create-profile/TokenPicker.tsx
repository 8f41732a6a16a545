import { useEffect, useState } from 'react';
import { tokenIcon } from '@shared/domain/people/profileIcon.ts';
import { isOutage } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { ProgressBar } from '../../../overlays/controls/panels.tsx';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { PictureChoice, type Choosing } from './PictureChoice.tsx';
import { PROFILE_TEXTS as TEXTS } from './texts.ts';
import styles from './profile.module.css';

/** Two rows of six. */
const PAGE = 12;

interface TokenPickerProps extends Choosing {
  readonly wallet: Address;
}

/** What the wallet and those linked to it hold, by page; each token can be the picture. */
export function TokenPicker({ wallet, ...choosing }: TokenPickerProps) {
  const { api, collection } = useApp().services;
  const [page, setPage] = useState(0);
  const [revision, setRevision] = useState(0);
  useEffect(
    () =>
      collection.onChanged((news) => {
        if (news.wallet === wallet) setRevision((before) => before + 1);
      }),
    [collection, wallet],
  );
  const { value, failure, again } = useLoaded(
    (signal) =>
      api.call('GET /api/collection/tokens', { owner: wallet, offset: page * PAGE, limit: PAGE }, { signal }),
    [wallet, page, revision],
  );

  if (failure !== null) {
    return (
      <div className={styles.picturesNotice} role="alert">
        <p>{isOutage(failure) ? TEXTS.outage : failure.message}</p>
        <Button onClick={again}>{TEXTS.tryAgain}</Button>
      </div>
    );
  }
  if (value === null) {
    return (
      <div className={styles.picturesNotice}>
        <p>{TEXTS.tokensLoading}</p>
        <ProgressBar label={TEXTS.tokensLoading} />
      </div>
    );
  }
  if (value.total === 0) return <p className={styles.picturesNotice}>{TEXTS.tokensNone}</p>;
  const pages = Math.ceil(value.total / PAGE);
  return (
    <>
      <div className={styles.pictures}>
        {value.tokens.map(({ collection: name, tokenId, name: title }) => {
          const icon = tokenIcon(name, tokenId);
          return (
            <PictureChoice key={icon} {...choosing} icon={icon} title={title}>
              <ProfilePicture icon={icon} wallet={wallet} />
            </PictureChoice>
          );
        })}
      </div>
      {pages > 1 && (
        <div className={styles.picturesPages}>
          <Button disabled={page === 0} onClick={() => setPage(page - 1)}>
            {TEXTS.previous}
          </Button>
          <span aria-live="polite">{TEXTS.page(page + 1, pages)}</span>
          <Button disabled={page + 1 >= pages} onClick={() => setPage(page + 1)}>
            {TEXTS.next}
          </Button>
        </div>
      )}
    </>
  );
}
