import { useState } from 'react';
import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import { ListBox } from '../../../overlays/controls/ListBox.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useOwned } from '../../../overlays/prizes/prizes.ts';
import {
  BACKGROUND_TYPES,
  BACKGROUNDS,
  choicesOf,
  HIDDEN_THEMES,
  LISTED_THEMES,
  PRIZE_THEMES,
  type BackgroundType,
} from './catalogue.ts';
import { ColorField } from './ColorField.tsx';
import { DesktopAreaGroup } from './DesktopAreaGroup.tsx';
import { Monitor } from './Monitor.tsx';
import { DESKTOP_TEXTS as TEXTS } from './texts.ts';
import styles from './settings.module.css';

interface PageProps {
  readonly settings: DesktopSettings;
  readonly onChange: (patch: Partial<DesktopSettings>) => void;
}

/** What lies behind the icons, the colors of everything, and the monitor that it is seen on. */
export function DesktopPage({ settings, onChange }: PageProps) {
  const { desktopBackgroundType: type, desktopBackground } = settings;
  const owned = useOwned('theme');
  /** What was last chosen of each type, to come back to. */
  const [last, setLast] = useState<Partial<Record<BackgroundType, string>>>({});
  const choose = (id: string): void => {
    setLast({ ...last, [type]: id });
    onChange({ desktopBackground: id });
  };
  const chooseType = (next: BackgroundType): void => {
    const id = last[next] ?? BACKGROUNDS[next][0]?.id ?? desktopBackground;
    setLast({ ...last, [type]: desktopBackground });
    onChange({ desktopBackgroundType: next, desktopBackground: id });
  };
  /** A color can be seen only under a pattern: choosing one chooses that too. */
  const chooseColor = (backgroundColor: string): void => {
    if (type !== 'pattern') chooseType('pattern');
    onChange({ backgroundColor });
  };
  return (
    <div className={styles.settingsPage}>
      <div className={styles.settingsDisplay}>
        <Monitor settings={settings} />
        <DesktopAreaGroup />
      </div>
      <div className={styles.settingsColumns}>
        <GroupBox title={TEXTS.background}>
          <div className={styles.settingsTypes} role="radiogroup" aria-label={TEXTS.background}>
            {BACKGROUND_TYPES.map((one) => (
              <Radio key={one} name="background" checked={one === type} onChoose={() => chooseType(one)}>
                {TEXTS.types[one]}
              </Radio>
            ))}
          </div>
          <div className={styles.settingsList}>
            <ListBox
              label={TEXTS.types[type]}
              options={choicesOf(type, desktopBackground)}
              value={desktopBackground}
              onChoose={choose}
            />
          </div>
          <ColorField label={TEXTS.color} value={settings.backgroundColor} onValue={chooseColor} />
        </GroupBox>
        <GroupBox title={TEXTS.appearance}>
          <Select
            label={TEXTS.theme}
            options={themesFor(settings, owned)}
            value={settings.theme}
            onChoose={(theme) => onChange({ theme })}
          />
          <SampleWindows />
          <Checkbox
            checked={settings.oldMonitorMode}
            onCheck={(oldMonitorMode) => onChange({ oldMonitorMode })}
          >
            {TEXTS.oldMonitor}
          </Checkbox>
        </GroupBox>
      </div>
    </div>
  );
}

/** All listed themes, of the hidden ones those that were found (THEME-2), and those that were bought (PRIZE-5). */
function themesFor({ unlockedThemes, theme }: DesktopSettings, owned: readonly string[]) {
  const found = HIDDEN_THEMES.filter(({ id }) => unlockedThemes.includes(id) || id === theme);
  const bought = PRIZE_THEMES.filter(({ id }) => owned.includes(id) || id === theme);
  return [
    ...LISTED_THEMES.map(({ id, name }) => ({ id, title: name, group: TEXTS.listed })),
    ...found.map(({ id, name }) => ({ id, title: name, group: TEXTS.found })),
    ...bought.map(({ id, name }) => ({ id, title: name, group: TEXTS.bought })),
  ];
}

/** Two windows, one behind the other, in every color that a theme has. */
function SampleWindows() {
  return (
    <div className={styles.settingsSample} aria-hidden>
      <div className={styles.settingsSampleWindow} data-behind>
        <p className={styles.settingsSampleTitle}>{TEXTS.inactive}</p>
      </div>
      <div className={styles.settingsSampleWindow}>
        <p className={styles.settingsSampleTitle}>{TEXTS.sample}</p>
        <div className={styles.settingsSampleMenu}>
          <span>{TEXTS.disabled}</span>
          <span>{TEXTS.selected}</span>
        </div>
        <p className={styles.settingsSampleText}>{TEXTS.windowText}</p>
      </div>
    </div>
  );
}
