import type { AccessLevel, AppManifest, Purpose } from '../../kernel/app.ts';
import type { WindowBody, WindowSpec } from '../windows/windowSpec.ts';

/** The apps there are, by id. */
export type Registry = ReadonlyMap<string, AppManifest>;

/** What everyone has while access codes are not asked for (spec 1, section 4). */
export const DEFAULT_LEVEL: AccessLevel = 'BETA';

const FOLDER = /\/([^/]+)\/manifest\.ts$/;

/** Checks that each app's folder is its id, which is the only place that names it. Throws on a stray one. */
export function createRegistry(
  modules: Readonly<Record<string, { readonly manifest: AppManifest }>>,
): Registry {
  return new Map(
    Object.entries(modules).map(([path, { manifest }]) => {
      const folder = FOLDER.exec(path)?.[1];
      if (folder !== manifest.id) throw new Error(`app ${manifest.id} lives in the folder ${folder ?? path}`);
      return [manifest.id, manifest];
    }),
  );
}

/** Whether a person of this level sees the app (spec 1, section 6). */
export function isVisible(manifest: AppManifest, level: AccessLevel | null): boolean {
  if (manifest.access === 'everyone') return true;
  return level !== null && manifest.access.includes(level);
}

/** The app that does this for all others; undefined while there is none. */
export function appFor(registry: Registry, purpose: Purpose): AppManifest | undefined {
  return [...registry.values()].find((manifest) => manifest.serves === purpose);
}

const ordered = (
  registry: Registry,
  level: AccessLevel | null,
  position: (manifest: AppManifest) => number | undefined,
): readonly AppManifest[] =>
  [...registry.values()]
    .filter((manifest) => position(manifest) !== undefined && isVisible(manifest, level))
    .sort((a, b) => (position(a) ?? 0) - (position(b) ?? 0));

export const desktopApps = (registry: Registry, level: AccessLevel | null): readonly AppManifest[] =>
  ordered(registry, level, (manifest) => manifest.desktopIcon);

export const startMenuApps = (registry: Registry, level: AccessLevel | null): readonly AppManifest[] =>
  ordered(registry, level, (manifest) => manifest.startMenu);

const SMALLEST = { width: 200, height: 120 } as const;

/** The window that an app opens in. Throws when its manifest names no body. */
export function windowSpecOf(manifest: AppManifest, params: string | undefined): WindowSpec {
  const { window } = manifest;
  const full = window.width === 'full' || window.height === 'full';
  return {
    appId: manifest.id,
    params,
    title: manifest.title,
    icon: manifest.icon,
    width: window.width,
    height: window.height,
    minWidth: window.minWidth ?? SMALLEST.width,
    minHeight: window.minHeight ?? SMALLEST.height,
    resizable: window.resizable ?? !full,
    maximizable: window.maximizable ?? window.resizable ?? true,
    minimizable: true,
    hasHelp: manifest.help.length > 0,
    dialog: false,
    body: bodyOf(manifest),
  };
}

function bodyOf(manifest: AppManifest): WindowBody {
  if (manifest.overlay !== undefined) return { kind: 'overlay', load: manifest.overlay };
  if (manifest.scene !== undefined) return { kind: 'scene', load: manifest.scene };
  throw new Error(`app ${manifest.id} has no body`);
}
