import { keptPictures } from '../../engine/assets/texture.ts';
import type { Stage } from '../../engine/stage/stage.ts';
import { isLink, type Registry } from '../../os/apps/registry.ts';

/** What benchmarks and photographs read, on localhost only. */
export interface DesktopProbe {
  /** Frames drawn so far. */
  frames(): number;
  /** Ids of all apps. */
  apps(): readonly string[];
  /** How many pictures are kept, and their bytes. */
  pictures(): ReturnType<typeof keptPictures>;
}

declare global {
  interface Window {
    desktopProbe?: DesktopProbe;
  }
}

export function exposeProbe(local: boolean, stage: Stage, registry: Registry): void {
  if (!local) return;
  const apps = [...registry.values()].filter((entry) => !isLink(entry)).map(({ id }) => id);
  window.desktopProbe = {
    frames: stage.count,
    apps: () => apps,
    pictures: keptPictures,
  };
}
