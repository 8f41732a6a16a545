import { Container } from 'pixi.js';
import type { AppContext, SceneHost } from '../../kernel/app.ts';
import type { Candles } from '@shared/domain/town/candles.ts';
import { STREETS } from '@shared/domain/town/presence.ts';
import type { Readable } from '../../kernel/store.ts';
import type { Pictures } from '../../engine/assets/texture.ts';
import { mirrorElement } from '../../engine/mirror/elements.ts';
import type {} from '../../engine/scene/sceneHost.ts';
import { hotspotButtons, type HotspotButtons } from '../play/hotspots/hotspotButtons.ts';
import type { ByHour, HourName } from '../play/hour.ts';
import { STEP_MS } from '../play/picture/life.ts';
import { everyStep } from '../play/picture/motion.ts';
import type { Spot } from '../play/place.ts';
import { targets } from '../play/hotspots/targets.ts';
import { Blackout, darknessAt } from './blackout.ts';
import { seenPart, type Camera } from './camera.ts';
import { createCameraMotion, type CameraMotion } from './cameraMotion.ts';
import { keepCompany } from './company.ts';
import { listenToGestures } from './gestures.ts';
import { listenToKeys } from './keys.ts';
import { MapHour } from './mapHour.ts';
import { createMapHours } from './mapHours.ts';
import type { MapLights } from './lights.ts';
import type { Moment } from './mapLife.ts';
import { MapMarks, PIN_SIZE, type Guests, type Pins } from './mapMarks.ts';
import { EveningLife } from './eveningLife.ts';
import type { MapBundle, MapModel, PathPoint, TiledPicture } from './model.ts';
import { skyAt } from '@shared/domain/town/weather.ts';
import './map.css';
import type { Point, Size } from '../play/framing/framing.ts';

export interface MapOptions {
  readonly model: MapModel;
  readonly bundle: Pick<MapBundle, 'atlas' | 'tiled'>;
  readonly cut: Pictures;
  /** Its lights that go on and off. */
  readonly lights?: MapLights;
  /** What it is called, and what is to be seen. */
  readonly label: string;
  readonly alt: ByHour<string>;
  /** The locations that can be pressed, by id: what each is called. */
  readonly locations: Readonly<Record<string, string>>;
  /** The location that is in the middle at first. */
  readonly first: string;
  /** Whether the floodlights of the football field burn. */
  readonly floodlit: () => boolean;
  /** What is shown while the power of the town is out. */
  readonly blackout: {
    readonly load: () => Promise<TiledPicture>;
    /** The location from which the dark comes. */
    readonly from: string;
    /** What is to be seen then. */
    readonly alt: string;
  };
  /** Where the train of an evening halts, its front, and the light over the lake: picture pixels. */
  readonly evening: { readonly halt: PathPoint; readonly lake: Spot };
  /** False while nothing lives on it: it is not seen, or paused. */
  readonly alive: Readable<boolean>;
}

export interface MapEvents {
  /** A mouse or the keyboard points at a location, or at none any more. */
  readonly point: (location: string | null) => void;
  /** Beside: Ctrl was held. */
  readonly press: (location: string, how: { readonly byTouch: boolean; readonly beside: boolean }) => void;
  /** Presses the pin over a location. */
  readonly pin: (location: string) => void;
  readonly pause: () => void;
  /** How much of what is near has come, from 0 to 1. */
  readonly loaded: (share: number) => void;
}

export interface MapView {
  /** Shows what has become another in town: a lamp that was switched. */
  refresh(): void;
  /** Lights up a location; null: none. */
  light(location: string | null): void;
  /** Shows the candles that were lit, by location or in the streets: while the power is out they burn. */
  burn(candles: Candles['places']): void;
  /** Shows who is where, by location. */
  gather(here: ReadonlyMap<string, Guests>): void;
  /** Puts a pin over each of these locations, with what is said of it, and no other. */
  pin(pinned: Pins): void;
  /** Comes down on the town from far away, where motion is welcome. */
  descend(): void;
  destroy(): void;
}

const middleOf = ({ x, y, w, h }: Spot): Point => ({ x: x + w / 2, y: y + h / 2 });

/** The buttons lie on the layer as the spots do on the picture. */
const ORIGIN = { x: 0, y: 0 };

/** Shows a map that lives, is dragged and zoomed, and whose locations can be pressed. */
export function showMap(host: SceneHost, app: AppContext, options: MapOptions, events: MapEvents): MapView {
  const { model, cut, locations, alive } = options;
  const { stage, size } = host;
  const { night, evening, dark } = app.services.time;
  const [width, height] = model.size;
  const spotOf = (id: string): Spot => model.spots[id] ?? { x: 0, y: 0, w: width, h: height };
  const mayMove = (): boolean => alive.get() && !app.reducedMotion.get();

  const { field, image, layer } = createField(options.label);
  host.element.append(field);

  let elapsed = 0;
  const listening = new AbortController();
  const byTouch = whetherByTouch(field, listening.signal);
  const { animate } = stage;
  const ground = createGround(host, app, options, {
    ...{ spotOf, mayMove },
    loaded: events.loaded,
    changed: () => draw(),
  });
  const marks = host.root.addChildAt(new MapMarks(model, cut, stage.display.get().theme), 3);
  const motion = createCameraMotion({
    picture: { width, height },
    body: size,
    onPhone: () => stage.display.get().compact,
    ...{ animate, mayMove, first: spotOf(options.first), changed: draw },
  });
  const buttons = createMapButtons(layer, options, events, {
    spotOf,
    motion,
    thumb: () => stage.display.get().thumb,
    byTouch,
  });

  const company = keepCompany([marks, buttons], ground.burn, dark);

  function draw(): void {
    const camera = motion.get();
    ground.show(camera, size.get());
    marks.show(camera, stage.display.get().theme);
    live();
    buttons.layAt(camera);
  }
  /** Shows the moment. */
  function live(): void {
    const now = app.clock.now();
    const seen = seenPart(motion.get(), size.get());
    ground.advance({ elapsed, now, sky: skyAt(now), floodlit: options.floodlit(), seen });
  }
  function turn(): void {
    company.tell();
    ground.turn();
    image.setAttribute('aria-label', dark.get() ? options.blackout.alt : options.alt[ground.hour()]);
    draw();
  }

  const stops = [
    ...listenToHands(field, host, motion, { alive, pause: events.pause, dragged: buttons.dragged }),
    ...[night, evening, dark].map((changing) => changing.subscribe(turn)),
    everyStep({ visible: alive, reducedMotion: app.reducedMotion }, () => {
      elapsed += STEP_MS;
      live();
    }),
    () => listening.abort(),
  ];
  turn();

  return {
    refresh: live,
    light: (id) => marks.light(id === null ? null : { id, title: locations[id] ?? '' }),
    burn: company.burn,
    gather: company.gather,
    pin(by) {
      const pins = new Map([...by].filter(([id]) => id in locations));
      for (const shown of [marks, buttons]) shown.pin(pins);
    },
    descend: motion.descend,
    destroy() {
      for (const stop of stops) stop();
      for (const shown of [motion, ground]) shown.destroy();
      marks.destroy({ children: true });
      field.remove();
    },
  };
}

interface GroundSurroundings {
  readonly spotOf: (location: string) => Spot;
  readonly mayMove: () => boolean;
  /** Hears how much of what is near has come, from 0 to 1. */
  readonly loaded: (share: number) => void;
  /** Called when there is more to show. */
  readonly changed: () => void;
}

/** The town as it is by the hour, and the dark over it while its power is out. */
function createGround(
  { root, stage }: SceneHost,
  { random, services: { time } }: AppContext,
  { model, bundle, cut, lights, blackout, evening: where }: MapOptions,
  { spotOf, mayMove, loaded, changed }: GroundSurroundings,
) {
  const [width, height] = model.size;
  const lit = root.addChildAt(new Container(), 0);
  const from = middleOf(spotOf(blackout.from));
  const dark = root.addChildAt(
    new Blackout({ size: { width, height }, from, load: blackout.load, changed }),
    1,
  );
  const evening = root.addChildAt(new EveningLife(cut, where.halt, where.lake), 2);
  const hourNow = (): HourName => (time.night.get() ? 'night' : 'day');
  const hours = createMapHours(lit, hourNow(), {
    make: (hour, more) => new MapHour({ model, bundle, cut, hour, lights, random, changed: more }),
    ...{ animate: stage.animate, mayMove },
    changed: () => loaded(hours.loaded),
  });
  /** How dark the town is; where nothing may move it is so at once. */
  function darkness(now: number): number {
    if (time.evening.get().part === 'ordinary') return 0;
    dark.prepare();
    return time.dark.get() && mayMove() ? darknessAt(time.evening.get(), now) : Number(time.dark.get());
  }
  return {
    hour: () => hours.hour,
    turn: () => hours.turn(hourNow()),
    show(camera: Camera, body: Size): void {
      for (const shown of [evening, hours, dark]) shown.show(camera, body);
    },
    advance(moment: Moment): void {
      hours.advance(moment);
      dark.advance(darkness(moment.now), moment.elapsed);
      evening.advance(time.evening.get(), time.dark.get(), time.night.get(), moment.now, moment.elapsed);
      lit.visible = !dark.isWhole;
    },
    burn(candles: Candles['places']): void {
      const ids = Object.keys(model.spots);
      const inStreets = candles[STREETS] ?? 0;
      // Those in the streets stand before one house after the other.
      const passing = (nth: number): number => Math.ceil(Math.max(0, inStreets - nth) / ids.length);
      const burning = new Map<string, number>(Object.entries(candles));
      dark.gather(ids.map((id, nth) => ({ spot: spotOf(id), count: (burning.get(id) ?? 0) + passing(nth) })));
      changed();
    },
    destroy(): void {
      hours.destroy();
      for (const part of [lit, dark, evening]) part.destroy({ children: true });
    },
  };
}

/** Answers whether a finger pointed at the map last. */
function whetherByTouch(field: HTMLElement, signal: AbortSignal): () => boolean {
  let pointedBy = 'mouse';
  field.addEventListener('pointerover', ({ pointerType }) => (pointedBy = pointerType), {
    capture: true,
    signal,
  });
  return () => pointedBy === 'touch';
}

interface Hands extends Pick<MapOptions, 'alive'>, Pick<MapEvents, 'pause'> {
  /** Called with true whenever a hand drags the map on, and with false when it lets go. */
  readonly dragged: (isDragged: boolean) => void;
}

/** Moves the camera by pointer and keys, and keeps it within a body of another size. */
const listenToHands = (
  field: HTMLElement,
  { stage, size }: SceneHost,
  motion: CameraMotion,
  { alive, pause, dragged }: Hands,
): readonly (() => void)[] => [
  listenToGestures(field, () => stage.display.get().cssPerPixel, {
    ...motion,
    moveBy(by) {
      dragged(true);
      motion.moveBy(by);
    },
    release(speed) {
      dragged(false);
      motion.release(speed);
    },
  }),
  listenToKeys(field, {
    moveBy: (by) => alive.get() && motion.moveBy(by),
    zoom: (direction) => alive.get() && motion.stepZoom(direction),
    reset: () => alive.get() && motion.resetZoom(),
    pause,
  }),
  size.subscribe(motion.resize),
  stage.display.subscribe(motion.resize),
];

interface ButtonSurroundings {
  readonly spotOf: (location: string) => Spot;
  readonly motion: CameraMotion;
  /** How wide a thumb is. */
  readonly thumb: () => number;
  /** Whether a finger pointed last. */
  readonly byTouch: () => boolean;
}

/** The buttons of locations and of pins, on a layer that moves as the picture does. */
function createMapButtons(
  layer: HTMLElement,
  { locations }: Pick<MapOptions, 'locations'>,
  events: MapEvents,
  { spotOf, motion, thumb, byTouch }: ButtonSurroundings,
) {
  const spots = Object.fromEntries(Object.keys(locations).map((id) => [id, spotOf(id)]));
  const buttons = hotspotButtons(
    layer,
    Object.fromEntries(Object.entries(locations).map(([id, label]) => [id, { label }])),
    {
      press: (id, { detail, ctrlKey: beside }) =>
        events.press(id, { byTouch: byTouch() && detail > 0, beside }),
      light(id, reason, lit) {
        // A finger that passes points at nothing.
        if (reason !== 'pointer' || !byTouch()) events.point(lit ? id : null);
      },
      focus: (id) => motion.bringIn(spotOf(id)),
    },
  );
  /** The buttons of the pins, and over which locations they stand. */
  let pins: HotspotButtons | null = null;
  let pinned: readonly string[] = [];
  let laidAt = 0;
  let isDragged = false;

  function lay(zoom: number): void {
    laidAt = zoom;
    const standing = Object.fromEntries(pinned.map((id) => [pinName(id), pinSpot(spotOf(id), zoom)]));
    const laid = targets({ ...spots, ...standing }, { corner: ORIGIN, scale: zoom, thumb: thumb() });
    buttons.layout(laid);
    pins?.layout(laid);
  }

  /** Lays them out for a camera: while its zoom is the same they lie still on the layer. */
  function layAt({ corner, zoom }: Camera): void {
    if (isDragged) return;
    layer.style.transform = `translate(${corner.x}px, ${corner.y}px)`;
    if (zoom !== laidAt) lay(zoom);
  }

  return {
    layAt,
    /** A hand that drags has the pointer: the buttons, which cost the browser work in each frame, follow when it lets go. */
    dragged(nowDragged: boolean): void {
      isDragged = nowDragged;
      layAt(motion.get());
    },
    gather(here: ReadonlyMap<string, Guests>): void {
      for (const id of Object.keys(locations)) buttons.describe(id, here.get(id)?.text);
    },
    pin(shown: Pins): void {
      pins?.remove();
      pinned = [...shown.keys()];
      const labels = [...shown].map(([id, { lines }]) => [pinName(id), { label: lines.join(', ') }] as const);
      pins = hotspotButtons(layer, Object.fromEntries(labels), {
        press: (name) => events.pin(locationOfPin(name)),
        light(name, reason, lit) {
          if (reason !== 'pointer' || !byTouch()) events.point(lit ? locationOfPin(name) : null);
        },
        focus: (name) => motion.bringIn(withTag(spotOf(locationOfPin(name)), motion.get().zoom)),
      });
      lay(motion.get().zoom);
    },
  };
}

/** What the button of a location's pin goes by, beside that of the location itself. */
const pinName = (location: string): string => `pin ${location}`;
const locationOfPin = (name: string): string => name.slice('pin '.length);

/** The room of a location with its pin and what is written over that, in logical pixels at most. */
const TAG_ROOM = 96;
const withTag = ({ x, y, w, h }: Spot, zoom: number): Spot => {
  const above = Math.min(y, TAG_ROOM / zoom);
  return { x, y: y - above, w, h: h + above };
};

/** Where a pin stands on the picture of the map: it is as large at any zoom. */
const pinSpot = ({ x, y, w }: Spot, zoom: number): Spot => ({
  x: x + (w - PIN_SIZE.width / zoom) / 2,
  y: Math.max(0, y - PIN_SIZE.height / zoom),
  w: PIN_SIZE.width / zoom,
  h: PIN_SIZE.height / zoom,
});

/** The map's DOM twin, with what it shows, and the layer that its buttons lie on. */
function createField(label: string) {
  const field = mirrorElement('div', { role: 'group', label, className: 'map-field' });
  field.tabIndex = 0;
  // The keyboard moves the map as soon as its window is in front.
  field.dataset['autofocus'] = '';
  const image = mirrorElement('div', { role: 'img', className: 'visually-hidden' });
  const layer = mirrorElement('div', { className: 'map-places' });
  field.append(image, layer);
  return { field, image, layer };
}
