import type { AppManifest } from '../../src/kernel/app.ts';
import { asBuilt } from '../../src/kernel/features.ts';
import { mayHaveOpen } from '../../src/os/apps/registry.ts';

const manifests = import.meta.glob<AppManifest>('../../src/apps/*/*/manifest.ts', {
  eager: true,
  import: 'manifest',
});

/**
 * The folders, from the root, of the programs that everybody has: those that a visitor of the public mode may have open
 * (GATE-2). Vite runs this file, since it reads the manifests as the product does.
 */
export const EVERYBODYS_PROGRAMS: readonly string[] = Object.entries(manifests)
  .filter(([, manifest]) => mayHaveOpen(manifest, 'BETA', asBuilt('public')))
  .map(([path]) => path.slice('../../'.length, -'manifest.ts'.length));
