import { useState, useEffect, useRef } from 'react';
import { PLACEMENTS, type DesktopSettings } from '@shared/domain/system/settings.ts';
import { Checkbox } from '../../../overlays/controls/Checkbox.tsx';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import { ListBox } from '../../../overlays/controls/ListBox.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { Select } from '../../../overlays/controls/Select.tsx';
import { useOwned } from '../../../overlays/prizes/prizes.ts';
import { artPixel, DESKTOP_AREAS, isCompact, type DesktopArea } from '../../../kernel/scale.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { desktopOn, measuredPage, type Page } from '../../../overlays/wallpaper/desktopOn.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import {
  BACKGROUND_TYPES,
  BACKGROUNDS,
  choicesOf,
  HIDDEN_THEMES,
  isPlaced,
  LISTED_THEMES,
  OWN,
  PRIZE_THEMES,
  shownBackground,
  type BackgroundType,
} from './catalogue.ts';
import { ColorField } from './ColorField.tsx';
import { Monitor } from './Monitor.tsx';
import { DESKTOP_TEXTS as TEXTS } from './texts.ts';
import styles from './settings.module.css';

interface PageProps {
  readonly settings: DesktopSettings;
  readonly onChange: (patch: Partial<DesktopSettings>) => void;
}

/** What lies behind the icons, the colors of everything, and the monitor that it is seen on. */
export function DesktopPage({ settings, onChange }: PageProps) {
  const { ownWallpaper } = useApp().services;
  const own = useStore(ownWallpaper);
  const { type, id: chosen } = shownBackground(settings, own);
  const owned = useOwned('theme');
  /** What was last chosen of each type, to come back to. */
  const [last, setLast] = useState<Partial<Record<BackgroundType, string>>>({});
  const choose = (next: BackgroundType, id: string): void => {
    setLast({ ...last, [type]: chosen, [next]: id });
    if (id === OWN) ownWallpaper.set({ ...own, shown: true });
    else onChange({ desktopBackgroundType: next, desktopBackground: id });
  };
  const chooseType = (next: BackgroundType): void =>
    choose(next, last[next] ?? BACKGROUNDS[next][0]?.id ?? chosen);
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
              options={choicesOf(type, chosen, own)}
              value={chosen}
              onChoose={(id) => choose(type, id)}
            />
          </div>
          {type === 'image' && <OwnPicture />}
          {isPlaced(type, chosen) && (
            <Select
              label={TEXTS.placement}
              options={PLACEMENTS.map((id) => ({ id, title: TEXTS.placements[id] }))}
              value={settings.backgroundPlacement}
              onChoose={(backgroundPlacement) => onChange({ backgroundPlacement })}
            />
          )}
          <ColorField label={TEXTS.color} value={settings.backgroundColor} onValue={chooseColor} />
          <Checkbox
            checked={settings.winnerOnDesktop}
            onCheck={(winnerOnDesktop) => onChange({ winnerOnDesktop })}
          >
            {TEXTS.winner}
          </Checkbox>
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

/** The ways to a picture of the person's own: from drive C, and from their device. */
function OwnPicture() {
  const app = useApp();
  const file = useRef<HTMLInputElement>(null);
  // The disk's code comes late.
  const setting = () => import('../../../overlays/wallpaper/setWallpaper.ts');
  const choose = async (): Promise<void> => (await setting()).chooseWallpaper(app);
  const bring = async (brought: File): Promise<void> =>
    (await setting()).setWallpaper(app, { file: brought, title: brought.name });
  return (
    <div className={styles.settingsKeys}>
      <Button onClick={() => void choose()}>{TEXTS.picture}</Button>
      <Button onClick={() => file.current?.click()}>{TEXTS.fromDevice}</Button>
      <input
        ref={file}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={(event) => {
          const [brought] = event.currentTarget.files ?? [];
          if (brought !== undefined) void bring(brought);
          // The same file can be chosen again.
          event.currentTarget.value = '';
        }}
      />
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

/** How large everything is drawn, by the desktop that it leaves. A phone has no choice, and shows nothing. */
function DesktopAreaGroup() {
  const { services } = useApp();
  const chosen = useStore(services.desktopArea);
  const page = usePage();
  if (isCompact(page)) return null;
  return (
    <GroupBox title={TEXTS.area}>
      <div className={styles.settingsAreas} role="radiogroup" aria-label={TEXTS.area}>
        {DESKTOP_AREAS.map((area) => (
          <Radio
            key={area}
            name="area"
            checked={area === chosen}
            disabled={!isPossible(area, page)}
            onChoose={() => services.desktopArea.set(area)}
          >
            {TEXTS.areaOf(area, desktopOn(page, area))}
          </Radio>
        ))}
      </div>
    </GroupBox>
  );
}

/** An area that leaves no desktop is not to be had: a smaller one would be drawn in its place. */
const isPossible = (area: DesktopArea, page: Page): boolean =>
  area === 'automatic' || artPixel(page, page.devicePixelRatio, area) === area;

function usePage(): Page {
  const [page, setPage] = useState(measuredPage);
  useEffect(() => {
    const measure = (): void => setPage(measuredPage());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return page;
}
