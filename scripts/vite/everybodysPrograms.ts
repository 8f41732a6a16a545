import type { AppManifest } from '../../src/kernel/app.ts';
import { asBuilt } from '../../src/kernel/features.ts';
import { mayHaveOpen } from '../../src/os/apps/registry.ts';

const manifests = import.meta.glob<AppManifest>('../../src/apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});

const LAST = 1_000;

/** Programs of the system come first, of them those that have an icon or a line in Start; then the desktop's icons. */
const rankOf = (path: string, { desktopIcon = LAST, startMenu = LAST }: AppManifest): number =>
  Math.min(desktopIcon, startMenu) + (path.includes('/src/apps/system/') ? 0 : LAST);

/**
 * The folders, from the root, of the programs that everybody has: those that a visitor of the public mode may have open
 * (GATE-2), in the order in which people need them (OFFLINE-4). Vite runs this file, since it reads the manifests as the
 * product does.
 */
export const EVERYBODYS_PROGRAMS: readonly string[] = Object.entries(manifests)
  .filter(([, manifest]) => mayHaveOpen(manifest, 'BETA', asBuilt('public')))
  .map(([path, manifest]) => ({ path, rank: rankOf(path, manifest) }))
  .sort((a, b) => a.rank - b.rank)
  .map(({ path }) => path.slice('../../'.length, -'manifest.ts'.length));
