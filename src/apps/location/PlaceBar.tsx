import { useApp } from '../../overlays/appContext.ts';
import { Button } from '../../overlays/controls/Button.tsx';
import { useStore } from '../../overlays/useStore.ts';
import { useMinute } from '../../overlays/useMinute.ts';
import { LOCATION_TEXTS as TEXTS } from './texts.ts';
import { tourOf } from './tour.ts';

/** Beneath a place: the way back to the map and on, what time it is in Arcadia, and whether music plays. */
export function PlaceBar() {
  const app = useApp();
  const { services, desktop } = app;
  const tour = tourOf(app);
  const { music } = tour;
  const [playing, heard, ways] = [useStore(music), useStore(tour.hasTune), useStore(tour.ways)];
  const { timezone } = useStore(services.time.config);
  const isNight = useStore(services.time.night);
  const time = new Intl.DateTimeFormat('en-US', { timeZone: timezone, hour: 'numeric', minute: '2-digit' });
  const now = useMinute();
  return (
    <div className="location-bar">
      <Button onClick={() => desktop.openFor('town')}>{TEXTS.map}</Button>
      {ways.map(({ label, to, sound }) => (
        <Button
          key={to}
          onClick={() => {
            if (sound !== undefined) app.sound(sound);
            tour.go(to);
          }}
        >
          {label}
        </Button>
      ))}
      <time className="location-time" aria-label={TEXTS.time} data-night={isNight || undefined}>
        {time.format(now)}
      </time>
      {heard && (
        <button
          type="button"
          className="w95-button location-music"
          aria-pressed={playing}
          onClick={() => music.set(!playing)}
        >
          <span>{TEXTS.music}</span>
        </button>
      )}
    </div>
  );
}
