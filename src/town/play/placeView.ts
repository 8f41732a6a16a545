import { createActor } from 'xstate';
import type { AppContext, SceneHost } from '../../kernel/app.ts';
import { localTime } from '../../../supabase/functions/_shared/domain/timeWindows.ts';
import type { Art } from '../../engine/assets/texture.ts';
import { mirrorElement } from '../../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import type { PlaceEffect } from './effects.ts';
import {
  broughtIn,
  busiest,
  centredOn,
  clamped,
  frameScale,
  middleOf,
  opening,
  sidesBeyond,
  type Point,
} from './framing.ts';
import { hotspotButtons } from './hotspotButtons.ts';
import type { HourName } from './hour.ts';
import { everyStep } from './motion.ts';
import { panArrows } from './panArrows.ts';
import { pan } from './panning.ts';
import { spotsAt, type Place } from './place.ts';
import { placeMachine, type PlaceInput, type PlaceRules } from './placeMachine.ts';
import { PlacePicture } from './placePicture.ts';
import { converse } from './talk.ts';
import { targets } from './targets.ts';
import type { Voice } from './voice.ts';

/** What a place does beyond itself. */
interface Surroundings {
  readonly voice: Voice;
  readonly go: (place: string) => void;
  /** Hears of what hotspots stand for, where their place says so (`event`). */
  readonly tell?: (event: string) => void;
}

export interface PlaceView {
  /** Lays these cuts over the picture, in this order, in place of those before. */
  lay(cuts: readonly string[]): void;
  /** Writes a line on a sign of the picture; an empty one wipes it. */
  write(sign: string, text: string): void;
  /** Lets only these hotspots be pressed; all, until it is called. */
  offer(hotspots: readonly string[]): void;
  /** Presses a hotspot, as a person does. */
  press(hotspot: string): void;
  /** Gives the focus to the exit that leads there, or to the first thing that can be pressed. */
  focusExitTo(place: string): void;
  destroy(): void;
}

/** Shows a place that lives and answers, beneath what the body shows already. */
export function showPlace(
  host: SceneHost,
  app: AppContext,
  { place, art }: { readonly place: Place; readonly art: Art },
  { voice, go, tell }: Surroundings,
): PlaceView {
  const { model, hotspots, rules: ownRules = answeringRules } = place;
  const { night, config } = app.services.time;
  const hourNow = (): HourName => (night.get() ? 'night' : 'day');
  const picture = host.root.addChildAt(new PlacePicture(model, art, hourNow(), app.random), 0);
  const image = mirrorElement('div', { role: 'img', className: 'visually-hidden' });
  host.element.append(image);

  const rules = ownRules({ hotspots, hour: picture.hour });
  rules.on('*', perform);
  rules.start();
  /** The cuts that somebody has switched on since they came or the hour changed. */
  const switched = new Set<string>();
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
  let scale = frameScale(body, size);
  let corner = open();

  function press(name: string): void {
    rules.send({ type: 'user.hotspot', name, now: localTime(config.get().timezone, app.clock.now()) });
  }
  function open(): Point {
    const middle = spots()[place.middle ?? ''];
    return opening(middle ?? busiest(Object.values(spots()), body, size, scale), body, size, scale);
  }
  function layout(): void {
    picture.scale.set(scale);
    picture.position.set(corner.x, corner.y);
    const now = spots();
    buttons.layout(targets(now, { corner, scale, thumb: host.stage.display.get().thumb }));
    arrows.layout(
      sidesBeyond(
        offered.flatMap((name) => now[name] ?? []),
        corner,
        body,
        scale,
      ),
      body,
    );
    image.setAttribute('aria-label', place.alt[picture.hour]);
  }
  function moveTo(wanted: Point): void {
    corner = clamped(wanted, body, size, scale);
    layout();
  }
  function resize(): void {
    const middle = middleOf(corner, body, scale);
    const hadSize = body.width > 0 && body.height > 0;
    body = host.size.get();
    scale = frameScale(body, size);
    corner = hadSize ? centredOn(middle, body, size, scale) : open();
    layout();
  }
  function turn(): void {
    const hour = hourNow();
    if (hour === picture.hour) return;
    if (switched.size > 0) picture.lay([]);
    switched.clear();
    picture.setHour(hour);
    rules.send({ type: 'system.hour', hour });
    layout();
  }
  function switchCut(cut: string, laid: boolean): void {
    if (laid) switched.add(cut);
    else switched.delete(cut);
    picture.lay([...switched]);
  }
  /** Whoever has gone on hears no more of what was said here. */
  const ask: typeof app.desktop.ask = (dialog) => (hasLeft ? Promise.resolve(null) : app.desktop.ask(dialog));
  function perform(effect: PlaceEffect): void {
    if (effect.type === 'sound') app.sound(effect.patch);
    else if (effect.type === 'say') voice.say(effect.text);
    else if (effect.type === 'discover') app.services.discoveries.happened(effect.event);
    else if (effect.type === 'report') app.services.town.report(effect.event);
    else if (effect.type === 'ask') void app.desktop.ask(effect.dialog);
    else if (effect.type === 'talk') void converse(effect.talk, ask);
    else if (effect.type === 'lay') switchCut(effect.cut, effect.laid);
    else if (effect.type === 'open') app.desktop.openFor(effect.purpose, effect.params);
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
    }),
    host.size.subscribe(resize),
    host.stage.display.subscribe(layout),
    night.subscribe(turn),
    everyStep(app, (elapsed) => {
      picture.advance(elapsed);
      arrows.advance(elapsed);
    }),
  ];
  layout();

  return {
    lay: (cuts) => picture.lay(cuts),
    write: (sign, text) => picture.write(sign, text),
    offer(names) {
      offered = names;
      buttons.offer(names);
      layout();
    },
    press,
    focusExitTo(to) {
      buttons.focus(Object.keys(hotspots).find((name) => hotspots[name]?.exit?.to === to));
    },
    destroy() {
      hasLeft = true;
      rules.stop();
      for (const stop of stops) stop();
      buttons.remove();
      arrows.destroy();
      image.remove();
      picture.destroy({ children: true });
    },
  };
}

/** The rules of a place that has none of its own. */
const answeringRules = (input: PlaceInput): PlaceRules => createActor(placeMachine, { input });
