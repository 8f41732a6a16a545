import { scenePart } from '../../../engine/scene/scenePart.ts';
import { sceneWith } from '../../../engine/scene/sceneWith.ts';
import { fortuneOf } from '@shared/domain/town/zoltar.ts';
import { STEP_MS } from '../../../town/play/picture/life.ts';
import { everyStep } from '../../../town/play/picture/motion.ts';
import { showPlace } from '../../../town/play/placeView.ts';
import { createSounds } from '../../../town/play/sounds.ts';
import { createVoice } from '../../../town/play/reactions/voice.ts';
import { place } from './place.ts';
import { cutsOf, type Act } from './teller.ts';
import { ZOLTAR_TEXTS as TEXTS } from './texts.ts';
import { zoltarOf } from './zoltar.ts';

/** Zoltar in his booth, in the room that the page beside him leaves. */
export default sceneWith({ art: place.bundle }, (host, app, { art }) => {
  const { zoltar, page, room } = zoltarOf(app);
  const part = scenePart(host, room, app.fail);
  const voice = createVoice(part.host);
  const sounds = createSounds(app);
  const view = showPlace(part.host, app, { place, art }, { voice, go: () => undefined, tell: press });
  let act: Act = 'asleep';
  let began = 0;
  let elapsed = 0;
  let drawn = '';

  function press(event: string): void {
    if (event === 'play') zoltar.send({ type: 'user.play' });
    else page.set('cards');
  }
  function actNow(): Act {
    const now = zoltar.getSnapshot();
    if (now.matches('spinning')) return 'awake';
    if (!now.matches('result')) return 'asleep';
    return now.context.card?.won === true ? 'winning' : 'speaking';
  }
  function draw(): void {
    const cuts = cutsOf(act, elapsed - began, !app.reducedMotion.get());
    const key = cuts.join();
    if (key === drawn) return;
    drawn = key;
    view.lay(cuts);
  }
  function follow(): void {
    const next = actNow();
    if (next === act) return;
    const before = act;
    act = next;
    began = elapsed;
    if (act === 'awake') app.sound('zoltarWakes');
    if (act === 'winning') app.sound('zoltarWins');
    else if (act === 'speaking') app.sound('zoltarCard');
    if (act === 'awake' || (act === 'asleep' && before === 'awake')) voice.describe(TEXTS.standing[act]);
    draw();
  }

  const watches = [zoltar.subscribe(follow), zoltar.on('revealed', ({ card }) => voice.say(fortuneOf(card)))];
  const stops = [
    everyStep(app, () => {
      elapsed += STEP_MS;
      draw();
    }),
    app.reducedMotion.subscribe(draw),
  ];
  sounds.hear(place);
  follow();
  return () => {
    for (const watch of watches) watch.unsubscribe();
    for (const stop of stops) stop();
    view.destroy();
    sounds.stop();
    voice.destroy();
    part.destroy();
  };
});
