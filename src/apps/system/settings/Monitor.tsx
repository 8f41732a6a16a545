import { useMemo } from 'react';
import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { themeById } from '../../../appearance/themes.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { choicesOf, previewOf } from './catalogue.ts';
import { DESKTOP_TEXTS as TEXTS } from './texts.ts';
import styles from './monitor.module.css';

/** How high the glass of the little monitor is, in logical pixels. */
const GLASS_HEIGHT = 112;

interface MonitorProps {
  readonly settings: DesktopSettings;
}

/** A monitor of 1995 with a small desktop on it: the background as it is now, day or night, and a window of the theme. */
export function Monitor({ settings }: MonitorProps) {
  const { services } = useApp();
  const night = useStore(services.time.night);
  const { desktopBackgroundType, desktopBackground, backgroundColor, theme, oldMonitorMode } = settings;
  const ground = useMemo(
    () => previewOf({ desktopBackgroundType, desktopBackground, backgroundColor }, night, GLASS_HEIGHT),
    [desktopBackgroundType, desktopBackground, backgroundColor, night],
  );
  const background = choicesOf(desktopBackgroundType, desktopBackground).find(
    ({ id }) => id === desktopBackground,
  );
  return (
    <div
      className={styles.settingsMonitor}
      role="img"
      aria-label={TEXTS.preview(background?.title ?? desktopBackground, themeById(theme).name)}
    >
      <div className={styles.settingsCase}>
        <div
          className={styles.settingsGlass}
          style={ground}
          data-picture={desktopBackgroundType === 'image' || undefined}
          data-old={oldMonitorMode || undefined}
        >
          <span className={styles.settingsMiniWindow}>
            <span />
          </span>
          <span className={styles.settingsMiniBar}>
            <span />
          </span>
        </div>
        <span className={styles.settingsLamp} />
      </div>
      <span className={styles.settingsNeck} />
      <span className={styles.settingsFoot} />
    </div>
  );
}
