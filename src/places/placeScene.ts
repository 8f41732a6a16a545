import type { AppContext, Mount, SceneHost } from '../kernel/app.ts';
import { holdPictures } from '../engine/assets/texture.ts';
import { mirrorElement } from '../engine/mirror/elements.ts';
import type { Place } from './place.ts';
import { showPlace } from './placeView.ts';
import { TEXTS } from './texts.ts';
import { loadPlace } from './town.ts';

/** A scene that plays a place, with its tune. */
export function placeScene(id: string): Mount<SceneHost> {
  return (host, app) => {
    let unmount = (): void => undefined;
    let gone = false;
    const isGone = (): boolean => gone;
    const open = async (): Promise<void> => {
      const pictures = holdPictures();
      unmount = pictures.release;
      try {
        const place = await loadPlace(id);
        const art = await pictures.bundle(place.bundle);
        if (isGone()) return;
        const stops = [playTune(app, place), showPlace(host, app, place, art), pictures.release];
        unmount = () => {
          for (const stop of stops) stop();
        };
      } catch (error) {
        console.error(error);
        pictures.release();
        if (!isGone()) unmount = showFailure(host, () => void open());
      }
    };
    void open();
    return () => {
      gone = true;
      unmount();
    };
  };
}

function playTune(app: AppContext, { tune }: Place): () => void {
  if (tune === undefined) return () => undefined;
  const music = app.services.audio.music.play(tune);
  const hear = (): void => music.setVisible(app.visible.get());
  const stopListening = app.visible.subscribe(hear);
  hear();
  return () => {
    stopListening();
    music.stop();
  };
}

/** Says that the picture did not come, with a button that asks for it again. */
function showFailure(host: SceneHost, retry: () => void): () => void {
  const message = mirrorElement('p', { role: 'alert', className: 'body-notice' });
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
