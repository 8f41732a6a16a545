import { readdirSync } from 'node:fs';
import type { AppManifest } from '../../src/kernel/app.ts';

const APPS = new URL('../../src/apps/', import.meta.url);

/** The manifests of all programs. */
export function manifests(): Promise<AppManifest[]> {
  const folders = readdirSync(APPS).flatMap((district) =>
    readdirSync(new URL(district, APPS)).map((id) => `${district}/${id}`),
  );
  return Promise.all(folders.map(manifestIn));
}

async function manifestIn(folder: string): Promise<AppManifest> {
  const module = (await import(new URL(`${folder}/manifest.ts`, APPS).href)) as { manifest: AppManifest };
  return module.manifest;
}
