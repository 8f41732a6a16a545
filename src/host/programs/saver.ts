import { Container } from 'pixi.js';
import type { AudioPort } from '../../engine/audio/audioPort.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { Z_INDEX } from '../../engine/windows/occlusion.ts';
import type { Readable } from '../../kernel/store.ts';
import type { Shell } from '../../os/shell.ts';
import type { WebServices } from '../../services/index.ts';

interface SaverParts {
  readonly stage: Stage;
  readonly shell: Pick<Shell, 'booting' | 'gate' | 'desktop'>;
  readonly audio: Pick<AudioPort, 'isPlaying'>;
  readonly web: Pick<WebServices, 'api' | 'session'>;
  readonly reducedMotion: Readable<boolean>;
}

/** What fills the screen, and games: only where something of their window is seen. */
const PLAYING = '.full-screen, .window:not([hidden], .unseen) .surface-body';

/** Whether a screen saver would interrupt the person (SAVER-1): a start, a game, a sound, a video, or a dialog. */
export function isBusy({ stage, shell, audio }: Omit<SaverParts, 'web' | 'reducedMotion'>): boolean {
  const { stack } = shell.desktop.getSnapshot().context;
  return (
    shell.booting.get() ||
    shell.gate.get() !== 'open' ||
    audio.isPlaying() ||
    stack.some(({ actor }) => actor.getSnapshot().context.spec.dialog) ||
    stage.mirror.querySelector(PLAYING) !== null ||
    [...document.querySelectorAll('video')].some(({ paused }) => !paused)
  );
}

/** Shows the screen saver where the person is still away once its pictures are there. Beneath it all windows rest. */
export async function showScreenSaver(
  { stage, web, reducedMotion }: Pick<SaverParts, 'stage' | 'web' | 'reducedMotion'>,
  isQuiet: () => boolean,
): Promise<void> {
  const [{ saverPictures }, { showSaver }] = await Promise.all([
    import('../../overlays/saver/saverPictures.ts'),
    import('../../overlays/saver/saver.ts'),
  ]);
  const { wallet } = web.session.get();
  const pictures = await saverPictures({ api: web.api, wallet, random: Math.random });
  if (!isQuiet() || pictures.length === 0) return;
  const layer = new Container();
  const { width, height } = stage.display.get();
  stage.occlusion.set(layer, { rect: { x: 0, y: 0, width, height }, zIndex: Z_INDEX.fullScreen });
  const uncover = stage.cover(layer);
  await showSaver(pictures, { still: reducedMotion.get(), random: Math.random });
  stage.occlusion.set(layer, null);
  uncover();
  layer.destroy();
}
