import type { Clock } from '@shared/kernel/clock.ts';
import type { Stage } from '../engine/stage/stage.ts';
import { LOADING_SCREENS, PRIZE_SCREENS } from './catalogue.ts';
import { createPicture } from './picture.ts';

interface Boot {
  readonly stage: Promise<Stage>;
  readonly clock: Clock;
  /** Takes the picture away. */
  readonly signal: AbortSignal;
}

/**
 * Plays the loading screen that the person chose for the start, over the desktop. Resolves when it is taken away, and
 * at once where no screen has this id (any more).
 */
export async function playBootScreen(id: string, { stage: coming, clock, signal }: Boot): Promise<void> {
  const loading = [...LOADING_SCREENS, ...PRIZE_SCREENS].find((entry) => entry.id === id)?.load();
  const [loaded, stage] = await Promise.all([loading, coming]);
  if (loaded === undefined || signal.aborted) return;
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
  await new Promise((resolve) => signal.addEventListener('abort', resolve));
  unfit();
  clearInterval(timer);
  uncover();
  picture.destroy();
}
