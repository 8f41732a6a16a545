import { useApp } from '../../../overlays/appContext.ts';
import { Button } from '../../../overlays/controls/Button.tsx';
import { useStore } from '../../../overlays/useStore.ts';
import { MAP_TEXTS as TEXTS, navigationText } from './texts.ts';
import { navigationIn, townMapOf } from './townMap.ts';
import styles from './townMap.module.css';

/** The buttons at the foot of the map that lead into the main locations and the houses, and to opening hours (MAP-3). */
export function MapNavigation() {
  const app = useApp();
  const { map } = townMapOf(app);
  const { name: mode } = useStore(app.mode);
  const point = (location: string | null) => () => map.send({ type: 'user.point', location });
  return (
    <nav className={`${styles.townMapNavigation} w95-solid`} aria-label={TEXTS.locations}>
      {navigationIn(mode).map(([group, locations]) => (
        <div key={group} className={styles.townMapGroup} role="group" aria-label={group}>
          <span aria-hidden="true">{group}</span>
          {locations.map(({ id, title }) => (
            <Button
              key={id}
              aria-label={title}
              onClick={({ ctrlKey: beside }) => map.send({ type: 'user.press', location: id, beside })}
              onPointerEnter={point(id)}
              onPointerLeave={point(null)}
              onFocus={point(id)}
              onBlur={point(null)}
            >
              {navigationText(title)}
            </Button>
          ))}
        </div>
      ))}
      <Button onClick={() => app.desktop.openFor('time-access')}>{TEXTS.openingHours}</Button>
    </nav>
  );
}
