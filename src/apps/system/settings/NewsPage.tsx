import { useState } from 'react';
import { isWanted, NEWS_KINDS, PUSHED_KINDS } from '@shared/domain/people/news.ts';
import { readQuiet, writeQuiet, type QuietHours } from '@shared/domain/people/quietHours.ts';
import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import type { Result } from '@shared/kernel/result.ts';
import type { Address } from '@shared/kernel/units.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button, Link } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useLoaded } from '../../../overlays/hooks.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { readPush, switchOff, switchOn, thisBrowser, type PushState } from '../../../services/push/push.ts';
import { NEWS_TEXTS as TEXTS } from './texts.ts';
import styles from './settings.module.css';

interface PageProps {
  readonly settings: DesktopSettings;
  readonly onChange: (patch: Partial<DesktopSettings>) => void;
}

/** What of a person's news comes to their devices while the desktop is closed, and when (PUSH-7). */
export function NewsPage(props: PageProps) {
  const { services, desktop } = useApp();
  const { wallet } = useStore(services.session);
  if (wallet === null) {
    return (
      <div className={styles.settingsPage}>
        <GroupBox title={TEXTS.closed}>
          <p>{TEXTS.guest}</p>
          <p>
            <Button onClick={() => desktop.openFor('sign-in')}>{TEXTS.signIn}</Button>
          </p>
        </GroupBox>
      </div>
    );
  }
  return <OwnNews key={wallet} wallet={wallet} {...props} />;
}

function OwnNews({ wallet, ...props }: PageProps & { readonly wallet: Address }) {
  const push = usePush(wallet);
  return (
    <div className={styles.settingsPage}>
      <Closed wallet={wallet} push={push} isChosen={props.settings.newsPush.length > 0} />
      <Quiet {...props} />
      <What {...props} isUnset={push.state?.standing === 'unset'} />
    </div>
  );
}

/** How it stands with this device, and with the wallet's others. */
function usePush(wallet: Address) {
  const { services } = useApp();
  const [ports] = useState(() => ({ api: services.api, storage: services.storage, browser: thisBrowser() }));
  const { value, failure, again } = useLoaded(() => readPush(ports, wallet), [wallet]);
  const [changed, setChanged] = useState<Result<PushState> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const act = async (acting: Promise<Result<PushState>>): Promise<void> => {
    setBusy(true);
    setChanged(await acting);
    setBusy(false);
  };
  return { ports, state: changed?.ok ? changed.value : value, failure, again, changed, isBusy, act };
}

interface ClosedProps {
  readonly wallet: Address;
  readonly push: ReturnType<typeof usePush>;
  readonly isChosen: boolean;
}

/** How it stands with this device, and the one button that changes it. */
function Closed({ wallet, push, isChosen }: ClosedProps) {
  const { ports, state, failure, again, changed, isBusy, act } = push;
  if (state === null) {
    return (
      <GroupBox title={TEXTS.closed}>
        {failure === null ? (
          <p role="status">{TEXTS.loading}</p>
        ) : (
          <p role="alert">
            {failure.message} <Link onClick={again}>{TEXTS.again}</Link>
          </p>
        )}
      </GroupBox>
    );
  }
  const { standing, devices, key } = state;
  const canSwitchOn = key !== null && (standing === 'off' || standing === 'ended');
  const others = devices - (standing === 'on' ? 1 : 0);
  return (
    <GroupBox title={TEXTS.closed}>
      <p role="status">
        {TEXTS.standing[standing]} {standing === 'on' && !isChosen && TEXTS.nothingChosen}
      </p>
      {changed?.ok === false && <p role="alert">{changed.error.message}</p>}
      {others > 0 && <p>{TEXTS.others(others)}</p>}
      {(canSwitchOn || standing === 'on' || others > 0) && (
        <p className={styles.settingsKeys}>
          {canSwitchOn && (
            <Button disabled={isBusy} onClick={() => void act(switchOn(ports, wallet, key))}>
              {standing === 'ended' ? TEXTS.switchOnAgain : TEXTS.switchOn}
            </Button>
          )}
          {standing === 'on' && (
            <Button disabled={isBusy} onClick={() => void act(switchOff(ports, wallet, 'this'))}>
              {TEXTS.switchOff}
            </Button>
          )}
          {others > 0 && (
            <Button disabled={isBusy} onClick={() => void act(switchOff(ports, wallet, 'all'))}>
              {TEXTS.endAll}
            </Button>
          )}
        </p>
      )}
    </GroupBox>
  );
}

/** Each kind of news with a box that has it come (PUSH-4); what does not beep cannot, and nothing where the server pushes none. */
function What({ settings, onChange, isUnset }: PageProps & { readonly isUnset: boolean }) {
  const { desktop } = useApp();
  const { newsPush } = settings;
  return (
    <GroupBox title={TEXTS.what}>
      <div className={styles.settingsNews}>
        {PUSHED_KINDS.map((kind) => (
          <Checkbox
            key={kind}
            checked={newsPush.includes(kind)}
            disabled={isUnset || !isWanted(kind, settings)}
            onCheck={(isOn) => {
              const others = newsPush.filter((one) => one !== kind);
              onChange({ newsPush: isOn ? [...others, kind] : others });
            }}
          >
            {NEWS_KINDS[kind].label}
          </Checkbox>
        ))}
      </div>
      <p>
        {isUnset ? TEXTS.whatUnset : TEXTS.whatNote}{' '}
        <Link onClick={() => desktop.openFor('news')}>{TEXTS.beeps}</Link>
      </p>
    </GroupBox>
  );
}

const HOURS = Array.from({ length: 24 }, (_, hour) => ({ id: String(hour), title: TEXTS.hour(hour) }));

/** The hours in which nothing comes, by the clock of where the person is (PUSH-4). */
function Quiet({ settings, onChange }: PageProps) {
  const quiet = readQuiet(settings.quietHours);
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const shown = quiet ?? { startHour: 22, endHour: 8, zone };
  // What is chosen is by the clock of this device.
  const keep = (patch: Partial<QuietHours>): void =>
    onChange({ quietHours: writeQuiet({ ...shown, ...patch, zone }) });
  const isOn = quiet !== null;
  return (
    <GroupBox
      title={
        <Checkbox checked={isOn} onCheck={(on) => (on ? keep({}) : onChange({ quietHours: '' }))}>
          {TEXTS.quiet}
        </Checkbox>
      }
    >
      <div className={styles.settingsQuiet}>
        <Select
          label={TEXTS.from}
          options={HOURS.filter(({ id }) => id !== String(shown.endHour))}
          value={String(shown.startHour)}
          onChoose={(hour) => keep({ startHour: Number(hour) })}
          disabled={!isOn}
        />
        <Select
          label={TEXTS.to}
          options={HOURS.filter(({ id }) => id !== String(shown.startHour))}
          value={String(shown.endHour)}
          onChoose={(hour) => keep({ endHour: Number(hour) })}
          disabled={!isOn}
        />
      </div>
      <p>{TEXTS.zone(shown.zone)}</p>
    </GroupBox>
  );
}
