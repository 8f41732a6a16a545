import { createActor } from 'xstate';
import type { AppContext, SceneHost } from '../../kernel/app.ts';
import { FLOODLIT, type Truth } from '@shared/domain/town/story.ts';
import { localTime } from '@shared/domain/system/timeWindows.ts';
import { store } from '../../kernel/store.ts';
import type { Art } from '../../engine/assets/texture.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { mirrorElement } from '../../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import { fill } from '../../engine/theme/bevel.ts';
import type { PlaceEffect } from './effects.ts';
import {
  broughtIn,
  busiest,
  centerdOn,
  clamped,
  frameScale,
  isCut,
  middleOf,
  opening,
  sidesBeyond,
  wholeScale,
  type Point,
} from './framing.ts';
import type { Framing } from './framingChoice.ts';
import type { Reaction } from './hotspot.ts';
import { hotspotButtons } from './hotspotButtons.ts';
import type { HourName } from './hour.ts';
import { switchFloodlights } from './floodlights.ts';
import { everyStep } from './motion.ts';
import { panArrows } from './panArrows.ts';
import { pan } from './panning.ts';
import { spotsAt, type Place } from './place.ts';
import { placeMachine, type PlaceInput, type PlaceRules } from './placeMachine.ts';
import { placeNow } from './placeNow.ts';
import { PlacePicture, type PlayingScreen, type Stuck } from './placePicture.ts';
import { converse } from './talk.ts';
import { targets, withFreeMiddles } from './targets.ts';
import type { Screen, ScreenPicture } from './screen.ts';
import type { Voice } from './voice.ts';

/** What a place does beyond itself. */
interface Surroundings {
  readonly voice: Voice;
  readonly go: (place: string) => void;
  /** Hears of what hotspots stand for, where their place says so (`event`). */
  readonly tell?: (event: string) => void;
  /** Absent: the picture covers the body. */
  readonly framing?: Framing;
  /** What plays on a screen of the place; null: nothing. Absent: nothing on any. */
  readonly screen?: (screen: Screen) => ScreenPicture | null;
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

/** What is beside a picture that is seen whole. */
const BARS = 0x000000;

/** Shows a place that lives and answers, beneath what the body shows already. */
export function showPlace(
  host: SceneHost,
  app: AppContext,
  { place, art }: { readonly place: Place; readonly art: Art },
  {
    voice,
    go,
    tell,
    framing = { whole: store(false), isCut: store(false) },
    screen = () => null,
  }: Surroundings,
): PlaceView {
  const { model, hotspots, rules: ownRules = answeringRules, screens = [] } = place;
  const { story, time, presence } = app.services;
  const { night, config } = time;
  const hourNow = (): HourName => (night.get() ? 'night' : 'day');
  const playing = screens.flatMap((one): PlayingScreen[] => {
    const shows = screen(one);
    return shows === null ? [] : [[one, shows]];
  });
  const picture = host.root.addChildAt(new PlacePicture(model, art, hourNow(), app.random, playing), 0);
  const bars = host.root.addChildAt(new Fills(), 0);
  const image = mirrorElement('div', { role: 'img', className: 'visually-hidden' });
  host.element.append(image);

  const factsNow = (): ReadonlySet<Truth> =>
    presence.floodlights.get().lit ? new Set<Truth>([...story.get(), FLOODLIT]) : story.get();
  const known = () => ({ facts: factsNow(), hour: picture.hour, hasFor: app.desktop.hasFor });
  const placeAsItIs = () => placeNow(place, known());
  let now = placeAsItIs();
  const rules = ownRules({ hotspots, ...known() });
  rules.on('*', perform);
  rules.start();
  /** The cuts that the person has switched on since they came or the hour changed. */
  const switched = new Set<string>();
  /** The cuts that the owner of the view has laid. */
  let laid: readonly string[] = [];
  let hasLeft = false;
  const buttons = hotspotButtons(host.element, hotspots, {
    press,
    light: (name, reason, lit) => picture.light(name, reason, lit),
    focus(name) {
      const spot = spots()[name];
      if (spot !== undefined) moveTo(broughtIn(spot, corner, body, size, scale));
    },
  });

  const arrows = panArrows(host, app.services, ({ x, y }) =>
    moveTo({ x: corner.x - (x * body.width) / 2, y: corner.y - (y * body.height) / 2 }),
  );
  let offered: readonly string[] = Object.keys(hotspots);

  const spots = () => spotsAt(model, picture.hour);
  const size = { width: model.size[0], height: model.size[1] };
  let body = host.size.get();
  let scale = scaleNow();
  let corner = open();

  const localNow = () => localTime(config.get().timezone, app.clock.now());
  function press(name: string): void {
    rules.send({ type: 'user.hotspot', name, now: localNow() });
  }
  function isWhole(): boolean {
    return framing.whole.get() && framing.isCut.get();
  }
  function scaleNow(): number {
    framing.isCut.set(isCut(body, size));
    return isWhole() ? wholeScale(body, size) : frameScale(body, size);
  }
  function open(): Point {
    const middle = spots()[place.middle ?? ''];
    return opening(middle ?? busiest(Object.values(spots()), body, size, scale), body, size, scale);
  }
  function layout(): void {
    bars.show(isWhole() ? [fill({ x: 0, y: 0, ...body }, BARS)] : []);
    picture.scale.set(scale);
    picture.position.set(corner.x, corner.y);
    const all = spots();
    const there = Object.fromEntries(
      pressable().flatMap((name) => (all[name] === undefined ? [] : [[name, all[name]] as const])),
    );
    const { thumb } = host.stage.display.get();
    buttons.layout(withFreeMiddles(targets(there, { corner, scale, thumb })));
    arrows.layout(sidesBeyond(Object.values(there), corner, body, scale), body);
  }
  const pressable = (): readonly string[] => offered.filter((name) => now.hotspots.has(name));
  const layCuts = (): void => picture.lay([...now.cuts, ...switched, ...laid]);
  /** Shows the place as it is by what is known now. */
  function remember(): void {
    now = placeAsItIs();
    image.setAttribute('aria-label', now.alt);
    for (const [name, { label }] of now.hotspots) buttons.rename(name, label);
    buttons.offer(pressable());
    layCuts();
    layout();
  }
  function moveTo(wanted: Point): void {
    corner = clamped(wanted, body, size, scale);
    layout();
  }
  function resize(): void {
    const middle = middleOf(corner, body, scale);
    const hadSize = body.width > 0 && body.height > 0;
    body = host.size.get();
    scale = scaleNow();
    corner = hadSize ? centerdOn(middle, body, size, scale) : open();
    layout();
  }
  function reframe(): void {
    scale = scaleNow();
    corner = open();
    layout();
  }
  /** From the whole picture to the part of it at this point, and back. */
  function zoom(at: Point): void {
    if (!framing.isCut.get()) return;
    const spot = { x: (at.x - corner.x) / scale, y: (at.y - corner.y) / scale, w: 0, h: 0 };
    framing.whole.set(!framing.whole.get());
    moveTo(centerdOn(spot, body, size, scale));
  }
  function turn(): void {
    const hour = hourNow();
    if (hour === picture.hour) return;
    switched.clear();
    // What lies over it at the next hour is laid anew.
    picture.lay([]);
    picture.setHour(hour);
    rules.send({ type: 'system.hour', hour });
    remember();
  }
  function learn(): void {
    rules.send({ type: 'system.facts', facts: factsNow() });
    remember();
  }
  function switchCut(cut: string, laid: boolean): void {
    if (laid) switched.add(cut);
    else switched.delete(cut);
    layCuts();
  }
  async function turnFloodlights(lit: boolean): Promise<void> {
    const refusal = await switchFloodlights(app.services, lit);
    if (refusal !== null && !hasLeft) voice.say(refusal.message);
  }
  /** A person who has gone on hears no more of what was said here. */
  const ask: typeof app.desktop.ask = (dialog) => (hasLeft ? Promise.resolve(null) : app.desktop.ask(dialog));
  async function openWindow(effect: Extract<PlaceEffect, { readonly type: 'open' }>): Promise<void> {
    if (effect.then === undefined) {
      app.desktop.openFor(effect.purpose, effect.params);
      return;
    }
    const reactions: Readonly<Record<string, Reaction | undefined>> = effect.then;
    const outcome = await app.desktop.outcomeOf(effect.purpose, effect.params);
    const reaction = outcome === null ? undefined : reactions[outcome];
    if (reaction === undefined || hasLeft) return;
    rules.send({ type: 'system.outcome', reaction, now: localNow() });
  }
  function perform(effect: PlaceEffect): void {
    if (effect.type === 'sound') app.sound(effect.patch);
    else if (effect.type === 'say') voice.say(effect.text);
    else if (effect.type === 'discover') app.services.discoveries.happened(effect.event);
    else if (effect.type === 'record') story.record(effect.fact);
    else if (effect.type === 'ask') void app.desktop.ask(effect.dialog);
    else if (effect.type === 'talk') void converse(effect.talk, ask);
    else if (effect.type === 'floodlights') void turnFloodlights(effect.lit);
    else if (effect.type === 'lay') switchCut(effect.cut, effect.laid);
    else if (effect.type === 'open') void openWindow(effect);
    else if (effect.type === 'tell') tell?.(effect.event);
    else if (effect.type === 'light') picture.light(effect.hotspot, 'rules', effect.lit);
    else go(effect.to);
  }

  const cssPerPixel = () => host.stage.display.get().cssPerPixel;
  const stops = [
    pan(host.element, {
      cssPerPixel,
      corner: () => corner,
      moveTo(wanted) {
        const { x, y } = corner;
        moveTo(wanted);
        if (corner.x !== x || corner.y !== y) arrows.learned();
      },
      doubleTap: zoom,
    }),
    host.size.subscribe(resize),
    framing.whole.subscribe(reframe),
    host.stage.display.subscribe(layout),
    night.subscribe(turn),
    story.subscribe(learn),
    presence.floodlights.subscribe(learn),
    everyStep(app, (elapsed) => {
      picture.advance(elapsed);
      arrows.advance(elapsed);
    }),
  ];
  remember();

  return {
    alt: () => now.alt,
    lay(cuts) {
      laid = cuts;
      layCuts();
    },
    stick: (stuck) => picture.stick(stuck),
    write: (sign, text) => picture.write(sign, text),
    offer(names) {
      offered = names;
      buttons.offer(pressable());
      layout();
    },
    press,
    focusExitTo(to) {
      const exit = [...now.hotspots].find(([, { reaction }]) => reaction.exit?.to === to);
      buttons.focus(exit?.[0]);
    },
    destroy() {
      hasLeft = true;
      rules.stop();
      for (const stop of stops) stop();
      buttons.remove();
      arrows.destroy();
      image.remove();
      bars.destroy({ children: true });
      picture.destroy({ children: true });
    },
  };
}

/** The rules of a place that has none of its own. */
const answeringRules = (input: PlaceInput): PlaceRules => createActor(placeMachine, { input });
