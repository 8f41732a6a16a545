import { bundle as tune } from '@bundles/arcade-music.ts';
import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { Slider } from '../../../overlays/controls/Slider.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { useOwned } from '../../../overlays/prizes/prizes.ts';
import { LOADING_SCREENS, PRIZE_SCREENS } from '../../../screens/catalogue.ts';
import { SYSTEM_TEXTS as TEXTS } from './texts.ts';
import styles from './settings.module.css';

/** A few bars are enough to hear how loud music is. */
const TEST_MUSIC_MS = 4_000;
/** How long a boot screen is previewed: as long as a loading screen (SETTINGS-4, SCREEN-2). */
const PREVIEW_MS = 4_000;

/** After how many minutes the screen saver may begin; 0: never. */
const SAVER_MINUTES = [0, 1, 5, 10, 20, 30] as const;

const VOLUMES = [
  { name: 'volume', label: TEXTS.volume },
  { name: 'effectsVolume', label: TEXTS.effects },
  { name: 'musicVolume', label: TEXTS.music },
] as const;

interface PageProps {
  readonly settings: DesktopSettings;
  readonly onChange: (patch: Partial<DesktopSettings>) => void;
}

/** What shows when the computer starts, how loud it is, and whether things move. */
export function SystemPage({ settings, onChange }: PageProps) {
  const { services, desktop } = useApp();
  const reset = async (): Promise<void> => {
    const chosen = await desktop.ask({
      title: TEXTS.resetTitle,
      message: TEXTS.resetQuestion,
      icon: 'question',
      buttons: [TEXTS.resetYes, TEXTS.resetNo],
      isFinal: true,
    });
    if (chosen !== TEXTS.resetYes) return;
    services.settings.reset();
    services.welcomeAtStart.set(true);
    services.desktopArea.set('automatic');
  };

  return (
    <div className={`${styles.settingsPage} ${styles.settingsSystem}`}>
      <StartBox {...{ settings, onChange }} />
      <SoundBox {...{ settings, onChange }} />
      <SaverBox {...{ settings, onChange }} />
      <div className={styles.settingsLast}>
        <MotionBox {...{ settings, onChange }} />
        <Button onClick={() => void reset()}>{TEXTS.reset}</Button>
      </div>
    </div>
  );
}

function StartBox({ settings, onChange }: PageProps) {
  const { services, desktop } = useApp();
  const greeted = useStore(services.welcomeAtStart);
  const owned = useOwned('boot-picture');
  const preview = (): void => {
    const screen = [...LOADING_SCREENS, ...PRIZE_SCREENS].find(({ id }) => id === settings.bootScreen);
    if (screen === undefined) return;
    void desktop.present({ screen: screen.load }, { label: screen.title, lastsMs: PREVIEW_MS });
  };
  return (
    <GroupBox title={TEXTS.start}>
      <div className={styles.settingsBoot}>
        <Select
          label={TEXTS.bootScreen}
          options={bootScreens(settings, owned)}
          value={settings.bootScreen}
          onChoose={(bootScreen) => onChange({ bootScreen })}
        />
        <Button disabled={settings.bootScreen === 'standard'} onClick={preview}>
          {TEXTS.preview}
        </Button>
      </div>
      <Checkbox checked={greeted} onCheck={(checked) => services.welcomeAtStart.set(checked)}>
        {TEXTS.welcome}
      </Checkbox>
    </GroupBox>
  );
}

function SoundBox({ settings, onChange }: PageProps) {
  const {
    services: { audio },
    sound,
  } = useApp();
  const muted = useStore(audio.muted);
  const test = (name: (typeof VOLUMES)[number]['name']): void => {
    if (name !== 'musicVolume') sound('coin');
    if (name === 'effectsVolume') return;
    const music = audio.music.play(tune.tracks.arcade);
    setTimeout(() => music.stop(), TEST_MUSIC_MS);
  };
  return (
    <GroupBox title={TEXTS.sound}>
      {VOLUMES.map(({ name, label }) => (
        <div key={name} className={styles.settingsVolume}>
          <Slider
            label={label}
            min={0}
            max={1}
            step={0.05}
            value={settings[name]}
            text={TEXTS.percent}
            disabled={muted}
            onValue={(value) => onChange({ [name]: value })}
          />
          <Button aria-label={TEXTS.testOf(label)} disabled={muted} onClick={() => test(name)}>
            {TEXTS.test}
          </Button>
        </div>
      ))}
      <Checkbox checked={muted} onCheck={(checked) => audio.setMuted(checked)}>
        {TEXTS.mute}
      </Checkbox>
    </GroupBox>
  );
}

function SaverBox({ settings, onChange }: PageProps) {
  const { services, reducedMotion, random } = useApp();
  const preview = async (): Promise<void> => {
    const [{ saverPictures }, { showSaver }] = await Promise.all([
      import('../../../overlays/saver/saverPictures.ts'),
      import('../../../overlays/saver/saver.ts'),
    ]);
    const { wallet } = services.session.get();
    const pictures = await saverPictures({ api: services.api, wallet, random });
    await showSaver(pictures, { still: reducedMotion.get(), random });
  };
  return (
    <GroupBox title={TEXTS.saver}>
      <div className={styles.settingsBoot}>
        <Select
          label={TEXTS.saverWait}
          options={SAVER_MINUTES.map((minutes) => ({
            id: String(minutes),
            title: minutes === 0 ? TEXTS.saverNever : TEXTS.saverAfter(minutes),
          }))}
          value={String(settings.screenSaverMinutes)}
          onChoose={(minutes) => onChange({ screenSaverMinutes: Number(minutes) })}
        />
        <Button aria-label={TEXTS.previewSaver} onClick={() => void preview()}>
          {TEXTS.preview}
        </Button>
      </div>
    </GroupBox>
  );
}

function MotionBox({ settings, onChange }: PageProps) {
  return (
    <GroupBox title={TEXTS.motion}>
      <div className={styles.settingsTypes} role="radiogroup" aria-label={TEXTS.motion}>
        <Radio
          name="motion"
          checked={settings.reducedMotion === 'system'}
          onChoose={() => onChange({ reducedMotion: 'system' })}
        >
          {TEXTS.asSystem}
        </Radio>
        <Radio
          name="motion"
          checked={settings.reducedMotion === 'on'}
          onChoose={() => onChange({ reducedMotion: 'on' })}
        >
          {TEXTS.still}
        </Radio>
      </div>
    </GroupBox>
  );
}

/** The standard picture, every loading screen, and the boot pictures that were bought (PRIZE-5). */
function bootScreens({ bootScreen }: DesktopSettings, owned: readonly string[]) {
  const bought = PRIZE_SCREENS.filter(({ id }) => owned.includes(id) || id === bootScreen);
  return [
    { id: 'standard', title: TEXTS.standard },
    ...LOADING_SCREENS.map(({ id, title }) => ({ id, title })),
    ...bought.map(({ id, title }) => ({ id, title, group: TEXTS.bought })),
  ];
}
