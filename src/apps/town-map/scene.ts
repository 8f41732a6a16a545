import type { AppContext, Mount, SceneHost } from '../../kernel/app.ts';
import { Fills } from '../../engine/draw/fills.ts';
import { layOver, mirrorElement } from '../../engine/mirror/elements.ts';
import { fill } from '../../engine/theme/bevel.ts';
// The engine gives SceneHost what a scene draws with by declaration merging.
import type {} from '../../engine/scene/sceneHost.ts';
import { loadArcade, tune } from './arcade.ts';
import { Caption, readingTime } from './caption.ts';
import { centredOn, clamped, frameScale, middleOf, type Point } from './framing.ts';
import { STEP_MS } from './life.ts';
import { pan } from './panning.ts';
import type { HourName } from './place.ts';
import { PlacePicture, type PlaceArt } from './placePicture.ts';
import { doorAnswer, TEXTS } from './texts.ts';

/** What lies beside the picture where it does not fill the window. */
const DARK = 0x000000;

/** Shows the town: a picture of the arcade that lives, a door that answers, and the arcade's tune. */
const mount: Mount<SceneHost> = (host, app) => {
  let unmount = (): void => undefined;
  let gone = false;
  const music = app.services.audio.music.play(tune);
  const hear = (): void => music.setVisible(app.visible.get());
  const stopListening = app.visible.subscribe(hear);
  hear();

  const open = async (): Promise<void> => {
    try {
      const art = await loadArcade();
      if (!gone) unmount = showTown(host, app, art);
    } catch (error) {
      console.error(error);
      if (!gone) unmount = showFailure(host, () => void open());
    }
  };
  void open();
  return () => {
    gone = true;
    stopListening();
    music.stop();
    unmount();
  };
};

export default mount;

function showTown(host: SceneHost, app: AppContext, art: PlaceArt): () => void {
  const { place } = art;
  const { night } = app.services.time;
  const hourNow = (): HourName => (night.get() ? 'night' : 'day');
  const picture = new PlacePicture(art, hourNow(), app.random);
  const caption = new Caption();
  const dark = new Fills();
  host.root.addChild(dark, picture, caption);

  const image = mirrorElement('div', { role: 'img', className: 'visually-hidden' });
  const said = mirrorElement('p', { role: 'status', className: 'visually-hidden' });
  const door = mirrorElement('button', { label: TEXTS.door, className: 'shell-button' });
  door.type = 'button';
  door.style.cursor = 'var(--cursor-hand, pointer)';
  host.element.append(image, door, said);

  const size = { width: place.size[0], height: place.size[1] };
  const theme = () => host.stage.display.get().theme;
  let body = host.size.get();
  let scale = frameScale(body, size);
  let corner = centredOn(place.hotspots.door, body, size, scale);

  function layout(): void {
    const { x, y, w, h } = place.hotspots.door;
    dark.show([fill({ x: 0, y: 0, ...body }, DARK)]);
    picture.scale.set(scale);
    picture.position.set(corner.x, corner.y);
    layOver(door, {
      x: corner.x + x * scale,
      y: corner.y + y * scale,
      width: w * scale,
      height: h * scale,
    });
    image.setAttribute('aria-label', TEXTS.picture[picture.hour]);
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

  const listening = new AbortController();
  const { signal } = listening;
  const cssPerPixel = () => host.stage.display.get().cssPerPixel;
  pan(host.element, { cssPerPixel, corner: () => corner, moveTo }, signal);

  let knocks = 0;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const say = (text: string): void => {
    caption.say(text, body, theme());
    said.textContent = text;
    clearTimeout(silence);
    if (text !== '') silence = setTimeout(() => say(''), readingTime(text));
  };
  const knock = (): void => {
    app.sound('knock');
    say(doorAnswer(picture.hour, knocks++));
    if (picture.hour === 'night') app.services.discoveries.happened('arcade-at-night');
    if (knocks === 13) app.services.discoveries.happened('thirteen-knocks');
  };
  const reasons = { pointed: false, focused: false };
  const light = (why: Partial<typeof reasons>) => () => {
    Object.assign(reasons, why);
    picture.lightDoor(reasons.pointed || reasons.focused);
  };
  door.addEventListener('pointerenter', light({ pointed: true }), { signal });
  door.addEventListener('pointerleave', light({ pointed: false }), { signal });
  door.addEventListener('focus', light({ focused: true }), { signal });
  door.addEventListener('blur', light({ focused: false }), { signal });
  door.addEventListener('click', knock, { signal });

  const turn = (): void => {
    const hour = hourNow();
    if (hour === picture.hour) return;
    picture.setHour(hour);
    knocks = 0;
    layout();
  };
  const stops = [
    host.size.subscribe(resize),
    host.stage.display.subscribe(layout),
    night.subscribe(turn),
    live(app, (elapsed) => picture.advance(elapsed)),
  ];
  layout();

  return () => {
    listening.abort();
    clearTimeout(silence);
    for (const stop of stops) stop();
    for (const element of [image, door, said]) element.remove();
    dark.destroy({ children: true });
    picture.destroy({ children: true });
    caption.destroy({ children: true });
  };
}

/**
 * Calls `step` with the time since the start, 8 times a second, only while the window can be seen and motion is
 * welcome. A timer and not a lease on the ticker: a frame is then drawn only when a cut really changes.
 */
function live(app: AppContext, step: (elapsedMs: number) => void): () => void {
  let elapsed = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  const sync = (): void => {
    clearInterval(timer);
    if (app.reducedMotion.get() || !app.visible.get()) return;
    timer = setInterval(() => step((elapsed += STEP_MS)), STEP_MS);
  };
  const unwatch = [app.visible, app.reducedMotion].map((source) => source.subscribe(sync));
  sync();
  return () => {
    clearInterval(timer);
    for (const stop of unwatch) stop();
  };
}

/** Says that the picture did not come, with a button that asks for it again. */
function showFailure(host: SceneHost, retry: () => void): () => void {
  const message = mirrorElement('p', { role: 'alert', className: 'body-failure' });
  const button = mirrorElement('button');
  const clear = (): void => message.remove();
  message.textContent = `${TEXTS.failed} `;
  button.textContent = TEXTS.retry;
  button.addEventListener('click', () => {
    clear();
    retry();
  });
  message.append(button);
  host.element.append(message);
  return clear;
}
