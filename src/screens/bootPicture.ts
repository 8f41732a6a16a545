import type { Clock } from '../kernel/clock.ts';
import type { Readable } from '../kernel/store.ts';
import type { Stage } from '../engine/stage/stage.ts';
import { LOADING_SCREENS } from './catalogue.ts';
import { createPicture } from './picture.ts';

interface Boot {
  readonly stage: Stage;
  readonly clock: Clock;
  /** The picture is taken away as soon as this is false. */
  readonly booting: Readable<boolean>;
}

export type PlayBoot = (boot: Boot) => void;

/**
 * Loads the loading screen that somebody chose to start with; the answer plays it over the desktop while it boots. An
 * id that no screen has (any more) shows the desktop at once.
 */
export async function loadBootPicture(id: string): Promise<PlayBoot> {
  const loaded = await LOADING_SCREENS.find((entry) => entry.id === id)?.load();
  return ({ stage, clock, booting }) => {
    if (loaded === undefined || !booting.get()) return;
    const { screen } = loaded;
    const picture = createPicture(stage, screen);
    const start = clock.now();
    const fit = (): void => picture.fit(stage.display.get());
    const show = (): void => picture.show((clock.now() - start) / 1000);
    fit();
    show();
    const uncover = stage.cover(picture.sprite);
    const timer = setInterval(show, 1000 / screen.fps);
    const unfit = stage.display.subscribe(fit);
    const unwatch = booting.subscribe(() => {
      unwatch();
      unfit();
      clearInterval(timer);
      uncover();
      picture.destroy();
    });
  };
}
