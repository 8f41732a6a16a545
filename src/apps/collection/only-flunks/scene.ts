import type { AppContext, SceneHost } from '../../../kernel/app.ts';
import { createBootLog, HUB_LOG } from '../../../screens/bootLog.ts';
import { screenScene } from '../../../screens/screenScene.ts';
import { bootOf } from './boot.ts';

const playBootLog = screenScene(createBootLog(HUB_LOG));

/** The boot log and the logo, under an overlay that is empty meanwhile. */
export default function mountScene(host: SceneHost, app: AppContext): () => void {
  const boot = bootOf(app);
  if (!boot.get()) return () => undefined;
  const unmount = playBootLog(host, { ...app, close: boot.end });
  let playing = true;
  const stop = (): void => {
    if (!playing) return;
    playing = false;
    unmount();
  };
  const unwatch = boot.subscribe(stop);
  return () => {
    unwatch();
    stop();
  };
}
