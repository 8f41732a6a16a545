import { useEffect, useState } from 'react';
import { artPixel, DESKTOP_AREAS, isCompact, scaleFor, type DesktopArea } from '../../../kernel/scale.ts';
import { useApp } from '../../../overlays/appContext.ts';
import { Radio } from '../../../overlays/controls/Choice.tsx';
import { GroupBox } from '../../../overlays/controls/panels.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { DESKTOP_TEXTS as TEXTS } from './texts.ts';
import styles from './settings.module.css';

/** How large everything is drawn, by the desktop that it leaves. A phone has no choice, and shows nothing. */
export function DesktopAreaGroup() {
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

/** The page in CSS pixels. */
interface Page {
  readonly width: number;
  readonly height: number;
  readonly devicePixelRatio: number;
}

/** An area that leaves no desktop is not to be had: a smaller one would be drawn in its place. */
const isPossible = (area: DesktopArea, page: Page): boolean =>
  area === 'automatic' || artPixel(page, page.devicePixelRatio, area) === area;

/** The desktop that this area makes of the page, in logical pixels. */
function desktopOn(page: Page, area: DesktopArea): { readonly width: number; readonly height: number } {
  const pixels = area === 'automatic' ? artPixel(page, page.devicePixelRatio, area) : area;
  return scaleFor(page, page.devicePixelRatio, pixels);
}

const measured = (): Page => ({ width: innerWidth, height: innerHeight, devicePixelRatio });

function usePage(): Page {
  const [page, setPage] = useState(measured);
  useEffect(() => {
    const measure = (): void => setPage(measured());
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, []);
  return page;
}
