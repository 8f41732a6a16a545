import { shortAddress, type Address } from '@shared/kernel/units.ts';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';
import type { Draft } from './profileDraft.ts';
import { PASS_TEXTS as TEXTS } from './texts.ts';
import styles from './profile.module.css';

/** The pass that a student wears round the neck, with what is being typed on it. */
export function StudentPass({ draft, wallet }: { readonly draft: Draft; readonly wallet: Address }) {
  return (
    <div className={styles.pass} aria-hidden>
      <div className={styles.passStrap} />
      <div className={styles.passCard}>
        <div className={styles.passHead}>
          <b>{TEXTS.school}</b>
          <span>{TEXTS.year}</span>
        </div>
        <div className={styles.passPhoto} data-photo>
          <ProfilePicture icon={draft.icon} wallet={wallet} size={96} />
        </div>
        <div className={styles.passWords}>
          <b data-blank={draft.username === '' || undefined}>{draft.username || TEXTS.nameless}</b>
          <p>{draft.bio.trim() || TEXTS.wordless}</p>
        </div>
        <div className={styles.passFoot}>
          <span>{TEXTS.pass}</span>
          <span>{shortAddress(wallet)}</span>
        </div>
      </div>
    </div>
  );
}
