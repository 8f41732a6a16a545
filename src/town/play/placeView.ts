import type { AppContext, SceneHost } from '../../kernel/app.ts';
import { FLOODLIT, type Fact, type Truth } from '@shared/domain/town/story.ts';
import { localTime } from '@shared/domain/system/timeWindows.ts';
import { store, type Readable } from '../../kernel/store.ts';
import { eveningTruths } from '../evening/truths.ts';
import type { Art } from '../../engine/assets/texture.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { mirrorElement } from '../../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import { fill } from '../../engine/theme/bevel.ts';
import { createTally, perform } from './reactions/effects.ts';
import type { Means } from './reactions/kinds.ts';
import { sidesBeyond } from './framing/framing.ts';
import type { Framing } from './framing/framingChoice.ts';
import { useHand, type Hand } from './hand.ts';
import type { Reaction } from './hotspots/hotspot.ts';
import { hotspotButtons } from './hotspots/hotspotButtons.ts';
import type { HourName } from './hour.ts';
import { createCandle } from './picture/candle.ts';
import { createDarkRoom, type OwnDark } from './picture/darkRoom.ts';
import { createLights } from './picture/lights.ts';
import { everyStep } from './picture/motion.ts';
import { panArrows, type PanArrows } from './framing/panArrows.ts';
import { pan } from './framing/panning.ts';
import { spotsAt, type Place, type Spot } from './place.ts';
import { createPlaceFrame, type PlaceFrame } from './framing/placeFrame.ts';
import { placeNow, type PlaceNow } from './placeNow.ts';
import { PlacePicture, type PlayingScreen, type Stuck } from './picture/placePicture.ts';
import { targets, withFreeMiddles } from './hotspots/targets.ts';
import type { Screen, ScreenPicture } from './picture/screen.ts';
import type { Voice } from './reactions/voice.ts';
import { createWeekly, type WeekLayer } from './weekly.ts';

/** What a place does beyond itself. */
interface Surroundings {
  readonly voice: Voice;
  readonly go: (place: string) => void;
  /** Hears of what hotspots stand for, where their place says so (`event`). */
  readonly tell?: (event: string) => void;
  /** Absent: the picture covers the body. */
  readonly framing?: Framing;
  /** What the person has in hand; absent: nothing can be taken or used. */
  readonly hand?: Hand;
  /** What plays on a screen of the place; null: nothing. Absent: nothing on any. */
  readonly screen?: (screen: Screen) => ScreenPicture | null;
  /** What this week lays over it; absent: nothing. */
  readonly week?: Readable<WeekLayer | null>;
}

export interface PlaceView {
  /** What is to be seen now, for those who do not see it. */
  alt(): string;
  /** Lays these cuts over the picture, in this order, in place of those before; below them lies what it remembers. */
  lay(cuts: readonly string[]): void;
  /** Sticks small pictures of the owner's over what is laid, in place of those before. */
  stick(stuck: readonly Stuck[]): void;
  /** Writes a line on a sign of the picture; an empty one wipes it. */
  write(sign: string, text: string): void;
  /** Lets only these hotspots be pressed, of those that are there; all, until it is called. */
  offer(hotspots: readonly string[]): void;
  /** Presses a hotspot, as a person does. */
  press(hotspot: string): void;
  /** Gives the focus to the exit that leads there, or to the first thing that can be pressed. */
  focusExitTo(place: string): void;
  destroy(): void;
}

/** What is around a picture that is seen whole. */
const BARS = 0x000000;

/** The picture covers the body. */
const COVERS: Framing = { whole: store(false), isCut: store(false) };

/** What answers was looked at: a fact of the person, unless it has one of its own (STORY-5). So is what of the week is met. */
function noteLook({ services }: AppContext, spot: string, reaction: Reaction, met: Fact | null): void {
  if (met !== null) services.story.record(met);
  const answers = reaction.answers ?? reaction.talk;
  if (answers !== undefined && reaction.records === undefined) services.story.record(`pressed:${spot}`);
}

/** The hotspot that leads to a place; undefined: none does. */
const exitTo = ({ hotspots }: PlaceNow, to: string): string | undefined =>
  [...hotspots].find(([, { reaction }]) => reaction.exit?.to === to)?.[0];

/** Shows a place that lives and answers, beneath what the body shows already. */
export function showPlace(
  host: SceneHost,
  app: AppContext,
  { place, art }: { readonly place: Place; readonly art: Art },
  { voice, go, tell, framing = COVERS, hand, screen = () => null, week }: Surroundings,
): PlaceView {
  const { story, time, presence } = app.services;
  const hourNow = (): HourName => (time.night.get() ? 'night' : 'day');
  const ground = createGround(host, app, { place, art, hour: hourNow(), screen });
  const { picture } = ground;
  let now = ground.now();
  const [tally, weekly] = [createTally(), createWeekly(week, place.id, story)];
  const cuts = createCuts(picture, () => now.cuts);
  let hasLeft = false;
  let offered: readonly string[] = Object.keys(place.hotspots);

  const pressable = (): readonly string[] => offered.filter((name) => now.hotspots.has(name));
  const { buttons, ...controls } = createControls(
    host,
    app,
    { place, ground, framing, voice },
    { press, pressable },
  );
  const ways = { switchCut: cuts.switch, offer: hand?.offered.set, recall: hand?.recalled.set };
  const means: Means = { app, voice, go, tell, react, ...ways, hasLeft: () => hasLeft };

  function react(reaction: Reaction): void {
    const at = { hour: picture.hour, now: localTime(time.config.get().timezone, app.clock.now()) };
    for (const effect of tally.effectsOf(reaction, at)) perform(effect, means);
  }
  function press(name: string): void {
    const hotspot = now.hotspots.get(name);
    if (hotspot === undefined) return;
    const used = hand === undefined ? null : useHand(hand, hotspot, place.id);
    if (used === null) noteLook(app, `${place.id}/${name}`, hotspot.reaction, weekly.met(name));
    react(used ?? weekly.over(name, hotspot.reaction));
  }
  /** Shows the place as it is by what is known now. */
  function remember(): void {
    now = ground.now();
    ground.describe(controls.seen(now.alt));
    for (const [name, { label }] of now.hotspots) buttons.rename(name, label);
    buttons.offer(pressable());
    cuts.lay();
    controls.layout();
  }
  function turn(): void {
    const hour = hourNow();
    if (hour === picture.hour) return;
    cuts.clear();
    tally.clear();
    picture.setHour(hour);
    remember();
  }

  const stops = [
    time.night.subscribe(turn),
    ...[story, presence.floodlights, presence.candles, time.dark, time.evening, ground.dark.look].map(
      (known) => known.subscribe(remember),
    ),
    everyStep(app, controls.advance),
  ];
  remember();

  return {
    alt: () => controls.seen(now.alt),
    lay: cuts.layOwn,
    stick: (stuck) => picture.stick(stuck),
    write: (sign, text) => picture.write(sign, text),
    offer(names) {
      offered = names;
      buttons.offer(pressable());
      controls.layout();
    },
    press,
    focusExitTo: (to) => buttons.focus(exitTo(now, to)),
    destroy() {
      hasLeft = true;
      for (const stop of stops) stop();
      controls.destroy();
      ground.destroy();
    },
  };
}

/** A place as its file says it, or as it is where it has a look of its own without power, whose light shows less. */
function asLit(place: Place, { look }: OwnDark): Pick<Place, 'alt' | 'hotspots' | 'lays'> {
  const own = look.get();
  if (own === null || place.dark === undefined) return place;
  const { alt } = place.dark;
  const { cuts = {} } = own.look;
  return {
    ...place,
    alt: { day: alt, night: alt },
    lays: place.lays?.filter(({ cut }) => cut in cuts) ?? [],
  };
}

/** What is in the middle at first (PLACE-8): what an evening has brought, what a light of its own shows in the dark, or what is so ever. */
function matters(
  { middle, dark, glows = {} }: Place,
  spots: Readonly<Record<string, Spot>>,
  pressable: readonly string[],
  isDark: boolean,
): Spot | undefined {
  const brought = pressable.find((name) => name in glows);
  return spots[brought ?? ''] ?? (isDark ? dark?.middle : undefined) ?? spots[middle ?? ''];
}

interface ControlOptions extends Required<Pick<Surroundings, 'framing' | 'voice'>> {
  readonly place: Place;
  readonly ground: ReturnType<typeof createGround>;
}

interface ControlEvents {
  readonly press: (hotspot: string) => void;
  /** The hotspots that can be pressed now. */
  readonly pressable: () => readonly string[];
}

/** The part of the picture that is seen, by candle where the power is out, the buttons over it, and the arrows that say where more of them are. */
function createControls(
  host: SceneHost,
  app: AppContext,
  { place, ground, framing, voice }: ControlOptions,
  { press, pressable }: ControlEvents,
) {
  const { model, hotspots, subject } = place;
  const { picture, dark } = ground;
  const spots = () => spotsAt(model, picture.hour);
  const frame = createPlaceFrame(host, {
    size: { width: model.size[0], height: model.size[1] },
    spots,
    middle: () => matters(place, spots(), pressable(), app.services.time.dark.get()),
    subject,
    framing,
    changed: layout,
  });
  const buttons = hotspotButtons(host.element, hotspots, {
    press,
    light: (name, reason, lit) => picture.light(name, reason, lit),
    focus(name) {
      const spot = spots()[name];
      if (spot !== undefined) frame.bringIn(spot);
    },
  });
  const over = host.root.getChildIndex(picture) + 1;
  const arrows = panArrows(host, app.services, over, ({ x, y }) => {
    const { corner, body } = frame;
    frame.moveTo({ x: corner.x - (x * body.width) / 2, y: corner.y - (y * body.height) / 2 });
  });
  let isDragged = false;
  function layout(): void {
    const { corner, scale, body } = frame;
    ground.layout(frame);
    lights.layout(frame);
    // A hand that drags has the pointer: the buttons, which cost the browser work in each frame, follow when it lets go.
    if (isDragged) return;
    const all = spots();
    const there = Object.fromEntries(
      pressable().flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]] as const])),
    );
    const { thumb } = host.stage.display.get();
    buttons.layout(withFreeMiddles(targets(there, { corner, scale, thumb })));
    arrows.layout(sidesBeyond(Object.values(there), corner, body, scale), body);
  }
  // At the same place, and so beneath the arrows.
  const lights = createLights(host, app, { place, spots, pressable, over });
  const candle = createCandle(host, app, {
    ...{ size: model.size, picture, frame, voice },
    isLit: { get: () => dark.look.get() !== null, subscribe: dark.look.subscribe },
    hasOwnLight: place.dark !== undefined,
  });
  const stops = [
    panFrame(host, frame, arrows, (nowDragged) => {
      isDragged = nowDragged;
      layout();
    }),
    frame.stop,
    host.stage.display.subscribe(layout),
  ];
  return {
    buttons,
    layout,
    /** What is to be seen of what there is. */
    seen: candle.alt,
    advance(elapsed: number): void {
      for (const part of [picture, candle, lights]) part.advance(elapsed);
      arrows.advance(elapsed);
    },
    destroy(): void {
      for (const stop of stops) stop();
      candle.destroy();
      lights.destroy();
      buttons.remove();
      arrows.destroy();
    },
  };
}

/** Moves the frame by hand and keys; `dragged` hears when a drag begins and ends. The answer ends it. */
const panFrame = (
  { element, stage }: SceneHost,
  frame: PlaceFrame,
  arrows: PanArrows,
  dragged: (isDragged: boolean) => void,
): (() => void) =>
  pan(element, {
    cssPerPixel: () => stage.display.get().cssPerPixel,
    corner: () => frame.corner,
    moveTo(wanted) {
      const { x, y } = frame.corner;
      frame.moveTo(wanted);
      if (frame.corner.x !== x || frame.corner.y !== y) arrows.learned();
    },
    dragged,
    doubleTap: frame.zoom,
  });

/** What a place is shown by: what is true of the person and the town, and what can be opened. */
function knownOf({ services, desktop: { hasFor } }: AppContext, hour: HourName) {
  const { story, presence } = services;
  const floodlit: readonly Truth[] = presence.floodlights.get().lit ? [FLOODLIT] : [];
  const ofTown: readonly Truth[] = [...floodlit, ...eveningTruths(services)];
  const facts: ReadonlySet<Truth> =
    ofTown.length > 0 ? new Set<Truth>([...story.get(), ...ofTown]) : story.get();
  return { facts, hour, hasFor };
}

interface GroundOptions extends Required<Pick<Surroundings, 'screen'>> {
  readonly place: Place;
  readonly art: Art;
  readonly hour: HourName;
}

/** The picture, the bars beside it, and the element that says what is to be seen. */
function createGround(host: SceneHost, app: AppContext, { place, art, hour, screen }: GroundOptions) {
  const { model, screens = [], subject, sides } = place;
  const dark = createDarkRoom(app, place.id, place.dark);
  const playing = screens.flatMap((one): PlayingScreen[] => {
    const shows = screen(one);
    return shows === null ? [] : [[one, shows]];
  });
  const picture = host.root.addChildAt(
    new PlacePicture(model, art, hour, app.random, { screens: playing, sides }),
    0,
  );
  const bars = host.root.addChildAt(new Fills(), 0);
  const image = mirrorElement('div', { role: 'img', className: 'visually-hidden' });
  host.element.append(image);
  return {
    picture,
    dark,
    /** The place as it is now, whose picture then shows whether the power is out. */
    now(): PlaceNow {
      picture.setLook(dark.look.get());
      return placeNow(asLit(place, dark), knownOf(app, picture.hour));
    },
    describe: (alt: string) => image.setAttribute('aria-label', alt),
    layout({ corner, scale, body, isWhole }: PlaceFrame): void {
      bars.show(isWhole || subject !== undefined ? [fill({ x: 0, y: 0, ...body }, BARS)] : []);
      picture.scale.set(scale);
      picture.position.set(corner.x, corner.y);
    },
    destroy(): void {
      image.remove();
      bars.destroy({ children: true });
      picture.destroy({ children: true });
      dark.destroy();
    },
  };
}

/** What lies over the picture: what is known of the place, what the person has switched, what the view's owner lays. */
function createCuts(picture: PlacePicture, known: () => readonly string[]) {
  /** Since they came or the hour changed. */
  const switched = new Set<string>();
  let own: readonly string[] = [];
  const lay = (): void => picture.lay([...known(), ...switched, ...own]);
  return {
    lay,
    layOwn(cuts: readonly string[]): void {
      own = cuts;
      lay();
    },
    switch(cut: string, isLaid: boolean): void {
      if (isLaid) switched.add(cut);
      else switched.delete(cut);
      lay();
    },
    /** Takes all away, until what lies over it at the next hour is laid. */
    clear(): void {
      switched.clear();
      picture.lay([]);
    },
  };
}
