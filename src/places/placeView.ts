import { createActor } from 'xstate';
import type { AppContext, SceneHost } from '../kernel/app.ts';
import { localTime } from '../../supabase/functions/_shared/domain/timeWindows.ts';
import type { Art } from '../engine/assets/texture.ts';
import { mirrorElement } from '../engine/mirror/elements.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../engine/scene/sceneHost.ts';
import type { Answer } from './answers.ts';
import { Caption, readingTime } from './caption.ts';
import { broughtIn, centredOn, clamped, frameScale, middleOf, opening, type Point } from './framing.ts';
import { hotspotButtons } from './hotspotButtons.ts';
import type { HourName } from './hour.ts';
import { everyStep } from './motion.ts';
import { pan } from './panning.ts';
import type { Place, Spot } from './place.ts';
import { placeMachine, type PlaceInput, type PlaceRules } from './placeMachine.ts';
import { PlacePicture } from './placePicture.ts';

/** Shows a place that lives and answers; the answer takes it away. */
export function showPlace(host: SceneHost, app: AppContext, place: Place, art: Art): () => void {
  const { model } = place;
  const { night, config } = app.services.time;
  const hourNow = (): HourName => (night.get() ? 'night' : 'day');
  const picture = new PlacePicture(model, art, hourNow(), app.random);
  const caption = new Caption();
  host.root.addChild(picture, caption);

  const listening = new AbortController();
  const { signal } = listening;
  const image = mirrorElement('div', { role: 'img', className: 'visually-hidden' });
  const said = mirrorElement('p', { role: 'status', className: 'visually-hidden' });
  const buttons = hotspotButtons(
    place.hotspots,
    {
      press: (name) => {
        const now = localTime(config.get().timezone, app.clock.now());
        rules.send({ type: 'user.hotspot', name, now });
      },
      light: (name, lit) => picture.light(name, lit),
      focus: (name) => moveTo(broughtIn(spotOf(name), corner, body, size, scale)),
    },
    signal,
  );
  host.element.append(image, ...buttons.elements, said);

  const size = { width: model.size[0], height: model.size[1] };
  const whole: Spot = { x: 0, y: 0, w: size.width, h: size.height };
  const spotOf = (hotspot: string): Spot => model.hotspots[hotspot] ?? whole;
  const theme = () => host.stage.display.get().theme;
  let body = host.size.get();
  let scale = frameScale(body, size);
  let corner = opening(place.middle === undefined ? whole : spotOf(place.middle), body, size, scale);

  function layout(): void {
    picture.scale.set(scale);
    picture.position.set(corner.x, corner.y);
    buttons.layout((name) => {
      const { x, y, w, h } = spotOf(name);
      return { x: corner.x + x * scale, y: corner.y + y * scale, width: w * scale, height: h * scale };
    });
    image.setAttribute('aria-label', place.alt[picture.hour]);
    caption.layout(body, theme());
  }
  function moveTo(wanted: Point): void {
    corner = clamped(wanted, body, size, scale);
    layout();
  }
  function resize(): void {
    const middle = middleOf(corner, body, scale);
    body = host.size.get();
    scale = frameScale(body, size);
    corner = centredOn(middle, body, size, scale);
    layout();
  }
  const cssPerPixel = () => host.stage.display.get().cssPerPixel;
  pan(host.element, { cssPerPixel, corner: () => corner, moveTo }, signal);

  let silence: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    caption.say(text, body, theme());
    said.textContent = text;
    clearTimeout(silence);
    if (text !== '') silence = setTimeout(() => say(''), readingTime(text));
  };
  function perform(answer: Answer): void {
    if (answer.type === 'sound') app.sound(answer.patch);
    if (answer.type === 'say') say(answer.text);
    if (answer.type === 'discover') app.services.discoveries.happened(answer.event);
  }
  const { rules: ownRules = (input: PlaceInput) => createActor(placeMachine, { input }) } = place;
  const rules: PlaceRules = ownRules({ hotspots: place.hotspots, hour: picture.hour });
  rules.on('*', perform);
  rules.start();

  const turn = (): void => {
    const hour = hourNow();
    if (hour === picture.hour) return;
    picture.setHour(hour);
    rules.send({ type: 'system.hour', hour });
    layout();
  };
  const stops = [
    host.size.subscribe(resize),
    host.stage.display.subscribe(layout),
    night.subscribe(turn),
    everyStep(app, (elapsed) => picture.advance(elapsed)),
  ];
  layout();

  return () => {
    listening.abort();
    clearTimeout(silence);
    rules.stop();
    for (const stop of stops) stop();
    for (const element of [image, ...buttons.elements, said]) element.remove();
    picture.destroy({ children: true });
    caption.destroy({ children: true });
  };
}
