import type { Mount, SceneHost } from '../kernel/app.ts';
import { mirrorElement } from '../engine/mirror/elements.ts';
// For their declarations: they add the stage to SceneHost, and the audio port to Services.
import type {} from '../engine/scene/sceneHost.ts';
import type {} from '../engine/audio/audioPort.ts';
import { createPicture } from './picture.ts';
import type { Screen } from './screen.ts';

/** How long after the picture the sound begins (SCREEN-2). */
export const SOUND_AFTER_MS = 100;

/**
 * A screen that fills its place and sounds once. Under reduced motion it shows a
 * still; while it is not seen it pauses; when it is over it closes itself.
 */
export function screenScene(screen: Screen): Mount<SceneHost> {
  return ({ root, element, stage, size }, app) => {
    const picture = createPicture(stage, screen);
    const words = mirrorElement('p', { className: 'visually-hidden' });
    const life = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    let seconds = 0;
    let last = app.clock.now();
    root.addChild(picture.sprite);
    element.append(words);

    const fit = (): void => picture.fit(size.get());
    const show = (): void => picture.show(app.reducedMotion.get() ? screen.still : seconds);
    function say(): void {
      const said = screen.words?.(seconds) ?? '';
      if (words.textContent !== said) words.textContent = said;
    }
    function step(): void {
      const now = app.clock.now();
      seconds += (now - last) / 1000;
      last = now;
      if (screen.lasts !== undefined && seconds >= screen.lasts) {
        app.close();
        return;
      }
      if (!app.reducedMotion.get()) show();
      say();
      if (screen.rests !== undefined && seconds >= screen.rests) clearInterval(timer);
    }
    function run(): void {
      clearInterval(timer);
      last = app.clock.now();
      if (app.visible.get()) timer = setInterval(step, 1000 / screen.fps);
      show();
    }

    fit();
    run();
    say();
    const sound = setTimeout(() => app.services.audio.play(screen.sound, life.signal), SOUND_AFTER_MS);
    const unwatch = [size.subscribe(fit), app.visible.subscribe(run), app.reducedMotion.subscribe(show)];
    return () => {
      life.abort();
      clearTimeout(sound);
      clearInterval(timer);
      for (const stop of unwatch) stop();
      picture.destroy();
      words.remove();
    };
  };
}
