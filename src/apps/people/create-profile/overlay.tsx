import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useMachine } from '@xstate/react';
import { fromPromise } from 'xstate';
import { isOutage, type Result } from '@shared/kernel/result.ts';
import { readProfileIcon } from '@shared/domain/people/profileIcon.ts';
import type { Profile } from '@shared/contract/people/profile.ts';
import * as shape from '../../../kernel/shape.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Icon } from '../../../overlays/controls/Icon.tsx';
import { ProgressBar, StatusBar } from '../../../overlays/controls/panels.tsx';
import { useFormDraft } from '../../../overlays/useDraft.ts';
import { mountReact } from '../../../overlays/mountReact.tsx';
import type { DraftPlace } from '../../../services/drafts/drafts.ts';
import type { Services } from '../../../kernel/app.ts';
import { outageActor } from '../../../services/online/outageActor.ts';
import { walletActor } from '../../../services/session/walletActor.ts';
import { isChanged, type Draft } from './profileDraft.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { profileMachine, type Saving } from './profileMachine.ts';
import { PROFILE_TEXTS as TEXTS } from './texts.ts';
import styles from './profile.module.css';

/** The effects of the profile machine. */
const profileActors = ({ online, session, profile }: Services) => ({
  outage: outageActor(online),
  world: walletActor(session, profile.onChanged),
  load: fromPromise<Result<Profile>>(({ signal }) => profile.load(signal)),
  save: fromPromise<Result<Profile>, Saving>(({ input }) => profile.save(input.change)),
});

/** Where a profile is changed (PROFILE-4). */
const PROFILE: DraftPlace<Draft> = {
  name: 'profile',
  read: shape.reader(
    shape.object({
      username: shape.string,
      bio: shape.string,
      icon: shape.checked(shape.string, (icon) => readProfileIcon(icon) !== null),
      email: shape.string,
    }),
  ),
};

interface FormState {
  readonly gone: boolean;
  readonly changed: boolean;
  readonly saved: boolean;
  readonly has: boolean;
}

/** What the status bar says of the form. */
function statusOf({ gone, changed, saved, has }: FormState): string {
  if (gone) return TEXTS.statusAway;
  if (changed) return TEXTS.statusChanged;
  if (saved) return TEXTS.statusSaved;
  return has ? TEXTS.statusSame : TEXTS.statusNew;
}

/** Makes a student's profile, and edits it afterwards. */
function ProfileWindow() {
  const { services, desktop, setTitle, close } = useApp();
  const [machine] = useState(() => profileMachine.provide({ actors: profileActors(services) }));
  const [kept] = useState(() => services.drafts.at(PROFILE).get);
  const [snapshot, send, actor] = useMachine(machine, { input: { kept } });
  const { profile, draft, failure, saved } = snapshot.context;
  const has = profile?.hasProfile === true;
  const gone = snapshot.hasTag('outage');

  useEffect(() => setTitle(has ? TEXTS.editTitle : null), [has, setTitle]);

  const tell = useEffectEvent((created: boolean) => {
    const message = created ? TEXTS.created : TEXTS.updated;
    void desktop.ask({ title: TEXTS.alertTitle, message, icon: 'info', picture: 'profile' });
  });
  useEffect(() => {
    const subscription = actor.on('saved', ({ created }) => tell(created));
    return () => subscription.unsubscribe();
  }, [actor]);

  useFormDraft(actor, PROFILE, ({ context }) => {
    // Another wallet may have come that the machine has not heard of yet.
    const isOwn = context.wallet === services.session.get().wallet;
    if (!isOwn || context.profile === null || context.draft === null) return undefined;
    return isChanged(context.draft, context.profile) ? context.draft : null;
  });

  if (profile !== null && draft !== null && snapshot.matches('editing')) {
    const changed = isChanged(draft, profile);
    return (
      <>
        <ProfileForm
          {...{ profile, draft, failure, changed }}
          saving={snapshot.matches({ editing: 'saving' })}
          onEdit={(change) => send({ type: 'user.edit', change })}
          onSave={() => send({ type: gone ? 'user.retry' : 'user.save' })}
          onUndo={() => send({ type: 'user.undo' })}
          onClose={close}
        />
        <StatusBar panels={[statusOf({ gone, changed, saved, has }), profile.username ?? '']} />
      </>
    );
  }
  if (snapshot.matches('signedOut')) {
    return (
      <Notice heading={TEXTS.signedOut} text={TEXTS.signedOutDetail} icon="profile">
        <Button default onClick={() => desktop.openFor('sign-in')}>
          {TEXTS.connect}
        </Button>
      </Notice>
    );
  }
  if (gone || snapshot.matches('failed')) {
    const away = gone || (failure !== null && isOutage(failure));
    const retry = snapshot.matches('away') ? services.online.askNow : () => send({ type: 'user.retry' });
    return (
      <Notice
        heading={away ? TEXTS.outage : TEXTS.loadFailed}
        text={away ? TEXTS.outageLoad : (failure?.message ?? '')}
        icon="dialog-error"
      >
        <Button default onClick={retry}>
          {TEXTS.tryAgain}
        </Button>
      </Notice>
    );
  }
  return (
    <Notice heading={TEXTS.loading} text="" icon="profile">
      <ProgressBar label={TEXTS.loading} />
    </Notice>
  );
}

interface NoticeProps {
  readonly heading: string;
  readonly text: string;
  readonly icon: string;
  readonly children: ReactNode;
}

function Notice({ heading, text, icon, children }: NoticeProps) {
  return (
    <div className={styles.profileNotice} role={icon === 'dialog-error' ? 'alert' : undefined}>
      <Icon name={icon} />
      <div>
        <h2>{heading}</h2>
        {text !== '' && <p>{text}</p>}
        {children}
      </div>
    </div>
  );
}

export default mountReact(ProfileWindow);
