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

/** Whether it is a form or a sheet of properties, which shows all that it has as it opens. What fills the screen is a page. */
export const isSheet = ({ window }: AppManifest): boolean =>
  window.width !== 'full' && (window.resizable === false || window.maximizable === false);

async function manifestIn(folder: string): Promise<AppManifest> {
  const module = (await import(new URL(`${folder}/manifest.ts`, APPS).href)) as { manifest: AppManifest };
  return module.manifest;
}
