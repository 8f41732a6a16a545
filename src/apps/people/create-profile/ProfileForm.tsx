import { useId } from 'react';
import type { Profile } from '@shared/contract/people/profile.ts';
import { EMAIL_MOST } from '@shared/domain/people/email.ts';
import { BIO_MOST } from '@shared/domain/people/profile.ts';
import { isOutage, type Failure } from '@shared/kernel/result.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { CutNote, useCut } from '../../../overlays/controls/CutNote.tsx';
import { TextField } from '../../../overlays/controls/TextField.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import { isComplete, isEmailOrNone, type Draft } from './profileDraft.ts';
import { PROFILE_TEXTS as TEXTS, PASS_TEXTS } from './texts.ts';
import styles from './profile.module.css';
import { shortAddress, type Address } from '@shared/kernel/units.ts';
import { ProfilePicture } from '../../../overlays/controls/ProfilePicture.tsx';

/** The longest username (domain/people/username.ts). */
const NAME_MOST = 20;

interface ProfileFormProps {
  readonly profile: Profile;
  readonly draft: Draft;
  readonly failure: Failure | null;
  readonly changed: boolean;
  readonly saving: boolean;
  readonly onEdit: (change: Partial<Draft>) => void;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The pass as it will be, and beside it what is written on it. */
export function ProfileForm(props: ProfileFormProps) {
  const { profile, draft, failure, changed, saving, onEdit, onSave, onUndo, onClose } = props;
  const { serverClock } = useApp().services.api;
  const taken = failure?.code === 'CONFLICT';
  const wait = profile.canRenameAt === null ? 0 : Date.parse(profile.canRenameAt) - serverClock.now();
  return (
    <form
      className={styles.profile}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <StudentPass draft={draft} wallet={profile.wallet} />
      <div className={styles.profileFields}>
        <div className={styles.profileNames}>
          <TextField
            autoFocus={!profile.hasProfile}
            label={TEXTS.username}
            name="username"
            maxLength={NAME_MOST}
            value={draft.username}
            readOnly={saving || wait > 0}
            onValue={(username) => onEdit({ username })}
            wrong={taken}
            note={taken ? failure.message : wait > 0 ? TEXTS.usernameKept(inWords(wait)) : TEXTS.usernameRule}
          />
          <TextField
            label={TEXTS.email}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={EMAIL_MOST}
            value={draft.email}
            readOnly={saving}
            onValue={(email) => onEdit({ email })}
            note={isEmailOrNone(draft.email) ? TEXTS.emailPrivate : TEXTS.emailRule}
          />
        </div>
        <Bio value={draft.bio} readOnly={saving} onText={(bio) => onEdit({ bio })} />
        <PicturePicker
          wallet={profile.wallet}
          saved={profile.profile_icon}
          chosen={draft.icon}
          disabled={saving}
          onChoose={(icon) => onEdit({ icon })}
        />
        <div className={styles.profileEnd}>
          {failure !== null && !taken && (
            <p className={styles.profileProblem} role="alert">
              {isOutage(failure) ? `${TEXTS.outage} ${TEXTS.outageSave}` : failure.message}
            </p>
          )}
          <div className="w95-buttons">
            <Button default type="submit" disabled={saving || !changed || !isComplete(draft)}>
              {saving ? TEXTS.saving : profile.hasProfile ? TEXTS.save : TEXTS.create}
            </Button>
            <Button disabled={saving || !changed} onClick={onUndo}>
              {TEXTS.undo}
            </Button>
            <Button onClick={onClose}>{TEXTS.close}</Button>
          </div>
        </div>
      </div>
    </form>
  );
}

interface BioProps {
  readonly value: string;
  readonly readOnly: boolean;
  readonly onText: (text: string) => void;
}

/** A few words, and how many more there is room for. */
function Bio({ value, readOnly, onText }: BioProps) {
  const id = useId();
  const cut = useCut(BIO_MOST);
  return (
    <div className="w95-field">
      <div className={styles.profileBioHead}>
        <label htmlFor={id}>{TEXTS.bio}</label>
        <span id={`${id}-left`}>{TEXTS.bioLeft(BIO_MOST - value.length)}</span>
      </div>
      <textarea
        id={id}
        className={`w95-text ${styles.profileBio}`}
        aria-describedby={`${id}-left`}
        maxLength={BIO_MOST}
        value={value}
        readOnly={readOnly}
        onPaste={cut.onPaste}
        onChange={(event) => {
          cut.onChange(event);
          onText(event.currentTarget.value);
        }}
      />
      <CutNote cut={cut} />
    </div>
  );
}

const MINUTE_MS = 60_000;

/** A wait of up to a day in words, rounded up. */
function inWords(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** The pass that a student wears round the neck, with what is being typed on it. */
function StudentPass({ draft, wallet }: { readonly draft: Draft; readonly wallet: Address }) {
  return (
    <div className={styles.pass} aria-hidden>
      <div className={styles.passStrap} />
      <div className={styles.passCard}>
        <div className={styles.passHead}>
          <b>{PASS_TEXTS.school}</b>
          <span>{PASS_TEXTS.year}</span>
        </div>
        <div className={styles.passPhoto} data-photo>
          <ProfilePicture icon={draft.icon} wallet={wallet} size={96} />
        </div>
        <div className={styles.passWords}>
          <b data-blank={draft.username === '' || undefined}>{draft.username || PASS_TEXTS.nameless}</b>
          <p>{draft.bio.trim() || PASS_TEXTS.wordless}</p>
        </div>
        <div className={styles.passFoot}>
          <span>{PASS_TEXTS.pass}</span>
          <span>{shortAddress(wallet)}</span>
        </div>
      </div>
    </div>
  );
}
