import { useEffect, useState } from 'react';
import { PICTURES } from '@shared/domain/system/disk/entries.ts';
import { useApp } from '../../../../overlays/appContext.ts';
import { errorDialog } from '../../../../overlays/dialogTexts.ts';
import { sharePng, SHARING_REFUSED, sharesPictures } from '../../../../overlays/pictures/sharePng.ts';
import { giveFile } from '../../../../overlays/giveFile.ts';
import type { DrawnCard } from '../machine/juniorsMachine.ts';
import { JUNIORS_TEXTS } from '../texts.ts';
import { useShared } from './useShared.ts';
import cardStyles from '../styles/card.module.css';
import juniorsStyles from '../styles/juniors.module.css';

const TEXTS = JUNIORS_TEXTS.maker;

/** The card that was saved, large: where the browser kept no file, the picture itself is there to be kept. */
export function SavedCard({ card: { blob, fileName } }: { readonly card: DrawnCard }) {
  const app = useApp();
  const { desktop } = app;
  const { juniors } = useShared();
  const [url] = useState(() => URL.createObjectURL(blob));
  const share = async (): Promise<void> => {
    if (!(await sharePng(blob, fileName))) await desktop.ask(errorDialog(TEXTS.share, SHARING_REFUSED));
  };
  const close = (): void => juniors.send({ type: 'user.closeCard' });
  useEffect(() => {
    giveFile(app, { file: blob, name: fileName, folder: PICTURES });
    return () => URL.revokeObjectURL(url);
  }, [app, blob, url, fileName]);
  return (
    <div
      className={cardStyles.jnrSaved}
      role="dialog"
      aria-modal="true"
      aria-label={TEXTS.save}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <img src={url} alt={fileName} />
      <p>{TEXTS.saved}</p>
      <p className={juniorsStyles.jnrRow}>
        {sharesPictures() && (
          <button type="button" className={juniorsStyles.jnrButton} onClick={() => void share()}>
            {TEXTS.share}
          </button>
        )}
        <button type="button" className={juniorsStyles.jnrButton} autoFocus onClick={close}>
          {TEXTS.close}
        </button>
      </p>
    </div>
  );
}
