import { bundle as prizes } from '@bundles/prizes.ts';
import { sceneWith } from '../../../engine/scene/sceneWith.ts';
import { scenePart } from '../../../engine/scene/scenePart.ts';
import { place } from './place.ts';
import { showPlace } from '../../../town/play/placeView.ts';
import { createSounds } from '../../../town/play/sounds.ts';
import { createVoice } from '../../../town/play/reactions/voice.ts';
import { createDoor } from './door.ts';
import { lockerOf } from './locker.ts';
import { cutsOf, hotspotsOf, plateOf, prizesOn, type LockerLook } from './look.ts';
import { LOCKER_TEXTS as TEXTS } from './texts.ts';

/** The hall with the person's locker, in the room that the page beside it leaves. */
export default sceneWith({ art: place.bundle, prizes }, (host, app, { art, prizes: { cut } }) => {
  const { locker, hall, room } = lockerOf(app);
  const { gum, settings } = app.services;
  const { balance } = gum;
  const part = scenePart(host, room, app.fail);
  const voice = createVoice(part.host);
  const sounds = createSounds(app);
  const view = showPlace(part.host, app, { place, art }, { voice, go: () => undefined, tell: press });
  const door = createDoor(app, draw);
  let told = '';
  let drawn = '';

  const numberNow = (): number | null => locker.getSnapshot().context.locker?.number ?? null;
  const isOpenNow = (): boolean => numberNow() !== null && hall.getSnapshot().matches('open');

  function press(event: string): void {
    if (numberNow() === null) {
      app.sound('knock');
      voice.say(TEXTS.locked);
    } else if (event === 'door') {
      app.sound(isOpenNow() ? 'close' : 'open');
      hall.send({ type: 'user.door' });
    } else if (event === 'jackets' || event === 'gum') hall.send({ type: 'user.section', section: event });
  }
  function draw(): void {
    const look: LockerLook = {
      number: numberNow(),
      door: door.position(),
      jacket: hall.getSnapshot().context.jacket,
      gum: balance.get()?.balance ?? 0,
      stickers: settings.get().lockerStickers,
    };
    const [cuts, plate, stuck] = [cutsOf(look), plateOf(look), prizesOn(look)];
    const key = [...cuts, plate, ...stuck.map(({ picture }) => picture)].join();
    if (key === drawn) return;
    drawn = key;
    view.lay(cuts);
    view.write('plate', plate);
    view.stick(stuck.map(({ picture, x, y }) => ({ texture: cut(picture), x, y })));
  }
  /** Moves the door where it belongs, and tells those who do not see it. */
  function follow(): void {
    const isOpen = isOpenNow();
    const words = TEXTS.standing(numberNow(), isOpen);
    if (words !== told) {
      told = words;
      view.offer(hotspotsOf(isOpen));
      voice.describe(words);
    }
    door.turn(isOpen);
    draw();
  }

  function welcome(): void {
    const number = numberNow();
    app.sound('open');
    if (number !== null) voice.say(TEXTS.yours(number));
  }

  const unwatch = [balance.subscribe(draw), settings.subscribe(draw)];
  const watches = [locker.subscribe(follow), hall.subscribe(follow), locker.on('assigned', welcome)];
  sounds.hear(place);
  follow();
  return () => {
    for (const stop of unwatch) stop();
    for (const watch of watches) watch.unsubscribe();
    door.stop();
    view.destroy();
    sounds.stop();
    voice.destroy();
    part.destroy();
  };
});
