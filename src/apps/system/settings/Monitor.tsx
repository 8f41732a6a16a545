import { useEffect, useMemo, useState } from 'react';
import type { DesktopSettings } from '@shared/domain/system/settings.ts';
import { themeById } from '../../../appearance/themes.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { useStore } from '../../../overlays/useStore.ts';
import { desktopOn, measuredPage } from '../../../overlays/wallpaper/desktopOn.ts';
import type { OwnWallpaper } from '../../../services/wallpaper/ownWallpaper.ts';
import { choicesOf, isPlaced, placedPreview, previewOf, shownBackground } from './catalogue.ts';
import { DESKTOP_TEXTS as TEXTS } from './texts.ts';
import styles from './monitor.module.css';

/** How large the glass of the little monitor is, in logical pixels. */
const GLASS = { width: 152, height: 112 };

interface MonitorProps {
  readonly settings: DesktopSettings;
}

/** A monitor of 1995 with a small desktop on it: the background as it is now, day or night, and a window of the theme. */
export function Monitor({ settings }: MonitorProps) {
  const { services } = useApp();
  const night = useStore(services.time.night);
  const own = useStore(services.ownWallpaper);
  const { theme, oldMonitorMode } = settings;
  const { type, id: chosen } = shownBackground(settings, own);
  const ground = useGround(settings, own, night);
  const background = choicesOf(type, chosen, own).find(({ id }) => id === chosen);
  return (
    <div
      className={styles.settingsMonitor}
      role="img"
      aria-label={TEXTS.preview(background?.title ?? chosen, themeById(theme).name)}
    >
      <div className={styles.settingsCase}>
        <div
          className={styles.settingsGlass}
          style={ground}
          data-picture={type === 'image' || undefined}
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

/** What is on the glass. A picture that is placed is drawn when it has come. */
function useGround(settings: DesktopSettings, own: OwnWallpaper, night: boolean) {
  const { desktopBackgroundType, desktopBackground, backgroundColor, backgroundPlacement } = settings;
  const { services } = useApp();
  const area = useStore(services.desktopArea);
  const { type, id } = shownBackground(settings, own);
  const placed = isPlaced(type, id);
  const ground = useMemo(
    () => ({ desktopBackgroundType, desktopBackground, backgroundColor, backgroundPlacement }),
    [desktopBackgroundType, desktopBackground, backgroundColor, backgroundPlacement],
  );
  const ours = useMemo(() => (placed ? null : previewOf(ground, night, GLASS)), [ground, night, placed]);
  const [drawn, setDrawn] = useState<string | null>(null);
  useEffect(() => {
    if (!placed) return undefined;
    let isOver = false;
    const { height } = desktopOn(measuredPage(), area);
    void placedPreview(ground, own, GLASS, height)
      // A picture that does not come leaves the glass as it was.
      .catch(() => null)
      .then((url) => {
        if (!isOver && url !== null) setDrawn(url);
      });
    return () => {
      isOver = true;
    };
  }, [ground, own, placed, area]);
  if (ours !== null) return ours;
  return { backgroundColor: 'var(--desktop)', backgroundImage: drawn === null ? 'none' : `url("${drawn}")` };
}
