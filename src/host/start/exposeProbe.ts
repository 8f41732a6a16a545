import type { AppManifest, Entry } from '../../kernel/app.ts';
import { keptPictures } from '../../engine/assets/texture.ts';
import { nameOfFullDraw } from '../../engine/stage/fullDraw.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { isLink } from '../../os/apps/registry.ts';
import type { Programs } from '../programs/programs.ts';

/** What tests, benchmarks and photographs read and do, on localhost only. */
export interface DesktopProbe {
  /** Frames drawn so far. */
  frames(): number;
  /** Ids of all apps. */
  apps(): readonly string[];
  /** How many pictures are kept, and their bytes. */
  pictures(): ReturnType<typeof keptPictures>;
  /** What has had the canvas drawn in full so far, a readable line each: a container and its effect. */
  fullDraws(): readonly string[];
  /** Adds a program that is not shipped, to test what programs stand on. */
  install(app: AppManifest): void;
  /** Opens a program, also one that no menu offers. */
  readonly open: Programs['open'];
}

declare global {
  interface Window {
    desktopProbe?: DesktopProbe;
  }
}

export function exposeProbe(
  local: boolean,
  stage: Stage,
  registry: Map<string, Entry>,
  open: Programs['open'],
): void {
  if (!local) return;
  const apps = [...registry.values()].filter((entry) => !isLink(entry)).map(({ id }) => id);
  const fullDraws = new Set<string>();
  const look = (): void => {
    const why = stage.fullDraw();
    if (why !== null) fullDraws.add(nameOfFullDraw(why));
  };
  // Each frame but the last is looked at before the next.
  stage.beforeFrame(look);
  window.desktopProbe = {
    frames: stage.count,
    apps: () => apps,
    pictures: keptPictures,
    fullDraws() {
      look();
      return [...fullDraws];
    },
    install: (app) => void registry.set(app.id, app),
    open,
  };
}
