import { bundle as music } from '@bundles/town-music.ts';
import { bundle } from '@bundles/town.ts';
import type { AppContext, PreparedScene, SceneHost } from '../../../kernel/app.ts';
import { holdUntil, type Pictures } from '../../../engine/assets/texture.ts';
import { scenePart } from '../../../engine/scene/scenePart.ts';
import type { Pin, Pins } from '../../../town/map/mapMarks.ts';
import { showMap } from '../../../town/map/mapView.ts';
import { createSounds } from '../../../town/play/sounds.ts';
import { meetGuests } from './guests.ts';
import { watchCandles } from '../../../town/evening/watchCandles.ts';
import { recordingOf } from './recording.ts';
import { showPins } from './pins.ts';
import { EVENING_LIFE, LIGHTS } from './lights.ts';
import { MAP_TEXTS as TEXTS } from './texts.ts';
import { locationsIn, townMapOf } from './townMap.ts';

/** Opens what a pin stands for. */
function openPin({ desktop }: AppContext, location: string, head: Pin['head'] | undefined): void {
  if (head === 'preview') desktop.openFor('location', location);
  else desktop.openFor(head === 'case' ? 'case' : 'objectives');
}

/** The town, which is dragged and zoomed, and lives. */
function showTown(host: SceneHost, opened: AppContext, cut: Pictures): () => void {
  const { map, room, loaded, alive } = townMapOf(opened);
  const recording = recordingOf(opened);
  const app = recording?.app ?? opened;
  const { presence } = app.services;
  const part = scenePart(host, room, app.fail);
  const sounds = createSounds({ ...app, visible: alive });
  let lit: string | null = null;
  let isOpening = false;
  let pins: Pins = new Map();

  const view = showMap(
    part.host,
    app,
    {
      model: bundle.maps.town,
      bundle,
      cut,
      lights: LIGHTS,
      label: TEXTS.map,
      alt: TEXTS.alt,
      // What is past is looked at and not entered.
      locations: Object.fromEntries(
        (recording === null ? locationsIn(app.mode.get().name) : []).map(({ id, title }) => [id, title]),
      ),
      first: 'high-school',
      blackout: {
        async load() {
          const { bundle: dark } = await import('@bundles/town-dark.ts');
          return dark.tiled['town-dark'];
        },
        from: 'high-school',
        alt: TEXTS.dark,
      },
      evening: EVENING_LIFE,
      floodlit: () => presence.floodlights.get().lit,
      alive,
    },
    {
      point: (location) => map.send({ type: 'user.point', location }),
      press: (location, { byTouch, beside }) =>
        map.send(byTouch ? { type: 'user.tap', location } : { type: 'user.press', location, beside }),
      pin: (location) => openPin(app, location, pins.get(location)?.head),
      pause: () => map.send({ type: 'user.pause' }),
      loaded(share) {
        loaded.set(share);
        if (share === 1) map.send({ type: 'system.near' });
      },
    },
  );
  function follow(): void {
    const now = map.getSnapshot();
    if (now.context.lit !== lit) view.light((lit = now.context.lit));
    if (now.hasTag('opening') && !isOpening) {
      isOpening = true;
      view.descend();
    }
  }
  const watch = map.subscribe(follow);
  const stopLights = presence.floodlights.subscribe(view.refresh);
  const stopCandles = watchCandles(app.services, view.burn);
  // Who watches a recording is not there.
  const stopMeeting = recording === null ? meetGuests(app, view.gather) : () => undefined;
  const pin = (shown: Pins): void => view.pin((pins = shown));
  const stopPins = recording === null ? showPins(app, pin) : () => undefined;
  if (recording === null)
    sounds.hear({
      tune: { day: music.tracks['town-day'], night: music.tracks['town-night'] },
      ambience: { day: 'birds', night: 'crickets' },
    });
  return () => {
    stopPins();
    stopMeeting();
    stopCandles();
    stopLights();
    watch.unsubscribe();
    sounds.stop();
    view.destroy();
    part.destroy();
  };
}

const scene: PreparedScene = {
  async prepare(closed) {
    const cut = await holdUntil(closed).atlas(bundle.atlas);
    return (host, app) => showTown(host, app, cut);
  },
};
export default scene;
